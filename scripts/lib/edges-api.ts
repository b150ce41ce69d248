import * as edges from '../../contracts/edges/index.ts';
import { type Json, jsonSchemas } from '../../contracts/json-schemas.ts';
import { beatMs, edgeGoneMs, goneMs, keptMs, subjects } from '../../sandbox/edge/talk.ts';
import { formatted } from './written-files.ts';

const schemas = {
  Words: edges.Words,
  Sport: edges.EdgeSport,
  Competition: edges.EdgeChamp,
  Match: edges.EdgeMatch,
  Outcome: edges.EdgeMarket,
  Operation: edges.EdgeOp,
};
const asks = {
  askAll: edges.AskAll,
  askSince: edges.AskSince,
  askWant: edges.AskWant,
  askLeave: edges.AskLeave,
  askAlive: edges.AskAlive,
};
const tells: Readonly<Record<keyof typeof edges.messages | keyof typeof asks, string>> = {
  beat: `Every ${String(beatMs)} ms. An edge that hears nothing for ${String(goneMs)} ms tells its pages nothing more.`,
  ops: 'What has happened, in its order: n is one more than that of the message before.',
  all: 'Everything on offer but prices, as it is after the operations n. The answer to an edge that begins.',
  markets: 'What is on offer of these matches, all of it, as it is after the operations n. The answer to askWant.',
  again: 'The publisher does not know this edge, or has the operations that it missed no more: it must begin anew.',
  askAll: 'An edge begins: it knows nothing and wants no prices yet.',
  askSince: 'An edge of this core missed the operations after n. They are said again on its own subject.',
  askWant: 'Prices of these matches from now on, at least in this scope; joined: numbers of joined bets.',
  askLeave: 'No page of this edge shows these matches any more.',
  askAlive: `Every two seconds. An edge that was not heard for ${String(edgeGoneMs)} ms is forgotten with all that it wants.`,
};

const schemaName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const refTo = (kind: string, name: string) => `#/components/${kind}/${name}`;

const components = (): Json =>
  jsonSchemas(
    Object.entries({ ...schemas, ...edges.messages, ...asks }).map(([name, schema]) => [schema, schemaName(name)]),
    {
      refTo: (name) => refTo('schemas', name),
      describe: (schema, written) => {
        if (schema === edges.Words)
          Object.assign(written, {
            ...{ type: 'object', required: ['en'], maxProperties: edges.mostLanguages },
            ...{ propertyNames: { pattern: '^[a-z]{2}$' } },
            additionalProperties: { type: 'string', maxLength: edges.longestText },
          });
      },
    },
  );

const channel = (address: string, description: string, messages: readonly string[], parameters?: Json): Json => ({
  address,
  description,
  ...(parameters && { parameters }),
  messages: Object.fromEntries(messages.map((name) => [name, { $ref: refTo('messages', name) }])),
});

/** The contract between a publisher of matches and edges as AsyncAPI 3. Row EDGE-07. */
export const edgesApi = (): Json => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Matches for edges',
    version: '1.0.0',
    description: `Each message is one JSON object in one message of NATS, in UTF-8. core is the fencing number: each start of a publisher has a higher one than all before, and edges refuse what comes with a lower one. n is the number of the last operations that a message includes; at is milliseconds of the publisher's clock. Operations are kept for ${String(keptMs)} ms. Odds are whole thousandths, 0 is no price now. The number of an outcome is that of its match times ${String(edges.outcomesOfMatch)}, plus a number of its own below that. Fields that are not told here are ignored. A wrong piece of a list is left out alone: an outcome that cannot be read is suspended, a price that cannot be read is none.`,
  },
  defaultContentType: 'application/json',
  servers: { nats: { host: '127.0.0.1:4222', protocol: 'nats', description: 'On a network of the machines alone.' } },
  channels: {
    ops: channel(subjects.ops, 'To all edges.', ['ops']),
    beat: channel(subjects.beat, 'To all edges, and to other publishers: one with a lower core falls silent.', [
      'beat',
    ]),
    edge: channel(subjects.edge('{edge}'), 'To one edge, in answer.', ['all', 'ops', 'markets', 'again'], {
      edge: { description: 'What the edge calls itself in what it asks.' },
    }),
    ask: channel(subjects.ask, 'What edges ask.', Object.keys(asks)),
  },
  operations: Object.fromEntries(
    (['ops', 'beat', 'edge', 'ask'] as const).map((name) => [
      name === 'ask' ? 'hearEdges' : `say${schemaName(name)}`,
      { action: name === 'ask' ? 'receive' : 'send', channel: { $ref: `#/channels/${name}` } },
    ]),
  ),
  components: {
    messages: Object.fromEntries(
      Object.entries(tells).map(([name, summary]) => [
        name,
        { summary, payload: { $ref: refTo('schemas', schemaName(name)) } },
      ]),
    ),
    schemas: components(),
  },
});

export const edgesApiFile = () =>
  formatted(new URL('../../docs/edges.asyncapi.json', import.meta.url), 'json', JSON.stringify(edgesApi()));
