import type { Answered } from './call';

/**
 * The state of a call without an answer.
 *
 * storing   its key is being stored: not a byte has left
 * sending   this tab has sent it and waits for the answer
 * waiting   another tab, or an earlier visit, has sent it
 * asking    the answer was missed: the server is asked what became of the key
 */
export type Stage = 'storing' | 'sending' | 'waiting' | 'asking';

/**
 * `isElsewhere`: another tab has struck the key off, so it knows the answer. `question`: what the page has asked the
 * server. `alarm`: the number of the newest alarm; older ones no longer count.
 */
export type Run<Call> = {
  call: Call;
  stage: Stage;
  isElsewhere: boolean;
  looks: number;
  question: 'look' | 'close' | null;
  alarm: number;
};

export type Alarm = { key: string; ms: number; alarm: number };

/**
 * What has to be done now. It is gathered, then taken as a whole. `answered`: this tab received it first and says so.
 * `overheard`: another tab received it first, and this tab says so too. `strikeOff`: to be removed from storage.
 * `counted`: one tab says it, once for each key.
 */
export type Outbox<Call, Result> = {
  store: readonly Call[];
  send: readonly Call[];
  wait: readonly Alarm[];
  look: readonly Call[];
  close: readonly Call[];
  answered: readonly Answered<Call, Result>[];
  overheard: readonly Answered<Call, Result>[];
  strikeOff: readonly Answered<Call, Result>[];
  counted: readonly Answered<Call, Result>[];
};

/**
 * By key. `answers`: not struck off yet. `used`: the final answer arrived here, so nothing is sent under the key again
 * and nothing is said twice.
 */
export type CallsState<Call, Result> = {
  runs: ReadonlyMap<string, Run<Call>>;
  answers: ReadonlyMap<string, Answered<Call, Result>>;
  used: ReadonlyMap<string, Answered<Call, Result>>;
  out: Outbox<Call, Result>;
};

export const emptyOutbox = {
  store: [],
  send: [],
  wait: [],
  look: [],
  close: [],
  answered: [],
  overheard: [],
  strikeOff: [],
  counted: [],
} as const satisfies Outbox<never, never>;
export const newCalls: CallsState<never, never> = {
  runs: new Map(),
  answers: new Map(),
  used: new Map(),
  out: emptyOutbox,
};
