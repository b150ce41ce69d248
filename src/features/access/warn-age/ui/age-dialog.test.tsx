// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';

import popups from '@contracts/dictionaries/en/popups.json';
import registration from '@contracts/dictionaries/en/registration.json';
import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { SiteRouter } from '@/shared/routing';

import { ageConfirmed } from '../model/age';
import { AgeDialog } from './age-dialog';

const answer = () => Response.json({ data: { version: '1', groups: { popups, registration } } });

async function show(availability: number[] = [47]) {
  const config = { minAge: 21, availability } as Partial<SiteConfig> as SiteConfig;
  const scope = fork({ values: [[$siteConfig, config]], handlers: [[fetchFx, answer]] });
  await allSettled(loadDictionariesFx, { scope, params: ['popups', 'registration'] });
  const confirmed = vi.fn();
  createWatch({ unit: ageConfirmed, scope, fn: confirmed });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <AgeDialog />
      </SiteRouter>
    </Provider>,
  );
  return { confirmed, user: userEvent.setup() };
}

test('[UI-02] the warning names the years of the site and leads to the terms', async () => {
  const { confirmed, user } = await show();
  expect(screen.getByRole('dialog', { name: 'Are you 21 or older?' })).toHaveTextContent(
    'Accept the terms to continue.',
  );
  expect(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/en/information/rules/1');
  await user.click(screen.getByRole('button', { name: 'I am 21 or older' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
});

test('a site without the rules section leads nowhere', async () => {
  await show([]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('[UI-01] nobody passes by Escape, and who is younger is told so', async () => {
  const { confirmed, user } = await show();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'I am younger' }));
  expect(screen.getByRole('status')).toHaveTextContent('people aged 21 and over');
  expect(screen.queryByRole('button', { name: 'I am 21 or older' })).toBeNull();
  expect(confirmed).not.toHaveBeenCalled();
});
