// Makes the board of the page playable.
export {};
