"""Foreign files: records and component files that anybody may have written."""
