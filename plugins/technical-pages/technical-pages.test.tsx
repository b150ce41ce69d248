// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createTestHost } from '../sdk/testing';
import { ErrorView } from './error-view';

let unmount: (() => void) | undefined;
function mount(values: Parameters<typeof createTestHost>[0] = {}) {
  const { host, calls } = createTestHost(values);
  const element = document.body.appendChild(document.createElement('div'));
  act(() => {
    unmount = createReactPlugin(ErrorView)(element, host);
  });
  return calls;
}
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

test('[PLUG-26] the error page announces the error, and offers a reload, the home page, live games and contacts', () => {
  const calls = mount({ contacts: [{ kind: 'email', value: 'us@example.com' }] });
  expect(screen.getByRole('alert')).toHaveTextContent('technical.error.title');
  expect(screen.getByRole('button', { name: 'technical.reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'us@example.com' })).toHaveAttribute('href', 'mailto:us@example.com');
  fireEvent.click(screen.getByRole('link', { name: 'technical.home' }));
  fireEvent.click(screen.getByRole('link', { name: 'technical.live' }));
  expect(calls.filter(([command]) => command === 'navigate')).toEqual([
    ['navigate', '/'],
    ['navigate', '/home/live'],
  ]);
});

test('the error page offers no contacts when the site has none', () => {
  mount();
  expect(screen.queryByText('technical.contacts')).toBeNull();
});
