import { useUnit } from 'effector-react';

import published from '@contracts/games/returns.json';

import { roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import { hundredOf } from '../lib/hundred';

/** What to expect of a hundred rounds, in stakes. */
export function Hundred({ game }: { game: 'five-lines' | 'lantern-tide' | 'comet-garden' }) {
  const t = useT();
  const locale = useUnit($locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const gain = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const { back, kept, paying, low, high } = hundredOf(published[game]);
  return (
    <p className={css.quiet}>
      {t('originals.reels.hundred', {
        ...{ back: number.format(back), kept: number.format(kept), paying: number.format(paying) },
        ...{ low: gain.format(low), high: gain.format(high) },
      })}
    </p>
  );
}
