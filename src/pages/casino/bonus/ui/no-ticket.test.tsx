// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { open } from '@/shared/testing';

import { $tickets } from '../model/tickets';
import { NoTicket } from './no-ticket';

test.each([
  [Date.UTC(2026, 11, 1), false, 'Every player gets one ticket'],
  [Date.UTC(2026, 11, 1), true, 'who have verified their identity'],
  [null, true, 'who have verified their identity'],
  [null, false, 'No promotion gives tickets now.'],
])(
  '[BONG-07] [BONG-08] without a ticket the page says when the next promotion begins, whom it is for, or that none runs: %j %j',
  async (nextAt, needsIdentity, words) => {
    await open(<NoTicket />, { texts: ['tickets'], values: [[$tickets, { nextAt, needsIdentity, tickets: [] }]] });
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  },
);
