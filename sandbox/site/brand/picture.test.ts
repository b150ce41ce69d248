import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeLooks } from './looks.ts';

let folder = '';
const head = (width: number, height: number, length = 100) => {
  const bytes = Buffer.alloc(length);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  const files: Record<string, Buffer | string> = {
    'icon-192.png': head(192, 192),
    'wide.png': head(192, 48),
    'huge.png': head(4000, 4000),
    'heavy.png': head(192, 192, 300_000),
    'page.png': '<html></html>',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>',
    'bad.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  };
  for (const [name, contents] of Object.entries(files)) writeFileSync(join(folder, name), contents);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('[BRAND-04] logo and icons have addresses by their contents, and a size where they have one', () => {
  const brand = { logo: { light: 'logo.svg' }, icons: ['logo.svg', 'icon-192.png'], maskableIcons: ['icon-192.png'] };
  const { icons, faults, style, files } = makeLooks(brand, folder);
  expect(faults).toEqual([]);
  expect(icons).toEqual([
    { address: expect.stringMatching(/^\/brand\/[\w-]{22}\.svg$/) as string, size: null, isMaskable: false },
    { address: expect.stringMatching(/^\/brand\/[\w-]{22}\.png$/) as string, size: 192, isMaskable: false },
    { address: icons[1]?.address, size: 192, isMaskable: true },
  ]);
  expect([...files.keys()].sort()).toEqual([...new Set([style, ...icons.map(({ address }) => address)])].sort());
});

test.each([
  ['wide.png', 'an icon must be a square'],
  ['huge.png', '4000 × 4000'],
  ['heavy.png', '256 kB'],
  ['page.png', 'it does not begin with <svg'],
  ['bad.svg', 'the element script'],
  ['nowhere.png', 'cannot be read'],
])('[BRAND-07] the icon %s costs itself alone and is named', (named, fault) => {
  const { icons, faults } = makeLooks({ icons: [named, 'icon-192.png'] }, folder);
  expect(icons).toHaveLength(1);
  expect(faults).toEqual([expect.stringMatching(/^brand\.icons\[0\]: /)]);
  expect(faults[0]).toContain(fault);
});

test('[BRAND-07] without a folder no file is read, and a whole SVG needs none', () => {
  const { faults, style } = makeLooks({ logo: { light: '<svg><rect/></svg>', dark: 'logo.svg' } }, null);
  expect(faults).toEqual([expect.stringContaining('BRAND_FILES names no folder')]);
  expect(style).not.toBeNull();
});
