// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SlowNote } from './slow-note';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[BOOT-37] a place that waits says so after five seconds, also when no dictionary is here', async () => {
  render(
    <Provider value={fork()}>
      <SlowNote />
    </Provider>,
  );
  const note = screen.getByRole('status');
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(note).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => vi.dynamicImportSettled());
  expect(note).toHaveTextContent('This is taking longer than usual.');
});
