import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';

import { EditRefusalData } from '@contracts/edit-bet';

import { balanceRefreshRequested } from '@/entities/account';
import { $openBets, betReceived, betsForgotten, type PlacedBet } from '@/entities/bet';
import { $bets, betRemoved } from '@/entities/coupon';
import { $changeCoefAction } from '@/entities/coupon-settings';
import { $language, $locale, $textOf } from '@/shared/i18n';
import { createTimer } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';

import { editing, previewQuery } from '../api/edit';
import { type Draft, draftOf, isChanged, withLeg, withoutLeg, withSwap } from '../lib/draft';
import { isAbout, type Preview, toPreview } from '../lib/preview';

/** While the editor is open, value and prices are asked for so often. */
const everyMs = 3000;

/** The player opens the editor of a bet. One is open at a time. */
export const editOpened = createEvent<PlacedBet>();
export const editClosed = createEvent();
export const legRemoved = createEvent<number>();
export const legAdded = createEvent<number>();
export const legSwapped = createEvent<{ from: number; to: number }>();
/** The player says yes to what the editor shows. */
export const editConfirmed = createEvent();

const answered = merge([editing.answered, editing.overheard]);
const done = answered.filterMap(({ call, outcome }) =>
  outcome.kind === 'done' ? { call, ...outcome.result } : undefined,
);

export const $draft = createStore<Draft | null>(null)
  .on(editOpened, (_, bet) => draftOf(bet))
  .on(legRemoved, (draft, id) => draft && withoutLeg(draft, id))
  .on(legAdded, (draft, id) => draft && withLeg(draft, id))
  .on(legSwapped, (draft, { from, to }) => draft && withSwap(draft, from, to))
  .on(done, (draft, { call }) => (draft?.betId === call.betId ? null : draft))
  .reset(editClosed, betsForgotten);

// A bet that was sold, settled or edited elsewhere has no editor any more.
const $isGone = combine(
  $draft,
  $openBets,
  (draft, open) => draft !== null && !open.some(({ id, state }) => id === draft.betId && state === 'open'),
);
sample({ clock: $isGone, filter: Boolean, target: editClosed });

const previewed = sample({
  clock: previewQuery.finished.success,
  source: $draft,
  filter: (draft, { result }) => draft !== null && isAbout(result, draft.betId, draft.ids),
  fn: (_, { result }) => result,
});
/** A refusal brings what the edit would do by now. */
const corrected = answered.filterMap(({ call, outcome }) => {
  const data = outcome.kind === 'refused' ? EditRefusalData.safeParse(outcome.refusal.data) : null;
  return data?.success === true ? toPreview(data.data.preview, call) : undefined;
});
/** The latest; while the next is on its way it is about other legs. */
export const $preview = createStore<Preview | null>(null)
  .on([previewed, corrected], (_, preview) => preview)
  .reset(editOpened, editClosed, betsForgotten);
export const $hasFailed = createStore(false)
  .on(previewQuery.finished.failure, () => true)
  .reset(previewed, corrected, editOpened);

const again = createTimer();
const changed = merge([editOpened, legRemoved, legAdded, legSwapped]);
sample({ clock: [previewQuery.finished.finally, changed], fn: () => everyMs, target: again.started });
sample({
  clock: [changed, again.fired],
  source: { draft: $draft, lng: $language },
  filter: ({ draft }) => draft !== null,
  fn: ({ draft, lng }) => ({ betId: draft?.betId ?? '', iso: draft?.iso ?? '', ids: draft?.ids ?? [], lng }),
  target: previewQuery.start,
});

/** The edit that is on its way, by bet. `checking`: its answer was missed, so the server is asked what became of it. */
export const $underWay = editing.$runs.map((runs): Readonly<Record<string, 'sending' | 'checking'>> =>
  Object.fromEntries(
    [...runs.values()].map(({ call, stage }) => [
      call.betId,
      stage === 'storing' || stage === 'sending' ? 'sending' : 'checking',
    ]),
  ),
);
/** Why the last edit changed nothing. `code` 0: the server never considered it. */
export const $refused = createStore<{ betId: string; code: number; message: string } | null>(null)
  .on(answered, (_, { call: { betId }, outcome }) => {
    if (outcome.kind === 'done') return null;
    if (outcome.kind === 'closed' || outcome.kind === 'key_taken') return { betId, code: 0, message: '' };
    return { betId, code: outcome.refusal.code, message: outcome.refusal.message };
  })
  .reset(changed, editing.acted, editClosed, betsForgotten);

/** What keeps the edit from being sent; null: nothing does. */
export const $stop = combine($draft, $preview, $underWay, (draft, preview, underWay) => {
  if (draft === null || draft.betId in underWay) return 'busy' as const;
  if (!isChanged(draft)) return 'same' as const;
  if (!isAbout(preview, draft.betId, draft.ids)) return 'asking' as const;
  return preview?.fault != null || preview?.value == null ? ('fault' as const) : null;
});

sample({
  clock: editConfirmed,
  source: { stop: $stop, preview: $preview, action: $changeCoefAction, lng: $language },
  filter: ({ stop, preview }) => stop === null && preview !== null,
  fn: ({ preview, action, lng }) => ({
    betId: preview?.betId ?? '',
    iso: preview?.iso ?? '',
    legs: (preview?.legs ?? []).map(({ marketId, milliOdds }) => ({ marketId, milliOdds })),
    value: preview?.value ?? 0,
    possibleWin: preview?.possibleWin ?? 0,
    // "Accept any" was said of a coupon. The sale is at the value that the player saw, or a better one.
    accept: action === 0 ? ('same' as const) : ('notWorse' as const),
    lng,
  }),
  target: editing.acted,
});

/** The bets of the coupon that are not in the edited bet yet. */
export const $addable = combine($draft, $bets, (draft, bets) =>
  draft === null ? [] : bets.filter(({ market }) => !draft.ids.includes(market.id) && market.milliOdds > 0),
);

sample({ clock: done, fn: ({ old }) => old, target: betReceived });
sample({ clock: done, fn: ({ fresh }) => fresh, target: betReceived });
sample({ clock: done, target: balanceRefreshRequested });
sample({
  clock: done,
  source: { find: $textOf.map((text) => ({ text })), locale: $locale },
  fn: ({ find, locale }, { old, fresh }) => ({
    kind: 'success' as const,
    look: 'alert' as const,
    text:
      find.text('edit.done', { old: old.id, number: fresh.id, sum: formatMoney(fresh.stake, fresh.iso, locale) }) ?? '',
    key: `edit ${old.id}`,
  }),
  target: noticeShown,
});

// What came in from the coupon is bet on now: left there, it would be placed a second time by accident.
const takenIn = sample({
  clock: editing.counted.filterMap(({ outcome }) => (outcome.kind === 'done' ? outcome.result.fresh : undefined)),
  source: $bets,
  fn: (bets, { legs }) =>
    bets.map(({ market }) => market.id).filter((id) => legs.some(({ marketId }) => marketId === id)),
});
const takeOutFx = createEffect((ids: readonly number[]) => {
  for (const id of ids) betRemoved(id);
});
sample({ clock: takenIn, target: takeOutFx });
