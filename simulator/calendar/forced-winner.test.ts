import { expect, test } from 'vitest';

import { createClock } from '../../sandbox/world/clock.ts';
import { fullCatalogue } from '../catalogue/index.ts';
import { oneDay, oneHour } from '../days.ts';
import { createSimulator } from '../simulator.ts';

/** A Monday on which a tournament of 32 begins. */
const monday = Date.UTC(2026, 4, 4, 6);
const tours = fullCatalogue.filter(({ tours: own }) => own.length > 0);

test('[SPORT-02] who was made to win goes on in the tournament', () => {
  const clock = createClock({ manual: true, now: monday });
  const simulator = createSimulator({ seed: 7, clock, catalogue: tours });
  simulator.start();
  const champ = simulator.snapshot().champs.find(({ name }) => name.en.startsWith('ATP Rome'))!;
  const matchesOf = () =>
    simulator
      .snapshot()
      .games.filter(({ champId, outcomesCount }) => champId === champ.id && outcomesCount === undefined);
  const first = matchesOf();
  // Both ways, so that in each pair somebody goes on who would not have won.
  const winners = first.map(({ id, opp1, opp2 }, index) => {
    const isFirst = index % 2 === 0;
    expect(simulator.command({ gameId: id, do: 'finish', score: isFirst ? [2, 0] : [0, 2] }).ok).toBe(true);
    return isFirst ? opp1.id : opp2.id;
  });
  for (let at = monday; at < monday + 3 * oneDay; at += oneHour) clock.advance(oneHour / 1000);
  const known = new Set(first.map(({ id }) => id));
  const next = matchesOf().filter(({ id }) => !known.has(id));
  const players = next.flatMap(({ opp1, opp2 }) => [opp1.id, opp2.id]);
  expect(players.length).toBeGreaterThanOrEqual(8);
  for (const player of players) expect(winners).toContain(player);
});
