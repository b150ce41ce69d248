import { createEffect, createEvent, createStore, type Event, type EventCallable, sample, type Store } from 'effector';

import { ActionAnswer } from '@contracts/action';
import { z } from '@contracts/zod';

import { createApiCall, toFailure } from '@/shared/api';
import { $now, pause } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';
import { isPressed } from '@/shared/press';

import type { Answered, Heard, KeyedCall, Look } from './call';
import { lookOfAction, outcomeOfAnswer, outcomeOfFailure, type Reading } from './outcome';
import { createReducers } from './reducers';
import { answerDeadlineMs } from './schedule';
import type { Shelf } from './shelf';
import { type Alarm, type CallsState, emptyOutbox, newCalls, type Outbox, type Run } from './state';

export type KeyedCallDefinition<Call extends KeyedCall, Raw, Result> = Reading<Call, Raw, Result> & {
  request: (call: Call) => { method?: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown };
  shelf: Shelf<Call, Result>;
  /**
   * What the call is about. Of two acts on one subject the second one waits for the first. By default the subject is
   * the key.
   */
  subjectOf?: (call: Call) => string;
  /** No script presses for the player (decision D-124). Code without this check reads the press before. */
  mayAct?: () => boolean;
  $userId: Store<number | null>;
  /** The feature's code has loaded. It loads after the page, so calls and the player may be known already. */
  opened: Event<void>;
};

export type KeyedCalls<Call extends KeyedCall, Result> = {
  /** The player acts, so a key is made. A second act is dropped while an act on the same subject is under way. */
  acted: EventCallable<Omit<Call, keyof KeyedCall>>;
  /** The player acts, and the act already has its key. */
  begun: EventCallable<Call>;
  /** The player does not want to wait for the next look at this key. */
  asked: EventCallable<string>;
  /** The calls without an answer that this tab looks after, by key. */
  $runs: Store<ReadonlyMap<string, Run<Call>>>;
  /** This tab was the first to hear the final answer. */
  answered: Event<Answered<Call, Result>>;
  /** Another tab was the first to hear the answer. This tab says so too, but nothing follows from it. */
  overheard: Event<Answered<Call, Result>>;
  /** The answer counts in one tab only, however many tabs received it. */
  counted: Event<Answered<Call, Result>>;
};

/**
 * Acts that must happen once. Each has a key, which is stored before its first byte leaves. When an answer is lost, the
 * page asks for it until it arrives or until the key is closed; only then it says "not done". Then a tab deletes the
 * key, and in that tab the answer counts. docs/architecture.md, "One act, one key".
 */
