/** Nine questions, four answers each worth 0 to 3. The scale is that of the PGSI, the words are ours. Row LIM-73. */
export const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const answers = [0, 1, 2, 3] as const;
export type Answers = Readonly<Record<number, number>>;

export type Band = 'none' | 'low' | 'middle' | 'high';

/** 0 to 27; null until every question has an answer. */
export function scoreOf(given: Answers): number | null {
  const sums = questions.map((question) => given[question]);
  return sums.includes(undefined) ? null : sums.reduce<number>((sum, worth = 0) => sum + worth, 0);
}

export function bandOf(score: number): Band {
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'middle' : 'high';
}
