"""What every game needs and no game is: the contract, chance, grids, boxes, records, tables."""
