"""The report of a match: one HTML page with plots that needs nothing else."""

REPORT_FILE = "report.html"
