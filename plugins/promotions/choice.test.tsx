// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createModelPlugin } from '../sdk/model';
import { createTestHost } from '../sdk/testing';
import { Choice } from './choice';

let unmount: (() => void) | undefined;
async function mount(isTaken: boolean, values: Parameters<typeof createTestHost>[0]) {
  const place = document.body.appendChild(document.createElement('div'));
  const { host, calls } = createTestHost(values, undefined, () => Promise.resolve({}));
  const View = () => <Choice value={2} isTaken={isTaken} />;
  await act(async () => {
    unmount = createModelPlugin(View)(place, host);
    await Promise.resolve();
  });
  return calls;
}
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

const player = { session: { isAuth: true, userId: 7 } };
const none = () => screen.getByRole('radio', { name: /choice\.none/ });
const take = () => screen.getByRole('radio', { name: /choice\.take/ });

test('[PROMO-02] [LIM-70] the choice stands at no bonus, and a choice changes nothing before it is saved', async () => {
  const calls = await mount(false, player);
  expect(none()).toBeChecked();
  fireEvent.click(take());
  expect(JSON.stringify(calls)).not.toContain('PATCH');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'promotions.choice.save' }));
    await Promise.resolve();
  });
  expect(JSON.stringify(calls)).toContain('"name":"first_deposit_bonus_type","value":2');
});

test('[PROMO-02] a bonus that was chosen can be left again', async () => {
  const calls = await mount(true, player);
  expect(take()).toBeChecked();
  fireEvent.click(none());
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'promotions.choice.save' }));
    await Promise.resolve();
  });
  expect(JSON.stringify(calls)).toContain('"value":0');
});

test('[PROMO-02] a visitor is asked to log in, and nothing is sent', async () => {
  const calls = await mount(false, {});
  fireEvent.click(screen.getByRole('button', { name: 'promotions.choice.logIn' }));
  expect(JSON.stringify(calls)).toContain('login');
  expect(JSON.stringify(calls)).not.toContain('PATCH');
});
