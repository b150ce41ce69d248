import { toMinor } from './maths/index.ts';
import type { TrackedBet } from './tracker.ts';
import { type TimeZone, wallOf } from './zones.ts';

/** `digits`: of `iso`. `zone`: whose days count. */
type BetsJournal = { accountId: number; iso: string; digits: number; zone: TimeZone; bets: readonly TrackedBet[] };

/** Words of others are in comments and tags: no line ends, no commas, no colons, no semicolons. */
const plain = (text: string) => text.replaceAll(/[\s,:;]+/g, ' ').trim();

/**
 * Bets as a journal of hledger, the oldest first: each a transaction of its stake, what came back, and the difference on the player's
 * account, which add up to nothing. Row TRACK-04.
 */
export function betsJournal({ accountId, iso, digits, zone, bets }: BetsJournal): string {
  const own = `player:${String(accountId)}`;
  const amount = (minor: number) => {
    const text = String(Math.abs(minor)).padStart(digits + 1, '0');
    const point = text.length - digits;
    return `${minor < 0 ? '-' : ''}${text.slice(0, point)}.${text.slice(point)} ${iso}`;
  };
  const entry = ({ id, endedAt, staked, returned, legs, marks }: TrackedBet) => {
    const day = new Date(wallOf(zone, endedAt * 1000)).toISOString().slice(0, 10);
    const [stake, back] = [toMinor(staked, digits), toMinor(returned, digits)];
    const words = legs.map(({ match, market, outcome }) => plain(`${match} ${market} ${outcome}`));
    return [
      `${day} * (${id}) bet`,
      ...words.map((leg) => `    ; ${leg}`),
      ...marks.tags.map((tag) => `    ; tag:${plain(tag)}`),
      ...(marks.note === '' ? [] : [`    ; note:${plain(marks.note)}`]),
      `    bets:staked  ${amount(stake)}`,
      `    bets:returned  ${amount(0 - back)}`,
      `    ${own}  ${amount(back - stake)}`,
    ].join('\n');
  };
  return [
    ['decimal-mark .', `commodity ${amount(1000 * 10 ** digits)}`, 'tag tag', 'tag note'].join('\n'),
    [own, 'bets:staked', 'bets:returned'].map((name) => `account ${name}`).join('\n'),
    ...bets.toReversed().map(entry),
    '',
  ].join('\n\n');
}
