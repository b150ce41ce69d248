import { sportIds } from '../../contracts/markets.ts';
import type { Averages } from '../../contracts/statistics.ts';
import type { Listed } from '../../simulator/index.ts';

const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) * 100) / numbers.length);
const share = (flags: readonly boolean[]): number => Math.round((flags.filter(Boolean).length * 100) / flags.length);

/** Means of matches that are over, from one team's side. Null without any. */
export function averagesOf(matches: readonly Listed[], teamId: number, sportId: number): Averages | null {
  const played = matches.flatMap(({ fixture, ended }) => {
    if (ended === null) return [];
    const side = fixture.home.id === teamId ? 0 : 1;
    const other = side === 0 ? 1 : 0;
    const { score, story } = ended;
    return [{ own: score[side], their: score[other], corners: story?.corners[side], cards: story?.cards[side] }];
  });
  if (played.length === 0) return null;
  const [corners, cards] = (['corners', 'cards'] as const).map((name) => played.flatMap((match) => match[name] ?? []));
  const isFootball = sportId === sportIds.football;
  return {
    matches: played.length,
    scored: mean(played.map(({ own }) => own)),
    conceded: mean(played.map(({ their }) => their)),
    won: share(played.map(({ own, their }) => own > their)),
    ...(isFootball && {
      both: share(played.map(({ own, their }) => own > 0 && their > 0)),
      overTwo: share(played.map(({ own, their }) => own + their > 2)),
    }),
    ...(corners && corners.length > 0 && { corners: mean(corners) }),
    ...(cards && cards.length > 0 && { cards: mean(cards) }),
  };
}
