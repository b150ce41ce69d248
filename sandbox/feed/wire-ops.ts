import type { FeedEntities } from '../../contracts/feed.ts';
import type { FeedOp } from '../../contracts/frames.ts';
import { wireChamp, wireMarket, wireMatch, wireSport } from '../../simulator/index.ts';
import type { EntityStore, Kind } from './entity-store.ts';
import type { Held, Note, Notes } from './pending.ts';

type Put = Extract<FeedOp, { op: 'put'; kind: Kind }>;
type Patch = Extract<FeedOp, { op: 'patch' }>;

/** Reads a store's entities at one moment, in one language. */
export type Reader = { store: EntityStore; now: number; lng: string; hasIncidents: boolean };

function matchOf({ store, now, lng, hasIncidents }: Reader, id: number) {
  const match = store.matchAt(id, now);
  if (!match) return undefined;
  // Lists must not even read them: the player of an incident is drawn on demand.
  const { incidents, ...rest } = match;
  return wireMatch(hasIncidents && incidents ? match : rest, lng);
}

function putOf(reader: Reader, kind: Kind, id: number): Put[] {
  const { store, lng } = reader;
  if (kind === 'game') {
    const value = matchOf(reader, id);
    return value ? [{ op: 'put', kind, id, value }] : [];
  }
  if (kind === 'market') {
    const market = store.markets.get(id);
    return market ? [{ op: 'put', kind, id, value: wireMarket(market, lng) }] : [];
  }
  if (kind === 'champ') {
    const champ = store.champs.get(id);
    return champ ? [{ op: 'put', kind, id, value: wireChamp(champ, lng) }] : [];
  }
  const sport = store.sports.get(id);
  return sport ? [{ op: 'put', kind, id, value: wireSport(sport, lng) }] : [];
}

/** The changed fields with their present values; null for a removed field. */
function patchOf(reader: Reader, kind: Kind, id: number, fields: ReadonlySet<string>): Patch[] {
  const [put] = putOf(reader, kind, id);
  if (!put) return [];
  const now = new Map<string, unknown>(Object.entries(put.value));
  const names = [...fields, ...(fields.has('name') && now.has('nameEng') && kind !== 'market' ? ['nameEng'] : [])];
  const shown = names.filter((name) => name !== 'incidents' || reader.hasIncidents);
  if (shown.length === 0) return [];
  return [{ op: 'patch', kind, id, value: Object.fromEntries(shown.map((name) => [name, now.get(name) ?? null])) }];
}

const kinds = ['sport', 'champ', 'game', 'market'] as const;

/**
 * Turns the notes into operations, in an order that a client can apply: removed, added, changed, prices. Null: nothing
 * to say.
 */
export function writeOps(notes: Notes, reader: Reader): FeedOp[] {
  const all = kinds.flatMap((kind) => [...notes[kind]].map(([id, note]): [Kind, number, Note] => [kind, id, note]));
  const dels = all
    .filter(([, , note]) => note.say === 'del' || (note.say === 'put' && note.isReplaced))
    .map(([kind, id]): FeedOp => ({ op: 'del', kind, id }));
  const puts = all.flatMap(([kind, id, note]) => (note.say === 'put' ? putOf(reader, kind, id) : []));
  const patches = all.flatMap(([kind, id, note]) =>
    note.say === 'patch' && note.fields.size > 0 ? patchOf(reader, kind, id, note.fields) : [],
  );
  const values = all.flatMap(([, id, note]) =>
    note.say === 'patch' && note.isPriced ? [id, reader.store.markets.get(id)?.milli ?? 0] : [],
  );
  return [...dels, ...puts, ...patches, ...(values.length > 0 ? [{ op: 'odds' as const, values }] : [])];
}

export function writeEntities(held: Held, reader: Reader): FeedEntities {
  const { store, lng } = reader;
  const read = <T>(ids: Iterable<number>, of: (id: number) => T | undefined): T[] =>
    [...ids].flatMap((id) => of(id) ?? []);
  return {
    sports: read(held.sport, (id) => store.sports.get(id)).map((sport) => wireSport(sport, lng)),
    champs: read(held.champ, (id) => store.champs.get(id)).map((champ) => wireChamp(champ, lng)),
    games: read(held.game, (id) => matchOf(reader, id)),
    markets: read(held.market, (id) => store.markets.get(id)).map((market) => wireMarket(market, lng)),
  };
}
