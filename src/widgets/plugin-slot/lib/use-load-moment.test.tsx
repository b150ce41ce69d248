// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { useLoadMoment } from './use-load-moment';

function Place({ load }: { load: PluginEntry['load'] }) {
  const ref = useRef<HTMLDivElement>(null);
  const hasCome = useLoadMoment(load, ref);
  return <div ref={ref}>{hasCome ? 'now' : 'not yet'}</div>;
}
const settle = () => act(() => vi.dynamicImportSettled());

test.each([undefined, 'eager'] as const)('[PLUG-01] a plugin whose moment is %s loads at once', (load) => {
  render(<Place load={load} />);
  expect(screen.getByText('now')).toBeVisible();
});

test('[PLUG-01] a plugin that waits for a hand loads when the pointer comes', async () => {
  render(<Place load="intent" />);
  await settle();
  const place = screen.getByText('not yet');
  act(() => void place.dispatchEvent(new Event('pointerenter')));
  expect(screen.getByText('now')).toBeVisible();
});

test('[PLUG-01] a plugin that waits to be seen loads when it is, and a place that goes waits no more', async () => {
  let see: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { unmount } = render(<Place load="visible" />);
  await settle();
  act(() => see(false));
  expect(screen.getByText('not yet')).toBeVisible();
  act(() => see(true));
  expect(screen.getByText('now')).toBeVisible();
  unmount();
  expect(disconnect).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
