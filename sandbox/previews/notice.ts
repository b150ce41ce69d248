import type { Context } from 'hono';

import { escapeMarkup } from '../../contracts/escape-markup.ts';
import type { Env } from '../http/context.ts';
import { pageIn } from '../texts/page.ts';
import { say } from '../texts/text.ts';
import { momentOf, readerOf } from './words.ts';

export const stylePath = '/preview-api/v1/notice.css';
export const leavePath = '/preview-api/v1/leave';

/** Above the page and in its flow, so it covers nothing. Colours are those of the theme, once the page has them. */
export const noticeStyle = `.preview-notice{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:8px 16px;font:14px/1.4 system-ui,sans-serif;
background:var(--color-warning-soft,#fff4d6);color:var(--color-text-primary,#14202e);border-block-end:2px solid var(--color-warning-border,#8a5a00)}
.preview-notice p{margin:0;flex:1 1 240px}.preview-notice form{margin:0}
.preview-notice button{min-height:32px;padding:4px 16px;font:inherit;font-weight:600;color:inherit;background:none;border:1px solid currentColor;border-radius:8px;cursor:pointer}
.preview-notice button:focus-visible{outline:2px solid currentColor;outline-offset:2px}`;

const region = (lng: string, inner: string): string =>
  `<link rel="stylesheet" href="${stylePath}"><section class="preview-notice" ${pageIn(lng, 'preview.title')} aria-label="${escapeMarkup(say(lng, 'preview.title'))}">${inner}</section>`;

/** Says that this is a preview, until when, and lets leave it. */
export function noticeOf(c: Context<Env>, until: number): string {
  const lng = readerOf(c);
  const words = escapeMarkup(say(lng, 'preview.notice', { time: momentOf(until) }));
  const leave = escapeMarkup(say(lng, 'preview.leave'));
  return region(
    lng,
    `<p>${words}</p><form method="post" action="${leavePath}"><button type="submit">${leave}</button></form>`,
  );
}

/** Said once, when a preview has ended by itself or was taken away. */
export function overNotice(c: Context<Env>): string {
  const lng = readerOf(c);
  return region(lng, `<p role="status">${escapeMarkup(say(lng, 'preview.over'))}</p>`);
}
