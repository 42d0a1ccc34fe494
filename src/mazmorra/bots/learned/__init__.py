"""Small networks trained by self-play and run with NumPy alone, on one core."""
