import { useUnit } from 'effector-react';
import { type ReactNode, useId, useState } from 'react';

import { betStateOf, outcomeOf, type PlacedBet, resultOf, singlePriceOf, typeText } from '@/entities/bet';
import { matchName } from '@/entities/match';
import { $coefViewId } from '@/entities/preferences';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { BetLegs, BetLines, BetSums } from '@/features/betting/read-bet';
import { couponRepeated } from '@/features/betting/share-coupon';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { formatPrice, type OddsPlaces } from '@/shared/lib/odds';
import { IconButton } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';
import { Tag } from '@/shared/ui/tag';

import { $askedBet } from '../model/history';
import * as css from './page.css';
import { Settlements } from './settlements';

function Cell({ name, className, children }: { name: string; className?: string | undefined; children: ReactNode }) {
  return (
    <span className={className}>
      <span className={css.label}>{name}</span>
      {children}
    </span>
  );
}

function useWhat(bet: PlacedBet): string {
  const t = useT();
  const [leg] = bet.legs;
  if (leg === undefined) return '';
  const { game } = leg;
  const first = `${fullOutcome(t, leg, { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } })} · ${matchName(game.opp1, game.opp2)}`;
  return bet.legs.length === 1 ? first : t('history.several', { count: bet.legs.length, first });
}

/** One coupon: a row of the table or, on a phone, a card of two columns. `places`: decimals of all odds in the list. */
export function BetRow({ bet, places }: { bet: PlacedBet; places: OddsPlaces }) {
  const t = useT();
  const [format, locale, viewId, repeat] = useUnit([$format, $locale, $coefViewId, couponRepeated]);
  const what = useWhat(bet);
  const money = (minor: number) => formatMoney(minor, bet.iso, locale);
  const outcome = outcomeOf(bet);
  const result = resultOf(bet);
  const price = singlePriceOf(bet);
  const state = betStateOf(bet);
  const [isShown, setShown] = useState(useUnit($askedBet) === bet.id);
  const id = useId();
  return (
    <li className={css.row}>
      <Cell name={t('history.placed')} className={css.quiet}>
        <bdi>{formatDateTime(bet.placedAt, format)}</bdi>
      </Cell>
      <Cell name={t('history.number')} className={css.quiet}>
        <button
          type="button"
          className={css.open}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <bdi>{bet.id}</bdi>
        </button>
      </Cell>
      <Cell name={t('history.type')}>{typeText(t, bet)}</Cell>
      <span className={css.what}>{what}</span>
      <Cell name={t('history.stake')} className={css.end}>
        <Money text={money(bet.stake + bet.soldStake)} />
      </Cell>
      <Cell name={t('history.odds')} className={css.end}>
        <bdi>{price === null ? '–' : formatPrice(price, viewId, locale, places)}</bdi>
      </Cell>
      <span>
        <Tag tone={bet.state === 'settled' && outcome !== null ? outcome : undefined}>{t(`coupon.bets.${state}`)}</Tag>
      </span>
      <span className={`${css.end} ${css.result}`} data-outcome={outcome ?? undefined}>
        <span className={css.label}>{t('history.result')}</span>
        {/* A possible win is no result; the coupon itself shows it. */}
        <span>{result === null ? '–' : <Money text={`${result > 0 ? '+' : ''}${money(result)}`} />}</span>
      </span>
      <span className={css.last}>
        <IconButton icon="repeat" label={t('history.repeatOf', { number: bet.id })} onClick={() => repeat(bet)} />
      </span>
      {isShown && (
        <div id={id} className={css.detail}>
          <BetLegs bet={bet} />
          <BetLines bet={bet} />
          <BetSums bet={bet} />
          <Settlements bet={bet} />
          {bet.editedFrom !== undefined && (
            <p className={css.quiet}>
              {t('history.editedFrom')} <bdi>{bet.editedFrom}</bdi>
            </p>
          )}
          {bet.editedInto !== undefined && (
            <p className={css.quiet}>
              {t('history.editedInto')} <bdi>{bet.editedInto}</bdi>
            </p>
          )}
        </div>
      )}
    </li>
  );
}
