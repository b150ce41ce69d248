import type { Structured } from '@contracts/structured';

/** Builds addresses of this site from a path without a language. */
type AddressOf = (path: string) => string;

const ofTrail = (trail: Structured['trail'], addressOf: AddressOf) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    ...{ '@type': 'ListItem', position: at + 1 },
    ...{ name, item: addressOf(path) },
  })),
});

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
const team = (name: string) => ({ '@type': 'SportsTeam', name });

const ofEvent = ({ name, sport, home, away, competition, startAt }: NonNullable<Structured['event']>, url: string) => ({
  ...{ '@type': 'SportsEvent', name, sport, url, startDate: dateOf(startAt) },
  ...{ homeTeam: team(home), awayTeam: team(away), competitor: [team(home), team(away)] },
  superEvent: { '@type': 'SportsEvent', name: competition },
});

const ofArticle = (
  { headline, description, publishedAt }: NonNullable<Structured['article']>,
  url: string,
  language: string,
) => ({
  ...{ '@type': 'Article', headline, description, url },
  ...{ datePublished: dateOf(publishedAt), inLanguage: language },
});

/** A moment that no date has would end the page's head. */
const isMoment = (seconds: number): boolean => Math.abs(seconds) < 8.64e12;

/**
 * Data for search engines about the subject of the page, as schema.org names it. Null: nothing. `url`: of the page
 * itself.
 */
export function structuredData(
  { trail, event, article }: Structured,
  { addressOf, url, language }: { addressOf: AddressOf; url: string; language: string },
): object | null {
  const graph = [
    ...(trail.length < 2 ? [] : [ofTrail(trail, addressOf)]),
    ...(event !== undefined && isMoment(event.startAt) ? [ofEvent(event, url)] : []),
    ...(article !== undefined && isMoment(article.publishedAt) ? [ofArticle(article, url, language)] : []),
  ];
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph };
}
