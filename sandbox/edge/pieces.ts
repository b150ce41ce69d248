import {
  DelOp,
  EdgeChamp,
  EdgeMarket,
  EdgeMatch,
  EdgeSport,
  ListPair,
  MarketsOfMatch,
  most,
  mostMilli,
  PatchOp,
  puts,
} from '../../contracts/edges/index.ts';
import type { z } from '../../contracts/zod.ts';
import { type DomainOp, gameIdOf, type SimEntities, type SimMarket } from '../../simulator/index.ts';

export type Refuse = (where: string, what: string) => void;
type Parsed = <S extends z.ZodMiniType>(schema: S, value: unknown, where: string) => z.infer<S> | undefined;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPrice = (value: unknown): value is number => isNumber(value) && value <= mostMilli;
const isSound = (values: readonly unknown[]): values is number[] =>
  values.length % 2 === 0 && values.every((value, index) => isNumber(value) && (index % 2 === 0 || value <= mostMilli));

/** Looks at the pieces of a message one by one. */
export function createPieces(parsed: Parsed, refuse: Refuse) {
  const eachOf = <S extends z.ZodMiniType>(schema: S, values: readonly unknown[], where: string): z.infer<S>[] =>
    values.flatMap((value, index) => {
      const read = parsed(schema, value, `${where}.${String(index)}`);
      return read === undefined ? [] : [read];
    });

  /** Nobody may bet on an outcome whose news could not be read. */
  const shut = (id: unknown): DomainOp[] =>
    isNumber(id) ? [{ op: 'patch', kind: 'market', id, value: { isBlocked: true } }] : [];

  const pricesOf = (values: readonly unknown[], where: string): DomainOp[] => {
    if (isSound(values)) return [{ op: 'odds', values }];
    const good: number[] = [];
    for (let index = 0; index < values.length; index += 2) {
      const [id, milli] = [values[index], values[index + 1]];
      if (isNumber(id) && isPrice(milli)) good.push(id, milli);
      else {
        refuse(`${where}.values.${String(index)}`, 'no pair of a number and odds in thousandths');
        // No price is right where the new one is not known.
        if (isNumber(id)) good.push(id, 0);
      }
    }
    return [{ op: 'odds', values: good }];
  };

  const opOf = (value: unknown, where: string): DomainOp[] => {
    const { op, kind, id, values } = (typeof value === 'object' && value !== null ? value : {}) as Record<
      string,
      unknown
    >;
    if (op === 'odds' && Array.isArray(values) && values.length <= most.prices) return pricesOf(values, where);
    if (op === 'del') return [parsed(DelOp, value, where)].flatMap((read) => read ?? []);
    if (op === 'patch') {
      const read = parsed(PatchOp, value, where);
      return read ? [{ ...read, value: patchOf(read.value) }] : shut(id);
    }
    if (op !== 'put' || (kind !== 'sport' && kind !== 'champ' && kind !== 'game' && kind !== 'market')) {
      refuse(where, 'no operation of the contract');
      return [];
    }
    const read = parsed(puts[kind], value, where);
    const fault = read && misnumbered(read);
    if (fault !== undefined) refuse(where, fault);
    if (read && fault === undefined) return [read];
    return kind === 'market' ? shut(id) : [];
  };

  return {
    eachOf,
    opsOf: (values: readonly unknown[]): DomainOp[] =>
      values.flatMap((value, index) => opOf(value, `ops.${String(index)}`)),
    pairsOf: (values: readonly unknown[]): [number, number][] => eachOf(ListPair, values, 'all.lists'),
    entitiesOf: ({ sports, champs, games }: Record<keyof SimEntities, unknown[]>): SimEntities => ({
      sports: eachOf(EdgeSport, sports, 'all.entities.sports'),
      champs: eachOf(EdgeChamp, champs, 'all.entities.champs'),
      games: eachOf(EdgeMatch, games, 'all.entities.games'),
    }),
    marketsOf: (values: readonly unknown[]): { id: number; markets: SimMarket[] }[] =>
      eachOf(MarketsOfMatch, values, 'markets.games').map(({ id, markets }, index) => {
        const where = `markets.games.${String(index)}.markets`;
        const sound = eachOf(EdgeMarket, markets, where).filter((market) => {
          const isOwn = market.gameId === id && gameIdOf(market.id) === id;
          if (!isOwn) refuse(where, 'an outcome of another match');
          return isOwn;
        });
        return { id, markets: sound };
      }),
  };
}

const patchOf = ({ isBlocked, lock }: z.infer<typeof PatchOp>['value']) => ({
  isBlocked,
  ...(lock !== undefined && { lock }),
});

/** What is wrong about the numbers of a whole entity. */
function misnumbered({ id, kind, value }: z.infer<(typeof puts)[keyof typeof puts]>): string | undefined {
  if (value.id !== id) return 'its value has another number';
  return kind === 'market' && gameIdOf(id) !== value.gameId ? 'an outcome of another match' : undefined;
}
