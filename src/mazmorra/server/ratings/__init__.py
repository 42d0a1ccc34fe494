"""How strong everybody is, by the games they chose to be rated at; and the deal everybody gets each day."""
