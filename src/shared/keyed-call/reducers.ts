import { type Heard, isDefinitive, type KeyedCall, type Look } from './call';
import { newRun, post, withAlarm, withAnswer, withLook, withoutRun, withRun, withStrike } from './moves';
import { firstGap, firstGapMs, gapAfter, mayClose } from './schedule';
import type { CallsState } from './state';

/**
 * How calls of one kind change. `subjectOf`: what a call is about. Of two acts on one subject the second one waits for
 * the first.
 */
export function createReducers<Call extends KeyedCall, Result>(subjectOf: (call: Call) => string) {
  type State = CallsState<Call, Result>;

  return {
    /** The player acts. */
    begin: (state: State, call: Call): State => {
      const { runs, answers, used } = state;
      const isBusy = [...runs.values()].some((run) => subjectOf(run.call) === subjectOf(call));
      if (isBusy || runs.has(call.key) || answers.has(call.key) || used.has(call.key)) return state;
      return post(withRun(state, newRun(call, 'storing')), 'store', call);
    },

    /**
     * The key is stored, or cannot be and stays in memory. `isTaken`: storage has it already, because another tab was
     * quicker.
     */
    stored: (state: State, { key, isTaken }: { key: string; isTaken: boolean }): State => {
      const run = state.runs.get(key);
      if (run?.stage !== 'storing') return state;
      return isTaken ? withoutRun(state, key) : post(withRun(state, { ...run, stage: 'sending' }), 'send', run.call);
    },

    /**
     * The call itself got an answer. When the answer was lost, the page asks for it, or keeps the call in storage
     * until its player is back.
     */
    heard: (
      state: State,
      { key, heard, userId }: { key: string; heard: Heard<Result>; userId: number | null },
    ): State => {
      const run = state.runs.get(key);
      if (!run) return state;
      if (isDefinitive(heard)) return withAnswer(state, run, heard);
      if (run.call.userId !== userId) return withoutRun(state, key);
      return withAlarm(state, { ...run, stage: 'asking' }, firstGapMs);
    },

    /**
     * The stored calls, as this tab or another one left them. This tab waits for the keys of its player that no other
     * tab here looks after. Those that are gone were answered elsewhere, unless their act is in the player's hands
     * again (`spare`, by key).
     */
    shelfSeen: (
      state: State,
      seen: { calls: readonly Call[]; spare: readonly string[]; userId: number | null; now: number },
    ): State => {
      let next = state;
      const stored = new Set(seen.calls.map(({ key }) => key));
      for (const run of state.runs.values()) {
        const { key } = run.call;
        if (stored.has(key) || run.isElsewhere || run.stage === 'storing') continue;
        const elsewhere = { ...run, isElsewhere: true };
        if (!seen.spare.includes(key)) next = withLook(withRun(next, elsewhere), elsewhere, seen.userId);
        else if (run.stage !== 'sending') next = withoutRun(next, key);
      }
      for (const call of seen.calls) {
        const known = state.used.get(call.key);
        // An old message of another tab, or of one that closed without striking the key off.
        if (known) next = withStrike(next, known);
        else if (call.userId === seen.userId && !state.runs.has(call.key) && !state.answers.has(call.key))
          next = withAlarm(next, newRun(call, 'waiting'), firstGap(seen.now - call.sentAt));
      }
      return next;
    },

    /**
     * Somebody signs in or out. This tab still waits for the calls that it has sent itself, and asks the server about
     * no other.
     */
    playerChanged: (state: State): State => {
      const own = [...state.runs].filter(([, { stage }]) => stage === 'storing' || stage === 'sending');
      return { ...state, runs: new Map(own) };
    },

    /** The pause before a look is over. */
    rang: (state: State, { key, alarm, userId }: { key: string; alarm: number; userId: number | null }): State => {
      const run = state.runs.get(key);
      return run?.alarm === alarm ? withLook(state, run, userId) : state;
    },

    /** The player does not want to wait for the next look. */
    asked: (state: State, { key, userId }: { key: string; userId: number | null }): State => {
      const run = state.runs.get(key);
      return run ? withLook(state, run, userId) : state;
    },

    /** The server answered about the key. */
    looked: (state: State, { key, look, now }: { key: string; look: Look<Result>; now: number }): State => {
      const run = state.runs.get(key);
      if (run?.question !== 'look') return state;
      if (isDefinitive(look)) return withAnswer(state, run, look);
      const age = now - run.call.sentAt;
      return look.kind === 'unheard_of' && mayClose(run.looks, age)
        ? post(withRun(state, { ...run, question: 'close' }), 'close', run.call)
        : withAlarm(state, { ...run, question: null }, gapAfter(run.looks, age));
    },

    /** The server closed the key, or refused to: the key was used after all, so its answer is stored or under way. */
    closed: (state: State, { key, isClosed }: { key: string; isClosed: boolean }): State => {
      const run = state.runs.get(key);
      if (run?.question !== 'close') return state;
      return isClosed
        ? withAnswer(state, run, { kind: 'closed' })
        : withAlarm(state, { ...run, question: null }, firstGapMs);
    },

    /**
     * The key is gone from storage. `isFirst`: no other tab was quicker to strike it off, so the answer counts here.
     */
    struckOff: (state: State, { key, isFirst }: { key: string; isFirst: boolean }): State => {
      const answer = state.answers.get(key);
      if (!answer) return state;
      const answers = new Map(state.answers);
      answers.delete(key);
      return isFirst ? post({ ...state, answers }, 'counted', answer) : { ...state, answers };
    },
  };
}
