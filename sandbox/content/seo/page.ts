import { housed } from '../../../contracts/brand.ts';
import type { SeoPage } from '../../../contracts/content.ts';
import { isLanguageOffered } from '../../../contracts/languages.ts';
import { dictionary } from '../../site/dictionaries.ts';
import { houseName, siteConfig } from '../../site/index.ts';
import type { World } from '../../world/world.ts';
import { pageTexts } from '../page-texts.ts';
import { filled } from '../promotions/texts.ts';
import { type About, aboutOf, type Asked, champName, matchAs } from './about.ts';
import type { PageQuestion } from './question.ts';
import { shortened } from './shortened.ts';
import { contentSports } from './sports.ts';
import { structuredOf } from './structured.ts';

/** Search engines must not find pages of these sections. */
const closed = new Set(['office', 'login', 'registration', 'user', 'payment', 'block', 'maintenance', '404', '500']);

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

/** Title without the name of the site; empty: the page names itself. */
type Told = { title: string; description: string };
type Texts = Readonly<Record<string, string>>;

function toldOf(texts: Texts, about: About): Told {
  if (!('kind' in about)) return { title: about.title, description: about.lead };
  const { kind, values } = about;
  return {
    title: filled(texts[`seo.called.${kind}`] ?? '', values),
    description: filled(texts[`seo.of.${kind}`] ?? '', values),
  };
}

const staticOf = (texts: Texts, key: string): Told => ({
  title: texts[`seo.${key}.title`] ?? texts[`seo.name.${key}`] ?? '',
  description: texts[`seo.${key}.description`] ?? texts[`seo.page.${key}`] ?? '',
});

/** A board of one zone, of a sport, of a competition, of a page type; a match. */
function boardOf(asked: Asked, texts: Texts, { stream, subsectionId, championshipId, matchId }: PageQuestion): Told {
  const zone = { title: texts[`seo.${stream}.title`] ?? '', description: texts[`seo.${stream}.description`] ?? '' };
  // A match has the names of its teams, and the page knows these better than this list.
  if (matchId !== '') return toldOf(texts, matchAs(`${stream}-match`)(asked, matchId) ?? { title: '', lead: '' });
  if (subsectionId === '') return zone;
  const sport = contentSports(asked.language).find(({ sportId }) => String(sportId) === subsectionId)?.name;
  if (sport === undefined) {
    const name = dictionary(asked.language, 'favourites')?.[`favourites.type.${subsectionId}`];
    return name === undefined
      ? staticOf(texts, `${stream}-${subsectionId}`)
      : toldOf(texts, { kind: `${stream}-type`, values: { name } });
  }
  const champ = championshipId === '' ? '' : champName(asked, Number(championshipId));
  const of = champ === '' ? `${stream}-sport` : `${stream}-champ`;
  const { description } = toldOf(texts, { kind: of, values: { sport, champ } });
  return { title: `${champ || sport} · ${zone.title}`, description };
}

/** A page of a section: what its thing tells, else what stands of it here, else the first words on it. */
function sectionOf(asked: Asked, texts: Texts, { section, subsectionId }: PageQuestion): Told {
  const path = subsectionId === '' ? section : `${section}/${subsectionId}`;
  const about = aboutOf(asked, path);
  if (about !== null) return toldOf(texts, about);
  const told = staticOf(texts, path.replaceAll('/', '-'));
  const firstWords = pageTexts(path, asked.language).texts[0]?.paragraphs[0] ?? '';
  return { ...told, description: told.description || firstWords };
}

/** What a page of this world tells search engines. */
export function seoPage(world: World, question: PageQuestion): SeoPage {
  const { language, stream } = question;
  const name = houseName(world);
  const texts = dictionary(language, 'seo') ?? {};
  const path = pathOf(question);
  const isClosed = closed.has(question.section);
  const asked = { world, language };
  const told = housed((stream === '' ? sectionOf : boardOf)(asked, texts, question), name);
  return {
    title: told.title === '' || told.title.includes(name) ? told.title : `${told.title} · ${name}`,
    // Empty: the page tells of itself by its title.
    description: shortened(told.description),
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
    ...(isClosed ? {} : { structured: housed(structuredOf(asked, question, told.title), name) }),
  };
}
