// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $userId } from '@/entities/session';
import { $routeFailure, $routeMatch, type RouteFailure } from '@/shared/routing';
import { open, press, refusal } from '@/shared/testing';

import { ErrorPage } from './page';

const openPage = (failure: RouteFailure | null, values: [unknown, unknown][] = [], backend = {}) =>
  open(<ErrorPage />, {
    ...{ texts: ['technical'], hasFrame: false, backend },
    values: [[$routeFailure, failure], [$routeMatch, { meta: { layout: 'empty' }, params: {} }], ...values],
  });

test.each([
  [{ status: 500 }, 'Something went wrong', 'Reload the page', 'Code 500'],
  [null, 'Something went wrong', 'Reload the page', 'Code 500'],
  [{ status: 403 }, 'You do not have access to this page', 'Try again', 'Code 403'],
  [{ status: 500, text: 'chunk' }, 'Part of the page could not be loaded', 'Reload the page', 'Code 500'],
])('[ERR-18] the failure %j says “%s” and offers “%s”', async (failure, title, action, code) => {
  await openPage(failure);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: action })).toBeVisible();
  expect(screen.getByText(new RegExp(code))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
});

test('[LIM-54] a visitor has nothing to stop', async () => {
  await openPage({ status: 500 });
  expect(screen.queryByRole('button', { name: 'Stop all play for 24 h' })).toBeNull();
});

const stops = 'POST /limit-service-api/api/external/web/v3/timeout';
test('[LIM-54] [LIM-71] where the frame has no words the page itself stops all play, also after a try that failed', async () => {
  const backend: Record<string, unknown> = { [stops]: refusal() };
  const { sent } = await openPage({ status: 500 }, [[$userId, 7]], backend);
  await press('Stop all play for 24 h');
  expect(sent()).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Play was not stopped. Try again.');
});
