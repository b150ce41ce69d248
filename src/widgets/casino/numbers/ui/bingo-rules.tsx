import { useUnit } from 'effector-react';

import { bingoPays } from '@contracts/games/bingo';

import { Paytable } from '@/entities/casino/pieces';
import { roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

/** Eleven lines cannot be: the twelfth is there with them. */
const possible = bingoPays.map((pay, lines) => ({ pay, lines })).filter(({ lines }) => lines !== 11);

export function BingoRules() {
  const t = useT();
  const number = new Intl.NumberFormat(useUnit($locale));
  return (
    <>
      <p className={css.quiet}>{t('originals.rules.bingo-75')}</p>
      <Paytable
        caption={t('originals.bingo.pays')}
        rows={possible.map(({ pay, lines }) => [
          t('originals.bingo.lines', { count: lines }),
          `${number.format(pay / 100)} ×`,
        ])}
      />
    </>
  );
}
