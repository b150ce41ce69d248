import { colourOf } from '@contracts/games/roulette';

import { useT } from '@/shared/i18n';

import * as css from './last-numbers.css';

/** The results of the wheel, the newest first: by figure and colour. */
export function LastNumbers({ numbers }: { numbers: readonly number[] }) {
  const t = useT();
  return (
    <ol className={css.list} aria-label={t('rounds.roulette.last')}>
      {numbers.slice(0, 14).map((number, place) => (
        <li key={place} className={css.number} data-colour={colourOf(number)}>
          {number}
        </li>
      ))}
    </ol>
  );
}
