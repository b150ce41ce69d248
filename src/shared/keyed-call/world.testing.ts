import type { Answered, Heard, KeyedCall, Look } from './call';
import { createReducers } from './reducers';
import { answerDeadlineMs } from './schedule';
import { type CallsState, emptyOutbox, newCalls } from './state';

export type Act = KeyedCall & { subject: string };
type State = CallsState<Act, string>;
type Said = { tab: number; visit: number; how: 'answered' | 'overheard' | 'counted' } & Answered<Act, string>;

/**
 * The steps of a sent call. `late`: it arrives after the client has given up. `early`: the server turns it
 * away before considering it.
 */
export const fates = ['ok', 'refused', 'request_lost', 'answer_lost', 'late', 'early'] as const;
export type Fate = (typeof fates)[number];

const calls = createReducers<Act, string>(({ subject }) => subject);
const refusal = { code: 1002, message: '', data: undefined };

/**
 * Two tabs, their shared storage, and a server that follows the rule of keys. The state is pure, and each of its
 * effects is a job that waits for its turn.
 */
export function createWorld() {
  const server = new Map<string, Heard<string>>();
  const stored: Act[] = [];
  const written: Act[][] = [];
  const everStored = new Set<string>();
  const sends: string[] = [];
  const said: Said[] = [];
  const crowds: string[] = [];
  const late: Act[] = [];
  let jobs: { tab: number; visit: number; run: (fate: Fate) => void }[] = [];
  const tabs = [newTab(), newTab()];
  let userId: number | null = 1;
  let now = 0;
  let keys = 0;

  function newTab() {
    return { state: newCalls as State, visit: 0 };
  }
  function deliver({ key }: Act, fate: Fate): Heard<string> {
    const known = server.get(key);
    if (known) return known;
    if (fate === 'early') return { kind: 'turned_away', refusal };
    const answer: Heard<string> = fate === 'refused' ? { kind: 'refused', refusal } : { kind: 'done', result: key };
    server.set(key, answer);
    return answer;
  }
  /** The server keeps the keys of each player apart. */
  const seenBy = ({ userId: owner, key }: Act) => (owner === userId ? server.get(key) : undefined);
  const lookAt = (act: Act): Look<string> => {
    const known = seenBy(act);
    return known === undefined || known.kind === 'closed' ? { kind: 'unheard_of' } : known;
  };

  function change(index: number, next: (state: State) => State): void {
    const tab = tabs[index];
    if (!tab) return;
    const { out, ...rest } = next(tab.state);
    tab.state = { ...rest, out: emptyOutbox };
    const runs = [...tab.state.runs.values()];
    const own = runs.filter(({ stage }) => stage === 'storing' || stage === 'sending');
    const subjects = own.map(({ call }) => call.subject);
    if (new Set(subjects).size < subjects.length) crowds.push(`two at once: ${subjects.join()}`);
    const isForeign = runs.some(({ call }) => !own.some((run) => run.call === call) && call.userId !== userId);
    if (isForeign) crowds.push(`asked for another player's`);
    const { visit } = tab;
    const plan = (run: (fate: Fate) => void) => jobs.push({ tab: index, visit, run });
    for (const how of ['answered', 'overheard', 'counted'] as const)
      for (const answer of out[how]) said.push({ tab: index, visit, how, ...answer });
    for (const call of out.store)
      plan(() => {
        const isTaken = stored.some(({ key, subject }) => key === call.key || subject === call.subject);
        if (!isTaken) stored.push(call);
        written.push([...stored]);
        everStored.add(call.key);
        if (stored.filter(({ subject }) => subject === call.subject).length > 1) crowds.push(call.subject);
        change(index, (state) => calls.stored(state, { key: call.key, isTaken }));
        see(index);
      });
    for (const call of out.send) {
      if (!everStored.has(call.key)) crowds.push(`not stored: ${call.key}`);
      plan((fate) => {
        sends.push(call.key);
        if (fate === 'late') late.push(call);
        const isLost = fate === 'request_lost' || fate === 'late';
        const answer: Heard<string> = isLost ? { kind: 'unknown' } : deliver(call, fate);
        const heard: Heard<string> = fate === 'answer_lost' ? { kind: 'unknown' } : answer;
        if (heard.kind === 'unknown') now += answerDeadlineMs / 4;
        jobs.push({
          tab: index,
          visit,
          run: () => change(index, (state) => calls.heard(state, { key: call.key, heard, userId })),
        });
      });
    }
    for (const call of out.look)
      plan((fate) => {
        const look = fate === 'answer_lost' || fate === 'request_lost' ? ({ kind: 'unknown' } as const) : lookAt(call);
        plan(() => change(index, (state) => calls.looked(state, { key: call.key, look, now })));
      });
    for (const call of out.close)
      plan((fate) => {
        const known = seenBy(call);
        const isTaken = known !== undefined && known.kind !== 'closed';
        if (!isTaken && call.userId === userId && fate !== 'request_lost') server.set(call.key, { kind: 'closed' });
        const isClosed = !isTaken && fate !== 'request_lost' && fate !== 'answer_lost';
        plan(() => change(index, (state) => calls.closed(state, { key: call.key, isClosed })));
      });
    for (const { key, ms, alarm } of out.wait)
      plan(() => {
        now += ms;
        change(index, (state) => calls.rang(state, { key, alarm, userId }));
      });
    for (const { call } of out.strikeOff)
      plan(() => {
        const at = stored.findIndex(({ key }) => key === call.key);
        if (at >= 0) stored.splice(at, 1);
        written.push([...stored]);
        change(index, (state) => calls.struckOff(state, { key: call.key, isFirst: at >= 0 }));
        see(index);
      });
  }
  function see(index: number, shelf = stored): void {
    const seen = { calls: [...shelf], spare: [], userId, now };
    change(index, (state) => calls.shelfSeen(state, seen));
  }
  const isAlive = ({ tab, visit }: { tab: number; visit: number }) => tabs[tab]?.visit === visit;

  return {
    server,
    stored,
    sends,
    said,
    crowds,
    tabs,
    act(tab: number, subject: string): void {
      if (userId === null) return;
      keys += 1;
      const call = { key: `k${String(keys)}`, userId, sentAt: now, subject };
      change(tab, (state) => calls.begin(state, call));
    },
    /** Any one of the jobs that are ready. */
    step(pick: number, fate: Fate): void {
      jobs = jobs.filter(isAlive);
      const [job] = jobs.splice(pick % Math.max(1, jobs.length), 1);
      job?.run(fate);
    },
    see,
    /** A message of the other tab that arrived late. */
    seeOld: (tab: number, ago: number) => see(tab, written.at(-1 - ago)),
    reload(tab: number): void {
      tabs[tab] = { state: newCalls, visit: (tabs[tab]?.visit ?? 0) + 1 };
      see(tab);
    },
    signIn(player: number | null): void {
      userId = player;
      for (const tab of [0, 1]) {
        change(tab, calls.playerChanged);
        see(tab);
      }
    },
    deliverLate: () => late.splice(0).forEach((call) => deliver(call, 'ok')),
    isQuiet: () => jobs.filter(isAlive).length === 0,
  };
}
export type World = ReturnType<typeof createWorld>;
