import type { Outcome, StatLine } from '@contracts/statistics';

/** How a match went for one of its sides; null before its end. */
export function outcomeIn({ home, score }: StatLine, teamId: number): Outcome | null {
  if (!score) return null;
  const [own, other] = home?.id === teamId ? score : [score[1], score[0]];
  return own > other ? 'win' : own < other ? 'loss' : 'draw';
}
