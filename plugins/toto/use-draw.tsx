import { useHost } from '@sdk';
import { useStoreMap, useUnit } from 'effector-react';

import type { TotoDraw, TotoDrawShort } from '@contracts/toto';

import { type Asked, useAsked } from '../sdk/asked';
import { draw as drawAsked, draws as drawsAsked } from './model';

const halfMinuteMs = 30_000;

/** Draws of a kind: on sale first. Pools grow, so it asks again every half minute. */
export function useDraws(kind: string): [Asked<TotoDrawShort[]>, () => void, number] {
  const turn = useStoreMap(useHost().$now, (now) => Math.floor(now / halfMinuteMs));
  const [reading, again] = useAsked(drawsAsked, { section: kind, turn });
  return [reading, again, turn];
}

/** Which of the draws on sale: this one or the next. The draw of this number is asked for directly. */
type Wanted = { kind: string; place: 0 | 1; id: number | null };

/** One draw with its matches; null: there is none. */
export function useDraw({ kind, place, id }: Wanted): [Asked<TotoDraw | null>, () => void] {
  const lng = useUnit(useHost().$language);
  const [draws, againDraws, turn] = useDraws(kind);
  const found = draws.state === 'here' ? (draws.data.filter(({ state }) => state === 'open')[place]?.id ?? null) : null;
  const wanted = id ?? found;
  const [draw, againDraw] = useAsked(drawAsked, wanted === null ? null : { id: wanted, lng, turn });
  const again = () => {
    againDraws();
    againDraw();
  };
  if (id === null && draws.state !== 'here') return [draws, again];
  if (wanted === null) return [{ state: 'here', data: null }, again];
  return [draw, again];
}
