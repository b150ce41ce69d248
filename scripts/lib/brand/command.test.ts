import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readBrand } from '../../../contracts/brand.ts';
import { BadBrand, newBrand } from './command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const northwind = ['new', 'northwind', '--name=Northwind', '--colour=#0f6b5c', '--accent=#f0b429'];
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, object>;

test('[BRAND-10] a name, two colours and a country make a configuration in which nothing is wrong', () => {
  const told = newBrand([...northwind, '--country=DE', '--legal-name=Northwind Ltd', '--age=21'], folder);
  const { brand, ...rest } = read('northwind.json');
  expect(rest).toEqual({ support: { socialLinks: [] }, protection: { profile: 'DE' }, defaultLanguage: 'de' });
  const { brand: used, faults } = readBrand(brand);
  expect(faults).toEqual([]);
  expect(used).toMatchObject({
    name: 'Northwind',
    legalName: 'Northwind Ltd',
    minAge: 21,
    logo: { light: expect.stringContaining('<svg') as string },
  });
  expect(used.colours?.light['accent-solid']).toBe('#0f6b5c');
  expect(told).toContain('every pair holds');
  expect(told).toContain('SANDBOX_CONFIG=');
  expect(told).toContain('--email');
});

test('[BRAND-10] brands of several hosts come into one file, and what was there stays', () => {
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ minAge: 19, brand: { name: 'House' } }));
  const into = `--into=${join(folder, 'site.json')}`;
  newBrand([...northwind, '--host=northwind.example', into], folder);
  newBrand([...northwind, '--name=Fjordspel', '--host=fjordspel.example', into], folder);
  const { brands, ...rest } = read('site.json');
  expect(rest).toEqual({ minAge: 19, brand: { name: 'House' } });
  expect(brands).toMatchObject({
    'northwind.example': { name: 'Northwind' },
    'fjordspel.example': { name: 'Fjordspel' },
  });
});

test('[BRAND-10] a logo of SVG stands in the configuration, one of PNG beside it', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';
  writeFileSync(join(folder, 'mark.svg'), `<?xml version="1.0"?>\n${svg}`);
  newBrand([...northwind, `--logo=${join(folder, 'mark.svg')}`], folder);
  expect(read('northwind.json')['brand']).toMatchObject({ logo: { light: svg }, icons: [svg] });
});

test.each([
  [['new', 'Northwind'], 'npm run brand'],
  [['new', 'northwind', '--name=N'], '--colour is missing'],
  [[...northwind, '--accent=gold-ish'], '--accent is missing'],
  [[...northwind, '--age=12'], 'brand.minAge'],
  [[...northwind, '--country=England'], 'two capital letters'],
  [[...northwind, '--host=Northwind Example'], 'no host name'],
  [[...northwind, '--host=a.example', '--country=GB'], 'of a whole site'],
  [[...northwind, '--logo=nowhere.svg'], 'cannot be read'],
])('[BRAND-10] %j is refused and writes nothing', (argv, message) => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(() => newBrand(argv, empty)).toThrow(BadBrand);
  expect(() => newBrand(argv, empty)).toThrow(message);
  expect(() => readFileSync(join(empty, 'northwind.json'))).toThrow('ENOENT');
});

test('[BRAND-10] a logo with a script is refused', () => {
  writeFileSync(join(folder, 'bad.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  expect(() => newBrand([...northwind, `--logo=${join(folder, 'bad.svg')}`], folder)).toThrow('the element script');
});
