// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { LottoTicket } from '@contracts/lotto';

import { createModelPlugin } from '../sdk/model';
import { createTestHost } from '../sdk/testing';
import { OwnPage } from './own-page';

let unmount: (() => void) | undefined;
async function mount(ticket: LottoTicket) {
  const place = document.body.appendChild(document.createElement('div'));
  const answer = { data: [ticket], total_count: 1, page: 1, pageSize: 50 };
  const { host } = createTestHost({ session: { isAuth: true, userId: 7 } }, undefined, () => Promise.resolve(answer));
  await act(async () => {
    unmount = createModelPlugin(() => <OwnPage id={null} />)(place, host);
    await Promise.resolve();
  });
}
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

const numbers = [1, 2, 3, 4];
const draw = { id: 11, number: 5, at: 1_790_000_000, numbers, right: [4], payout: 500 };
const ticket = {
  ...{ id: 7, lottoId: 3, at: 1_790_000_000, lines: [numbers], price: 40, currency: 'EUR', rate: 1, payout: 520 },
  draws: [draw, { ...draw, id: 12, number: 6, right: null, payout: 20, isReturned: true }],
};
test('[LOTTO-05] a draw that was cancelled for a ticket says so; what came back is no prize, and its numbers hit nothing', async () => {
  await mount(ticket);
  const shown = (await screen.findByRole('list', { name: 'lotto.page.view' })).textContent;
  expect(shown).toMatch(/lotto\.won[^l]*500[^l]*lotto\.back[^l]*20[^l]*lotto\.draw/);
  expect(shown.match(/lotto\.cancelled/g)).toHaveLength(1);
  expect(shown.match(/lotto\.hit/g)).toHaveLength(1);
});
