import { useUnit } from 'effector-react';

import { roundCss } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import type { Sum } from '../lib/finding';
import * as css from './check.css';

const times = 100;

/** The sum line by line, as anybody would work it out by hand. */
export function SumLines({ sum: { message, bytes, word, share, of, drawn } }: { sum: Sum }) {
  const t = useT();
  const number = new Intl.NumberFormat(useUnit($locale), { maximumFractionDigits: 8 });
  const lines = [
    [t('rounds.check.line.message'), message],
    [t('rounds.check.line.bytes'), bytes],
    [t('rounds.check.line.word'), number.format(word)],
    [t('rounds.check.line.share'), number.format(share)],
    of === null
      ? [t('rounds.check.line.flight'), number.format(drawn / times)]
      : [t('rounds.check.line.draw', { of: number.format(of) }), number.format(drawn)],
  ] as const;
  return (
    <li className={css.step}>
      <h3 className={css.name}>{t('rounds.check.sum')}</h3>
      <p className={roundCss.quiet}>
        {of === null ? t('rounds.check.words.flight') : t('rounds.check.words', { of: number.format(of) })}
      </p>
      <dl className={css.sum}>
        {lines.map(([name, value]) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd className={css.value}>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
