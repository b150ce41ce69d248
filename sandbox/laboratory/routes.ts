import { Hono } from 'hono';

import { type Env, pageOf } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { operatorOnly } from '../operator-acts/operator-only.ts';
import { csvOfRounds } from './csv.ts';
import { exportedRounds } from './export.ts';
import { isGame } from './published.ts';
import { replayRound } from './replay.ts';
import { allReturns } from './returns.ts';
import { rulesOf } from './rules.ts';

/** What a laboratory asks: rules of anybody, the rest of an operator. `token`: OPERATOR_TOKEN; without it those calls do not exist. */
export function laboratoryRoutes(token: string | null): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/games-api/v1/games/:game/rules', (c) => {
    const game = c.req.param('game');
    if (!isGame(game)) throw notFound('This game');
    return c.json({ data: rulesOf(game, pageOf(c)) });
  });
  routes.get('/operator-api/v1/games/returns', operatorOnly(token), (c) =>
    c.json({ data: allReturns(c.get('world')) }),
  );
  routes.get('/operator-api/v1/games/rounds', operatorOnly(token), (c) => {
    const { rounds, next } = exportedRounds(c);
    if (c.req.query('format') !== 'csv') return c.json({ data: rounds, next });
    if (next !== null) c.header('Openbook-Next', next);
    c.header('Content-Disposition', 'attachment; filename="rounds.csv"');
    return c.body(csvOfRounds(rounds), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
  routes.get('/operator-api/v1/games/rounds/:id', operatorOnly(token), (c) =>
    c.json({ data: replayRound(c.get('world'), c.req.param('id')) }),
  );
  return routes;
}
