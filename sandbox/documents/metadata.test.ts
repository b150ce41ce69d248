import { expect, test } from 'vitest';

import { withoutMetadata } from './metadata.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const textOf = (file: Uint8Array | null) => Buffer.from(file ?? []).toString('latin1');

const segment = (marker: number, body: string) => bytes([0xff, marker, 0, body.length + 2], body);
const jpeg = bytes(
  [0xff, 0xd8],
  [...segment(0xe0, 'JFIF')],
  [...segment(0xe1, 'Exif GPS 51.5')],
  [...segment(0xfe, 'made by a phone')],
  [...segment(0xdb, 'table')],
  [...segment(0xda, 'scan')],
  'picture',
  [0xff, 0xd9],
  'more after the end',
);

const chunk = (name: string, body: string) => bytes([0, 0, 0, body.length], name, body, 'sums');
const png = bytes(
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...chunk('IHDR', 'size')],
  [...chunk('eXIf', 'GPS 51.5')],
  [...chunk('tEXt', 'made by a phone')],
  [...chunk('IDAT', 'picture')],
  [...chunk('IEND', '')],
  'more after the end',
);

test.each([
  ['JPEG', jpeg, ['JFIF', 'table', 'scan', 'picture']],
  ['PNG', png, ['IHDR', 'IDAT', 'picture', 'IEND']],
])('[VERIF-09] a %s keeps its picture and loses place, device and comments', (_, file, kept) => {
  const text = textOf(withoutMetadata(file));
  for (const part of kept) expect(text).toContain(part);
  expect(text).not.toMatch(/GPS|phone|after the end/);
});

test.each([
  ['JPEG', jpeg],
  ['PNG', png],
])('[VERIF-09] a %s that breaks off is no picture', (_, file) => {
  expect(withoutMetadata(file.subarray(0, 30))).toBeNull();
});

test('[VERIF-09] a page with the name of a photo is no picture', () => {
  expect(withoutMetadata(bytes('<html>photo.jpg</html>'))).toBeNull();
});
