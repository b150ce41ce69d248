import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import en from './en/failures.json' with { type: 'json' };
import { isForPeople, spokenFailure } from './failures.ts';
import { languages } from './text.ts';

/** Calls of operators, publishers, providers, game clients and tests: their readers are developers. The room has words of its own. */
const forDevelopers = /^(?:analytics|apps|control|control-room|laboratory|psp|rgs|server|site-versions|subscriber)\//;
/** Sentences that no page shows: it makes its requests well, and a full feed goes on by polling. */
const ofWrongRequests = new Set([
  'The body is no JSON.',
  'The draw is settled.',
  'Too many connections of yours are open.',
  'The request is too large.',
  'The same key came with other contents.',
  'The service header is missing.',
  'This edge does not know what happens now.',
  'This event is not signed by the provider.',
  'Too many streams are open.',
  'Too many topics of yours are being opened.',
]);

const root = new URL('../', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.test|\.testing/.test(name) && !forDevelopers.test(name))
  .map((name) => ({ name, code: readFileSync(new URL(name, root), 'utf8') }));
const refusals =
  /(?:ApiFailure|refused|conflict|refusal|stopped)\(\s*(?:[\w.]+,\s*){0,2}'([A-Z](?:[^'\\\n]|\\.){1,200})'/g;

test('[LANG-32] every sentence that refuses a player is in the dictionaries', () => {
  const said = sources.flatMap(({ name, code }) =>
    [...code.matchAll(refusals)].map(([, sentence = '']) => ({ name, sentence })),
  );
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter(({ sentence }) => !isForPeople(sentence) && !ofWrongRequests.has(sentence))).toEqual([]);
});

test.each(languages.filter((language) => language !== 'en'))(
  '[LANG-32] a refusal in %s has no English word',
  (language) => {
    const english = Object.values(en).filter((sentence) => spokenFailure(sentence, 409, language) === sentence);
    expect(english).toEqual([]);
    expect(spokenFailure('This coupon does not exist.', 404, language)).not.toBe('This coupon does not exist.');
    expect(spokenFailure('"a" is no version.', 400, language)).toBe('"a" is no version.');
  },
);
