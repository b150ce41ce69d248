import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { profileNames, profiles, type Protection } from '../../contracts/protection/index.ts';
import { rowsOfValues } from './protection-matrix.ts';
import { protectionRules } from './protection-rules.ts';

const rules = protectionRules(fileURLToPath(new URL('../../', import.meta.url)));

test('[LIM-40] the matrix has the rules P1 to P36, each in six profiles', () => {
  expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  for (const { values } of rules) expect(Object.keys(values)).toEqual(profileNames);
});

test('[LIM-40] every value in which a profile differs from the open one belongs to a rule', () => {
  const ruled = new Set(rules.flatMap(({ values }) => Object.keys(values.open)));
  for (const name of profileNames)
    for (const field of Object.keys(profiles[name]) as (keyof Protection)[])
      if (profiles[name][field] !== profiles.open[field]) expect([...ruled], `${name}.${field}`).toContain(field);
  expect(Object.keys(rowsOfValues).sort()).toEqual(Object.keys(profiles.open).sort());
});

test.each(rules.map((rule) => [rule.number, rule.row, rule] as const))(
  '[LIM-40] P%i (%s) is obeyed by some code and shown by some test',
  (_, __, { obeyedBy, shownBy }) => {
    expect(obeyedBy).not.toEqual([]);
    expect(shownBy).not.toEqual([]);
  },
);
