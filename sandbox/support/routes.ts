import { type Context, Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { AppealRequest, CallbackRequest, ChatRequest, QuestionRequest } from '../../contracts/support.ts';
import { isSupportOpen } from '../../contracts/support-hours.ts';
import { cookieSession } from '../auth/cookies.ts';
import { visitorSession } from '../auth/current.ts';
import { userById } from '../auth/users.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { limitAddress } from '../http/limit-address.ts';
import { contactHeld } from '../protection/index.ts';
import { pushPlayer } from '../push/player.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { addAppeal, answerAppeal, appealsOf } from './appeals.ts';
import { replyIn } from './replies.ts';
import { addCallback, addMessage, addQuestion, answerQuestion, messagesOf, questionsOf } from './store.ts';

const root = '/support-api/v1';
/** How long the robot thinks. */
const chatReplyMs = 1500;
const questionReplyMs = 30_000;
/** Questions, and appeals, of one address in an hour. */
const maxOfAddress = 20;

/** Callback, questions, appeals, chat. Spec: api §10. */
export function supportRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${root}/callback`, async (c) => {
    const userId = playerOf(c);
    const { phone, time, lng } = await readBody(c, CallbackRequest);
    const world = c.get('world');
    const { callbackLanguages, hours } = siteConfig(world, lng).support;
    if (!callbackLanguages.includes(lng)) throw forbidden('Callbacks are not available in this language.');
    if (!isSupportOpen(world.clock.now(), hours)) throw forbidden('Nobody is available at this hour.');
    limit(world, `callback ${String(userId)}`, 5);
    const id = addCallback(world.db, { userId, phone, time, language: lng, at: world.clock.now() });
    return c.json({ data: { id } }, 201);
  });

  routes.post(`${root}/questions`, async (c) => {
    const { topic, text, email } = await readBody(c, QuestionRequest);
    const world = c.get('world');
    const userId = c.get('session')?.userId ?? null;
    const own = userId === null ? null : (userById(world.db, userId)?.email ?? null);
    const to = email ?? own;
    // A visitor has no page to read the answer on, so they must give an address.
    if (userId === null && to === null) throw wrongField('email', 'field_error_required');
    limitAddress(c, 'question', maxOfAddress, 3600);
    // A stranger's mailbox is not ours to fill.
    if (to !== null && to !== own) world.limits.count(`question-to:${to.toLowerCase()}`, 3, 24 * 3600);
    const owner = ownerOf(c) ?? `session ${String(visitorSession(c))}`;
    limit(world, `question ${owner}`, 10);
    const question = addQuestion(world.db, { owner, email: to, topic, text, at: world.clock.now() });
    answerLater(world, { id: question.id, to, language: languageOf(c) });
    return c.json({ data: question }, 201);
  });

  routes.get(`${root}/questions`, (c) => {
    const page = pageOf(c);
    const { items, total } = questionsOf(c.get('world').db, `user ${String(playerOf(c))}`, page);
    return c.json({ data: items, total_count: total, ...page });
  });

  // Visitors without an account are known by the session of their browser, and read only their own appeals.
  routes.post(`${root}/appeals`, async (c) => {
    const { text } = await readBody(c, AppealRequest);
    const world = c.get('world');
    if (world.geo.displayTypeId !== 1) throw forbidden('Your region is not blocked.');
    limitAddress(c, 'appeal', maxOfAddress, 3600);
    const owner = ownerOf(c) ?? `session ${String(visitorSession(c))}`;
    limit(world, `appeal ${owner}`, 5);
    const appeal = addAppeal(world.db, { owner, text, at: world.clock.now() });
    const answer = replyIn(languageOf(c), 'appeal');
    world.clock.at(world.clock.now() + questionReplyMs, () => answerAppeal(world.db, appeal.id, answer));
    return c.json({ data: appeal }, 201);
  });

  routes.get(`${root}/appeals`, (c) => {
    const page = pageOf(c);
    const owner = ownerOf(c);
    const { items, total } = owner === null ? { items: [], total: 0 } : appealsOf(c.get('world').db, owner, page);
    return c.json({ data: items, total_count: total, ...page });
  });

  routes.get(`${root}/chat`, (c) => {
    const page = pageOf(c);
    const owner = ownerOf(c);
    const thread = { owner: owner ?? '', consultant: c.req.query('consultant') ?? '' };
    const { items, total } = owner === null ? { items: [], total: 0 } : messagesOf(c.get('world').db, thread, page);
    return c.json({ data: items, total_count: total, ...page });
  });

  routes.post(`${root}/chat`, async (c) => {
    const { consultant, text } = await readBody(c, ChatRequest);
    const world = c.get('world');
    const { clock, db, limits } = world;
    const userId = c.get('session')?.userId;
    const { consultSystem, consultantParams, support } = siteConfig(c.get('world'), languageOf(c));
    if (consultSystem !== 'builtin' || consultantParams.consultant_id !== consultant)
      throw forbidden('This adviser does not exist.');
    if (!isSupportOpen(clock.now(), support.hours)) throw forbidden('Nobody is available at this hour.');
    limitAddress(c, 'chat', 120, 600);
    const owner = ownerOf(c) ?? `session ${String(visitorSession(c))}`;
    limits.count(`chat ${owner}`, 30, 60);
    const thread = { owner, consultant };
    const message = addMessage(db, { ...thread, sender: 'visitor', text, at: clock.now() });
    const reply = replyIn(languageOf(c), 'chat');
    clock.at(clock.now() + chatReplyMs, () => {
      addMessage(db, { ...thread, sender: 'consultant', text: reply, at: clock.now() });
      // That was the talk which a higher limit waits for. Row LIM-52.
      if (userId !== undefined && contactHeld(world, userId)) pushPlayer(world, userId, 'limits');
    });
    return c.json({ data: message }, 201);
  });

  return routes;
}

const forbidden = (message: string) => new ApiFailure(403, errorCodes.forbidden, message);
const limit = (world: World, name: string, max: number) => world.limits.count(name, max, 3600);

/** The owner of a talk and of questions. Null for a visitor without a session. */
function ownerOf(c: Context<Env>): string | null {
  const userId = c.get('session')?.userId;
  if (userId !== undefined) return `user ${String(userId)}`;
  const session = cookieSession(c);
  return session === null ? null : `session ${String(session.id)}`;
}

type Asked = { id: number; to: string | null; language: string };

function answerLater({ clock, db, deliver }: World, { id, to, language }: Asked): void {
  clock.at(clock.now() + questionReplyMs, () => {
    const [text, subject] = [replyIn(language, 'question'), replyIn(language, 'subject')];
    answerQuestion(db, id, text);
    if (to !== null) deliver({ at: Math.floor(clock.now() / 1000), to, subject, text });
  });
}
