import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { everyReturn, faultsOf, type Published } from './lib/every-return.ts';
import { jacksFigures } from './lib/jacks-figures.ts';
import { strategyHold } from './lib/jacks-strategy.ts';

const published = JSON.parse(
  readFileSync(new URL('../contracts/games/returns.json', import.meta.url), 'utf8'),
) as Published;
/** All outcomes of all games: that is done once, and takes its time. */
const minutes = 600_000;
let known: ReturnType<typeof everyReturn> | null = null;
const exact = () => (known ??= everyReturn());

test(
  '[CAS-08] every published figure, and every one that a page shows, is what all outcomes of the game come to',
  () => {
    const { faults, published: computed } = exact();
    expect([...faults, ...faultsOf(published, computed)]).toEqual([]);
  },
  minutes,
);

const each = Object.keys(published).flatMap((game) =>
  (['least', 'deviation'] as const).map((name) => [game, name] as const),
);
test.each(each)(
  '[CAS-08] %s: a %s that is off by a billionth is found',
  (game, name) => {
    const off = { ...published[game]!, [name]: published[game]![name] + 1.1e-9 };
    expect(faultsOf({ ...published, [game]: off }, exact().published)).toEqual([
      expect.stringContaining(`${game} ${name}`),
    ]);
  },
  minutes,
);

test(
  '[CAS-08] poker is counted over 134,459 kinds of hands, and the table of the page costs less than 0.1 % against the best play',
  () => {
    const table = jacksFigures(strategyHold);
    expect(table.kinds).toBe(134_459);
    expect(exact().published.jacks!.most - table.return).toBeGreaterThan(0);
    expect(exact().published.jacks!.most - table.return).toBeLessThan(0.001);
  },
  minutes,
);
