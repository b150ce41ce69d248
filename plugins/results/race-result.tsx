import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Race } from './answers';
import css from './results.module.css';

/** The finishing order, the odds of each runner at the off, and the non-runners. Row RACE-07. */
export function RaceResult({ name, race: { placed, out } }: { name: string; race: Race }) {
  const { $t, $oddsText } = useHost();
  const [t, oddsText] = useUnit([$t, $oddsText]);
  return (
    <td colSpan={2}>
      <bdi>{name}</bdi>
      <ul className={css.placed} aria-label={t('results.placed')}>
        {placed.map((runner) => (
          <li key={runner.number}>
            <bdi>{`${String(runner.place)}${runner.share > 1 ? '=' : '.'}`}</bdi>{' '}
            <bdi>{`${runner.name} (${String(runner.number)})`}</bdi>{' '}
            <bdi className={css.time}>{oddsText(runner.coef)}</bdi>
          </li>
        ))}
      </ul>
      {out.length > 0 && (
        <p className={css.out}>
          {t('results.nonRunners', {
            names: out.map((runner) => `${String(runner.number)} ${runner.name}`).join(', '),
          })}
        </p>
      )}
    </td>
  );
}
