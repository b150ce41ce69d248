import type { pageQuery, SeoPage } from '../../contracts/content.ts';
import { isLanguageOffered } from '../../contracts/languages.ts';
import { sportIds } from '../../contracts/markets.ts';
import { sports } from '../simulator/sports.ts';
import { text } from '../simulator/texts/text.ts';
import { dictionary } from '../site/dictionaries.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { newsIn } from './news/articles.ts';
import { pageTexts } from './page-texts.ts';
import { promotionsFor } from './promotions/promotions.ts';

export type PageQuestion = Record<keyof typeof pageQuery, string>;

/** Search engines must not find pages of these sections. */
const closed = new Set(['office', 'login', 'registration', 'user', 'payment', 'block', 'maintenance', '404', '500']);

/** Finds the topic of a page, which chooses its texts: for a board the zone, for other pages the section. */
const topicOf = ({ section, stream }: PageQuestion): string => (stream === '' ? section : stream);

/**
 * The address of the page without a language, if the question names it. Only for pages that exist in every language.
 */
function pathOf({ section, stream, subsectionId, championshipId, matchId }: PageQuestion): string | null {
  if (stream !== '')
    return ['', 'home', stream, subsectionId, championshipId, matchId]
      .filter((part, at) => at < 1 || part !== '')
      .join('/');
  return section === 'home' ? '' : null;
}

const titleOf = (article: string | undefined, page: string | undefined): string =>
  article === undefined ? (page ?? '') : `${article} · Openbook`;

/** The sport of a board, in front of the board's own title. Null: a page of one kind of matches, which names itself. */
function sportOf({ stream, subsectionId, language }: PageQuestion): string | null {
  if (stream === '' || subsectionId === '') return '';
  const sport = contentSports(language).find(({ sportId }) => String(sportId) === subsectionId);
  return sport === undefined ? null : `${sport.name} · `;
}

/** Title and lead of the article, the promotion or the landing that the question names. For visitors, as robots are. */
function articleOf(world: World, { section, subsectionId, language }: PageQuestion) {
  if (subsectionId === '') return undefined;
  if (section === 'news') return newsIn(language).find(({ slug }) => slug === subsectionId);
  if (section === 'promotions')
    return promotionsFor({ world, userId: null, language }).find(({ id }) => id === subsectionId);
  return section === 'page' ? landingOf(subsectionId, language) : undefined;
}

function landingOf(slug: string, language: string) {
  const [block] = pageTexts(`page/${slug}`, language).texts;
  return block === undefined ? undefined : { title: block.title ?? '', lead: block.paragraphs[0] ?? '' };
}

/** The first paragraph of the texts of a page. */
const firstWordsOf = ({ section, subsectionId, language }: PageQuestion): string =>
  pageTexts(subsectionId === '' ? section : `${section}/${subsectionId}`, language).texts[0]?.paragraphs[0] ?? '';

/** What a page of this world tells search engines. */
export function seoPage(world: World, question: PageQuestion): SeoPage {
  const { language, matchId } = question;
  const texts = dictionary(language, 'seo') ?? {};
  const topic = topicOf(question);
  const path = pathOf(question);
  const isClosed = closed.has(question.section);
  const article = articleOf(world, question);
  const sport = sportOf(question);
  return {
    // A match has the names of its teams, and the page knows these better than this list.
    title: matchId === '' && sport !== null ? `${sport}${titleOf(article?.title, texts[`seo.${topic}.title`])}` : '',
    // Empty: the page tells of itself by its title.
    description: article?.lead ?? (sport === null ? '' : (texts[`seo.${topic}.description`] ?? firstWordsOf(question))),
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

/** Bets on the end of a season have a number of their own, though nobody plays them. */
const longTerm = { id: sportIds.longTerm, name: text('Other', 'Другое', 'Otros', 'Outros', 'Diğer', 'أخرى') };

/** Sports by number, with their name and the English one, which addresses use. */
export function contentSports(language: string): { sportId: number; name: string; nameEng: string }[] {
  return [...sports, longTerm].map(({ id: sportId, name }) => {
    const names: Readonly<Record<string, string>> = name;
    return { sportId, name: names[language] ?? names['en'] ?? '', nameEng: names['en'] ?? '' };
  });
}
