import { escapeMarkup } from '../../contracts/escape-markup.ts';
import { formatCoded } from '../../contracts/money-text.ts';
import { plainPage } from '../texts/page.ts';
import { bankTexts } from './bank-texts.ts';
import { paidBy, type StoredDeposit } from './store.ts';

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
    `<button name="answer" value="${answer}" type="submit">${escapeMarkup(label)}</button>`;
  const form =
    deposit.state === 'needs_action'
      ? `<p>${escapeMarkup(words.sum)}: <strong><bdi>${escapeMarkup(sum)}</bdi></strong> · D-${String(deposit.number)}</p>
<form method="post">${button('yes', words.yes)}${button('no', words.no)}${button('poor', words.poor)}</form>`
      : `<p>${escapeMarkup(words.over)}</p>`;
  return plainPage({
    ...{ lng, key: 'payments.bank_page.title', title: words.title, sheet: '/recharge-api/v1/bank.css' },
    inner: `<p>${escapeMarkup(words.text)}</p>
${form}
<a href="${escapeMarkup(backTo(deposit))}">${escapeMarkup(words.back)}</a>`,
  });
}
