// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { limit, open, part } from '../play-safely.testing';

const form = () => part('Set a limit');
const field = () => form().getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const answer = () => Response.json({ status: 'ok', limitsData: [limit(22)], questions: [], tokenGuid: '' });

test.each([
  ['nothing', undefined, ''],
  ['the next sum', '80', '80'],
])('[LIM-42] after the answer the field has %s', async (_, next, left) => {
  let go: (() => void) | undefined;
  const { settle } = await open([limit(22)], (request) =>
    request.method === 'POST' && request.url.endsWith('/limits')
      ? new Promise((resolve) => {
          go = () => resolve(answer());
        })
      : undefined,
  );
  type('30');
  fireEvent.click(form().getByRole('button', { name: /^Set / }));
  await vi.waitFor(() => expect(go).toBeDefined());
  if (next !== undefined) type(next);
  go?.();
  await settle();
  expect(field().value).toBe(left);
});
