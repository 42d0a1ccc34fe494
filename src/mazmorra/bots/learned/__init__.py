"""Small networks trained by self-play and run with NumPy alone, on one core: threads would only hinder each
other at networks of this size.
"""

import os

for threads in (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
):  # read when NumPy is first imported, by a module of this folder
    os.environ.setdefault(threads, "1")
