import type { Answered, KeyedCall, Outcome } from './call';
import type { CallsState, Outbox, Run, Stage } from './state';

/** One thing to do. */
export const post = <Call, Result, Name extends keyof Outbox<Call, Result>>(
  state: CallsState<Call, Result>,
  name: Name,
  item: Outbox<Call, Result>[Name][number],
): CallsState<Call, Result> => ({
  ...state,
  out: { ...state.out, [name]: [...state.out[name], item] },
});
export const withRun = <Call extends KeyedCall, Result>(
  state: CallsState<Call, Result>,
  run: Run<Call>,
): CallsState<Call, Result> => ({
  ...state,
  runs: new Map(state.runs).set(run.call.key, run),
});
export function withoutRun<Call, Result>(state: CallsState<Call, Result>, key: string): CallsState<Call, Result> {
  const runs = new Map(state.runs);
  runs.delete(key);
  return { ...state, runs };
}
export function withAlarm<Call extends KeyedCall, Result>(
  state: CallsState<Call, Result>,
  run: Run<Call>,
  ms: number,
): CallsState<Call, Result> {
  const alarm = run.alarm + 1;
  return post(withRun(state, { ...run, alarm }), 'wait', { key: run.call.key, ms, alarm });
}
/**
 * Only its own player may ask about a key. To any other player the server would answer that it does not know the key.
 */
export function withLook<Call extends KeyedCall, Result>(
  state: CallsState<Call, Result>,
  run: Run<Call>,
  userId: number | null,
): CallsState<Call, Result> {
  if (run.question !== null || run.stage === 'storing' || run.call.userId !== userId) return state;
  return post(withRun(state, { ...run, looks: run.looks + 1, question: 'look' }), 'look', run.call);
}
/** To be removed from storage. The answer counts in the tab that removes it. */
export function withStrike<Call extends KeyedCall, Result>(
  state: CallsState<Call, Result>,
  answer: Answered<Call, Result>,
): CallsState<Call, Result> {
  const { key } = answer.call;
  if (state.answers.has(key)) return state;
  return post({ ...state, answers: new Map(state.answers).set(key, answer) }, 'strikeOff', answer);
}
export function withAnswer<Call extends KeyedCall, Result>(
  state: CallsState<Call, Result>,
  { call, isElsewhere }: Run<Call>,
  outcome: Outcome<Result>,
): CallsState<Call, Result> {
  const answer = { call, outcome };
  const next = withoutRun(state, call.key);
  const used = outcome.kind === 'turned_away' ? state.used : new Map(state.used).set(call.key, answer);
  if (isElsewhere) return post({ ...next, used }, 'overheard', answer);
  return withStrike(post({ ...next, used }, 'answered', answer), answer);
}
export const newRun = <Call>(call: Call, stage: Stage): Run<Call> => ({
  call,
  stage,
  isElsewhere: false,
  looks: 0,
  question: null,
  alarm: 0,
});
