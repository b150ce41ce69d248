// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { nowSec, open } from '@/shared/testing';

import { HistoryDialog } from './history-dialog';

const question = { id: 1, at: nowSec, topic: 'Bets', text: 'Where is it?', status: 'open' };

test('[UI-10] [SUPPORT-06] the requests of a player are a dialog, which Escape and its button close', async () => {
  const [onClose, onAsk] = [vi.fn(), vi.fn()];
  await open(<HistoryDialog onClose={onClose} onAsk={onAsk} />, {
    texts: ['support'],
    backend: { 'GET /support-api/v1/questions': { data: [question], total_count: 1, page: 1, pageSize: 20 } },
  });
  expect(screen.getByRole('dialog', { name: 'My requests' })).toHaveTextContent('Where is it?');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
  expect(onAsk).toHaveBeenCalledTimes(1);
});
