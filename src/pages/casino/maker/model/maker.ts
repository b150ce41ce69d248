import { combine, createEvent, createStore, sample } from 'effector';

import type { MakerWord } from '@contracts/makers';

import { $activeAccount, $allAccounts } from '@/entities/account';
import { $makerGames, makerGameAt, makerGamesWanted } from '@/entities/casino/makers';
import { $userId } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { createTimer } from '@/shared/lib/clock';
import { deviceClass } from '@/shared/lib/device';
import { $path, navigateTo } from '@/shared/routing';

import { launchMutation } from '../api/launch';

const silenceMs = 20_000;

/** The page opened, or somebody tries again. */
export const makerOpened = createEvent();
export const makerLeft = createEvent();
/** True: the player wants to play with points. */
export const demoChosen = createEvent<boolean>();
/** What the frame says. */
export const wordHeard = createEvent<MakerWord>();

const $at = $path.map(makerGameAt);
/** The game of this address; null: the site does not have it, or not yet. */
export const $game = combine(
  $at,
  $makerGames,
  ({ maker, id }, games) => games.find((game) => game.maker === maker && game.id === id) ?? null,
);
sample({ clock: makerOpened, target: makerGamesWanted });

export const $isDemo = createStore(false)
  .on(demoChosen, (_, isDemo) => isDemo)
  .reset($at, $userId);

/** What pays: the account in use; games take no bonus money, so then the main one. */
const $account = combine($activeAccount, $allAccounts, (active, all) =>
  active !== null && active.kind !== 'bonus' ? active : (all.find(({ kind }) => kind === 'main') ?? null),
);
const $accountId = $account.map((account) => account?.id ?? null);

const $isOpen = createStore(false)
  .on(makerOpened, () => true)
  .reset(makerLeft);
sample({
  clock: [makerOpened, $accountId, $at, $isDemo],
  source: { accountId: $accountId, at: $at, isDemo: $isDemo, isOpen: $isOpen, lng: $language },
  filter: ({ accountId, isOpen }) => accountId !== null && isOpen,
  fn: ({ accountId, at, isDemo, lng }) => ({
    ...{ ...at, isDemo, lng, accountId: accountId ?? 0 },
    isMobile: deviceClass() === 'mobile',
  }),
  target: launchMutation.start,
});

/** Where the frame opens. The secret of the session is in its address, and is kept no longer than the page stands. */
export const $launched = createStore<{ url: string; origin: string; title: string; makerName: string } | null>(null)
  .on(launchMutation.finished.success, (_, { result }) => result)
  .reset(launchMutation.start, makerLeft, $userId);

/** Why the game did not let the player in. `code` 0: nobody said. */
export const $closed = createStore<{ code: number; message: string } | null>(null)
  .on(launchMutation.finished.failure, (_, { error }) => ({
    code: error.kind === 'server' ? error.code : 0,
    message: error.message,
  }))
  .reset(makerOpened, launchMutation.start, makerLeft, $userId);

/** The maker's page has not said that it can be played. */
const patience = createTimer();
sample({ clock: launchMutation.finished.success, fn: () => silenceMs, target: patience.started });
const ready = wordHeard.filter({ fn: ({ type }) => type === 'ready' });
sample({ clock: [ready, makerLeft], target: patience.stopped });
export const $isSilent = createStore(false)
  .on(patience.fired, () => true)
  .reset(ready, launchMutation.start, makerLeft);

sample({
  clock: wordHeard,
  filter: ({ type }) => type === 'exit',
  fn: () => ({ path: '/casino-lobby' }),
  target: navigateTo,
});
