import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, expect, test } from 'vitest';

import { compressFolder } from './compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-compress-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('[SPEED-11] each text of a build gets a file for each compression, which reads as the text; pictures and small texts stay', () => {
  const text = 'export const price = 1.85;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/shell.js'), text);
  writeFileSync(join(folder, 'assets/shell.js.map'), text);
  writeFileSync(join(folder, 'ball.webp'), text);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');

  const sum = compressFolder(folder);

  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'assets',
    'assets/shell.js',
    'assets/shell.js.br',
    'assets/shell.js.gz',
    'assets/shell.js.map',
    'ball.webp',
    'robots.txt',
  ]);
  const small = readFileSync(join(folder, 'assets/shell.js.br'));
  expect(brotliDecompressSync(small).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets/shell.js.gz'))).toString()).toBe(text);
  expect(sum).toEqual({ files: 1, before: text.length, after: small.byteLength });
});
