import { useUnit } from 'effector-react';

import type { GamePart } from '@contracts/coupon';
import { outcomeTypes } from '@contracts/markets';
import { isRiskPrice, netWin } from '@contracts/maths';

import { handicapText, leadOf, restLine } from '@/entities/boards/asian-line/@x/bet-line';
import { $coefViewId, $look } from '@/entities/preferences/@x/bet-line';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { formatOdds } from '@/shared/lib/odds';
import { Money } from '@/shared/ui/money';
import * as panel from '@/shared/ui/panel';

import * as css from './asian-texts.css';

type Leg = {
  market: { groupId: number; typeId: number; param?: number | undefined; milliOdds: number };
  game: GamePart;
};
/** `milli`: the one price of the slip, thousandths. Sums are minor units. Null: not known now. */
type Sums = { milli: number | null; stake: number | null; payout: number | null; iso: string };

export type AsianTextsProps = { bet: Leg; sums?: undefined } | { sums: Sums; bet?: undefined };

export const AsianTexts = ({ bet, sums }: AsianTextsProps) => (bet ? <LegTexts {...bet} /> : <RiskTexts {...sums} />);

/** A number with a minus inside a sentence of any direction reads from the left. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** From which score the bet counts, and a price with a minus as a decimal number. */
function LegTexts({ market, game }: Leg) {
  const t = useT();
  const [locale, look, viewId] = useUnit([$locale, $look, $coefViewId]);
  const { milliOdds, typeId } = market;
  const isPlayed = game.status === 2 || game.status === 3;
  const line =
    look.includes('asian') && isPlayed && game.score1 !== ''
      ? restLine(market, leadOf([game.score1, game.score2]))
      : null;
  const hasDecimal = isRiskPrice(milliOdds, viewId);
  if (line === null && !hasDecimal) return null;
  return (
    <p className={css.note}>
      {line !== null && (
        <span>
          {t('asian.rest', {
            score: isolated(`${game.score1}:${game.score2}`),
            side: typeId === outcomeTypes.handicapHome ? game.opp1 : game.opp2,
            line: isolated(handicapText(line, { t, locale, isSplit: false })),
          })}
        </span>
      )}{' '}
      {hasDecimal && (
        <span>
          {t('asian.decimal', {
            price: isolated(formatOdds(milliOdds, viewId, locale)),
            decimal: formatOdds(milliOdds, 0, locale),
          })}
        </span>
      )}
    </p>
  );
}

/** Negative odds say what is risked to win one unit: both sums are shown. */
function RiskTexts({ milli, stake, payout, iso }: Sums) {
  const t = useT();
  const [locale, viewId] = useUnit([$locale, $coefViewId]);
  if (milli === null || stake === null || payout === null || !isRiskPrice(milli, viewId)) return null;
  const line = (name: string, minor: number) => (
    <div className={panel.line}>
      <span>{name}</span>
      <Money className={panel.value} text={formatMoney(minor, iso, locale)} />
    </div>
  );
  return (
    <>
      {line(t('asian.risk'), stake)}
      {line(t('asian.win'), netWin(payout, stake))}
    </>
  );
}
