import { readdirSync, readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

const root = new URL('../../', import.meta.url);
/** The texts of a language by their key: of the site, and of the apps on its pages. */
function textsOf(language: string): [key: string, text: string][] {
  const folder = `contracts/dictionaries/${language}`;
  const own = readdirSync(new URL(folder, root)).map((file) => `${folder}/${file}`);
  const apps = readdirSync(new URL('plugins', root)).map((app) => `plugins/${app}/texts/${language}.json`);
  return [...own, ...apps].flatMap((file) => {
    try {
      return Object.entries(JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Record<string, string>);
    } catch {
      // An app without texts.
      return [];
    }
  });
}

/** What a key is called whose text says that something is not here, was not found or did not come. */
const failing = /\.(?:failed|notRead|missing|unknown|notFound|unavailable)(?:Text)?$/;
const lacking = /\.(?:none|empty|nothing|nobody)(?:Text)?$/;
/** These say something else, each for its reason. */
const otherwise: Readonly<Record<string, string>> = {
  'lotto.value.none': 'this house takes no public value, and says what that means for its draws',
  'virtual.value.none': 'the same of its matches',
  'install.app.none': 'this browser cannot install the site, and the page names those that can',
  'originals.strategy.nothing': 'advice to keep no card',
  'limits.news.nothing': 'a choice: to get no letters; in Arabic these words are a figure elsewhere',
  'promotions.choice.none': 'a choice: to take no bonus',
  'promotions.choice.noneText': 'what that choice means',
  'appeals.none': 'whom nothing keeps out has sent no appeal, and the page leads on',
  'tournaments.empty': 'nobody has played yet on the first day of a world',
  'toto.winners.none':
    'nobody has had a large payout in the first hours of a world, and the page leads to the draw on sale',
};

type Sentences = {
  /** Stand in English alone: a page of another language that says one of them speaks two. */
  foreign: ReadonlySet<string>;
  /** Say that something is not here. */
  absent: ReadonlySet<string>;
  /** The same of what one player has not done yet. */
  lacking: ReadonlySet<string>;
};
const known = new Map<string, Sentences>();
/** Read once a language. */
function sentencesOf(language: string): Sentences {
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const texts = textsOf(language);
  const own = new Set(texts.map(([, text]) => text));
  const other = new Set(texts.flatMap(([key, text]) => (key in otherwise ? [text] : [])));
  const said = texts.filter(([, text]) => !other.has(text) && text.includes(' '));
  const named = (like: RegExp) => new Set(said.flatMap(([key, text]) => (like.test(key) ? [text] : [])));
  const english = textsOf('en').map(([, text]) => text);
  const read = {
    foreign: new Set(english.filter((text) => text.includes(' ') && !text.includes('{') && !own.has(text))),
    absent: named(failing),
    lacking: named(lacking),
  };
  known.set(language, read);
  return read;
}

/** What a page shows by itself, without the frame around it. */
type Seen = { words: number; controls: number; lines: string[]; empty: number };

/** `hasAll`: the world has everything, so the way to the pages beside it is no content of this one. */
const look = (page: Page, hasAll: boolean): Promise<Seen> =>
  page.getByRole('main').evaluate((main: HTMLElement, isStrict) => {
    const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
    const navs = isStrict ? [...main.querySelectorAll('nav')] : [];
    const controls = main.querySelectorAll('a[href], button:not(:disabled), input:not(:disabled), iframe, canvas');
    return {
      words: wordsOf(main.innerText) - navs.reduce((sum, nav) => sum + wordsOf(nav.innerText), 0),
      controls: [...controls].filter((control) => !isStrict || control.closest('nav') === null).length,
      lines: main.innerText.split('\n').map((line) => line.trim()),
      empty: main.querySelectorAll('[data-empty-page]').length,
    };
  }, hasAll);

/**
 * What stands beside the window: pixels, and whose they are. Names of teams and competitions are as long as they are, so each
 * is made three times as long for the moment of the look.
 */
const besideOf = (page: Page): Promise<{ pixels: number; of: string[] }> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const names = [...document.querySelectorAll('bdi')].flatMap(({ childNodes }) =>
      [...childNodes].filter((node) => node instanceof Text && /\p{L}{3}/u.test(node.data)),
    ) as Text[];
    const said = names.map(({ data }) => data);
    for (const name of names) name.data = [name.data, name.data, name.data].join(' ');
    const pixels = root.scrollWidth - root.clientWidth;
    // What scrolls or is cut inside the page is not beside it.
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const isWide = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 1 || left < -1) && !isHeld(element.parentElement);
    };
    const wide = pixels <= 0 ? [] : [...document.querySelectorAll('body *')].filter(isWide);
    const of = wide.slice(-5).map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`);
    for (const [index, name] of names.entries()) name.data = said[index]!;
    return { pixels, of };
  });

/** Something to read or something to do. */
const isWorth = ({ words, controls }: Seen) => words >= 30 || controls > 0;

export type PageFacts = { title: string; heading: string; description: string };
/**
 * `of`: whose things stand on it. A `player` may have nothing yet; in a world for `everybody` nothing is missing. Without it the world
 * has few competitions and no past, so what is missing says nothing of the page.
 */
export type Reading = { address: string; language: string; of?: 'player' | 'everybody' };

/**
 * A page that is worth its address: one heading, a title and a description, something to read or to do, no sentence
 * that says that something is not here, one language, nothing beside the window. Gives what must be its own.
 */
export async function readPage(page: Page, { address, language, of }: Reading): Promise<PageFacts> {
  const main = page.getByRole('main');
  const headings = main.locator('h1');
  await expect(headings, address).toHaveCount(1);
  await expect(headings, address).not.toBeEmpty();
  await expect(main.locator('[aria-busy=true]'), address).toHaveCount(0);
  await expect(page.locator('meta[name=description]'), address).toHaveAttribute('content', /\S+ \S+ \S+/);
  await expect
    .soft(
      async () => expect(isWorth(await look(page, of !== undefined))).toBe(true),
      `${address} has something to read or to do`,
    )
    .toPass({ timeout: 5000 });
  const seen = await look(page, of !== undefined);
  expect.soft(seen.empty, `${address} says that it has nothing`).toBe(0);
  const { pixels, of: wide } = await besideOf(page);
  expect.soft(pixels, `${address}: nothing stands beside the page: ${wide.join(', ')}`).toBeLessThanOrEqual(0);
  const { foreign, absent, lacking } = sentencesOf(language);
  const isOf = (...lists: ReadonlySet<string>[]) => seen.lines.filter((line) => lists.some((list) => list.has(line)));
  expect.soft(isOf(foreign), `${address} in ${language}`).toEqual([]);
  const gone = of === undefined ? [] : of === 'player' ? isOf(absent) : isOf(absent, lacking);
  expect.soft(gone, `${address}: something is not here`).toEqual([]);
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
  const heading = (await headings.textContent()) ?? '';
  return { title: await page.title(), heading, description };
}
