// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, test, vi } from 'vitest';

import { gameOf } from '@contracts/games';

import type { GamePart, Room } from '@/entities/casino/round';

import { Result } from './result';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

// Late answers have tests of their own.
vi.mock('./late-views', () => ({ SeedFacts: () => null }));
vi.mock('./picture-frame', () => ({ PictureFrame: () => null }));

const part: GamePart = {
  ...{ maths: gameOf('dice'), Controls: null, Rules: () => null },
  outcome: (_, { draws }) => String(draws[0]),
};
const roomOf = (payout: number): Room => ({
  ...{ id: 's', game: 'dice', isDemo: false, points: null, iso: 'EUR', min: 10, max: 10_000, cycleMs: 0, waitMs: 0 },
  ...{ staked: 200, won: payout, pool: null, mayAutoPlay: false },
  seed: { commitment: 'ab', clientSeed: 'own', isDrawnByUs: false, nonce: 1, next: 'cd' },
  rounds: [
    {
      ...{ id: '1', game: 'dice', at: 0, iso: 'EUR', stake: 200, payout, isOpen: false, choice: { below: 5000 } },
      ...{ endsAt: null, isDrawnByUs: false, maths: null },
      ...{ draws: [4711], commitment: 'ab', clientSeed: 'own', nonce: 0, serverSeed: null },
    },
  ],
});
/** What stands on the page, without its sums. */
function shown(payout: number): string {
  const { container, unmount } = render(
    <Provider value={fork()}>
      <Result room={roomOf(payout)} part={part} />
    </Provider>,
  );
  expect(container.querySelector('[role=status]')).toHaveTextContent('4711');
  const markup = container.innerHTML.replace(/[\d.,]+\s*€|€\s*[\d.,]+/g, 'sum');
  unmount();
  return markup;
}

test('[CAS-15] a round that paid less than its stake, as much and a hundred times as much looks the same', () => {
  expect(shown(0)).toBe(shown(100));
  expect(shown(200)).toBe(shown(100));
  expect(shown(20_000)).toBe(shown(100));
});
