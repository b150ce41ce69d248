import { useUnit } from 'effector-react';

import { $currencyIso, $lineFigures, $stake, $typeId } from '@/entities/coupon';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';

import { useFormat } from '../lib/use-format';
import * as css from './foot.css';

function Line({ label, text, isBig }: { label: string; text: string | null; isBig?: boolean }) {
  const look = isBig === true ? css.big : css.value;
  return (
    <div className={css.line}>
      <span>{label}</span>
      {text === null ? <span className={look}>–</span> : <Money className={look} text={text} />}
    </div>
  );
}

/** What is risked and what it can bring, of a type that is more than one line. */
export function LineSums() {
  const t = useT();
  const { money, odds } = useFormat();
  const [iso, typeId, stake, figures] = useUnit([$currencyIso, $typeId, $stake, $lineFigures]);
  const sum = (minor: number | null) => (minor === null ? null : money(minor, iso));
  const { possibleWin = null, minWin = null, combo = null, milliOdds = null } = figures ?? {};
  const hasLines = combo !== null && combo > 0;
  return (
    <div>
      {hasLines && (typeId === 7 || typeId === 8) && (
        <div className={css.line}>
          <span>{t('betting.sums.lines')}</span>
          <bdi className={css.value}>{combo}</bdi>
        </div>
      )}
      {hasLines && (
        <>
          <Line label={t('betting.sums.line')} text={stake === null ? null : sum(Math.floor(stake / combo))} />
          <Line label={t('betting.sums.min')} text={sum(minWin)} />
        </>
      )}
      {typeId === 5 && <Line label={t('betting.sums.risk')} text={sum(stake)} />}
      {typeId === 6 && milliOdds !== null && (
        <div className={css.line}>
          <span>{t('betting.sums.anti')}</span>
          <bdi className={css.value}>{odds(milliOdds)}</bdi>
        </div>
      )}
      <Line label={t(hasLines ? 'betting.sums.max' : 'coupon.possibleWin')} text={sum(possibleWin)} isBig />
    </div>
  );
}
