import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { couponTypes } from '../../contracts/coupon-types.ts';
import { betTypes, isCouponTypeId } from '../../contracts/maths/bet-types.ts';
import { rulesByLanguage, rulesView } from './rules-view.ts';

const english = rulesByLanguage.get('en')!;
const shapeOf = (rules: typeof english) =>
  rules.chapters.map(({ parts }) => parts.map(({ paragraphs, table }) => [paragraphs?.length, table?.rows.length]));

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
    expect(rulesView(`/${lng}/information/rules/3`, 'Northwind').body).not.toContain('lang="en"');
  },
);
