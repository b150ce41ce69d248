import { wheelFields } from '@contracts/games';

import type { Round } from '../lib/room';
import * as css from './boards.css';

const around = (turn: number, radius: number) =>
  `${(50 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(50 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

/** One of `count` fields of a ring. */
function ringPath(place: number, count: number): string {
  const [from, to] = [(place - 0.5) / count, (place + 0.5) / count];
  return `M${around(from, 46)} A46 46 0 0 1 ${around(to, 46)} L${around(to, 30)} A30 30 0 0 0 ${around(from, 30)}Z`;
}

const classOf = (pay: number) => {
  if (pay === 0) return css.field0;
  return pay < 200 ? css.field1 : pay < 500 ? css.field2 : css.field3;
};

/** The wheel, turned to the field that the last round drew. The text under it says the same. */
export function WheelFigure({ round, risk }: { round: Round | null; risk: keyof typeof wheelFields }) {
  const fields = wheelFields[round?.choice.risk ?? risk];
  const turn = round === null ? 0 : -((round.draws[0] ?? 0) / fields.length) * 360;
  return (
    <svg className={css.figure} viewBox="0 0 100 100" aria-hidden="true">
      <g className={css.turning} style={{ transform: `rotate(${String(turn)}deg)` }}>
        {fields.map((pay, place) => (
          <path key={place} d={ringPath(place, fields.length)} className={classOf(pay)} strokeWidth={0.3} />
        ))}
      </g>
      <path d="M50 9 L47 1 L53 1Z" className={css.pointer} />
    </svg>
  );
}
