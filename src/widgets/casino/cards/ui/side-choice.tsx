import { useUnit } from 'effector-react';

import { baccarat, baccaratPays, baccaratSides } from '@contracts/games/baccarat';

import { type ChoiceProps, percentOf, roundCss as css, timesText } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { Segmented } from '@/shared/ui/segmented';

/** Player, banker or tie, with what it pays and what comes back: the three differ much. */
export function SideChoice({ choice, change }: ChoiceProps) {
  const t = useT();
  const locale = useUnit($locale);
  const side = baccaratSides.find((own) => own === choice.spots?.[0]) ?? 'player';
  return (
    <div className={css.column}>
      <Segmented
        label={t('originals.baccarat.side')}
        options={baccaratSides.map((own) => ({ value: own, label: t(`originals.baccarat.${own}Side`) }))}
        value={side}
        onValueChange={(own) => change({ spots: [own] })}
      />
      <p className={css.line}>
        <span>{t('rounds.pays')}</span>
        <span>{timesText(t, baccaratPays[side], locale)}</span>
      </p>
      <p className={css.line}>
        <span>{t('rounds.rules.return')}</span>
        <span>{percentOf(baccarat.returnOf({ spots: [side] }), locale)}</span>
      </p>
    </div>
  );
}
