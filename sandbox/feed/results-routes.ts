import { Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import type { ResultGame, ResultsAnswer } from '../../contracts/results.ts';
import { isVirtualSport } from '../../contracts/virtual/facts.ts';
import { daySpan } from '../../contracts/zone-days.ts';
import { zoneNamed } from '../../contracts/zone-named.ts';
import { dayIn, type TimeZone } from '../../contracts/zones.ts';
import { type Env, languageOf, variesBy } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import { champEntity } from '../simulator/entities.ts';
import { wireChamp, wireGame } from '../simulator/wire.ts';
import { dayMs } from '../world/clock.ts';

/** Nobody played before: moments of long ago are no moments of the wire. */
const firstDay = Date.UTC(2000, 0, 1);

/** The number of a day that is written as YYYY-MM-DD. Any other text means the day of `now` in the reader's zone. */
function dayOf(text: string | undefined, now: number, zone: TimeZone): number {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? Date.parse(`${text ?? ''}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(day) ? dayIn(zone, now) : day / dayMs;
}

const idOf = (text: string | undefined) => (/^\d+$/.test(text ?? '') ? Number(text) : undefined);

/**
 * GET results: the games that ended on a day, by championship. `zone`: `live`, or `zone` for games with a match
 * tracker. A day has hundreds of virtual matches, so only who asks for their sport gets them. Spec: api §7.2.
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
      const finished = simulator
        .finished(from, until, (champ) =>
          sportId === undefined && champId === undefined
            ? !isVirtualSport(champ.sportId)
            : (sportId ?? champ.sportId) === champ.sportId && (champId ?? champ.id) === champ.id,
        )
        .filter(({ game }) => !isTracked || game.zoneId !== undefined);
      return [...Map.groupBy(finished, ({ champ }) => champ)].map(([champ, games]) => ({
        champ: wireChamp(champEntity(champ, 0, 0), lng),
        games: games.map(({ game, finishedAt }): ResultGame => ({ ...wireGame(game, lng), finishedAt })),
      }));
    };
    const data = costly(c, `results ${JSON.stringify([lng, from, until, sportId, champId, isTracked])}`, read);
    c.header('Cache-Control', 'public, max-age=60');
    variesBy(c, 'Cookie', headerNames.world);
    return c.json({ data });
  });
  return routes;
}
