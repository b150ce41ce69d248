/**
 * A publisher of matches of its own: two football matches whose odds move, told to edges by the contract of
 * docs/edges.asyncapi.json. It uses the client of NATS and nothing else. `node publisher.mjs nats://token@127.0.0.1:4222`
 */
import { connect } from '@nats-io/transport-node';

const url = new URL(process.argv[2] ?? 'nats://127.0.0.1:4222');
const nats = await connect({ servers: url.host, token: decodeURIComponent(url.username), maxReconnectAttempts: -1 });

/** Each start has a higher number than the one before: after a change of machines the clock must not run behind. */
const core = Date.now();
let n = 0;
const stamp = () => ({ core, n, at: Date.now() });
const say = (subject, message) => nats.publish(subject, JSON.stringify(message));

const outcomesOfMatch = 2 ** 26;
const sport = { id: 1, name: { en: 'Football', de: 'Fußball' }, line: 0, live: 2, weight: 100 };
const champ = {
  ...{ id: 900, sportId: 1, countryId: 1, countryName: { en: 'Northland' }, countryCode: 'EUROPE' },
  ...{ name: { en: 'Northland Cup' }, weight: 50, games: 2, line: 0, live: 2 },
};
const teams = [
  ['Harbour Town', 'Millfield'],
  ['Old Quay', 'Riverside'],
];
const matches = teams.map(([home, away], index) => ({
  ...{
    id: 501 + index,
    constId: 501 + index,
    number: 501 + index,
    zone: 'live',
    sportId: 1,
    champId: 900,
    countryId: 1,
  },
  ...{ opp1: { id: 10 + 2 * index, name: { en: home } }, opp2: { id: 11 + 2 * index, name: { en: away } } },
  ...{ startAt: Math.floor(Date.now() / 1000) - 600, status: 1, isFinished: false, liveInLive: true },
  ...{
    elapsed: 600,
    clockRate: 1,
    score: { full: ['0', '0'], periods: [], text: '0:0' },
    marketsCount: 1,
    pageTypes: [],
  },
}));
const names = ['1', 'X', '2'];
/** By match: its three outcomes. */
const outcomes = new Map(
  matches.map(({ id }) => [
    id,
    names.map((name, index) => ({
      ...{ id: id * outcomesOfMatch + index + 1, gameId: id, groupId: 1, groupName: { en: 'Match result' } },
      ...{ typeId: index + 1, kind: 1, name: { en: name }, milli: 2000 + 700 * index, isBlocked: false },
      ...{ isBannedExpress: false, isMain: true, sort: index },
    })),
  ]),
);

/** Operations of the last minute, for edges that missed some. */
let kept = [];
function happen(ops) {
  n += 1;
  const message = { t: 'ops', ...stamp(), ops };
  kept = [...kept.filter(({ at }) => at > Date.now() - 60_000), message];
  say('openbook.ops', message);
}

/** Edges that asked for the whole once. */
const edges = new Map();
const answers = {
  all: ({ edge }) => {
    edges.set(edge, new Set());
    const entities = { sports: [sport], champs: [champ], games: matches };
    say(`openbook.edge.${edge}`, { t: 'all', ...stamp(), entities, lists: [[1, 900]] });
  },
  since: ({ edge, core: of, n: last }) => {
    const missed = kept.filter((message) => message.n > last);
    const hasAll = of === core && missed.length === n - last;
    for (const message of hasAll ? missed : [{ t: 'again', ...stamp() }]) say(`openbook.edge.${edge}`, message);
  },
  want: ({ edge, games }) => {
    const known = games.filter(([id]) => outcomes.has(id)).map(([id]) => ({ id, markets: outcomes.get(id) }));
    for (const { id } of known) edges.get(edge).add(id);
    say(`openbook.edge.${edge}`, { t: 'markets', ...stamp(), games: known });
  },
  leave: ({ edge, games }) => games.forEach((id) => edges.get(edge).delete(id)),
  alive: () => undefined,
};
nats.subscribe('openbook.ask', {
  callback: (error, message) => {
    if (error) return;
    const asked = message.json();
    if (asked.t !== 'all' && !edges.has(asked.edge)) say(`openbook.edge.${asked.edge}`, { t: 'again', ...stamp() });
    else answers[asked.t]?.(asked);
  },
});
setInterval(() => say('openbook.beat', { t: 'beat', ...stamp() }), 500);

// Once a second the odds of the first match move; every tenth second it is suspended for two.
let second = 0;
setInterval(() => {
  second += 1;
  const moved = outcomes.get(501);
  for (const outcome of moved) outcome.milli = Math.max(1010, outcome.milli + (second % 2 === 0 ? 20 : -10));
  happen([{ op: 'odds', values: moved.flatMap(({ id, milli }) => [id, milli]) }]);
  if (second % 10 > 1) return;
  for (const outcome of moved) outcome.isBlocked = second % 10 === 0;
  happen(moved.map(({ id, isBlocked }) => ({ op: 'patch', kind: 'market', id, value: { isBlocked } })));
}, 1000);
