/** By how much a side wins: bands of points. The last one has no end. */
const bandSize = 5;
const lastBand = 5;

/** Bands of every winning lead; those of side 2 are negative. */
export const bands: readonly number[] = [1, 2, 3, 4, 5, -1, -2, -3, -4, -5];

/** The band of a lead; 0 at a level score. */
export const bandOf = (lead: number): number =>
  Math.sign(lead) * Math.min(lastBand, Math.ceil(Math.abs(lead) / bandSize)) + 0;

/** "6–10", "21+". */
export function bandText(band: number): string {
  const number = Math.abs(band);
  const from = (number - 1) * bandSize + 1;
  return number < lastBand ? `${from}–${number * bandSize}` : `${from}+`;
}
