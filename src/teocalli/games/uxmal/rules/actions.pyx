"""The numbers of `actions.pxd`, for Python."""
