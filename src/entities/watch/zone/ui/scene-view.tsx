import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import { clockText, type Names, phaseWords, placeWords } from '../lib/words';
import type { Zone } from '../lib/zone';
import { Field } from './field';
import * as css from './scene-view.css';
import { Steps } from './steps';
import { useSignal } from './use-signal';

type SceneViewProps = {
  zone: Zone;
  names: Names;
  /** Of the small window: without the steps. */
  isSmall?: boolean;
  /** Controls over the picture. */
  children?: ReactNode;
};

/** The picture with its phase as text, its steps and one sentence below. */
export function SceneView({ zone, names, isSmall = false, children }: SceneViewProps) {
  const t = useT();
  const { isLost, words } = useSignal(zone);
  const event = zone.events.at(-1);
  const phase = event ? phaseWords(t, event, names) : t('zone.empty');
  const clock = event ? clockText(event.clock) : '';
  return (
    <div>
      <div className={css.screen}>
        <Field zone={zone} names={names} label={t('zone.label', { phase })} isLost={isLost} />
        <p className={css.phase}>
          {isLost ? (
            <Icon name="offline" size={14} />
          ) : (
            <span className={css.sign} data-side={event?.side ?? 0} aria-hidden="true" />
          )}
          {/* Reads as the page does: a Latin name in front does not turn an Arabic sentence. */}
          <span className={`${css.words} ${cut}`}>{isLost ? t('zone.stopped', { clock }) : phase}</span>
        </p>
        {children}
      </div>
      {!isSmall && <Steps zone={zone} />}
      <p className={css.sentence}>
        <span>
          <b>{clock}</b> {event && <span>{placeWords(t, event, zone.sportId)}</span>}
        </span>
        <span className={css.delay}>{words}</span>
      </p>
    </div>
  );
}
