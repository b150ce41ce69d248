import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx, userChanged } from '@/shared/api';

import * as callback from './callback';
import * as chat from './chat';
import * as history from './history';
import * as question from './question';

const config = { consultantParams: { consultant_id: 'robot' } } as Partial<SiteConfig> as SiteConfig;
type Sent = { method: string; path: string; body: unknown };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** `answer`: what the server answers, by method and path. Every other request gets the token. */
function setup(answer: (sent: Sent) => Response | undefined, userId: number | null = 7) {
  const sent: Sent[] = [];
  const server = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/support-api')) return Response.json({ data: { token: 'h.e30.s' } });
    const text = await request.text();
    const call = {
      method: request.method,
      path: pathname + search,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
    sent.push(call);
    return answer(call) ?? Response.json({}, { status: 500 });
  };
  const scope = fork({
    values: [
      [$siteConfig, config],
      [$userId, userId],
    ] as never,
    handlers: [[fetchFx, server]],
  });
  return { scope, sent };
}
const asked = (id: number) => ({ id, at: 1_740_000_000, topic: 'Bets', text: 'Where?', status: 'open' });
const said = (id: number, from: string) => ({ id, at: 1_740_000_000_000, from, text: `message ${String(id)}` });
const listed = (data: unknown[], total = data.length) =>
  Response.json({ data, total_count: total, page: 1, pageSize: 20 });

test('[SUPPORT-02] a callback is sent with the language of the page, once its phone is one', async () => {
  const { scope, sent } = setup(() => Response.json({ data: { id: 1 } }, { status: 201 }));
  await allSettled(callback.callbackEdited, { scope, params: { phone: 'tomorrow' } });
  await allSettled(callback.callbackSubmitted, { scope });
  expect(scope.getState(callback.$problems)).toEqual({ phone: 'phone' });
  await allSettled(callback.callbackEdited, { scope, params: { phone: '+44 20 7946 0001' } });
  await allSettled(callback.callbackSubmitted, { scope });
  expect(sent.map(({ body }) => body)).toEqual([{ phone: '+442079460001', lng: 'en' }]);
  expect(scope.getState(callback.$isSent)).toBe(true);
});

test.each([
  ['a visitor', null, { topic: 'required', text: 'required', email: 'required' }],
  ['a player, whose address is known', 7, { topic: 'required', text: 'required' }],
])('[SUPPORT-06] an empty question of %s says what is missing', async (_, userId, problems) => {
  const { scope, sent } = setup(() => undefined, userId);
  await allSettled(question.questionSubmitted, { scope });
  expect(scope.getState(question.$problems)).toEqual(problems);
  expect(sent).toEqual([]);
});

test('[SUPPORT-06] a question is sent, one that was refused says so and stays', async () => {
  let isUp = false;
  const { scope, sent } = setup(() =>
    isUp ? Response.json({ data: asked(1) }, { status: 201 }) : Response.json({}, { status: 500 }),
  );
  await allSettled(question.questionEdited, { scope, params: { topic: ' Bets ', text: 'Where?' } });
  await allSettled(question.questionSubmitted, { scope });
  expect([scope.getState(question.$hasFailed), scope.getState(question.$question).text]).toEqual([true, 'Where?']);
  isUp = true;
  await allSettled(question.questionSubmitted, { scope });
  expect(scope.getState(question.$isSent)).toBe(true);
  expect(sent.at(-1)?.body).toEqual({ topic: 'Bets', text: 'Where?' });
});

test('[SUPPORT-06] the history comes page by page', async () => {
  const { scope, sent } = setup(({ path }) => listed(path.includes('page=2') ? [asked(1)] : [asked(3), asked(2)], 3));
  await allSettled(history.historyOpened, { scope });
  expect(scope.getState(history.$hasMore)).toBe(true);
  await allSettled(history.moreWanted, { scope });
  expect(scope.getState(history.$history)?.questions.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(scope.getState(history.$hasMore)).toBe(false);
  expect(sent.map(({ path }) => path)).toEqual([
    '/support-api/v1/questions?page=1&pageSize=20',
    '/support-api/v1/questions?page=2&pageSize=20',
  ]);
});

test('[SUPPORT-05] the chat talks to the consultant of the configuration and looks for answers while it is open', async () => {
  const talk: unknown[] = [];
  const { scope, sent } = setup(({ method }) => {
    if (method === 'GET') return listed([...talk]);
    talk.push(said(1, 'visitor'));
    return Response.json({ data: said(1, 'visitor') }, { status: 201 });
  });
  void allSettled(chat.chatOpened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState(chat.$messages)).toEqual([]);
  void allSettled(chat.messageEdited, { scope, params: ' Hello ' });
  void allSettled(chat.messageSent, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ consultant: 'robot', text: 'Hello' });
  expect(scope.getState(chat.$message)).toBe('');
  talk.push(said(2, 'consultant'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(scope.getState(chat.$messages)?.map(({ from }) => from)).toEqual(['visitor', 'consultant']);

  void allSettled(chat.chatLeft, { scope });
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBe(before);
});

const ownTalk = (of: number) => listed([said(of, 'visitor')]);

test.each([
  ['closed', false, null],
  ['open', true, [8]],
])('[SUPPORT-07] at log-out the talk and the draft of a chat that is %s are forgotten', async (_, isOpen, left) => {
  let player = 7;
  const late = Promise.withResolvers<Response>();
  const { scope } = setup(({ method }) => (method === 'GET' ? ownTalk(player) : (late.promise as never)));
  const shown = () => scope.getState(chat.$messages)?.map(({ id }) => id) ?? null;
  void allSettled(chat.chatOpened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([7]);
  void allSettled(chat.messageEdited, { scope, params: 'My password is' });
  void allSettled(chat.messageSent, { scope });
  if (!isOpen) void allSettled(chat.chatLeft, { scope });
  player = 8;
  void allSettled(userChanged, { scope, params: null });
  expect([shown(), scope.getState(chat.$message)]).toEqual([null, '']);
  late.resolve(Response.json({ data: said(1, 'visitor') }, { status: 201 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(left);
});

test('[SUPPORT-07] a talk that was asked for before the log-out does not come after it', async () => {
  const late = Promise.withResolvers<Response>();
  const { scope } = setup(() => late.promise as never);
  void allSettled(chat.chatOpened, { scope });
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(chat.chatLeft, { scope });
  void allSettled(userChanged, { scope, params: null });
  late.resolve(ownTalk(7));
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState(chat.$messages)).toBeNull();
});
