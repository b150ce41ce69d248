import { champEntity } from './entities.ts';
import type { FixtureChamp } from './fixture.ts';
import { namedSportOf } from './named-sports.ts';
import type { DomainOp, SimChamp, SimEntities, SimMatch, SimSport } from './types.ts';

type Count = { line: number; live: number };
const add = (counts: Map<number, Count>, id: number, { zone, isFinished }: SimMatch) => {
  const count = counts.get(id) ?? { line: 0, live: 0 };
  if (!isFinished) count[zone] += 1;
  counts.set(id, count);
};

/**
 * Counts the matches of each competition and sport. A finished match does not count, though it is still shown. A
 * competition without a match is not on offer.
 */
export function createCounts(champs: readonly FixtureChamp[]) {
  const shownChamps = new Map<number, SimChamp>();
  const shownSports = new Map<number, SimSport>();

  const update = (matches: Iterable<SimMatch>): DomainOp[] => {
    const byChamp = new Map<number, Count>();
    const bySport = new Map<number, Count>();
    for (const match of matches) {
      add(byChamp, match.champId, match);
      add(bySport, match.sportId, match);
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
    /** What `news` of a tick changes. Most ticks bring prices alone: then no match came, went, began or ended. */
    after: (news: readonly DomainOp[], matches: () => Iterable<SimMatch>): DomainOp[] =>
      news.some((op) => op.op !== 'odds' && op.kind === 'game') ? update(matches()) : [],
    entities: (): Pick<SimEntities, 'sports' | 'champs'> => ({
      sports: [...shownSports.values()],
      champs: [...shownChamps.values()],
    }),
  };
}
