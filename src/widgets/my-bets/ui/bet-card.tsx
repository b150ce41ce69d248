import { useUnit } from 'effector-react';
import { memo, useId } from 'react';

import { isOneLine } from '@contracts/coupon-types';

import {
  type BetState,
  betStateOf,
  isOpenBet,
  type Leg,
  outcomeOf,
  type PlacedBet,
  singlePriceOf,
  typeText,
} from '@/entities/bet';
import { useFormat } from '@/entities/bet-format';
import { LegLine, useHandedFocus } from '@/entities/bet-line';
import { isLiveBet } from '@/entities/coupon';
import { EditBet } from '@/features/betting/edit-bet';
import { BetLegs, BetLines } from '@/features/betting/read-bet';
import { TraderPart } from '@/features/betting/reply-to-offer';
import { SellBet } from '@/features/betting/sell-bet';
import { BetActions } from '@/features/betting/share-coupon';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';
import { Tag, type TagTone } from '@/shared/ui/tag';

import { LegPrice } from './leg-price';
import { LegStand } from './leg-stand';
import * as css from './my-bets.css';

function Match({ leg }: { leg: Leg }) {
  const { game } = leg;
  return (
    <LegLine gameId={leg.gameId} match={game} isLive={isLiveBet({ game, market: { isLive: leg.isLive } })} mayWrap />
  );
}

const tones: Partial<Record<BetState, TagTone>> = {
  pending: 'warning',
  won: 'won',
  returned: 'returned',
  partly: 'lost',
  lost: 'lost',
};

/** The word and the colour follow the money: a coupon that brings no more than its stake never shows as a win. */
function Result({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const state = betStateOf(bet);
  return state === 'open' ? null : <Tag tone={tones[state]}>{t(`coupon.bets.${state}`)}</Tag>;
}

/** One placed coupon. It renders again only when it changes. */
export const BetCard = memo(function BetCard({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const { money, odds } = useFormat();
  const format = useUnit($format);
  const id = useId();
  const type = typeText(t, bet);
  const price = singlePriceOf(bet);
  const card = useHandedFocus<HTMLLIElement>('coupon');
  return (
    <li ref={card} className={css.bet} aria-labelledby={id}>
      <div className={css.head}>
        <span id={id} className={css.name}>
          <span>{bet.legs.length > 1 ? t('coupon.bets.heading', { type, count: bet.legs.length }) : type}</span>
          <Result bet={bet} />
        </span>
        <span className={css.terms}>
          <bdi>
            {price === null
              ? money(bet.stake, bet.iso)
              : t('coupon.bets.at', { sum: money(bet.stake, bet.iso), odds: odds(price) })}
          </bdi>
        </span>
      </div>
      <BetLegs bet={bet} odds={odds} Match={Match} Stand={LegStand} Price={LegPrice} />
      <BetLines bet={bet} />
      <div className={css.sums}>
        {isOpenBet(bet) ? (
          <>
            <span>{t('coupon.possibleWin')}</span>
            <Money className={css.payout} text={money(bet.possibleWin, bet.iso)} />
          </>
        ) : (
          bet.payout !== null && (
            <>
              <span>{t('coupon.bets.payout')}</span>
              <span className={css.payout} data-outcome={outcomeOf(bet) ?? undefined}>
                <Money text={money(bet.payout, bet.iso)} />
              </span>
            </>
          )
        )}
      </div>
      {bet.soldStake > 0 && (
        <p className={css.small}>
          {t('sale.soldPart', { stake: money(bet.soldStake, bet.iso), paid: money(bet.soldPaid, bet.iso) })}
        </p>
      )}
      {bet.state === 'pending' && <TraderPart bet={bet} />}
      {bet.state === 'open' && <SellBet bet={bet} />}
      {bet.state === 'open' && isOneLine(bet.typeId) && <EditBet bet={bet} />}
      {bet.editedFrom !== undefined && <p className={css.small}>{t('bets.editedFrom', { number: bet.editedFrom })}</p>}
      {bet.editedInto !== undefined && <p className={css.small}>{t('bets.editedInto', { number: bet.editedInto })}</p>}
      <p className={css.small}>
        {t('coupon.accepted.number', { number: bet.id })} · {formatDateTime(bet.placedAt, format)}
      </p>
      <BetActions bet={bet} />
    </li>
  );
});
