import { expect, test } from 'vitest';

import { fillConfig, readSchema } from './plugin-config.ts';

const { schema } = readSchema({
  title: { type: 'string', default: 'Match of the day' },
  prices: { type: 'number', default: 3, min: 1, max: 5 },
  isWide: { type: 'boolean', default: false },
  zone: { type: 'enum', default: 'live', options: ['live', 'line'] },
});
const defaults = { title: 'Match of the day', prices: 3, isWide: false, zone: 'live' };

test('[PLUG-51] what the configuration leaves out has its default, and what the schema does not know is left out', () => {
  expect(fillConfig(schema, {})).toEqual({ values: defaults, faults: [] });
  expect(fillConfig(schema, { zone: 'line', dictionaries: ['sport'] }).values).toEqual({ ...defaults, zone: 'line' });
});

test.each([
  ['title', 7, 'is no string'],
  ['prices', '4', 'is no number'],
  ['prices', 0, 'is less than 1'],
  ['prices', 6, 'is more than 5'],
  ['isWide', 1, 'is no boolean'],
  ['zone', 'casino', 'is none of live, line'],
  ['title', null, 'is no string'],
])('[PLUG-51] a wrong field costs itself alone: %s %s', (name, value, fault) => {
  const filled = fillConfig(schema, { title: 'Own', prices: 2, isWide: true, zone: 'line', [name]: value });
  expect(filled.faults).toEqual([[name, fault]]);
  expect(filled.values).toEqual({
    ...{ title: 'Own', prices: 2, isWide: true, zone: 'line' },
    [name]: defaults[name as keyof typeof defaults],
  });
});

test('[PLUG-51] a setting that is none costs itself alone', () => {
  const read = readSchema({ prices: { type: 'number' }, title: { type: 'string', default: '' }, zone: 7 });
  expect(read).toEqual({ schema: { title: { type: 'string', default: '' } }, faults: ['prices', 'zone'] });
});
