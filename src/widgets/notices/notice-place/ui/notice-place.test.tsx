// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import english from '@contracts/dictionaries/en/main.json';

import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { type NoticeInput, noticeShown } from '@/shared/lib/notices';

import { NoticePlace } from './notice-place';

async function setup() {
  const scope = fork({
    handlers: [[fetchFx, () => Response.json({ data: { version: '1', groups: { main: english } } })]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  render(
    <Provider value={scope}>
      <NoticePlace />
    </Provider>,
  );
  return (notice: NoticeInput) => allSettled(noticeShown, { scope, params: notice });
}

test.each([
  ['error', 'alert', 'Error'],
  ['success', 'status', 'Done'],
  ['confirm', 'status', 'OK'],
] as const)('[ERR-03] a notice of the kind %s is read aloud as %s under its own title', async (kind, role, title) => {
  const show = await setup();
  await show({ kind, text: 'What happened' });
  const place = screen.getByRole(role);
  expect(within(place).getByText(title)).toBeInTheDocument();
  expect(within(place).getByText('What happened')).toBeInTheDocument();
});

test('[ERR-02] two notices: the second is seen when the first is closed', async () => {
  const show = await setup();
  await show({ kind: 'info', text: 'first' });
  await show({ kind: 'info', text: 'second', title: 'Mine' });
  expect(screen.queryByText('second')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('second')).toBeInTheDocument();
  expect(screen.getByText('Mine')).toBeInTheDocument();
});
