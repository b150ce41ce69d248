/** Listens to a publisher of matches as an edge does, and says which rules of docs/edges.asyncapi.json it keeps. Row EDGE-09. */
import { setTimeout as pause } from 'node:timers/promises';

import { messages } from '../../contracts/edges/index.ts';
import type { z } from '../../contracts/zod.ts';
import type { Bus } from '../../sandbox/edge/bus.ts';
import { createUnpack, plain } from '../../sandbox/edge/pack.ts';
import { beatMs, goneMs, subjects } from '../../sandbox/edge/talk.ts';
import { gameIdOf } from '../../simulator/index.ts';

type Name = keyof typeof messages;
type Message<N extends Name> = z.infer<(typeof messages)[N]>;
/** `isSound`: it is what the contract says under its name. Nothing else is looked into. */
type Heard = { at: number; name: string; value: unknown; isSound: boolean };
export type Rule = { rule: string; fault: string | null };

/** Anybody may have said anything. */
const fieldOf = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name];

const answerMs = 2000;
const matchesMost = 20;

export async function conformance(bus: Bus, { edge, listenMs }: { edge: string; listenMs: number }): Promise<Rule[]> {
  const rules: Rule[] = [];
  const heard: Heard[] = [];
  const faults: string[] = [];
  for (const subject of [subjects.ops, subjects.beat, subjects.edge(edge)]) {
    const unpack = createUnpack(() => faults.push(`${subject}: a message that is no JSON object`));
    bus.hear(subject, (bytes) => {
      const value = unpack(bytes);
      if (value === undefined) return;
      const name = String(fieldOf(value, 't'));
      const read = Object.hasOwn(messages, name) ? messages[name as Name].safeParse(value) : null;
      heard.push({ at: Date.now(), name, value, isSound: read?.success === true });
      const issue = read?.error?.issues[0];
      if (read === null) faults.push(`${subject}: no message is called ${name.slice(0, 40)}`);
      else if (issue) faults.push(`${name}: ${issue.path.map(String).join('.')}: ${issue.message}`);
    });
  }
  const all = <N extends Name>(name: N, from = 0) =>
    heard.slice(from).flatMap((each) => (each.name === name && each.isSound ? [each.value as Message<N>] : []));
  const answerOf = async <N extends Name>(name: N, asked: object) => {
    const from = heard.length;
    bus.say(subjects.ask, plain({ edge, ...asked }));
    for (let left = answerMs; left > 0; left -= 20) {
      const [found] = all(name, from);
      if (found) return found;
      await pause(20);
    }
    return null;
  };
  const say = (rule: string, fault: string | null) => void rules.push({ rule, fault });

  const unknown = await answerOf('again', { t: 'want', isAll: true, games: [], joined: [] });
  say('An edge that was not met is told to begin anew', unknown ? null : `no answer within ${String(answerMs)} ms`);

  const whole = await answerOf('all', { t: 'all' });
  say('A new edge gets everything on offer', whole ? null : `no answer within ${String(answerMs)} ms`);
  const games = new Set((whole?.entities.games ?? []).map(({ id }) => id));
  const shown = [...games].slice(0, matchesMost);
  const priced = await answerOf('markets', {
    t: 'want',
    isAll: true,
    games: shown.map((id) => [id, 'whole']),
    joined: [],
  });
  say('Prices of matches are answered', priced ? null : `no answer within ${String(answerMs)} ms`);
  const strange = priced?.games.flatMap(({ id, markets }) =>
    markets.filter((market) => market.gameId !== id || gameIdOf(market.id) !== id),
  );
  say('Outcomes bear the number of their match', strange?.[0] ? `outcome ${String(strange[0].id)}` : null);

  await pause(listenMs);
  const beats = heard.filter(({ name }) => name === 'beat').map(({ at }) => at);
  const pauses = beats.slice(1).map((at, index) => at - (beats[index] ?? at));
  const longest = Math.max(beats.length < 2 ? listenMs : 0, ...pauses);
  say(
    `A beat comes every ${String(beatMs)} ms`,
    longest < goneMs ? null : `silent for ${String(longest)} ms; edges wait ${String(goneMs)}`,
  );

  const numbers = heard.flatMap(({ name, value }) => (name === 'ops' ? [Number(fieldOf(value, 'n'))] : []));
  const gap = numbers.find((n, index) => index > 0 && n !== (numbers[index - 1] ?? n) + 1);
  say('Operations have numbers without a gap', gap === undefined ? null : `${String(gap)} came out of its order`);
  const cores = new Set(heard.map(({ value }) => fieldOf(value, 'core')));
  say('One start has one fencing number', cores.size === 1 ? null : `heard ${[...cores].map(String).join(', ')}`);

  const told = all('ops');
  const last = told.at(-1);
  if (last && told.length > 1) {
    const from = heard.length;
    bus.say(subjects.ask, plain({ edge, t: 'since', core: last.core, n: last.n - 1 }));
    await pause(answerMs / 2);
    const again = all('ops', from).some(({ n }) => n === last.n) || all('again', from).length > 0;
    say('What was missed is said again', again ? null : `operations ${String(last.n)} did not come`);
  }
  const foreign = await answerOf('again', { t: 'since', core: 1, n: 0 });
  say('An edge of another start is told to begin anew', foreign ? null : `no answer within ${String(answerMs)} ms`);

  say('Nothing but messages of the contract', faults[0] ?? null);
  const now = await answerOf('all', { t: 'all' });
  for (const { n, ops } of told) {
    if (n <= (whole?.n ?? 0) || n > (now?.n ?? 0)) continue;
    for (const each of ops) {
      if (each.op === 'put' && each.kind === 'game') games.add(each.id);
      if (each.op === 'del' && each.kind === 'game') games.delete(each.id);
    }
  }
  const kept = new Set((now?.entities.games ?? []).map(({ id }) => id));
  const other = [...games].find((id) => !kept.has(id)) ?? [...kept].find((id) => !games.has(id));
  say('The whole state is what the operations lead to', other === undefined ? null : `match ${String(other)}`);
  bus.say(subjects.ask, plain({ edge, t: 'leave', games: shown }));
  return rules;
}
