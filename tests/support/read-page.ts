import { readdirSync, readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

const folder = new URL('../../contracts/dictionaries/', import.meta.url);
const valuesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder)).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>),
  );

const known = new Map<string, ReadonlySet<string>>();
/** Sentences that stand in English alone: a page of another language that says one of them speaks two. Read once a language. */
const foreignTo = (language: string): ReadonlySet<string> => {
  const read = known.get(language) ?? readForeign(language);
  known.set(language, read);
  return read;
};
function readForeign(language: string): ReadonlySet<string> {
  const own = new Set(valuesOf(language));
  return new Set(valuesOf('en').filter((text) => text.includes(' ') && !text.includes('{') && !own.has(text)));
}

/** What a page shows by itself, without the frame around it. */
type Seen = { words: number; controls: number; lines: string[]; empty: number; beside: number };

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    const text = main.innerText;
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      words: text.split(/\s+/).filter((word) => word !== '').length,
      controls: main.querySelectorAll('a[href], button:not(:disabled), input:not(:disabled), iframe, canvas').length,
      lines: text.split('\n').map((line) => line.trim()),
      empty: main.querySelectorAll('[data-empty-page]').length,
      beside: scrollWidth - clientWidth,
    };
  });

/** Something to read or something to do. */
const isWorth = ({ words, controls }: Seen) => words >= 30 || controls > 0;

/**
 * A page that is worth its address: one heading, a title and a description of its own, something to read or to do, one
 * language, nothing beside the window. Gives its title.
 */
export async function readPage(page: Page, address: string, language: string): Promise<string> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 }), address).not.toBeEmpty();
  await expect(main.locator('[aria-busy=true]'), address).toHaveCount(0);
  await expect(page.locator('meta[name=description]'), address).toHaveAttribute('content', /\S+ \S+ \S+/);
  const seen = await look(page);
  expect.soft(seen.empty, `${address} says that it has nothing`).toBe(0);
  await expect.soft
    .poll(async () => isWorth(await look(page)), {
      message: `${address} has something to read or to do`,
      timeout: 5000,
    })
    .toBe(true);
  expect.soft(seen.beside, `${address}: nothing stands beside the page`).toBeLessThanOrEqual(0);
  if (language !== 'en') {
    const foreign = foreignTo(language);
    expect
      .soft(
        seen.lines.filter((line) => foreign.has(line)),
        `${address} in ${language}`,
      )
      .toEqual([]);
  }
  return page.title();
}
