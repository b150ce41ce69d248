/** 4566 of ten thousand is "45.66". */
export const diceText = (number: number): string => (number / 100).toFixed(2);
