import type { HeadTag } from '@/shared/page-head';

import { clean } from './clean';

/** What a view may say of its page. Robots, referrers, icons and whatever loads are the host's. */
const names = /^(?:description|keywords|author|twitter:[\w:]+)$/;
const properties = /^(?:og|article):[\w:]+$/;
const relations = /^(?:canonical|alternate|prev|next)$/;

function metaOf(element: Element): HeadTag[] {
  const [name = '', property = '', content = ''] = ['name', 'property', 'content'].map(
    (attribute) => element.getAttribute(attribute) ?? '',
  );
  if (names.test(name)) return [{ tag: 'meta', attributes: { name, content } }];
  return properties.test(property) ? [{ tag: 'meta', attributes: { property, content } }] : [];
}

function linkOf(element: Element): HeadTag[] {
  const rel = element.getAttribute('rel') ?? '';
  const url = URL.parse(element.getAttribute('href') ?? '', location.origin);
  if (!relations.test(rel) || url?.origin !== location.origin) return [];
  const rest = ['hreflang', 'media'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  return [
    { tag: 'link', attributes: { rel, href: url.href, ...(Object.fromEntries(rest) as Record<string, string>) } },
  ];
}

const allowed = {
  ALLOWED_TAGS: ['meta', 'link'],
  ALLOWED_ATTR: ['name', 'property', 'content', 'rel', 'href', 'hreflang', 'media'],
  SANITIZE_DOM: false,
  FORCE_BODY: true,
};

/**
 * The tags of a view's `head` that the page accepts: metas and links by name, with the attributes named here. Row
 * PLUG-13.
 */
export const cleanHead = (head: string): HeadTag[] =>
  head === ''
    ? []
    : [...clean(head, allowed).querySelectorAll('meta, link')].flatMap((element) =>
        element.localName === 'meta' ? metaOf(element) : linkOf(element),
      );

/** Two tags with one key say the same thing of a page. */
const keyOf = ({ attributes: { href: _, content: __, ...key } }: HeadTag): string => JSON.stringify(key);

/** Adds tags to those of a page: where both set the same value, the view's counts. */
export const layOver =
  (own: readonly HeadTag[]) =>
  (tags: readonly HeadTag[]): HeadTag[] => {
    const keys = own.map(keyOf);
    return [...tags.filter((tag) => !keys.includes(keyOf(tag))), ...own];
  };
