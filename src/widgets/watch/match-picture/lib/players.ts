import type { Incident } from '@contracts/feed';

import type { Zone } from '@/entities/watch/zone';

type Event = Pick<Zone['events'][number], 'id' | 'phase'>;

/** What the picture and the list of incidents both tell, each in its own order: goals and red cards. */
const told: readonly (readonly [phases: readonly string[], kinds: readonly Incident['kind'][]])[] = [
  [
    ['goal', 'own_goal'],
    ['goal', 'own_goal', 'penalty'],
  ],
  [['red'], ['red']],
];

/** The player who scored or was sent off, by event of the picture: the first goal of one is the first of the other. */
export function playersOf(events: readonly Event[], incidents: readonly Incident[]): ReadonlyMap<number, string> {
  const players = new Map<number, string>();
  for (const [phases, kinds] of told) {
    const those = incidents.filter(({ kind }) => kinds.includes(kind));
    for (const [place, { id }] of events.filter(({ phase }) => phases.includes(phase)).entries()) {
      const player = those[place]?.player;
      if (player !== undefined) players.set(id, player);
    }
  }
  return players;
}
