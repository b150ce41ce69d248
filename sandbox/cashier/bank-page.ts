import { formatCoded } from '../../contracts/money-text.ts';
import { pageIn } from '../texts/page.ts';
import { bankTexts } from './bank-texts.ts';
import { paidBy, type StoredDeposit } from './store.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const languageOfDeposit = ({ return_path }: StoredDeposit): string => return_path.slice(1, 3);

/** Where the bank leads back to: the page knows the number only, and asks. Row PAY-05. */
export const backTo = ({ return_path, id }: StoredDeposit): string => `${return_path}?payment=${id}`;

/** Plays the payer's bank, which asks them to say yes or no to one payment. */
export function bankPage(deposit: StoredDeposit): string {
  const lng = languageOfDeposit(deposit);
  const words = bankTexts(lng);
  const { iso, minor } = paidBy(deposit);
  const sum = formatCoded(minor, iso, lng);
  const button = (answer: string, label: string) =>
    `<button name="answer" value="${answer}" type="submit">${escape(label)}</button>`;
  const form =
    deposit.state === 'needs_action'
      ? `<p>${escape(words.sum)}: <strong><bdi>${escape(sum)}</bdi></strong> · D-${String(deposit.number)}</p>
<form method="post">${button('yes', words.yes)}${button('no', words.no)}${button('poor', words.poor)}</form>`
      : `<p>${escape(words.over)}</p>`;
  return `<!doctype html>
<html ${pageIn(lng, 'payments.bank_page.title')}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(words.title)}</title>
<link rel="stylesheet" href="/recharge-api/v1/bank.css"></head>
<body><main><h1>${escape(words.title)}</h1><p>${escape(words.text)}</p>
${form}
<a href="${escape(backTo(deposit))}">${escape(words.back)}</a></main></body></html>`;
}
