/** What a person does with a page, and what they read of it, for tests of host and apps. */
import { act, fireEvent, screen, within } from '@testing-library/react';

/** Sums keep their sign beside them by a space that does not break; in a test any space does. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const turn = () => new Promise((resolve) => void setImmediate(resolve));
/** Does something, and lets answers come in and be drawn. */
export const settle = (doing: () => void = () => undefined): Promise<void> =>
  act(async () => {
    doing();
    for (let left = 12; left > 0; left -= 1) await turn();
  });

export const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
export async function press(what: string | RegExp | HTMLElement) {
  fireEvent.click(what instanceof HTMLElement ? what : button(what));
  await settle();
}
export const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });
export const type = (where: string | RegExp | HTMLElement, value: string) =>
  fireEvent.change(where instanceof HTMLElement ? where : field(where), { target: { value } });
/** Sends the form in which the field of this label stands, as Enter does. */
export async function enter(label: string | RegExp) {
  const { form } = field(label);
  if (form !== null) fireEvent.submit(form);
  await settle();
}
/** Cannot be pressed now. */
export const isOff = (name: string | RegExp) =>
  button(name).hasAttribute('disabled') || button(name).getAttribute('aria-disabled') === 'true';

/** What is called out. A field keeps an empty place for its error. */
export const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => plain(textContent).trim())
    .filter((text) => text !== '');
/** Terms and their descriptions, in their order. */
export const facts = () =>
  [...document.querySelectorAll('dt')].map((term) => [
    plain(term.textContent),
    plain(term.nextElementSibling?.textContent),
  ]);
/** The text of each row of a list. */
export const rows = (where: Pick<typeof screen, 'queryAllByRole'> = screen) =>
  where.queryAllByRole('listitem').map(({ textContent }) => plain(textContent));
/** Where each link leads, by its words. */
export const ways = () =>
  screen.queryAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')]);
