/** A part of the office before a backend, in English, for tests. */
import { createReactPlugin, type OfficeFailure } from '@sdk';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';

import host from '@contracts/dictionaries/en/office.json';

import { createTestHost } from '../../sdk/testing';
import english from '../texts/en.json';

const texts: Readonly<Record<string, string>> = { ...host, ...english };
const plural = new Intl.PluralRules('en');

/** Sums keep their sign beside them by a space that does not break; in a test any space does. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

function t(key: string, values: Record<string, string | number> = {}): string {
  const text = texts[key] ?? texts[`${key}_${plural.select(Number(values.count))}`] ?? key;
  return plain(text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])));
}

/** A refusal of the backend; without more words its page has to find its own. */
export const refusal = (more: Partial<OfficeFailure> = {}): Error =>
  Object.assign(new Error('refused'), { statusCode: 422, code: 0, message: '', fields: {}, data: null, ...more });

/** By call, `GET /office-api/v1/profile`: an answer, a refusal, or what makes one of the body. What is not named never answers. */
export type Backend = Record<string, unknown>;
const isMaker = (answer: unknown): answer is (body: unknown) => unknown => typeof answer === 'function';

const turn = () => new Promise((resolve) => void setImmediate(resolve));
/** Lets answers come in and be drawn. */
export const settle = () => act(turn);

/** Opens the part. `backend` may be changed later: the next call gets the new answer. */
export async function open(Part: ComponentType, backend: Backend, values: Parameters<typeof createTestHost>[0] = {}) {
  const { host, calls } = createTestHost(
    { t, format: { locale: 'en', timeZone: 0, is12h: false }, ...values },
    undefined,
    async (call, body) => {
      const known = call in backend ? backend[call] : new Promise(() => undefined);
      const answer: unknown = await (isMaker(known) ? known(body) : known);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  const place = document.body.appendChild(document.createElement('div'));
  let leave: () => void = () => undefined;
  await act(() => {
    leave = createReactPlugin(Part)(place, host);
    return turn();
  });
  onTestFinished(() => {
    act(leave);
    place.remove();
  });
  return {
    /** What was sent: method and path, and the body. */
    sent: () =>
      calls.flatMap(([name, method, path, body]) =>
        name === 'sendOffice' ? [[`${String(method)} ${String(path)}`, body]] : [],
      ),
    told: () => calls.flatMap(([name, notice]) => (name === 'notify' ? [(notice as { text: string }).text] : [])),
    calls,
  };
}

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
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '');
/** Terms and what stands for them, in their order. */
export const facts = () =>
  [...document.querySelectorAll('dt')].map((term) => [
    plain(term.textContent),
    plain(term.nextElementSibling?.textContent),
  ]);
/** What stands in each row of a list. */
export const rows = (where: Pick<typeof screen, 'queryAllByRole'> = screen) =>
  where.queryAllByRole('listitem').map(({ textContent }) => plain(textContent));