export function createKeyedCall<Call extends KeyedCall, Raw, Result>({
  request,
  shelf,
  subjectOf = ({ key }) => key,
  mayAct = isPressed,
  $userId,
  opened,
  ...reading
}: KeyedCallDefinition<Call, Raw, Result>): KeyedCalls<Call, Result> {
  type State = CallsState<Call, Result>;
  const calls = createReducers<Call, Result>(subjectOf);
  const pathOf = (key: string) => `/web-api/actions/${key}`;

  /** A failure may mean anything: see `outcomeOfFailure`. */
  const sendFx = createApiCall({
    request: (call: Call) => ({
      method: 'POST' as const,
      ...request(call),
      idempotencyKey: call.key,
      deadlineMs: answerDeadlineMs,
    }),
    contract: reading.contract,
    mapData: (answer, call): Heard<Result> => outcomeOfAnswer(reading, answer, call),
  });
  /** GET /web-api/actions/{key}. Spec: api §8. */
  const lookFx = createApiCall({
    request: ({ key }: Call) => ({ path: pathOf(key) }),
    contract: ActionAnswer,
    mapData: ({ data }, call): Look<Result> => lookOfAction(reading, data, call),
  });
  /**
   * DELETE /web-api/actions/{key} closes the key: afterwards nothing can be done under it. 409 means that the key was
   * taken before. Spec: api §8.
   */
  const closeFx = createApiCall({
    request: ({ key }: Call) => ({ method: 'DELETE', path: pathOf(key) }),
    contract: z.unknown(),
    mapData: () => null,
  });
  const waitFx = createEffect(({ ms }: Alarm) => pause(ms));

  const acted = createEvent<Omit<Call, keyof KeyedCall>>();
  const begun = createEvent<Call>();
  const asked = createEvent<string>();
  const answered = createEvent<Answered<Call, Result>>();
  const overheard = createEvent<Answered<Call, Result>>();
  const counted = createEvent<Answered<Call, Result>>();

  const around = { userId: $userId, now: $now };
  const heard = sample({
    clock: sendFx.finally,
    source: $userId,
    fn: (userId, settled) => ({
      key: settled.params.key,
      heard: settled.status === 'done' ? settled.result : outcomeOfFailure(toFailure(settled.error)),
      userId,
    }),
  });
  const looked = sample({
    clock: lookFx.finally,
    source: $now,
    fn: (now, settled) => ({
      key: settled.params.key,
      look: settled.status === 'done' ? settled.result : ({ kind: 'unknown' } as const),
      now,
    }),
  });
  const rang = sample({ clock: waitFx.done, source: $userId, fn: (userId, { params }) => ({ ...params, userId }) });
  const askedBy = sample({ clock: asked, source: $userId, fn: (userId, key) => ({ key, userId }) });
  const shelfSeen = sample({
    clock: [shelf.$calls, $userId, opened],
    source: { ...around, calls: shelf.$calls, spare: shelf.$spare ?? createStore<readonly string[]>([]) },
  });

  const outboxTaken = createEvent<Outbox<Call, Result>>();
  const $state = createStore<State>(newCalls)
    .on(begun, (state, call) => (mayAct() ? calls.begin(state, call) : state))
    .on(shelf.storeFx.finally, (state, settled) =>
      calls.stored(state, {
        key: settled.params.key,
        isTaken: settled.status === 'done' && settled.result.isTaken,
      }),
    )
    .on(heard, calls.heard)
    .on(shelfSeen, calls.shelfSeen)
    .on($userId, calls.playerChanged)
    .on(rang, calls.rang)
    .on(askedBy, calls.asked)
    .on(looked, calls.looked)
    .on(closeFx.finally, (state, { params, status }) =>
      calls.closed(state, { key: params.key, isClosed: status === 'done' }),
    )
    .on(shelf.struckOff, calls.struckOff)
    .on(outboxTaken, (state) => ({ ...state, out: emptyOutbox }));

  const keyFx = createEffect<{ act: object; userId: number | null; now: number }, Call>(
    ({ act, userId, now }) => ({ ...act, key: newUuid(), userId, sentAt: now }) as Call,
  );
  sample({
    clock: acted,
    source: around,
    filter: ({ userId }) => userId !== null,
    fn: (known, act) => ({ ...known, act }),
    target: keyFx,
  });
  sample({ clock: keyFx.done, fn: ({ result }) => result, target: begun });

  // Any step may leave something to do: take all of it at once. Say what is to be said before striking off its key.
  sample({ clock: $state, filter: ({ out }) => out !== emptyOutbox, fn: ({ out }) => out, target: outboxTaken });
  const doFx = createEffect((out: Outbox<Call, Result>) => {
    for (const answer of out.answered) answered(answer);
    for (const answer of out.overheard) overheard(answer);
    for (const answer of out.counted) counted(answer);
    return out;
  });
  const followFx = createEffect((out: Outbox<Call, Result>) => {
    for (const answer of out.strikeOff) shelf.strikeOff(answer);
    const ignore = () => undefined;
    for (const call of out.store) void shelf.storeFx(call).catch(ignore);
    for (const call of out.send) void sendFx(call).catch(ignore);
    for (const call of out.look) void lookFx(call).catch(ignore);
    for (const call of out.close) void closeFx(call).catch(ignore);
    for (const alarm of out.wait) void waitFx(alarm);
  });
  sample({ clock: outboxTaken, target: doFx });
  sample({ clock: doFx.doneData, target: followFx });

  return { acted, begun, asked, $runs: $state.map(({ runs }) => runs), answered, overheard, counted };
}
