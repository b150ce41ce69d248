/**
 * The positions of boards in their pictures: the picture draws them, and the page puts its buttons over them. Row
 * CAS-36.
 */
type Size = readonly [wide: number, high: number];

/** Eight by five numbers under the row of what was drawn. */
export const kenoBoard = { size: [722, 538] as Size, inRow: 8, top: 92, cell: 78, gap: 14 };

/** A scale from 0 to 100, and the handle on it. */
export const diceBoard = { size: [842, 440] as Size, from: 70, long: 702, top: 270, high: 84, handle: 40 };

/** The card between the two calls. */
export const hiLoBoard = { size: [700, 400] as Size, top: 20, high: 220, side: 200 };

/** The covered part of a ticket. */
export const ticketBoard = { size: [600, 380] as Size, left: 90, top: 110, wide: 420, high: 190 };
