/** A movement: minor units, positive into the account; `balance` after it. `at`: epoch ms. */
type Movement = { at: number; kind: string; number: string | null; minor: number; balance: number };

/** `from`: epoch ms. `digits`: of `iso`. `opening`: minor units. */
type Journal = {
  accountId: number;
  iso: string;
  digits: number;
  from: number;
  opening: number;
  rows: readonly Movement[];
};

/** Words of others become names of the journal: no signs that mean something in it. */
const plain = (text: string) => text.replaceAll(/[^\w-]+/g, ' ').trim();
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * The statement of an account as a journal of hledger: declared names, one transaction a movement with the balance that
 * it must leave, so that `hledger check --strict` finds any row that is missing. Row PAY-17.
 */
export function journalOf({ accountId, iso, digits, from, opening, rows }: Journal): string {
  const own = `player:${String(accountId)}`;
  const amount = (minor: number) => {
    const text = String(Math.abs(minor)).padStart(digits + 1, '0');
    const point = text.length - digits;
    return `${minor < 0 ? '-' : ''}${text.slice(0, point)}.${text.slice(point)} ${iso}`;
  };
  const others = [...new Set(['opening', ...rows.map(({ kind }) => plain(kind))])].map((kind) => `house:${kind}`);
  const entry = (at: number, words: string, kind: string, minor: number, balance: number) =>
    `${dayOf(at)} ${words}\n    ${own}  ${amount(minor)} = ${amount(balance)}\n    house:${plain(kind)}`;
  return [
    ['decimal-mark .', `commodity ${amount(1000 * 10 ** digits)}`].join('\n'),
    [own, ...others].map((name) => `account ${name}`).join('\n'),
    entry(from, 'opening', 'opening', opening, opening),
    ...rows.map(({ at, kind, number, minor, balance }) =>
      entry(at, `* ${number === null ? '' : `(${plain(number)}) `}${plain(kind)}`, kind, minor, balance),
    ),
    '',
  ].join('\n\n');
}
