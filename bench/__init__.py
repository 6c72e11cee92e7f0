"""Measurements. Wall-clock figures depend on the machine; the ratios, taken in one run side by side, travel better."""
