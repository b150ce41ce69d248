import { useUnit } from 'effector-react';

import { jacksPays, pokerHands } from '@contracts/games/jacks';

import { Paytable } from '@/entities/casino/pieces';
import { roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

import { strategy } from '../lib/strategy';
import * as own from './cards.css';

/** What hands pay, and what to hold to come near the return that is above. */
export function JacksRules() {
  const t = useT();
  const number = new Intl.NumberFormat(useUnit($locale));
  return (
    <>
      <p className={css.quiet}>{t('originals.rules.jacks')}</p>
      <Paytable
        caption={t('originals.jacks.pays')}
        rows={pokerHands.map((hand) => [t(`originals.hand.${hand}`), `${number.format(jacksPays[hand])} ×`])}
      />
      <p className={css.quiet}>{t('originals.strategy.lead')}</p>
      <ol className={`${css.quiet} ${own.strategy}`}>
        {strategy.map((line) => (
          <li key={line}>{t(`originals.strategy.${line}`)}</li>
        ))}
      </ol>
    </>
  );
}
