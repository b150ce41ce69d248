import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { couponTypes } from '../../contracts/coupon-types.ts';
import { betTypes, isCouponTypeId } from '../../contracts/maths/bet-types.ts';
import type { LimitFacts } from '../coupon/index.ts';
import { rulesByLanguage, rulesView } from './rules-view.ts';

const english = rulesByLanguage.get('en')!;
const shapeOf = (rules: typeof english) =>
  rules.chapters.map(({ parts }) => parts.map(({ paragraphs, table }) => [paragraphs?.length, table?.rows.length]));

const bound = (stake: number, win: number) => ({ stake, win });
const facts: LimitFacts = {
  iso: 'RUB',
  limits: {
    player: { outcome: bound(1_00, 2_00), match: bound(3_00, 4_00) },
    everybody: { outcome: bound(5_00, 6_00), match: bound(7_00, 8_00) },
  },
  virtualShare: 0.25,
  traderFactor: 7,
};

/** In the order of the rules; names as the coupon has them. */
const order = [
  ...(['single', 'severalSingles', 'express', 'system', 'chain'] as const),
  ...(['multiBet', 'conditional', 'antiExpress', 'lucky', 'patent'] as const),
];

test.each([...rulesByLanguage.keys()])(
  '[ROUTE-83] the rules in %s tell all ten types by their names and numbers of bets',
  (lng) => {
    const rules = rulesByLanguage.get(lng)!;
    expect(shapeOf(rules)).toEqual(shapeOf(english));
    const names = JSON.parse(readFileSync(`contracts/dictionaries/${lng}/coupon.json`, 'utf8')) as Record<
      string,
      string
    >;
    const rows = rules.chapters[2]?.parts[0]?.table?.rows ?? [];
    const told = order.map((type) => {
      const id = couponTypes[type];
      const [min, max] = isCouponTypeId(id) ? betTypes[id].bets : [0, 0];
      return [names[`coupon.type.${type}`], min === max ? String(min) : `${String(min)}–${String(max)}`];
    });
    expect(rows.map(([name, bets]) => [name, bets])).toEqual(told);
    expect(rulesView(`/${lng}/information/rules/3`, 'Northwind', facts).body).not.toContain('lang="en"');
  },
);

test.each([...rulesByLanguage.keys()])('[CPN-95] in %s the last chapter has the figures that limit bets', (lng) => {
  const pageOf = (known: LimitFacts) => rulesView(`/${lng}/information/rules/limits`, 'Northwind', known).body;
  const page = pageOf(facts);
  for (const sum of [3, 4, 5, 6, 7, 8]) expect(page).toContain(`${String(sum)}\u00a0RUB`);
  expect(/25[^\d<]{0,3}%|%25/.test(page)).toBe(true);
  expect(/\{\{|lang="en"/.test(page)).toBe(false);
  // A site without traders does not speak of them.
  expect(pageOf({ ...facts, traderFactor: null }).length).toBeLessThan(page.length);
});

test('[CPN-95] a language without rules has this chapter in the English of the others', () => {
  expect(rulesView('/fr/information/rules/limits', 'Northwind', facts)).toMatchObject({
    title: 'Bet limits · Northwind',
    body: expect.stringContaining('<div class="rules" lang="en" dir="ltr">') as string,
  });
});
