/** A card is a number: 13 ranks (0 the ace, 12 the king) of four suits. A shoe of several decks goes on from 52. */
export const rankOf = (card: number): number => card % 13;
export const suitOf = (card: number): number => Math.floor((card % 52) / 13);

export const eightDecks = 416;
