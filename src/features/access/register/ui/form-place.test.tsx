// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { SlotsContext } from '@/shared/slot';

import { FormPlace } from './form-place';

const app: PluginEntry = {
  ...{ id: 'registration', version: '1.0.0', kind: 'module', entry: '/plugins/registration/index.js', enabled: true },
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'registration' }],
};
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

function setup(...manifests: PluginEntry[][]) {
  let polls = 0;
  const server = () => {
    polls += 1;
    return Promise.resolve(Response.json({ version: 1, plugins: manifests[polls - 1] ?? [] }));
  };
  const handlers = [
    [fetchFx, server],
    [logFx, () => undefined],
  ] as never;
  const scope = fork({ handlers });
  // Not awaited: the next poll of the manifest would hold it.
  const start = () =>
    act(async () => {
      void allSettled(overridesReceived, { scope, params: {} });
      void allSettled(audienceChanged, { scope, params: visitor });
      void allSettled(manifestRequested, { scope });
      await new Promise((resolve) => setTimeout(resolve));
    });
  const slots = { apps: { registration: [{ id: 'registration' }] }, links: {}, Draw: () => <p>The app</p> };
  render(
    <Provider value={scope}>
      <SlotsContext value={slots}>
        <FormPlace />
      </SlotsContext>
    </Provider>,
  );
  return { start, polls: () => polls };
}

test('[PLUG-23] the app draws the form in its place, and something stands there until its code is here', async () => {
  const { start } = setup([app]);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await start();
  expect(screen.getByText('The app')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[PLUG-23] without the app the host says so in its own words, and asks for it anew at a press', async () => {
  const { start, polls } = setup([], [app]);
  await start();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('The app')).toBeInTheDocument();
  expect(polls()).toBe(2);
});
