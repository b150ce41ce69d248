import { expect, test } from 'vitest';

import { serverMessage } from '@contracts/error-codes';

import { messageOf, reasonOf } from './reason';

const t = (key: string) => `(${key})`;

test.each([
  [undefined, undefined],
  ['office.wrong.code', '(office.wrong.code)'],
  ['office.wrong.', 'office.wrong.'],
  ['Write office.wrong.code here', 'Write office.wrong.code here'],
  ['A city has letters only.', 'A city has letters only.'],
])('[OFFICE-08] a field that is refused with %s reads %s', (detail, words) => {
  expect(reasonOf(t, detail)).toBe(words);
});

test.each([
  [serverMessage, 'Ask us.', 'Ask us.'],
  [serverMessage, '', 'Not saved'],
  [0, 'stack trace', 'Not saved'],
])('[ERR-13] a refusal with code %i and “%s” reads “%s”', (code, message, words) => {
  expect(messageOf({ statusCode: 422, code, message, fields: {}, data: null }, 'Not saved')).toBe(words);
});
