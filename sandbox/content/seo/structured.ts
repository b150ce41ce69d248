import type { Structured } from '../../../contracts/structured.ts';
import { localize } from '../../texts/text.ts';
import { newsIn } from '../news/articles.ts';
import { type Asked, champName, textIn } from './about.ts';
import type { PageQuestion } from './question.ts';
import { contentSports } from './sports.ts';

type Steps = Structured['trail'];

/** Sections whose first page leads to their things, with the group of texts that names them. */
const sections: Readonly<Record<string, string>> = {
  ...{ 'betting-alphabet': 'info', casino: 'casino', lotto: 'lotto', news: 'news' },
  ...{ providers: 'casino', slots: 'casino', statistic: 'statistics', toto: 'toto' },
};

/** A match of the timetable with its moment, by the clock of the world. */
function eventOf({ world, language }: Asked, matchId: string, sport: string): Structured['event'] {
  const { almanac } = world.simulator;
  const listed = almanac.match(Number(matchId));
  if (listed === null) return undefined;
  const { home, away, champ } = listed.fixture;
  const [first, second] = [localize(home.name, language), localize(away.name, language)];
  return {
    ...{ name: `${first} – ${second}`, sport, home: first, away: second },
    competition: champName({ world, language }, champ.id),
    startAt: Math.floor(almanac.timeOf(listed.startAt) / 1000),
  };
}

/** Zone, sport, competition, match: as far as the address goes. */
function ofBoard(asked: Asked, { stream, subsectionId, championshipId, matchId }: PageQuestion): Structured {
  const zone = textIn(asked.language, 'sport', stream === 'live' ? 'sport.title.allLive' : 'sport.title.allLine');
  const sport = contentSports(asked.language).find(({ sportId }) => String(sportId) === subsectionId)?.name ?? '';
  const event = matchId === '' || sport === '' ? undefined : eventOf(asked, matchId, sport);
  const names = [zone, sport, championshipId === '' ? '' : champName(asked, Number(championshipId)), event?.name ?? ''];
  const parts = [stream, subsectionId, championshipId, matchId];
  const end = names.indexOf('');
  const trail = names.slice(0, end === -1 ? names.length : end).map((name, at) => ({
    name,
    path: `/home/${parts.slice(0, at + 1).join('/')}`,
  }));
  return { trail, ...(event === undefined ? {} : { event }) };
}

/** A section and the thing in it, where both have names. */
function ofSection(asked: Asked, { section, subsectionId }: PageQuestion, title: string): Structured {
  const name = textIn(asked.language, sections[section] ?? '', `page.title.${section}`);
  const isNamed = name !== '' && title !== '' && subsectionId !== '';
  const trail: Steps = isNamed
    ? [
        { name, path: `/${section}` },
        { name: title, path: `/${section}/${subsectionId}` },
      ]
    : [];
  const found = section === 'news' ? newsIn(asked.language).find(({ slug }) => slug === subsectionId) : undefined;
  if (found === undefined) return { trail };
  return { trail, article: { headline: found.title, description: found.lead, publishedAt: found.publishedAt } };
}

/** What search engines may draw of the page: the way to it, its match, its article. `title`: of the page, without the site. */
export const structuredOf = (asked: Asked, question: PageQuestion, title: string): Structured =>
  question.stream === '' ? ofSection(asked, question, title) : ofBoard(asked, question);
