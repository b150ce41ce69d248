import { escapeMarkup } from '../../contracts/escape-markup.ts';
import { formatCoded } from '../../contracts/money-text.ts';
import { consentStyle } from '../auth/consent-page.ts';
import { plainPage, plainPolicy } from '../texts/page.ts';
import type { CardField, CardForm } from './card-form.ts';
import { payTexts } from './pay-texts.ts';
import type { Session } from './things.ts';

/** The page may send its form to itself alone, runs no script, and is in no frame. */
export const pageHeaders = {
  'Content-Security-Policy': plainPolicy,
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

export const payStyle = `${consentStyle}
label{display:block;margin-top:12px}input{display:block;width:100%;box-sizing:border-box;padding:10px;font:inherit;border:1px solid #6b7a8c;border-radius:8px;background:#fff;color:#14202e}
[role=alert]{margin:4px 0 0;color:#b3261e}button+button{background:#fff;color:#0b4fb0;border:1px solid #0b4fb0}
@media (prefers-color-scheme:dark){input{background:#0f1a2a;color:#e6ecf3}[role=alert]{color:#ffb4ab}}`;

const frame = (lng: string, title: string, inner: string, head = ''): string =>
  plainPage({ ...{ lng, key: 'payments.card_page.card', title, sheet: '/pay.css' }, inner, head });

const line = (text: string): string => `<p>${escapeMarkup(text)}</p>`;
const link = (href: string, text: string): string => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;

const sumText = ({ amount, currency, lng }: { amount: number; currency: string; lng: string }): string =>
  formatCoded(amount, currency.toUpperCase(), lng);

/** `wrong`: fields to correct. `typed`: what may stand again, which is never number and code. */
export type Shown = { wrong: readonly CardField[]; typed: Pick<CardForm, 'expiry' | 'holder'>; isRefused: boolean };

const fields = [
  { name: 'number', autocomplete: 'cc-number', inputmode: 'numeric', wrong: 'wrongNumber', max: 24 },
  { name: 'expiry', autocomplete: 'cc-exp', inputmode: 'numeric', wrong: 'wrongExpiry', max: 7 },
  { name: 'code', autocomplete: 'cc-csc', inputmode: 'numeric', wrong: 'wrongCode', max: 4 },
  { name: 'holder', autocomplete: 'cc-name', inputmode: 'text', wrong: 'wrongHolder', max: 80 },
] as const;

/** The form of a card. Row PAY-09. */
export function cardPage(session: Session, { wrong, typed, isRefused }: Shown): string {
  const lng = session.locale;
  const words = payTexts(lng);
  const sum = sumText({ amount: session.amount_total, currency: session.currency, lng });
  const inputs = fields.map(({ name, autocomplete, inputmode, wrong: key, max }) => {
    const isWrong = wrong.includes(name);
    const value = name === 'expiry' || name === 'holder' ? typed[name] : '';
    const input = `<input name="${name}" autocomplete="${autocomplete}" inputmode="${inputmode}" maxlength="${String(max)}" dir="${name === 'holder' ? 'auto' : 'ltr'}" value="${escapeMarkup(value)}" required${isWrong ? ` aria-invalid="true" aria-describedby="wrong-${name}"` : ''}>`;
    const told = isWrong ? `<p role="alert" id="wrong-${name}">${escapeMarkup(words[key])}</p>` : '';
    return `<label>${escapeMarkup(words[name])}${input}</label>${told}`;
  });
  return frame(
    lng,
    words.card,
    `${line(words.play)}<p>${escapeMarkup(words.sum)}: <strong><bdi>${escapeMarkup(sum)}</bdi></strong></p>
${isRefused ? `<p role="alert">${escapeMarkup(words.refused)}</p>` : ''}
<form method="post">${inputs.join('\n')}
<button type="submit">${escapeMarkup(words.pay)} ${escapeMarkup(sum)}</button></form>
${link(session.cancel_url, words.back)}`,
  );
}

/** Plays the bank of the card, which asks its holder. Row PAY-05. */
export function challengePage({ amount, currency, lng }: { amount: number; currency: string; lng: string }): string {
  const words = payTexts(lng);
  const button = (answer: string, text: string) =>
    `<button name="answer" value="${answer}" type="submit">${escapeMarkup(text)}</button>`;
  return frame(
    lng,
    words.bank,
    `${line(words.bankText)}<p>${escapeMarkup(words.sum)}: <strong><bdi>${escapeMarkup(sumText({ amount, currency, lng }))}</bdi></strong></p>
<form method="post">${button('yes', words.yes)}${button('no', words.no)}</form>`,
  );
}

/** Leads on by GET: a form may be sent only to its own site, and a GET carries the session of the other site. */
export const bouncePage = (url: string, lng: string): string =>
  frame(
    lng,
    payTexts(lng).going,
    link(url, payTexts(lng).back),
    `<meta http-equiv="refresh" content="0;url=${escapeMarkup(url)}">`,
  );

export const overPage = (url: string | null, lng: string): string =>
  frame(lng, payTexts(lng).over, url === null ? '' : link(url, payTexts(lng).back));
