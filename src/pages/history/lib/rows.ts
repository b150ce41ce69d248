import { betStateOf, type PlacedBet, singlePriceOf, statusKeys, typeKeys } from '@/entities/bet';
import { matchName } from '@/entities/match';
import type { Translate } from '@/shared/i18n';
import { currencyFacts, toWire } from '@/shared/lib/money';

/** Writes times in a form that every spreadsheet reads, and sums as plain numbers with the currency beside them. */
export function sheetOf(bets: readonly PlacedBet[], t: Translate): (string | number)[][] {
  const head = [
    t('history.placed'),
    t('history.number'),
    t('history.type'),
    t('history.bet'),
    t('history.state'),
    t('coupon.accepted.odds'),
    t('history.stake'),
    t('history.payout'),
    t('history.account'),
  ];
  return [
    head,
    ...bets.map((bet) => {
      const price = singlePriceOf(bet);
      const wire = (minor: number) => toWire(minor, currencyFacts(bet.iso).digits);
      const legs = bet.legs.map(
        ({ game, groupName, name, statusId }) =>
          `${matchName(game.opp1, game.opp2)}, ${groupName}: ${name} (${t(statusKeys[statusId])})`,
      );
      return [
        new Date(bet.placedAt).toISOString(),
        bet.id,
        t(typeKeys[bet.typeId]),
        legs.join('; '),
        t(`coupon.bets.${betStateOf(bet)}`),
        price === null ? '' : price / 1000,
        wire(bet.stake + bet.soldStake),
        bet.payout === null && bet.soldPaid === 0 ? '' : wire((bet.payout ?? 0) + bet.soldPaid),
        bet.iso,
      ];
    }),
  ];
}
