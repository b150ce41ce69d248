import { useUnit } from 'effector-react';

import { kenoChance, kenoPays } from '@contracts/games/keno';

import { Paytable } from '@/entities/casino/pieces';
import { type GamePart, percentOf, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

/** What hits pay with so many picked numbers, and how likely each count is. */
export const KenoRules: GamePart['Rules'] = ({ choice: { picks = [] } }) => {
  const t = useT();
  const locale = useUnit($locale);
  const number = new Intl.NumberFormat(locale);
  const picked = Math.max(1, picks.length);
  const pays = kenoPays[picked] ?? [];
  return (
    <>
      <p className={css.quiet}>{t('originals.rules.keno')}</p>
      <Paytable
        caption={t('originals.keno.pays', { count: picked })}
        rows={pays.map((pay, hits) => [
          t('originals.keno.row', { count: hits }),
          `${number.format(pay / 100)} × · ${percentOf(kenoChance(picked, hits), locale, 6)}`,
        ])}
      />
    </>
  );
};
