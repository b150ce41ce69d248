import type { Context } from 'hono';

import { escapeMarkup } from '../../contracts/escape-markup.ts';
import type { Env } from '../http/context.ts';
import { houseName } from '../site/index.ts';
import type { TextKey } from '../texts/keys.ts';
import { noRobots, plainPage, plainPolicy } from '../texts/page.ts';
import { say } from '../texts/text.ts';
import { momentOf, readerOf } from './words.ts';

export const pageStylePath = '/preview-api/v1/page.css';
export const pageStyle = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#f3f5f8;color:#14202e}
main{background:#fff;padding:32px;border-radius:12px;width:min(440px,100vw - 32px);box-sizing:border-box;box-shadow:0 4px 24px #0002}
h1{font-size:20px;margin:0 0 12px}p{margin:0 0 12px}
button{width:100%;padding:10px;font:inherit;border:1px solid #0b5fd6;border-radius:8px;background:#0b5fd6;color:#fff;cursor:pointer}a{display:block;margin-top:12px;padding:8px;text-align:center;color:#0b4fb0}
@media (prefers-color-scheme:dark){body{background:#0f1a2a;color:#e6ecf3}main{background:#182638}a{color:#8ab8ff}}`;

function page(
  c: Context<Env>,
  title: TextKey,
  words: readonly string[],
  form: string,
  status: 200 | 403 | 410,
): Response {
  const lng = readerOf(c);
  c.header('Content-Security-Policy', plainPolicy);
  c.header('Cache-Control', 'private, no-store');
  return c.html(
    plainPage({
      ...{ lng, key: title, title: say(lng, title), sheet: pageStylePath, head: noRobots },
      inner: `${words.map((line) => `<p>${escapeMarkup(line)}</p>`).join('')}${form}
<a href="/${lng}">${escapeMarkup(say(lng, 'preview.back'))}</a>`,
    }),
    status,
  );
}

/** Asks before it shows: a program that looks into links, as messengers do, opens nothing. */
export function askPage(c: Context<Env>, link: string, until: number): Response {
  const lng = readerOf(c);
  const brand = houseName(c.get('world'));
  const words = [say(lng, 'preview.what', { brand }), say(lng, 'preview.until', { time: momentOf(until) })];
  const form = `<form method="post"><input type="hidden" name="link" value="${escapeMarkup(link)}"><button type="submit">${escapeMarkup(say(lng, 'preview.open'))}</button></form>`;
  return page(c, 'preview.title', words, form, 200);
}

/** A link that somebody made up, that is over, or that was taken away. */
export const refusalPage = (c: Context<Env>, status: 403 | 410): Response =>
  page(c, 'preview.refused', [say(readerOf(c), 'preview.why')], '', status);
