import { sportIds } from '@contracts/markets';

import type { Translate } from '@/shared/i18n';

import { wingOf } from './scene';
import type { ZoneEvent } from './zone';

/** Short names of both sides. */
export type Names = readonly [string, string];

/** "Crystal Palace · dangerous attack". */
export function phaseWords(t: Translate, event: ZoneEvent, names: Names): string {
  const phase = t(`zone.phase.${event.phase}`);
  return event.side === 0 ? phase : t('zone.of', { side: names[event.side === 1 ? 0 : 1], phase });
}

const wins = ['zone.won.game', 'zone.won.set', 'zone.won.match'] as const;

/** The details in the line under the picture: position, quality of a chance, points. Empty: no details. */
export function placeWords(t: Translate, event: ZoneEvent, sportId: number): string {
  const { phase, value } = event;
  if (phase === 'shot_on' || phase === 'shot_off' || phase === 'blocked' || phase === 'penalty')
    return t('zone.chance', { percent: value });
  if (phase === 'basket') return t('zone.points', { count: value });
  if (phase === 'point' || phase === 'ace') {
    const won = wins[value - 1];
    return won === undefined ? '' : t(won);
  }
  const wing = sportId === sportIds.football ? wingOf(event) : null;
  return wing === null ? '' : t(`zone.place.${wing}`);
}

/** `53:05`, of the match clock. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
