import { fortunaFields } from '@contracts/bonus-games/fortuna';

import type { BoardProps, BonusPart } from './board';
import * as css from './boards.css';

const turn = 360 / fortunaFields.length;
const turns = 4;
const radius = 150;

function sector(field: number): string {
  const [from, to] = [field - 0.5, field + 0.5].map((edge) => ((edge * turn - 90) * Math.PI) / 180);
  const at = (angle = 0) => `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  return `M0 0L${at(from)}A${String(radius)} ${String(radius)} 0 0 1 ${at(to)}Z`;
}
const lookOf = (pay: number) => (pay >= 10 ? 'high' : pay === 0 ? 'none' : 'low');

/** The wheel turns until the field that was drawn is under the pointer. */
function Wheel({ round, isMoving, money }: BoardProps) {
  const drawn = round?.draws[0] ?? 0;
  const degrees = round === null ? 0 : turns * 360 - drawn * turn;
  return (
    <svg className={css.wheel} viewBox="-160 -170 320 330" aria-hidden="true">
      <g className={css.disc} data-moving={isMoving} style={{ transform: `rotate(${String(degrees)}deg)` }}>
        {fortunaFields.map((pay, field) => (
          <g key={sector(field)}>
            <path d={sector(field)} className={css.sector} data-look={lookOf(pay)} />
            <text
              className={css.sum}
              data-look={lookOf(pay)}
              transform={`rotate(${String(field * turn - 90)})`}
              x={radius - 6}
              dy="0.35em"
            >
              {pay === 0 ? '–' : money(pay)}
            </text>
          </g>
        ))}
        <circle r="22" className={css.hub} />
      </g>
      <path d="M-11 -168H11L0 -142Z" className={css.pointer} />
    </svg>
  );
}

export const fortuna: BonusPart = { Board: Wheel, told: () => null };
