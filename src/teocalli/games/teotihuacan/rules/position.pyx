"""The numbers of `position.pxd`, for Python."""
