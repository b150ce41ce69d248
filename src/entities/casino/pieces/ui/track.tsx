import { type CSSProperties, type KeyboardEvent, useState } from 'react';

import { colourOf, coversOf } from '@contracts/games/roulette';
import { wheelOrder } from '@contracts/wheel-order';

import { useT } from '@/shared/i18n';

import { neighboursOf, onWheel, sectorNames, sectors } from '../lib/track';
import type { TextOf } from './place';
import * as css from './track.css';

const half = (wheelOrder.length - 1) / 2;
/** Zero lies at the head; half of the others on each side of it, so that neighbours of the wheel are neighbours here. */
const pointOf = (at: number) => (at <= half ? { along: at + 1, side: 1 } : { along: 2 * half + 2 - at, side: 3 });
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function go(event: KeyboardEvent<HTMLElement>, number: number): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = String(onWheel(number, step));
  event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-number='${next}']`)?.focus();
}

/**
 * The numbers as they lie on the wheel: a number takes its neighbours, a sector its places, and their chips lie on the cloth as any others. One
 * stop of the keyboard for the numbers; arrows go around. Row CAS-38.
 */
export function Racetrack({ lay, textOf }: { lay: (places: readonly string[]) => void; textOf: TextOf }) {
  const t = useT();
  const [current, setCurrent] = useState(0);
  const [lit, setLit] = useState<readonly number[]>([]);
  const shows = (numbers: readonly number[]) => ({
    onPointerEnter: () => setLit(numbers),
    onPointerLeave: () => setLit([]),
    onBlur: () => setLit([]),
  });
  return (
    <div className={css.track} role="group" aria-label={t('rounds.roulette.track')}>
      {wheelOrder.map((number, at) => {
        const numbers = neighboursOf(number);
        const { along, side } = pointOf(at);
        return (
          <button
            key={number}
            type="button"
            className={css.number}
            style={{ '--along': along, '--side': side } as CSSProperties}
            data-number={number}
            data-colour={colourOf(number)}
            data-lit={lit.includes(number)}
            tabIndex={number === current ? 0 : -1}
            aria-label={t('rounds.roulette.neighbours', {
              number: textOf(t, String(number)),
              numbers: numbers.join(' / '),
            })}
            onClick={() => lay(numbers.map(String))}
            onKeyDown={(event) => go(event, number)}
            {...shows(numbers)}
            onFocus={() => {
              setCurrent(number);
              setLit(numbers);
            }}
          >
            {number}
          </button>
        );
      })}
      <div className={css.sectors}>
        {sectorNames.map((name) => {
          const numbers = sectors[name].flatMap(coversOf);
          return (
            <button
              key={name}
              data-sector={name}
              type="button"
              className={css.sector}
              onClick={() => lay(sectors[name])}
              {...shows(numbers)}
              onFocus={() => setLit(numbers)}
            >
              {t(`rounds.roulette.${name}`, { count: sectors[name].length })}
            </button>
          );
        })}
      </div>
    </div>
  );
}
