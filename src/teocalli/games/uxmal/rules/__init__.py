"""The compiled rules of Uxmal; README.md tells how a decision flows through them."""
