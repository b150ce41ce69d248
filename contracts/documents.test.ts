import { expect, test } from 'vitest';

import { documentKindOf, isVerified } from './documents.ts';

test.each([
  [1, '', false, true],
  [0, 'VERIFICATION_SUCCESSFUL', false, true],
  [2, 'VERIFICATION_SUCCESSFUL', false, true],
  [1, 'VERIFICATION_SUCCESSFUL', true, false],
  [1, '', true, false],
  [0, '', false, false],
  [2, 'VERIFICATION_FAILED', false, false],
])('[VERIF-01] status %i, group "%s", one more document %s: verified %s', (status, group, isMoreWanted, expected) => {
  const config = {
    verification_status: status,
    verification_status_group_code: group,
    requested_additional_document: isMoreWanted,
  };
  expect(isVerified(config)).toBe(expected);
});

test.each([
  ['a photo', [0xff, 0xd8, 0xff, 0xe1], 'jpeg'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'png'],
  ['a program that is called photo.jpg', [0x4d, 0x5a, 0x90, 0x00], null],
  ['a page', [0x3c, 0x68, 0x74, 0x6d, 0x6c], null],
  ['nothing', [], null],
])('[VERIF-09] the first bytes tell %s', (_, bytes, expected) => {
  expect(documentKindOf(Uint8Array.from(bytes))).toBe(expected);
});
