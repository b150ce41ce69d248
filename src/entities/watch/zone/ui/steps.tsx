import { useT } from '@/shared/i18n';

import { stepOf, stepsOf } from '../lib/scene';
import type { Zone } from '../lib/zone';
import * as css from './scene-view.css';

function barOf(index: number, at: number, side: 1 | 2): string {
  if (index > at) return css.stepBar;
  return index === at ? `${css.stepBar} ${css.done[side]}` : `${css.stepBar} ${css.done[side]} ${css.past}`;
}

/** How far the move has come, as five labelled steps. */
export function Steps({ zone }: { zone: Zone }) {
  const t = useT();
  const event = zone.events.at(-1);
  const at = event ? stepOf(event) : -1;
  const side = event?.side === 2 ? 2 : 1;
  return (
    <ol className={css.steps} aria-hidden="true">
      {stepsOf(zone.sportId).map((step, index) => (
        <li key={step} className={css.step}>
          <span className={barOf(index, at, side)} />
          <span className={index === at ? css.stepNow : css.stepName}>{t(`zone.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
