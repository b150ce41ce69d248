import type { NewsArticle, NewsTopic } from '../../../contracts/articles.ts';
import { byLanguage } from '../../texts/folder.ts';
import en from './en.json' with { type: 'json' };

type Text = Pick<NewsArticle, 'title' | 'lead' | 'chapters' | 'links'>;
type Slug = keyof typeof en;

const texts = byLanguage<Readonly<Partial<Record<Slug, Text>>>>(new URL('./', import.meta.url));

const wordsAMinute = 200;

/** Every article with its day. They say only what is true of this site. */
const days: readonly { slug: Slug; day: string; topic: NewsTopic }[] = [
  { slug: 'what-a-bonus-is-worth', day: '2026-11-23', topic: 'payments' },
  { slug: 'how-to-check-a-round', day: '2026-11-20', topic: 'casino' },
  { slug: 'how-limits-work', day: '2026-11-18', topic: 'protection' },
  { slug: 'every-match-has-a-result', day: '2026-11-14', topic: 'sport' },
  { slug: 'why-a-price-is-locked', day: '2026-11-10', topic: 'sport' },
  { slug: 'a-slip-is-placed-once', day: '2026-11-06', topic: 'product' },
  { slug: 'a-site-to-try-out', day: '2026-11-02', topic: 'product' },
];

const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

function minutesOf({ lead, chapters }: Text): number {
  const words = [lead, ...chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs])].join(' ').split(/\s+/);
  return Math.max(1, Math.round(words.length / wordsAMinute));
}

function articleOf({ slug, day, topic }: (typeof days)[number], language: string): NewsArticle {
  const own = texts.get(language)?.[slug];
  const text = own ?? en[slug];
  return {
    ...{ slug, topic, publishedAt: secondsOf(day), minutes: minutesOf(text) },
    ...(own === undefined ? { language: 'en' } : {}),
    ...text,
  };
}

/** All articles, newest first, in this language or, where there is no translation, in English. */
export const newsIn = (language: string): NewsArticle[] => days.map((each) => articleOf(each, language));

export const newsSlugs: readonly string[] = days.map(({ slug }) => slug);
