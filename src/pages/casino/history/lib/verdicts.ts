/**
 * What this browser says of a round. `twice`: another round has its seed and count. `maths`: it says other numbers, but it was played by
 * mathematics that are not those of this page. `closed`: its seed is. `open`: the round goes on.
 */
export const verdicts = ['right', 'wrong', 'twice', 'maths', 'closed', 'open'] as const;
export type Verdict = (typeof verdicts)[number];
export type Verdicts = Readonly<Record<string, Verdict>>;
