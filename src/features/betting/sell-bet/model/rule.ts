import { createEvent, sample } from 'effector';

import { balanceRefreshRequested } from '@/entities/account';
import { $bets, betReceived, betsRequested, type PlacedBet } from '@/entities/bet';
import { $locale, $textOf } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';

import { dropRuleFx, setRuleFx } from '../api/sale';
import { betSold } from './sale';

/**
 * The player sets a rule: the server sells all that is in play when the offer reaches this price, minor units. Spec: coupon §4
 * "auto accept".
 */
export const ruleSet = createEvent<{ bet: PlacedBet; price: number }>();
export const ruleDropped = createEvent<PlacedBet>();

sample({
  clock: ruleSet,
  fn: ({ bet, price }) => ({ betId: bet.id, iso: bet.iso, price }),
  target: setRuleFx,
});
sample({ clock: ruleDropped, fn: ({ id }) => ({ betId: id }), target: dropRuleFx });
// The push brings the rule. While the feed is away, the list of bets brings it.
sample({ clock: [setRuleFx.finally, dropRuleFx.finally], target: betsRequested });

const soldByRule = sample({
  clock: betReceived,
  source: $bets,
  filter: (_, bet) => bet.state === 'sold' && bet.saleMode === 'auto',
  fn: (_, bet) => bet,
});
sample({ clock: soldByRule, target: balanceRefreshRequested });

// A sold bet leaves the open bets, so a notice tells the player.
sample({
  clock: [
    betSold.map(({ bet, paid }) => ({ bet, paid, key: 'sale.done' })),
    soldByRule.map((bet) => ({ bet, paid: bet.payout ?? 0, key: 'sale.doneByRule' })),
  ],
  source: { find: $textOf.map((text) => ({ text })), locale: $locale },
  fn: ({ find, locale }, { bet, paid, key }) => ({
    kind: 'success' as const,
    look: 'alert' as const,
    text: find.text(key, { sum: formatMoney(paid, bet.iso, locale), number: bet.id }) ?? '',
    key: `sale ${bet.id}`,
  }),
  target: noticeShown,
});
