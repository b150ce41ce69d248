import { createEffect } from 'effector';

import type { HeadTag } from '@/shared/page-head';

import { structuredElement } from './put-structured';

/** Marks the tags of the page on the screen, so that they go with it. */
const mark = 'data-page-head';

/** `data`: what search engines may draw of the page; null: nothing. */
type Head = { tags: readonly HeadTag[]; description: string; data: object | null };

function put(element: HTMLElement): void {
  element.setAttribute(mark, '');
  document.head.append(element);
}

/** The document's own description, for pages that have none. */
let ownDescription: string | null = null;

export const writeHeadFx = createEffect(({ tags, description, data }: Head) => {
  document.head.querySelectorAll(`[${mark}]`).forEach((element) => {
    element.remove();
  });
  let words = description;
  for (const { tag, attributes } of tags) {
    // The document has one of its own, which says it.
    if (attributes['name'] === 'description') {
      words = attributes['content'] ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    put(element);
  }
  if (data !== null) put(structuredElement(data));
  const element = document.head.querySelector('meta[name=description]');
  ownDescription ??= element?.getAttribute('content') ?? '';
  element?.setAttribute('content', words === '' ? ownDescription : words);
});
