import { useUnit } from 'effector-react';
import { useId } from 'react';

import { minesMultiplier, mostMines } from '@contracts/games/mines';

import { type ChoiceProps, roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';

/** How many mines lie under the cells, and what the first empty cells are worth. */
export function MinesCount({ choice: { mines = 1 }, change }: ChoiceProps) {
  const t = useT();
  const locale = useUnit($locale);
  const id = useId();
  const factor = (opened: number) => new Intl.NumberFormat(locale).format(minesMultiplier(mines, opened) / 100);
  const worths = [1, 2, 3].filter((opened) => opened <= 25 - mines).map((opened) => `${factor(opened)} ×`);
  return (
    <div className={css.column}>
      <p className={css.line}>
        <label htmlFor={id}>{t('rounds.mines.count')}</label>
        <output className={css.strong} htmlFor={id}>
          {mines}
        </output>
      </p>
      <input
        id={id}
        type="range"
        className={css.range}
        min={1}
        max={mostMines}
        value={mines}
        onChange={(event) => change({ mines: Number(event.currentTarget.value) })}
      />
      <p className={css.line}>
        <span>{t('rounds.mines.first')}</span>
        <bdi>{worths.join(' · ')}</bdi>
      </p>
    </div>
  );
}
