// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { open } from '@/shared/testing';

import { $tickets } from '../model/tickets';
import { NoTicket } from './no-ticket';

test.each([
  [Date.UTC(2026, 11, 1), 'Every player gets one ticket'],
  [null, 'No promotion gives tickets now.'],
])(
  '[BONG-07] without a ticket the page says when the next promotion begins, or that none runs: %j',
  async (nextAt, words) => {
    await open(<NoTicket />, { texts: ['tickets'], values: [[$tickets, { nextAt, tickets: [] }]] });
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  },
);
