import { expect, test } from 'vitest';

import { referralCookies } from './cookies';
import { readTags, tagNames } from './tags';

const day = 86_400_000;
const lives = (search: string) => Object.fromEntries(referralCookies(search).map(({ name, lifeMs }) => [name, lifeMs]));

test('[REF-01] [QUERY-10] each of the eight tags is read from the query', () => {
  for (const name of tagNames) expect(readTags(`?${name}=abc`)).toEqual({ [name]: 'abc' });
});

test('[REF-01] nothing else of an address is one', () => {
  expect(readTags('')).toEqual({});
  expect(readTags('?other=1#btag=x')).toEqual({});
  expect(referralCookies('?other=1')).toEqual([]);
});

test.each([
  ['?ref=abc', 'ref', 60 * day],
  ['?subid=abc', 'subid', 60 * day],
  ['?partner_id=7', 'partner_id', 30 * day],
  ['?short_link=abc', 'short_link', 3_600_000],
  ['?pb=abc', 'pb_check', 30 * day],
])(
  '[QUERY-10] [REF-02] [REF-03] [REF-04] [REF-05] %s alone leaves the cookie %s with its life',
  (search, name, life) => {
    expect(lives(search)[name]).toBe(life);
  },
);

test('a tag that is no tag leaves nothing', () => {
  expect(readTags('?btag=<script>&tag=a%20b&bf=%D1%8F')).toEqual({});
  expect(readTags(`?btag=${'x'.repeat(129)}`)).toEqual({});
});

test('[REF-02] ref, btag, tag and qtag live 60 days, bf one day', () => {
  expect(lives('?btag=a&tag=b&qtag=c&bf=d&ref=e')).toMatchObject({
    btag: 60 * day,
    tag: 60 * day,
    qtag: 60 * day,
    ref: 60 * day,
    bf: day,
  });
});

test.each([
  ['?bf=a&partner_id=7', 30],
  ['?btag=a&partner_id=7', 60],
  ['?tag=a&partner_id=7', 60],
])('[REF-03] the partner of %s is kept %i days', (search, days) => {
  expect(lives(search)['partner_id']).toBe(days * day);
});

test('[REF-04] a short link lives an hour, a sub id 60 days', () => {
  expect(lives('?btag=a&short_link=s&subid=u')).toMatchObject({ short_link: 3_600_000, subid: 60 * day });
});

test('[REF-05] a postback lives 30 days, 4 seconds without one', () => {
  expect(lives('?btag=a&pb=1')['pb_check']).toBe(30 * day);
  expect(lives('?btag=a')['pb_check']).toBe(4000);
});

test('[REF-06] a tag without a life of its own lives a day', () => {
  expect(lives('?utm_source=a&vkref=b&whn=c&click_id=d')).toMatchObject({
    utm_source: day,
    vkref: day,
    whn: day,
    click_id: day,
  });
});
