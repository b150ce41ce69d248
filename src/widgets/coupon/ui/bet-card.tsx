import { memo, useId } from 'react';
import { useUnit } from 'effector-react';

import { isOpenBet, outcomeOf, typeText, type Leg, type PlacedBet } from '@/entities/bet';
import { isLiveBet } from '@/entities/coupon';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { TraderPart } from '@/features/betting/reply-to-offer';
import { SellBet } from '@/features/betting/sell-bet';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { cut } from '@/shared/ui/theme';
import { Money } from '@/shared/ui/money';
import { Tag, type TagTone } from '@/shared/ui/tag';

import { useFormat } from '../lib/use-format';
import { useHandedFocus } from '../lib/use-handed-focus';
import { $hasBetsTexts } from '../model/bets-texts';
import { BetActions } from './bet-actions';
import { LegLine } from './leg-line';
import { LegStand } from './leg-stand';
import * as css from './my-bets.css';

function BetLeg({ leg }: { leg: Leg }) {
  const t = useT();
  const { odds } = useFormat();
  const { game } = leg;
  const isLive = isLiveBet({ game, market: { isLive: leg.isLive } });
  return (
    <li className={css.leg}>
      <div className={css.legText}>
        <div className={`${css.legName} ${cut}`}>
          {fullOutcome(t, leg, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } })}{' '}
          <bdi className={css.legOdds}>{odds(leg.milliOdds)}</bdi>
        </div>
        <LegLine gameId={leg.gameId} game={game} isLive={isLive} />
      </div>
      <LegStand leg={leg} />
    </li>
  );
}

const tones = { won: 'won', returned: 'returned', lost: 'lost' } as const satisfies Record<string, TagTone>;

/** The word and the colour follow the money: what brings no more than its stake is never shown as a win. */
function Result({ bet }: { bet: PlacedBet }) {
  const t = useT();
  if (bet.state === 'pending') return <Tag tone="warning">{t('coupon.bets.pending')}</Tag>;
  if (bet.state === 'refused') return <Tag>{t('coupon.bets.refused')}</Tag>;
  if (bet.state === 'sold') return <Tag>{t('coupon.bets.sold')}</Tag>;
  const outcome = outcomeOf(bet);
  if (outcome === null) return null;
  const isPart = outcome === 'lost' && (bet.payout ?? 0) > 0;
  return <Tag tone={tones[outcome]}>{t(isPart ? 'coupon.bets.partly' : `coupon.bets.${outcome}`)}</Tag>;
}

/** One placed coupon. Drawn again only when it changes. */
export const BetCard = memo(function BetCard({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const { money, odds } = useFormat();
  const [format, hasTexts] = useUnit([$format, $hasBetsTexts]);
  const id = useId();
  const type = typeText(t, bet);
  const card = useHandedFocus<HTMLLIElement>();
  return (
    <li ref={card} className={css.bet} aria-labelledby={id}>
      <div className={css.head}>
        <span id={id} className={css.name}>
          {bet.legs.length > 1 ? t('coupon.bets.heading', { type, count: bet.legs.length }) : type}
          <Result bet={bet} />
        </span>
        <span className={css.terms}>
          <bdi>{t('coupon.bets.at', { sum: money(bet.stake, bet.iso), odds: odds(bet.milliOdds) })}</bdi>
        </span>
      </div>
      <ul className={css.legs}>
        {bet.legs.map((leg) => (
          <BetLeg key={leg.marketId} leg={leg} />
        ))}
      </ul>
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
      {bet.soldStake > 0 && hasTexts && (
        <p className={css.small}>
          {t('sale.soldPart', { stake: money(bet.soldStake, bet.iso), paid: money(bet.soldPaid, bet.iso) })}
        </p>
      )}
      {hasTexts && bet.state === 'pending' && <TraderPart bet={bet} />}
      {hasTexts && bet.state === 'open' && <SellBet bet={bet} />}
      <p className={css.small}>
        {t('coupon.accepted.number', { number: bet.id })} · {formatDateTime(bet.placedAt, format)}
      </p>
      <BetActions bet={bet} />
    </li>
  );
});
