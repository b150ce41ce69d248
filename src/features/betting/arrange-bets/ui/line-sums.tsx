import { useUnit } from 'effector-react';

import { isAntiExpress, isConditional, isFullCover } from '@contracts/coupon-types';

import { useFormat } from '@/entities/bet-format';
import { $currencyIso, $stake, $typeId } from '@/entities/coupon';
import { $lineFigures } from '@/entities/coupon-figures';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';
import * as panel from '@/shared/ui/panel';

function Line({ label, text, isBig }: { label: string; text: string | null; isBig?: boolean }) {
  const look = isBig === true ? panel.big : panel.value;
  return (
    <div className={panel.line}>
      <span>{label}</span>
      {text === null ? <span className={look}>–</span> : <Money className={look} text={text} />}
    </div>
  );
}

/** What the player risks and what it can bring, for a type with more than one line. */
export function LineSums() {
  const t = useT();
  const { money, odds } = useFormat();
  const [iso, typeId, stake, figures] = useUnit([$currencyIso, $typeId, $stake, $lineFigures]);
  const sum = (minor: number | null) => (minor === null ? null : money(minor, iso));
  const { possibleWin = null, minWin = null, combo = null, milliOdds = null } = figures ?? {};
  const hasLines = combo !== null && combo > 0;
  return (
    <div>
      {hasLines && isFullCover(typeId) && (
        <div className={panel.line}>
          <span>{t('betting.sums.lines')}</span>
          <bdi className={panel.value}>{combo}</bdi>
        </div>
      )}
      {hasLines && (
        <>
          <Line label={t('betting.sums.line')} text={stake === null ? null : sum(Math.floor(stake / combo))} />
          <Line label={t('betting.sums.min')} text={sum(minWin)} />
        </>
      )}
      {isConditional(typeId) && <Line label={t('betting.sums.risk')} text={sum(stake)} />}
      {isAntiExpress(typeId) && milliOdds !== null && (
        <div className={panel.line}>
          <span>{t('betting.sums.anti')}</span>
          <bdi className={panel.value}>{odds(milliOdds)}</bdi>
        </div>
      )}
      <Line label={t(hasLines ? 'betting.sums.max' : 'coupon.possibleWin')} text={sum(possibleWin)} isBig />
    </div>
  );
}
