// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import sport from '@contracts/dictionaries/en/sport.json';

import { fetchFx } from '@/shared/api';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { SiteRouter } from '@/shared/routing';

import { NoList } from './board-states';

async function show(phase: 'failed' | 'ready' | 'missing' | 'loading') {
  const server = () => Response.json({ data: { version: '1', groups: { sport } } });
  const scope = fork({ values: [[$language, 'en']], handlers: [[fetchFx, server]] });
  await allSettled(loadDictionariesFx, { scope, params: ['sport'] });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <NoList zone="live" phase={phase} />
      </SiteRouter>
    </Provider>,
  );
}

test.each([
  ['failed', 'sport.error.title'],
  ['ready', 'sport.empty.live'],
  ['missing', 'sport.empty.live'],
] as const)('a list that is %s and has no game says %s', async (phase, title) => {
  await show(phase);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(sport[title]);
});

test('a list that is on its way says nothing yet', async () => {
  await show('loading');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('status')).toBeVisible();
});
