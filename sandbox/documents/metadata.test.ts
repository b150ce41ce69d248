import { expect, test } from 'vitest';

import { withoutMetadata } from './metadata.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
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

/** What a camera writes of how it was held, beside the place; `II` or `MM`: the order of bytes. */
function held(turn: number, order: 'II' | 'MM'): Uint8Array {
  const two = (value: number) => (order === 'MM' ? [value >> 8, value & 255] : [value & 255, value >> 8]);
  const four = (value: number) => (order === 'MM' ? [0, 0, ...two(value)] : [...two(value), 0, 0]);
  const fields = [[0x010f, 2, 4, [0x61, 0x62, 0x63, 0]] as const, [0x0112, 3, 1, [...two(turn), 0, 0]] as const];
  const ifd = fields.flatMap(([tag, type, count, value]) => [...two(tag), ...two(type), ...four(count), ...value]);
  const tiff = bytes(order, two(42), four(8), two(fields.length), ifd, four(0), 'GPS 51.5');
  return segment(0xe1, `Exif\0\0${Buffer.from(tiff).toString('latin1')}`);
}

test.each([2, 3, 6, 8].flatMap((turn) => [[turn, 'II'] as const, [turn, 'MM'] as const]))(
  '[R-N5] a photo that was held at %i (%s) stays that way up, and tells nothing else',
  (turn, order) => {
    const whole = bytes([0xff, 0xd8], [...held(turn, order)], [...jpeg.subarray(2)]);
    const clean = withoutMetadata(whole)!;
    expect(textOf(clean)).not.toMatch(/GPS|abc|phone/);
    const at = textOf(clean).indexOf('Exif');
    expect([...clean.subarray(at + 6 + 8, at + 6 + 22)]).toEqual([0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0]);
    expect(textOf(clean)).toContain('picture');
  },
);

test('[R-N5] the colours of a picture stay, and broken words of a camera are no fault', () => {
  const profile = segment(0xe2, 'ICC_PROFILE\0colours');
  const broken = segment(0xe1, 'Exif\0\0MM\0*\u00ff\u00ff\u00ff\u00ff');
  const clean = withoutMetadata(bytes([0xff, 0xd8], [...broken], [...profile], [...jpeg.subarray(2)]));
  expect(textOf(clean)).toContain('colours');
  expect(textOf(clean)).not.toContain('Exif');
});
