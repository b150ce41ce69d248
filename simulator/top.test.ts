import { expect, test } from 'vitest';

import { createClock } from '../sandbox/world/clock.ts';
import { fullCatalogue } from './catalogue/index.ts';
import { createSimulator } from './simulator.ts';
import type { SimMatch } from './types.ts';

/** A Tuesday evening of November, when the great leagues rest and the night begins. */
const evening = Date.UTC(2026, 10, 24, 22, 3, 7);
const hours = 10;
/** The home page has room for so many matches of a zone. */
const room = 12;

test('[SPORT-05] the home page is full at every hour at which enough games are on, with the best of them', () => {
  const clock = createClock({ manual: true, now: evening });
  const simulator = createSimulator({ seed: 7, clock, catalogue: fullCatalogue });
  simulator.start();
  let thin = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    const { games, champs } = simulator.snapshot();
    const weights = new Map(champs.map(({ id, weight }) => [id, weight]));
    const weightOf = ({ champId }: SimMatch) => weights.get(champId) ?? 0;
    const live = games.filter(({ zone, isFinished }) => zone === 'live' && !isFinished);
    const isTop = ({ pageTypes }: SimMatch) => pageTypes.includes('top');
    const top = live.filter(isTop);
    const others = live.filter((match) => !isTop(match));
    expect(top.length).toBeGreaterThanOrEqual(Math.min(room, live.length));
    expect(Math.max(0, ...others.map(weightOf))).toBeLessThanOrEqual(Math.min(...top.map(weightOf)));
    if (live.filter((match) => weightOf(match) >= 75).length < room) thin += 1;
    const ahead = games.filter((match) => match.zone === 'line' && isTop(match));
    expect(ahead.length).toBeGreaterThanOrEqual(room);
    // A visitor who opens the page waits for each of them.
    const late = ahead.filter(({ startAt }) => startAt * 1000 > clock.now() + 2 * 86_400_000);
    expect(late).toHaveLength(Math.max(0, room - (ahead.length - late.length)));
    clock.advance(3600);
  }
  // In most of these hours no great league would have filled the page.
  expect(thin).toBeGreaterThan(hours / 2);
});
