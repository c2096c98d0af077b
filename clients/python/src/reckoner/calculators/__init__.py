"""The catalogue's calculators by category, each typed: ``from reckoner.calculators import finance``."""
