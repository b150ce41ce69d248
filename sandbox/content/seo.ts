import { isLanguageOffered } from '../../contracts/languages.ts';
import type { PAGE_QUERY, SeoPage } from '../../contracts/content.ts';
import type { World } from '../world/index.ts';
import { dictionary } from '../site/dictionaries.ts';
import { siteConfig } from '../site/index.ts';
import { sportName } from '../simulator/texts/sports.ts';
import { SPORT } from '../../contracts/markets.ts';

export type PageQuestion = Record<keyof typeof PAGE_QUERY, string>;

/** Sections whose pages nobody should find. */
const closed = new Set(['office', 'login', 'registration', 'user', 'payment', 'block', 'maintenance', '404', '500']);

/** What the page is about, as the texts name it: boards by their zone, all else by its section. */
const topicOf = ({ section, stream }: PageQuestion): string => (stream === '' ? section : stream);

/** The address without a language, where the question says it: only of pages that every language has. */
function pathOf({ section, stream, subsectionId, championshipId, matchId }: PageQuestion): string | null {
  if (stream !== '')
    return ['', 'home', stream, subsectionId, championshipId, matchId]
      .filter((part, at) => at < 1 || part !== '')
      .join('/');
  return section === 'home' ? '' : null;
}

/** What a search engine is told of a page of this world. */
export function seoPage(world: World, question: PageQuestion): SeoPage {
  const { language, matchId } = question;
  const texts = dictionary(language, 'seo') ?? {};
  const topic = topicOf(question);
  const path = pathOf(question);
  const isClosed = closed.has(question.section);
  return {
    // A match is named by its teams, which the page knows better than this list of texts.
    title: matchId === '' ? (texts[`seo.${topic}.title`] ?? '') : '',
    description: texts[`seo.${topic}.description`] ?? texts['seo.default.description'] ?? '',
    metaRobots: '',
    hierarchyMetaRobots: isClosed ? 'noindex, nofollow' : 'index, follow',
    metas: [],
    hrefLang:
      path === null || isClosed
        ? []
        : siteConfig(world, language)
            .languages.filter(isLanguageOffered)
            .map(({ code }) => ({ lang: code, href: `/${code}${path}` })),
    media: [],
    sports: contentSports(language).map(({ sportId, nameEng }) => ({ sportId, nameEng })),
  };
}

/** Sports by number with their name and the English one, of which addresses are made. */
export function contentSports(language: string): { sportId: number; name: string; nameEng: string }[] {
  return Object.values(SPORT).map((sportId) => {
    const names: Readonly<Record<string, string>> = sportName(sportId);
    return { sportId, name: names[language] ?? names['en'] ?? '', nameEng: names['en'] ?? '' };
  });
}
