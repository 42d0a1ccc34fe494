"""`python -m mazmorra` is the command `mazmorra`."""

import sys

from mazmorra.cli import main

sys.exit(main())
