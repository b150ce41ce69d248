import { AskedId, askEnvelopes, envelopes, WantedMatch } from '../../contracts/edges/index.ts';
import { z } from '../../contracts/zod.ts';
import { createPieces, type Refuse } from './pieces.ts';
import type { Asked, Said } from './talk.ts';

const sayAgainMs = 10_000;

const whatIs = ({ path, message, ...issue }: z.core.$ZodIssue) =>
  `${path.map(String).join('.') || 'message'}: ${issue.code === 'custom' ? message : `${issue.code} ${'expected' in issue ? issue.expected : ''}`.trim()}`;

/**
 * Everything that comes from the bus passes here, message by message and piece by piece: a wrong piece is left out and
 * counted, and the rest goes on. The log says what and where, at most every ten seconds.
 */
export function createBorder(warn: (line: string) => void) {
  let wrong = 0;
  let saidAt = -Infinity;
  const refuse: Refuse = (where, what) => {
    wrong += 1;
    if (performance.now() - saidAt < sayAgainMs) return;
    saidAt = performance.now();
    warn(`Refused from the bus: ${where}: ${what}. ${String(wrong)} refused since the start.`);
  };
  const parsed = <S extends z.ZodMiniType>(schema: S, value: unknown, where: string): z.infer<S> | undefined => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    refuse(where, issue ? whatIs(issue) : 'unreadable');
    return undefined;
  };
  const { opsOf, eachOf, pairsOf, marketsOf, entitiesOf } = createPieces(parsed, refuse);
  /** Envelope by the message's own name, or undefined. */
  const named = <E extends Record<string, z.ZodMiniType>>(of: E, value: unknown): (keyof E & string) | undefined => {
    const name = typeof value === 'object' && value !== null && 't' in value ? value.t : undefined;
    if (typeof name === 'string' && Object.hasOwn(of, name)) return name;
    refuse('message', 'its t names no message');
    return undefined;
  };

  return {
    wrong: (): number => wrong,
    unread: (): void => refuse('message', 'cannot be read'),
    said: (value: unknown): Said | undefined => {
      if (value === undefined) return undefined;
      const name = named(envelopes, value);
      if (name === 'ops') {
        const read = parsed(envelopes.ops, value, name);
        return read && { ...read, ops: opsOf(read.ops) };
      }
      if (name === 'all') {
        const read = parsed(envelopes.all, value, name);
        return read && { ...read, entities: entitiesOf(read.entities), lists: pairsOf(read.lists) };
      }
      if (name === 'markets') {
        const read = parsed(envelopes.markets, value, name);
        return read && { ...read, games: marketsOf(read.games) };
      }
      return name && parsed(envelopes[name], value, name);
    },
    asked: (value: unknown): Asked | undefined => {
      if (value === undefined) return undefined;
      const name = named(askEnvelopes, value);
      if (name === 'want') {
        const read = parsed(askEnvelopes.want, value, name);
        return (
          read && {
            ...read,
            games: eachOf(WantedMatch, read.games, 'want.games'),
            joined: eachOf(AskedId, read.joined, 'want.joined'),
          }
        );
      }
      if (name === 'leave') {
        const read = parsed(askEnvelopes.leave, value, name);
        return read && { ...read, games: eachOf(AskedId, read.games, 'leave.games') };
      }
      return name && parsed(askEnvelopes[name], value, name);
    },
  };
}
