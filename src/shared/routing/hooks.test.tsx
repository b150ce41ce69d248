// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { usePageTitle } from './hooks';
import { $pageTitle, navigated } from './location';

const meta = { pageId: 'team', layout: 'main', section: 'sport', dictionaries: [], title: '' } as const;
const arrive = (path: string) => ({
  location: { path, language: 'en', search: '', hash: '' },
  match: { meta, params: {} },
  failure: null,
});

test('a page that stays on the screen keeps its name in the title, wherever its address leads', async () => {
  const scope = fork();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={scope}>{children}</Provider>;
  const view = renderHook(({ name }: { name: string | null }) => usePageTitle(name), {
    wrapper,
    initialProps: { name: null as string | null },
  });
  expect(scope.getState($pageTitle)).toBeNull();
  view.rerender({ name: 'Arsenal' });
  expect(scope.getState($pageTitle)).toBe('Arsenal');
  await act(() => allSettled(navigated, { scope, params: arrive('/team/1/results') }));
  expect(scope.getState($pageTitle)).toBe('Arsenal');
  view.unmount();
  await act(() => allSettled(navigated, { scope, params: arrive('/news') }));
  expect(scope.getState($pageTitle)).toBeNull();
});
