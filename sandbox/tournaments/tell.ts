import { tournamentTopic } from '../../contracts/tournaments.ts';
import type { World } from '../world/world.ts';
import { tournaments, tournamentView } from './tournaments.ts';

const everyMs = 2000;

/** Tells tables that somebody looks at whenever they changed. */
export function tellTournaments(world: World): void {
  const told = new Map<number, string>();
  world.clock.every(everyMs, () => {
    for (const stored of tournaments(world)) {
      if (!world.feed.hears(tournamentTopic(stored.id))) continue;
      const value = tournamentView(world, stored);
      const text = JSON.stringify(value);
      if (told.get(stored.id) === text) continue;
      told.set(stored.id, text);
      world.feed.tell(tournamentTopic(stored.id), () => ({ op: 'put', kind: 'shared', id: stored.id, value }));
    }
  });
}
