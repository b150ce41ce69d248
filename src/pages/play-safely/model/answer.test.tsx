// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';

import english from '@contracts/dictionaries/en/limits.json';

import { asking, limit, open, part } from '../play-safely.testing';

const answered = (response: () => Response) => (request: Request) =>
  request.url.endsWith('/limitaction') ? response() : undefined;
const press = (name: string) => fireEvent.click(part('Deposit limits').getByRole('button', { name }));
const ok = (more: object) => Response.json({ status: 'ok', ...more });
const refused = (more: object) =>
  Response.json({ code: 1023, message: 'no', requestId: 'r', ...more }, { status: 409 });

test('[LIM-13] who keeps the old limit sees nothing wait, without another look at the list', async () => {
  const { asked, settle } = await open(
    [asking(21), limit(22)],
    answered(() => ok({})),
  );
  asked.length = 0;
  press('Keep old limit');
  await settle();
  expect(asked).toEqual(['POST limitaction']);
  expect(part('Deposit limits').queryByText(/Change waiting/)).toBeNull();
  expect(part('Deposit limits').getAllByRole('meter')).toHaveLength(2);
});

test.each([
  ['Confirm', ok, english.responsible_gaming_confirm_limit_success],
  ['Confirm', refused, english.responsible_gaming_confirm_limit_error],
  ['Keep old limit', ok, english.responsible_gaming_cancel_limit_success],
  ['Keep old limit', refused, english.responsible_gaming_cancel_limit_error],
])('[LIM-29] [LIM-35] %s: the title of the server, and our words where it has none', async (name, answer, words) => {
  for (const [more, text] of [
    [{}, words],
    [{ title: 'The server says' }, 'The server says'],
  ] as const) {
    const { settle, notice } = await open(
      [asking(21)],
      answered(() => answer(more)),
    );
    press(name);
    await settle();
    expect(notice()).toBe(text);
    cleanup();
  }
});
