"""The compiled rules of Teotihuacan; README.md tells how a decision flows through them."""
