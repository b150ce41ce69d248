import { useUnit } from 'effector-react';
import { type ComponentType, memo, useId } from 'react';

import { isJoined } from '@contracts/builder-sports';

import { useFormat } from '@/entities/bet-format';
import { AsianNotes, LegLine } from '@/entities/bet-line';
import { type Bet, betRemoved, isLiveBet, moveOf } from '@/entities/coupon';
import { $changeNotifyAction } from '@/entities/coupon-settings';
import { fullOutcome } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import * as panel from '@/shared/ui/panel';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './leg.css';
import { LegHistory } from './leg-history';
import { LockNote, PriceNote } from './leg-notes';
import { LegOrder } from './leg-order';

export type LegToolsProps = { bet: Bet; outcome: string };
export type LegProps = {
  bet: Bet;
  isDependent: boolean;
  isLocked: boolean;
  singlesFit: boolean;
  /** Several singles: the field for the stake of each bet. */
  OwnStake?: ComponentType<LegToolsProps> | undefined;
  /** What a type lets the player do with each bet. */
  Tools?: ComponentType<LegToolsProps> | undefined;
  /** The parts of a bet of several outcomes. */
  Parts?: ComponentType<{ bet: Bet }> | undefined;
};

/** The price now, and the agreed price where it is another. */
function LegPrice({ bet }: { bet: Bet }) {
  const t = useT();
  const { odds } = useFormat();
  const notify = useUnit($changeNotifyAction);
  const { milliOdds } = bet.market;
  if (milliOdds === 0) return <span className={css.price}>{t('coupon.price.none')}</span>;
  const move = notify === 0 ? null : moveOf(bet);
  const was = odds(bet.agreedMilliOdds);
  return (
    <span className={css.price} data-move={move ?? undefined}>
      {move && (
        <>
          <s className={css.old} aria-hidden="true">
            {was}
          </s>
          <Icon name={move === 'up' ? 'arrow-up' : 'arrow-down'} size={14} />
        </>
      )}
      <bdi>{odds(milliOdds)}</bdi>
      {move && <VisuallyHidden>{t(`coupon.price.${move}`, { price: was })}</VisuallyHidden>}
    </span>
  );
}

/** One bet of the slip. It is drawn again only when this bet changes. */
export const Leg = memo(function Leg({ bet, isDependent, isLocked, singlesFit, OwnStake, Tools, Parts }: LegProps) {
  const t = useT();
  const remove = useUnit(betRemoved);
  const nameId = useId();
  const { market, game } = bet;
  const outcome = fullOutcome(t, market, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } });
  const dim = isLocked ? panel.faint : '';
  const isParted = Parts !== undefined && isJoined(market.groupId);
  return (
    <li className={css.leg} aria-labelledby={nameId} data-leg={`leg:${String(market.id)}`}>
      <LegLine gameId={market.gameId} match={game} isLive={isLiveBet(bet)} />
      <span className={`${css.outcome} ${dim}`}>
        {isParted ? (
          <>
            <VisuallyHidden id={nameId}>{outcome}</VisuallyHidden>
            <span aria-hidden="true">{market.groupName}</span>
          </>
        ) : (
          <span id={nameId}>{outcome}</span>
        )}
      </span>
      <span className={dim}>
        <LegPrice bet={bet} />
      </span>
      <span className={css.last}>
        {isParted ? (
          <div className={css.parts}>
            <Parts bet={bet} />
          </div>
        ) : (
          <span className={css.market}>{market.groupName}</span>
        )}
        <LegHistory bet={bet} outcome={outcome} />
        <LegOrder bet={bet} outcome={outcome} />
        {Tools && <Tools bet={bet} outcome={outcome} />}
      </span>
      <IconButton
        icon="close"
        iconSize={14}
        size="sm"
        className={css.remove}
        label={t('coupon.remove', { outcome })}
        onClick={() => remove(market.id)}
      />
      <AsianNotes bet={bet} />
      <PriceNote bet={bet} />
      <LockNote bet={bet} isDependent={isDependent} singlesFit={singlesFit} />
      {OwnStake && <OwnStake bet={bet} outcome={outcome} />}
    </li>
  );
});
