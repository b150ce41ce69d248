import { type Context, Hono } from 'hono';

import { LetterRequest } from '../../contracts/letter-request.ts';
import type { Letter } from '../../contracts/letters.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { answerLater } from './answers.ts';
import { managerOf } from './manager.ts';
import { addLetter, type LetterKind, lettersOf, toLetter } from './store.ts';

const root = '/office-api/v1';
/** Letters of an hour. */
const most: Readonly<Record<LetterKind, number>> = { manager: 10, idea: 5 };

/** The personal manager, and ideas of players. Spec: api §9. */
export function letterRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(`${root}/manager`, (c) => c.json({ data: managerOf(c.get('world'), playerOf(c)) }));
  routes.post(`${root}/manager/letters`, async (c) => c.json({ data: await send(c, 'manager') }, 201));

  routes.get(`${root}/ideas`, (c) => {
    const page = pageOf(c);
    const { letters, total } = lettersOf(c.get('world'), { userId: playerOf(c), kind: 'idea' }, page);
    return c.json({ data: letters, total_count: total, ...page });
  });
  routes.post(`${root}/ideas`, async (c) => c.json({ data: await send(c, 'idea') }, 201));

  return routes;
}

async function send(c: Context<Env>, kind: LetterKind): Promise<Letter> {
  const [world, userId] = [c.get('world'), playerOf(c)];
  const { text } = await readBody(c, LetterRequest);
  world.limits.count(`${kind} letter ${String(userId)}`, most[kind], 3600);
  const letter = addLetter(world, { user_id: userId, kind, text, language: languageOf(c) });
  answerLater(world, letter);
  return toLetter(letter);
}
