import { escapeMarkup } from '../../contracts/escape-markup.ts';
import type { RemoteView } from '../../contracts/remote-view.ts';
import type { LimitFacts } from '../coupon/index.ts';
import { byLanguage } from '../texts/folder.ts';
import { limitsChapter } from './limits-chapter.ts';
import type { Rules, RulesPart } from './rules.ts';

/** They say only what this server does. */
export const rulesByLanguage = byLanguage<Rules>(new URL('rules/', import.meta.url));
const englishRules: Rules = rulesByLanguage.get('en') ?? { contents: '', chapters: [] };

/** The chapter that is made of figures. A name of its own: editors add chapters before it. */
const limits = 'limits';

export const hasChapter = (name: string | undefined): boolean =>
  name === limits || englishRules.chapters[Number(name) - 1] !== undefined;

const all = (texts: readonly string[], draw: (text: string) => string): string =>
  texts.map((text) => draw(escapeMarkup(text))).join('');

function tableOf({ title, table }: RulesPart): string {
  if (table === undefined) return '';
  const head = all(table.head, (text) => `<th scope="col">${text}</th>`);
  const rows = table.rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${escapeMarkup(first)}</th>${all(rest, (text) => `<td>${text}</td>`)}</tr>`,
  );
  const label = `aria-label="${escapeMarkup(title)}"`;
  const drawn = `<table ${label}><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  // A table that is wider than its page is moved by keys as well.
  return `<div role="group" tabindex="0" ${label}>${drawn}</div>`;
}

const partOf = (part: RulesPart): string =>
  `<section><h3>${escapeMarkup(part.title)}</h3>${all(part.paragraphs ?? [], (text) => `<p>${text}</p>`)}${tableOf(part)}</section>`;

// Links below each other have room for a finger.
const style = `
.rules { display: grid; gap: var(--space-4); }
.rules ol { display: grid; gap: var(--space-1); margin: 0; padding-inline-start: var(--space-5); }
.rules li a { display: inline-block; padding-block: var(--space-1); }
.rules a { color: var(--color-accent-text); }
.rules a[href] { text-underline-offset: 2px; }
.rules h2 { margin: 0; font-size: var(--font-size-xl); }
.rules h3 { margin: 0; font-size: var(--font-size-lg); }
.rules section { display: grid; gap: var(--space-2); min-width: 0; }
.rules [role=group] { overflow-x: auto; }
.rules p { margin: 0; line-height: var(--line-height-text); }
.rules table { border-collapse: collapse; }
.rules :is(th, td) { padding: var(--space-1) var(--space-2); border-block-end: 1px solid var(--color-border-hairline); text-align: start; }
.rules th[scope=col] { color: var(--color-text-secondary); }
`;

/**
 * A chapter of the rules as a remote view. `path`: of the page, with its language. `name`: of the house. `facts`: what limits bets.
 * English is in where nobody has translated them; a chapter that is not there leads to the first.
 */
export function rulesView(path: string, name: string, facts: LimitFacts): RemoteView {
  const [, language = 'en', number = '1'] = /^\/([a-z]{2})\/information\/rules\/([^/]+)/.exec(path) ?? [];
  const own = rulesByLanguage.get(language);
  const { contents, chapters: written } = own ?? englishRules;
  const chapters = [...written, limitsChapter(facts, own === undefined ? 'en' : language)];
  const nameOf = (index: number) => (index === written.length ? limits : String(index + 1));
  const addressOf = (index: number) => `/${language}/information/rules/${nameOf(index)}`;
  const at = chapters.findIndex((_, index) => nameOf(index) === number);
  const chapter = chapters[at];
  const empty: RemoteView = {
    ...{ body: '', style: '', cssToLoad: [], scriptsToLoad: [] },
    ...{ appName: '', title: '', codeToEval: '', head: '' },
  };
  if (chapter === undefined) return { ...empty, redirect: addressOf(0) };
  const links = chapters.map(
    ({ title }, index) =>
      `<li>${index === at ? `<strong>${escapeMarkup(title)}</strong>` : `<a href="${addressOf(index)}">${escapeMarkup(title)}</a>`}</li>`,
  );
  return {
    ...empty,
    body:
      `<div class="rules"${own === undefined ? ' lang="en" dir="ltr"' : ''}>` +
      `<nav aria-label="${escapeMarkup(contents)}"><ol>${links.join('')}</ol></nav>` +
      `<h2>${escapeMarkup(chapter.title)}</h2>${chapter.parts.map(partOf).join('')}</div>`,
    style,
    title: `${chapter.title} · ${name}`,
    head: `<meta name="description" content="${escapeMarkup(chapter.description)}">`,
  };
}
