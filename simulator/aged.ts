/** With so many seconds of play left of a period, prices hold for so many. Of several rows that fit the last counts. */
export type Ageing = readonly (readonly [left: number, hold: number])[];

/** The last moment of a period, until `second`, at which all prices are made anew. 0: none so far. */
export function agedSince(ageing: Ageing, { from, to }: { from: number; to: number }, second: number): number {
  const hold = ageing.findLast(([left]) => to - second <= left)?.[1];
  if (hold === undefined || second <= from) return 0;
  return from + Math.floor((Math.min(second, to) - from) / hold) * hold;
}
