"""Games as learning environments: `pettingzoo`, `gymnasium` and `openspiel`, a module for each library.

All three are one derivation from what the games declare (`games/<game>/fields.py`). Each library is imported
by its own module only, and installed with `pip install mazmorra[research]`.
"""
