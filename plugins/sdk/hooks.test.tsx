// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { HostDialog, OddsButton, useConfig, useGame, useMarkets, useOdds } from './hooks';
import { createTestHost } from './testing';

const outcome = { gameId: 5, marketId: 70 };
const drawn = vi.fn();

function Price() {
  const odds = useOdds(outcome);
  return <p>{odds.state === 'here' ? `${odds.data.price} ${odds.data.move ?? ''}` : odds.state}</p>;
}

/** A card that shows a game. Its prices change without a new render of the card. */
function Card() {
  drawn();
  const { title } = useConfig<{ title: { type: 'string' } }>();
  const game = useGame(5);
  const markets = useMarkets(5);
  return (
    <section aria-label={title}>
      <h2>{game.state === 'here' ? game.data.name : game.state}</h2>
      <Price />
      {markets.state === 'here' && markets.data.map(({ id, name }) => <h3 key={id}>{name}</h3>)}
      <OddsButton {...outcome} />
    </section>
  );
}

function setup() {
  const { host, ...test } = createTestHost({ config: { title: 'Derby' } });
  const place = document.body.appendChild(document.createElement('div'));
  let unmount: () => void = () => undefined;
  act(() => {
    unmount = createReactPlugin(Card)(place, host);
  });
  return { ...test, unmount };
}

test('[PLUG-47] [PLUG-48] a card shows the game and its price as they change, and leaves nothing behind', () => {
  const { feed, unmount } = setup();
  expect(screen.getByRole('region', { name: 'Derby' })).toHaveTextContent('loading');
  act(() => {
    feed.game({ id: 5, name: 'Arsenal – Chelsea' });
    feed.markets(5, [{ id: 1, name: '1X2', outcomes: [] }]);
    feed.odds({ ...outcome, odds: 1.85 });
  });
  expect(screen.getByRole('heading', { name: 'Arsenal – Chelsea' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '1X2' })).toBeVisible();
  expect(screen.getByText('1.85')).toBeVisible();
  act(() => feed.odds({ ...outcome, odds: 2.1 }));
  expect(screen.getByText('2.10 up')).toBeVisible();
  act(() => feed.missing(5));
  expect(screen.getByRole('heading', { name: 'missing' })).toBeVisible();
  expect(feed.watchers()).toBe(4);
  act(() => unmount());
  expect(feed.watchers()).toBe(0);
});

test('[PLUG-49] a moving price does not draw the card anew; a press reaches the host', () => {
  const { feed, calls } = setup();
  act(() => feed.odds({ ...outcome, odds: 1.85 }));
  drawn.mockClear();
  act(() => feed.odds({ ...outcome, odds: 2.1 }));
  expect(drawn).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: '1 2.10' });
  act(() => button.click());
  expect(calls).toContainEqual(['pressOdds', outcome]);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  act(() => feed.odds({ ...outcome, isSuspended: true }));
  expect(button).toBeDisabled();
});

test('[PLUG-53] a dialog of the host is open while its component is, and shows what the plugin draws', () => {
  const { host, calls } = createTestHost();
  const onClose = vi.fn();
  const Ask = () => (
    <HostDialog title="Line-ups" onClose={onClose}>
      <p>Eleven</p>
    </HostDialog>
  );
  let unmount: () => void = () => undefined;
  act(() => {
    unmount = createReactPlugin(Ask)(document.body.appendChild(document.createElement('div')), host);
  });
  expect(screen.getByRole('dialog', { name: 'Line-ups' })).toHaveTextContent('Eleven');
  expect(calls).toContainEqual(['openDialog', 'Line-ups']);
  act(() => unmount());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
