import { colourOf, type SharedKind } from '@contracts/shared-games';

import * as css from './boards.css';

/** What was drawn last, as balls; the text under it says the same. `picks`: of the player, those that came are marked. */
export function Drawn({
  kind,
  draws,
  picks,
}: {
  kind: SharedKind;
  draws: readonly number[];
  picks: readonly number[];
}) {
  const colour = (number: number) => (kind === 'roulette-draw' ? colourOf(number) : undefined);
  const shown = kind === 'roulette-draw' ? draws : draws.map((number) => number + 1).toSorted((a, b) => a - b);
  return (
    <p className={css.balls} aria-hidden="true">
      {shown.map((number) => (
        <span key={number} className={css.ball} data-colour={colour(number)} data-hit={picks.includes(number)}>
          {number}
        </span>
      ))}
    </p>
  );
}
