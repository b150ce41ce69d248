import { champEntity } from './entities.ts';
import type { FixtureChamp } from './fixture.ts';
import { namedSportOf } from './named-sports.ts';
import type { DomainOp, SimChamp, SimEntities, SimGame, SimSport } from './types.ts';

type Count = { line: number; live: number };
const add = (counts: Map<number, Count>, id: number, { zone, isFinished }: SimGame) => {
  const count = counts.get(id) ?? { line: 0, live: 0 };
  if (!isFinished) count[zone] += 1;
  counts.set(id, count);
};

/**
 * Counts the games of each competition and sport. A finished game does not count, though it is still shown. A
 * competition without a game is not on offer.
 */
export function createCounts(champs: readonly FixtureChamp[]) {
  const shownChamps = new Map<number, SimChamp>();
  const shownSports = new Map<number, SimSport>();

  const update = (games: Iterable<SimGame>): DomainOp[] => {
    const byChamp = new Map<number, Count>();
    const bySport = new Map<number, Count>();
    for (const game of games) {
      add(byChamp, game.champId, game);
      add(bySport, game.sportId, game);
    }
    const ops: DomainOp[] = [];
    for (const [id, { line, live }] of bySport) {
      const shown = shownSports.get(id);
      if (shown?.line === line && shown.live === live) continue;
      const { name, weight } = namedSportOf(id);
      const value: SimSport = { id, name, line, live, weight };
      shownSports.set(id, value);
      ops.push({ op: 'put', kind: 'sport', id, value });
    }
    for (const champ of champs) {
      const { id } = champ;
      const count = byChamp.get(id);
      const shown = shownChamps.get(id);
      if (shown?.line === count?.line && shown?.live === count?.live) continue;
      if (!count) {
        shownChamps.delete(id);
        ops.push({ op: 'del', kind: 'champ', id });
        continue;
      }
      const value = champEntity(champ, count.line, count.live);
      shownChamps.set(id, value);
      ops.push({ op: 'put', kind: 'champ', id, value });
    }
    return ops;
  };

  return {
    /** What `news` of a tick changes. Most ticks bring prices alone: then no game came, went, began or ended. */
    after: (news: readonly DomainOp[], games: () => Iterable<SimGame>): DomainOp[] =>
      news.some((op) => op.op !== 'odds' && op.kind === 'game') ? update(games()) : [],
    entities: (): Pick<SimEntities, 'sports' | 'champs'> => ({
      sports: [...shownSports.values()],
      champs: [...shownChamps.values()],
    }),
  };
}
