import { useEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { aroundOf, pointOf } from '../lib/places';
import * as css from './loupe.css';
import type { TextOf } from './place';

type LoupeProps = {
  /** The line that a finger touched. */
  place: string;
  chips: ReadonlyMap<string, string>;
  textOf: TextOf;
  press: (place: string) => void;
  close: () => void;
};

/** Lines are too thin for a finger: the places around the touched one, nine of 64, of which it presses one. */
export function Loupe({ place, chips, textOf, press, close }: LoupeProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(`[data-near='${place}']`)?.focus();
  }, [place]);
  return (
    <div
      ref={box}
      className={css.loupe}
      data-at={pointOf(place).along < 6 ? 'start' : 'end'}
      role="group"
      aria-label={t('rounds.roulette.loupe')}
    >
      <div className={css.nine}>
        {aroundOf(place).map((near, at) =>
          near === null ? (
            <span key={at} />
          ) : (
            <button
              key={near}
              type="button"
              className={css.near}
              data-near={near}
              data-chip={chips.get(near)}
              aria-label={textOf(t, near)}
              onKeyDown={({ key }) => {
                if (key === 'Escape') close();
              }}
              onClick={() => {
                press(near);
                close();
              }}
            >
              {near.replaceAll('-', ' ')}
            </button>
          ),
        )}
      </div>
      <Button size="sm" block onClick={() => close()}>
        {t('rounds.roulette.closeLoupe')}
      </Button>
    </div>
  );
}
