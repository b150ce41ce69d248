import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

/** These ask for a calculation: nothing is committed. */
const calculates = ['src/pages/information/calculator/ui/page.tsx', 'src/widgets/ready-bets/ui/generator.tsx'];
const isOfMoney = (text: string) => /MoneyField|StakeField|SumField|inputMode="decimal"/.test(text);

test('[CPN-80] a form with a sum in it is a MoneyForm, in which no other field commits', () => {
  const plain = treeFiles('src/*.tsx', 'plugins/*.tsx', ':!*.test.tsx').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('<form') && isOfMoney(text);
  });
  expect(plain).toEqual(calculates);
});
