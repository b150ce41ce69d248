// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { cleanBody } from './clean-body';
import { cleanHead, layOver } from './clean-head';

const htmlOf = (body: string): string => {
  const place = document.createElement('div');
  place.append(cleanBody(body));
  return place.innerHTML;
};

test.each([
  ['<script>x()</script>', ''],
  ['<p onclick="x()" style="color: red" data-plugin="header" role="banner">a</p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<svg><script>x()</script></svg>', ''],
  ['<form action="/x"><input name="password">a</form>', 'a'],
  ['<iframe src="/x"></iframe><base href="/x"><style>p {}</style>', ''],
  ['<img src="https://elsewhere.example/x.png" alt="a">', '<img alt="a">'],
])('[PLUG-17] of the body %s stays %j', (body, expected) => {
  expect(htmlOf(body)).toBe(expected);
});

test('[PLUG-11] words, tables, pictures of the site and links stay; ids get a prefix, wherever they are named', () => {
  expect(
    htmlOf(
      '<table aria-label="Sum: 2"><tbody><tr><th scope="row" id="a">1</th><td headers="a">2</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table aria-label="Sum: 2"><tbody><tr><th scope="row" id="user-content-a">1</th><td headers="user-content-a">2</td></tr></tbody></table>',
  );
  expect(htmlOf('<img src="/x.png" alt="a"><a href="/en/news">b</a>')).toBe(
    '<img src="/x.png" alt="a"><a href="/en/news">b</a>',
  );
  expect(htmlOf('<a href="//elsewhere.example/x">c</a>')).toContain('rel="noopener noreferrer nofollow"');
});

test('[PLUG-13] of the head stay metas and links that speak of the page', () => {
  const head = `<meta name="description" content="Rules: all"><meta property="og:title" content="R"><link rel="canonical" href="/en/x">
    <meta name="robots" content="noindex"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="/x.css"><link rel="next" href="https://elsewhere.example/">`;
  expect(cleanHead(head)).toEqual([
    { tag: 'meta', attributes: { name: 'description', content: 'Rules: all' } },
    { tag: 'meta', attributes: { property: 'og:title', content: 'R' } },
    { tag: 'link', attributes: { rel: 'canonical', href: `${location.origin}/en/x` } },
  ]);
});

test('[PLUG-13] a tag of a view takes the place of the one that says the same of the page', () => {
  const link = (href: string) => ({ tag: 'link' as const, attributes: { rel: 'canonical', href } });
  const robots = { tag: 'meta' as const, attributes: { name: 'robots', content: 'index' } };
  expect(layOver([link('/b')])([link('/a'), robots])).toEqual([robots, link('/b')]);
});
