import { type Context, Hono } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import type {
  ChampStatisticsAnswer,
  CompetitionsAnswer,
  GameStatisticsAnswer,
  TeamStatisticsAnswer,
} from '../../contracts/statistics.ts';
import type { z } from '../../contracts/zod.ts';
import { type Env, languageOf, variesBy } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import { notFound } from '../http/failure.ts';
import { champStatistics, competitions } from './champ.ts';
import type { Writer } from './lines.ts';
import { matchStatistics } from './match.ts';
import { teamStatistics } from './team.ts';
import { teamOf } from './teams.ts';

const idOf = (text: string | undefined): number | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;

/** The numbers change with each match that ends. */
function keepShortly(c: Context<Env>) {
  c.header('Cache-Control', 'public, max-age=30');
  variesBy(c, 'Cookie', headerNames.world);
}

/** Nothing of it is stored: matches are played again for it, so it counts as work of the caller. */
const made = <T>(c: Context<Env>, name: string, make: (writer: Writer) => T): T => {
  const writer = { simulator: c.get('world').simulator, lng: languageOf(c) };
  return costly(c, `statistics ${name} ${writer.lng}`, () => make(writer));
};

/** GET statistics of a match, a competition or a team, and the list of competitions. Row MEDIA-12. */
export function statisticsRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  const path = (name: string) => `/feed-api/v1/statistics/${name}`;

  routes.get(path('game'), (c) => {
    const { simulator, seed } = c.get('world');
    const match = simulator.almanac.match(idOf(c.req.query('gameId')) ?? 0);
    if (match === null) throw notFound('This match');
    keepShortly(c);
    const data = made(c, `game ${String(match.fixture.id)}`, (writer) => matchStatistics(seed, match, writer));
    return c.json({ data } satisfies z.infer<typeof GameStatisticsAnswer>);
  });

  routes.get(path('champ'), (c) => {
    const { simulator, seed } = c.get('world');
    const champ = simulator.almanac.champ(idOf(c.req.query('champId')) ?? 0);
    const wanted = c.req.query('season') === 'finished' ? 'finished' : 'present';
    const data =
      champ && made(c, `champ ${String(champ.id)} ${wanted}`, (writer) => champStatistics(seed, champ, wanted, writer));
    if (!data) throw notFound('This competition');
    keepShortly(c);
    return c.json({ data } satisfies z.infer<typeof ChampStatisticsAnswer>);
  });

  routes.get(path('champs'), (c) => {
    keepShortly(c);
    const sportId = idOf(c.req.query('sportId'));
    const data = made(c, `champs ${String(sportId)}`, (writer) => competitions(sportId, writer));
    return c.json({ data } satisfies z.infer<typeof CompetitionsAnswer>);
  });

  routes.get(path('team'), (c) => {
    const { simulator, seed } = c.get('world');
    const known = teamOf(simulator.almanac, idOf(c.req.query('teamId')) ?? 0);
    if (!known) throw notFound('This team');
    keepShortly(c);
    const data = made(c, `team ${String(known.team.id)}`, (writer) => teamStatistics(seed, known, writer));
    return c.json({ data } satisfies z.infer<typeof TeamStatisticsAnswer>);
  });

  return routes;
}
