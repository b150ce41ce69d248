import { Hono } from 'hono';

import type { MeetingsAnswer, RaceCardAnswer } from '../../contracts/racing.ts';
import { isRacing } from '../../contracts/racing-sports.ts';
import type { z } from '../../contracts/zod.ts';
import { type Env, languageOf } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import { notFound } from '../http/failure.ts';

const idOf = (typed: string | undefined): number => (/^\d{1,15}$/.test(typed ?? '') ? Number(typed) : 0);

/** GET the card of a race, and the meetings of one sport or of both. Rows RACE-02, RACE-06. */
export function racingRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/feed-api/v1/race', (c) => {
    const { simulator } = c.get('world');
    const gameId = idOf(c.req.query('gameId'));
    const lng = languageOf(c);
    const data = costly(c, `race ${String(gameId)} ${lng}`, () => simulator.racing.card(gameId, lng));
    if (!data) throw notFound('This race');
    c.header('Cache-Control', 'no-store');
    return c.json({ data } satisfies z.infer<typeof RaceCardAnswer>);
  });

  routes.get('/feed-api/v1/race-meetings', (c) => {
    const { simulator } = c.get('world');
    const asked = c.req.query('sportId');
    const sportId = asked === undefined ? null : idOf(asked);
    if (sportId !== null && !isRacing(sportId)) throw notFound('This sport');
    const lng = languageOf(c);
    const data = costly(c, `meetings ${String(sportId)} ${lng}`, () => simulator.racing.meetings(sportId, lng));
    c.header('Cache-Control', 'no-store');
    return c.json({ data } satisfies z.infer<typeof MeetingsAnswer>);
  });

  return routes;
}
