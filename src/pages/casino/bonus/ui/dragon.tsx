import { dragonFloors, floorsPassed } from '@contracts/bonus-games/dragon';

import { useT } from '@/shared/i18n';

import type { BoardProps, BonusPart } from './board';
import * as css from './boards.css';
import { Place } from './place';

const doors = [
  [0, 'tickets.door.0'],
  [1, 'tickets.door.1'],
] as const;
const head =
  'M8 30c0-14 10-24 26-24l-4 8c14 0 22 8 26 20l-12-4 2 10-10-6c-4 8-12 14-22 14l6-8c-8 0-12-4-12-10zM28 22a3 3 0 1 0 .1 0z';

/** No door of a floor is chosen yet. */
const open = -1;

function Tower({ picks, change, round, isMoving, isBusy }: BoardProps) {
  const t = useT();
  const passed = round === null ? 0 : floorsPassed(round.draws, picks);
  const choose = (floor: number, door: number) =>
    change(Array.from({ length: dragonFloors }, (_, at) => (at === floor ? door : (picks[at] ?? open))));
  return (
    <div className={css.tower}>
      {Array.from({ length: dragonFloors }, (_, at) => dragonFloors - 1 - at).map((floor) => (
        <div
          key={`floor ${String(floor)}`}
          role="group"
          aria-label={t('tickets.floor', { number: floor + 1 })}
          className={css.floor}
        >
          <span className={css.word} aria-hidden="true">
            {floor + 1}
          </span>
          {doors.map(([door, name]) => {
            const isDragon = round !== null && round.draws[floor] === door;
            const isPassed = round !== null && floor < passed && picks[floor] === door;
            const said = isDragon && !isMoving ? `${t(name)}: ${t('tickets.dragon')}` : t(name);
            return (
              <Place
                key={name}
                label={said}
                look={css.door}
                isPicked={picks[floor] === door}
                isOff={isBusy || round !== null}
                state={isPassed && !isMoving ? 'prize' : undefined}
                press={() => choose(floor, door)}
              >
                <svg className={css.drawing} viewBox="0 0 64 56" aria-hidden="true">
                  <path className={css.dark} d="M14 54V20a18 18 0 0 1 36 0v34z" />
                  {isDragon ? (
                    <path className={css.dragon} d={head} data-moving={isMoving} data-place={floor} />
                  ) : (
                    <circle className={css.metal} cx="42" cy="34" r="3" />
                  )}
                </svg>
              </Place>
            );
          })}
        </div>
      ))}
    </div>
  );
}

export const dragon: BonusPart = {
  Board: Tower,
  told: (t, { draws, choice }) => t('tickets.passed', { count: floorsPassed(draws, choice.picks ?? []) }),
};
