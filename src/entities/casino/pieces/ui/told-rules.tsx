import { useUnit } from 'effector-react';

import type { Choice } from '@contracts/games/game';

import { $locale, type TextKey, type Translate, useT } from '@/shared/i18n';

import { type PayRows, PayTable } from './pay-table';
import * as css from './paytable.css';

/** The exact pay table of a game for the present choice. */
export type RowsOf = (t: Translate, locale: string, choice: Choice) => PayRows;

/** Rules of one paragraph, with a table under it. */
export const toldRules = (text: TextKey, rowsOf: RowsOf) =>
  function ToldRules({ choice }: { choice: Choice }) {
    const [t, locale] = [useT(), useUnit($locale)];
    return (
      <>
        <p className={css.quiet}>{t(text)}</p>
        <PayTable {...rowsOf(t, locale, choice)} />
      </>
    );
  };
