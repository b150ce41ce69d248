// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { open } from '@/shared/testing';

import { Frame } from './frame';

test('[CAS-03] the picture runs scripts and nothing else: no origin of the page, no window over it, no address of the page told', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await open(
    <Frame game="dice" round={null} choice={{}} moves={false} isPressed={false} ended={vi.fn()} className="x" />,
    {
      texts: ['originals'],
    },
  );
  const frame = screen.getByTitle('Game animation');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('referrerpolicy'), frame.tabIndex]).toEqual([
    'allow-scripts',
    'no-referrer',
    -1,
  ]);
});
