import { combine, createEvent, createStore, sample } from 'effector';

import { type SharedChoice, sharedGameOf } from '@contracts/shared-games';

import { $userId } from '@/entities/session';
import { $locale } from '@/shared/lib/language';
import { parseMoney } from '@/shared/lib/money';

import { acting } from '../api/acting';
import { autoOf } from '../lib/auto';
import { usualOf } from '../lib/usual';
import { tableOpened } from './opened';
import { $account, $bet, $isDemo, $kind, $seat, $table } from './table';
import { $moment } from './time';
import { $isAlarmed } from './watch';

export const stakeTyped = createEvent<string>();
export const autoTyped = createEvent<string>();
export const choiceChanged = createEvent<SharedChoice>();
export const betPressed = createEvent();
export const leavePressed = createEvent();

export const $stake = createStore('')
  .on(stakeTyped, (_, text) => text)
  .reset($isDemo, $userId);
/** Where the player leaves by themselves, as typed; empty: only by a press. */
export const $auto = createStore('')
  .on(autoTyped, (_, text) => text)
  .reset($userId);

const $chosen = createStore<SharedChoice>({}).on(choiceChanged, (_, choice) => choice);
sample({ clock: [tableOpened, $kind], source: $kind, fn: (kind) => sharedGameOf(kind).first, target: $chosen });
/** What the player chose for the next bet at this game. */
export const $choice = combine($chosen, $auto, $kind, (chosen, auto, kind): SharedChoice => {
  const at = autoOf(auto);
  return kind === 'crash' ? (at === null ? {} : { auto: at }) : chosen;
});

/** What comes back of the stakes with this choice, from 0 to 1; with a usual one, while this one cannot be played. */
export const $share = combine($choice, $kind, (choice, kind) => {
  const { isChoice, returnOf } = sharedGameOf(kind);
  return returnOf(isChoice(choice) && (kind !== 'crash' || choice.auto !== undefined) ? choice : usualOf(kind));
});

/** Why the button does nothing now. */
export type Blocker = 'alarm' | 'placed' | 'bets' | 'empty' | 'sum' | 'low' | 'high' | 'auto' | 'choice' | 'money';

export const $draft = combine(
  {
    text: $stake,
    choice: $choice,
    seat: $seat,
    account: $account,
    bet: $bet,
    moment: $moment,
    game: $kind,
    locale: $locale,
    isAlarmed: $isAlarmed,
  },
  ({ text, choice, seat, account, bet, moment, game, locale, isAlarmed }) => {
    const minor = seat === null ? null : parseMoney(text, seat.iso, locale);
    const blocker = ((): Blocker | null => {
      if (isAlarmed) return 'alarm';
      if (bet !== null) return 'placed';
      if (moment?.phase !== 'open') return 'bets';
      if (text.trim() === '') return 'empty';
      if (minor === null || seat === null) return 'sum';
      if (minor < seat.min) return 'low';
      if (minor > seat.max) return 'high';
      if (!sharedGameOf(game).isChoice(choice)) return game === 'crash' ? 'auto' : 'choice';
      return minor > (seat.points ?? account?.minor ?? 0) ? 'money' : null;
    })();
    return { minor, blocker };
  },
);

/** An answer is on its way. */
export const $isActing = acting.$runs.map((runs) => runs.size > 0);

/** Why the server did not do it; code 0: the key was closed. Null when it did, or nothing was asked. */
export const $refusal = createStore<{ code: number; message: string } | null>(null)
  .on(acting.answered, (_, { outcome }) => {
    if (outcome.kind === 'done') return null;
    return outcome.kind === 'closed' ? { code: 0, message: '' } : outcome.refusal;
  })
  .reset(stakeTyped, autoTyped, choiceChanged, betPressed, leavePressed, tableOpened, $userId);

const $call = combine({ game: $kind, table: $table, seat: $seat, account: $account, isDemo: $isDemo }, (all) => ({
  kind: all.game,
  roundId: all.table?.round.id ?? 0,
  iso: all.seat?.iso ?? '',
  isDemo: all.isDemo,
  accountId: all.account?.id ?? 0,
}));
sample({
  clock: betPressed,
  source: { draft: $draft, call: $call, choice: $choice },
  filter: ({ draft }) => draft.blocker === null,
  fn: ({ draft, call, choice }) => ({ ...call, minor: draft.minor ?? 0, choice, betId: null }),
  target: acting.acted,
});
/** The press counts when it reaches the server; until then the page promises nothing. */
export const $canLeave = combine(
  { bet: $bet, moment: $moment, game: $kind },
  ({ bet, moment, game }) => game === 'crash' && bet?.state === 'open' && moment?.phase === 'running',
);
sample({
  clock: leavePressed,
  source: { bet: $bet, call: $call, canLeave: $canLeave },
  filter: ({ canLeave }) => canLeave,
  fn: ({ bet, call }) => ({ ...call, minor: 0, choice: {}, betId: bet?.id ?? '' }),
  target: acting.acted,
});
