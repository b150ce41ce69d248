import { useUnit } from 'effector-react';

import type { RaceCard } from '@contracts/racing';

import { useFormat } from '@/entities/bet-format';
import { $format, formatTime, useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import * as css from './race-card.css';

/** The non-runners, and what a withdrawal does to earlier bets. */
export function Withdrawn({ card: { runners } }: { card: RaceCard }) {
  const t = useT();
  const format = useUnit($format);
  const { odds } = useFormat();
  return runners.map(
    ({ number, name, out }) =>
      out && (
        <Note
          key={number}
          tone="warning"
          icon="info"
          className={css.note}
          title={t('race.out', { number, name, time: formatTime(out.at * 1000, format), odds: odds(out.coef * 1000) })}
        >
          {t(out.percent > 0 ? 'race.outCut' : 'race.outFree', { percent: out.percent })}
        </Note>
      ),
  );
}
