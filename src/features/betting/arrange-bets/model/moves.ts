import { sample } from 'effector';

import { isSystem } from '@contracts/coupon-types';

import { $bets, $blocks, $typeId, type Bet, betMoved, betShifted, lobbyId } from '@/entities/coupon';
import { fullOutcome } from '@/entities/match';
import { $t, type Translate } from '@/shared/i18n';
import { said } from '@/shared/lib/notices';

const outcomeOf = (t: Translate, bets: readonly Bet[], marketId: number): string => {
  const bet = bets.find(({ market }) => market.id === marketId);
  return bet ? fullOutcome(t, bet.market, { opp1: { name: bet.game.opp1 }, opp2: { name: bet.game.opp2 } }) : '';
};

// Tells a player who cannot see it where the bet went.
sample({
  clock: betMoved,
  source: { bets: $bets, blocks: $blocks, typeId: $typeId, t: $t },
  fn: ({ bets, blocks, typeId, t }, { marketId, to }) => {
    const outcome = outcomeOf(t, bets, marketId);
    if (to === lobbyId) return t('betting.said.lobby', { outcome });
    if (isSystem(typeId)) return t('betting.said.system', { outcome });
    const block = blocks.blocks.find((one) => one.bets.some(({ market }) => market.id === marketId));
    return t('betting.said.block', { outcome, number: block?.number ?? 1 });
  },
  target: said,
});
sample({
  clock: betShifted,
  source: { bets: $bets, t: $t },
  fn: ({ bets, t }, { marketId }) =>
    t('betting.said.order', {
      outcome: outcomeOf(t, bets, marketId),
      number: bets.findIndex(({ market }) => market.id === marketId) + 1,
      all: bets.length,
    }),
  target: said,
});
