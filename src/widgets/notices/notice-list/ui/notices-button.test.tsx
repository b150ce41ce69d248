// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import english from '@contracts/dictionaries/en/main.json';

import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { $notice, noticeClosed, noticeShown } from '@/shared/lib/notices';

import { NoticesButton } from '../index';

test('[ERR-02] messages that have gone are read in a list, the newest first; without any there is no list', async () => {
  const scope = fork({
    handlers: [[fetchFx, () => Response.json({ data: { version: '1', groups: { main: english } } })]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  render(
    <Provider value={scope}>
      <NoticesButton />
    </Provider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  for (const text of ['one', 'two'])
    await act(async () => {
      void allSettled(noticeShown, { scope, params: { kind: 'error', text } });
      await Promise.resolve();
      void allSettled(noticeClosed, { scope, params: scope.getState($notice)?.id ?? 0 });
      await Promise.resolve();
    });
  await userEvent.click(screen.getByRole('button', { name: 'All messages' }));
  const items = within(await screen.findByRole('dialog', { name: 'All messages' })).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(['two', 'one']);
});
