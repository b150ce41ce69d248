// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { structuredElement } from './put-structured';
import { structuredData } from './structured';

const place = {
  addressOf: (path: string) => `https://book.example/es${path}`,
  ...{ url: 'https://book.example/es/home/line/1/2/3', language: 'es' },
};
const trail = [
  { name: 'Line', path: '/home/line' },
  { name: 'Football', path: '/home/line/1' },
];

test('[SEO-11] a match is a sports event with two teams, at its moment, after the way to it', () => {
  const event = { name: 'A – B', sport: 'Football', home: 'A', away: 'B', competition: 'Cup', startAt: 1_780_000_000 };
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  expect(structuredData({ trail, event }, place)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Line', item: 'https://book.example/es/home/line' },
          { '@type': 'ListItem', position: 2, name: 'Football', item: 'https://book.example/es/home/line/1' },
        ],
      },
      {
        ...{ '@type': 'SportsEvent', name: 'A – B', sport: 'Football', url: place.url },
        ...{ startDate: '2026-05-28T20:26:40.000Z', homeTeam: team('A'), awayTeam: team('B') },
        ...{ competitor: [team('A'), team('B')], superEvent: { '@type': 'SportsEvent', name: 'Cup' } },
      },
    ],
  });
});

test('[SEO-11] an article has its day and language; a way of one step, and a moment that no date has, are left out', () => {
  const article = { headline: 'News', description: 'Of the day', publishedAt: 1_780_000_000 };
  const shown = structuredData({ trail: trail.slice(0, 1), article }, place);
  expect(shown).toMatchObject({
    '@graph': [{ '@type': 'Article', headline: 'News', datePublished: '2026-05-28T20:26:40.000Z', inLanguage: 'es' }],
  });
  expect(structuredData({ trail: [], article: { ...article, publishedAt: 1e300 } }, place)).toBeNull();
});

test('[SEO-11] no name ends the element that holds it', () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const element = structuredElement({ name });
  expect(element.outerHTML.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(element.textContent)).toEqual({ name });
  expect(element.type).toBe('application/ld+json');
});
