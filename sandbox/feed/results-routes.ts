import { Hono } from 'hono';

import { dayNamed } from '../../contracts/calendar-day.ts';
import { headerNames } from '../../contracts/common.ts';
import { isRacing } from '../../contracts/racing-sports.ts';
import type { ResultGame, ResultsAnswer } from '../../contracts/results.ts';
import { isVirtualSport } from '../../contracts/virtual/facts.ts';
import { daySpan } from '../../contracts/zone-days.ts';
import { zoneNamed } from '../../contracts/zone-named.ts';
import { dayIn, type TimeZone } from '../../contracts/zones.ts';
import { champEntity, type Finished, type FixtureChamp, wireChamp, wireMatch } from '../../simulator/index.ts';
import { type Env, languageOf, variesBy } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import { wrongField } from '../http/failure.ts';
import { dayMs } from '../world/clock.ts';

/** Nobody played before: moments of long ago are no moments of the wire. */
const firstDay = Date.UTC(2000, 0, 1);

/** The number of the day that a call names; without a name, of the day of `now` in the reader's zone. */
function dayOf(text = '', now: number, zone: TimeZone): number {
  if (text === '') return dayIn(zone, now);
  const day = dayNamed(text);
  if (day === undefined) throw wrongField('date', 'The calendar has no such day.');
  return day;
}

const idOf = (text: string | undefined) => (/^\d+$/.test(text ?? '') ? Number(text) : undefined);

/**
 * GET results: the matches that ended on a day, by championship. `zone`: `live`, or `zone` for matches with a match
 * tracker. A day has hundreds of virtual matches and of races, so only clients that ask for their sport get them. Spec:
 * api §7.2.
 */
export function resultsRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/feed-api/v1/results', (c) => {
    const { simulator, clock } = c.get('world');
    const lng = languageOf(c);
    const zone = zoneNamed(c.req.query('timezone') ?? '') ?? 0;
    const day = dayOf(c.req.query('date'), clock.now(), zone);
    // Clocks of far years are not read: each stretch of them that somebody names would stay in memory.
    const isKnown = day * dayMs >= firstDay && day * dayMs < clock.now() + 2 * dayMs;
    const [from, until] = isKnown ? daySpan(zone, day) : [0, 0];
    const [sportId, champId] = [idOf(c.req.query('sportId')), idOf(c.req.query('champId'))];
    const isTracked = c.req.query('zone') === 'zone';
    const read = (): ResultsAnswer['data'] => {
      if (!isKnown) return [];
      const isWanted = (champ: FixtureChamp) =>
        sportId === undefined && champId === undefined
          ? !isVirtualSport(champ.sportId) && !isRacing(champ.sportId)
          : (sportId ?? champ.sportId) === champ.sportId && (champId ?? champ.id) === champ.id;
      const matches = simulator
        .finished(from, until, isWanted)
        .filter(({ match }) => !isTracked || match.zoneId !== undefined);
      const races = isTracked ? [] : simulator.racing.finished(from, until, lng, isWanted);
      const finished: readonly (Finished & Pick<ResultGame, 'race'>)[] = [...matches, ...races];
      return [...Map.groupBy(finished, ({ champ }) => champ)].map(([champ, ended]) => ({
        champ: wireChamp(champEntity(champ, 0, 0), lng),
        games: ended.map(({ match, finishedAt, race }): ResultGame => ({
          ...wireMatch(match, lng),
          finishedAt,
          ...(race && { race }),
        })),
      }));
    };
    const data = costly(c, `results ${JSON.stringify([lng, from, until, sportId, champId, isTracked])}`, read);
    c.header('Cache-Control', 'public, max-age=60');
    variesBy(c, 'Cookie', headerNames.world);
    return c.json({ data });
  });
  return routes;
}
