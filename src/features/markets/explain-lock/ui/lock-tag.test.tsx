// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import markets from '@contracts/dictionaries/en/markets.json';
import { game as feedGame, market as feedMarket } from '@contracts/feed.testing';

import type { MarketGroup, MatchInfo } from '@/entities/match';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

import { LockTag } from './lock-tag';

const { score: _s, elapsed: _e, clockRate: _c, ...rest } = feedGame(1);
const match: MatchInfo = { ...rest, hasClock: true };

/** What is in the head of a market, and what screen readers hear. */
async function tagOf(locks: readonly ('price' | null)[]) {
  const answer = { data: { version: '1', groups: { markets } } };
  const scope = fork({ handlers: [[fetchFx, () => Promise.resolve(Response.json(answer))]] });
  await allSettled(loadDictionariesFx, { scope, params: ['markets'] });
  const outcomes = locks.map((lock, at) => {
    const { coef: _, ...outcome } = feedMarket(at, 1, 2, lock === null ? {} : { isBlocked: true, lock });
    return outcome;
  });
  const group: MarketGroup = { id: 1, key: '1', name: 'First goalscorer', markets: outcomes };
  const { container } = render(
    <Provider value={scope}>
      <LockTag match={match} group={group} />
    </Provider>,
  );
  const shown = container.querySelector('[aria-hidden=true]')?.textContent;
  return { shown, whole: container.querySelector('[title]')?.getAttribute('title') };
}

test('[GAME-05] a market of which one outcome has no price does not say that it has none', async () => {
  expect(await tagOf(['price', null])).toEqual({
    shown: 'partly suspended',
    whole: 'partly suspended, no odds now',
  });
  expect(await tagOf(['price', 'price'])).toEqual({ shown: 'no odds now', whole: 'suspended, no odds now' });
});
