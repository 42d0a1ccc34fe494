"""Every promise of the kernel, held against every game, variant and number of seats there is."""
