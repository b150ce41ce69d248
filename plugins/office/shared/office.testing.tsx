/** A part of the office before a backend, in English, for tests. */
import type { OfficeFailure } from '@sdk';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';

import host from '@contracts/dictionaries/en/office.json';

import { createModelPlugin } from '../../sdk/model';
import { createTestHost } from '../../sdk/testing';
import { plain, settle } from '../../sdk/testing-page';
import english from '../texts/en.json';

export { alerts, enter, facts, field, isOff, part, press, rows, settle, type } from '../../sdk/testing-page';

const texts: Readonly<Record<string, string>> = { ...host, ...english };
const plural = new Intl.PluralRules('en');

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
  await settle(() => {
    leave = createModelPlugin(Part)(place, host);
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
