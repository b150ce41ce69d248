import { useUnit } from 'effector-react';

import { choicesOf, sectionOf } from '@contracts/protection';

import { $protection } from '@/entities/protection';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Select } from '@/shared/ui/select';

import { type ClockKind, clockLimits } from '../lib/limit';
import { $isSaving } from '../model/change';
import { $clocks, clockChosen, clockSet } from '../model/clock';
import * as css from './page.css';
import { WaitingNote } from './waiting-note';
import { useAmount, useLater } from './words';

const none = '';

/** How long a session lasts, or how often the player is reminded of it. Rows LIM-06, LIM-07, LIM-21, LIM-22. */
export function Clock({ kind, iso }: { kind: ClockKind; iso: string }) {
  const t = useT();
  const [clocks, protection, isSaving] = useUnit([$clocks, $protection, $isSaving]);
  const [choose, set] = useUnit([clockChosen, clockSet]);
  const amount = useAmount(iso);
  const later = useLater();
  const type = clockLimits[kind];
  const { limit, demanded, chosen, isChanged, canSet, isAtOnce, isLooserLocked } = clocks[kind];
  const choices = choicesOf(protection, type);
  const all = chosen === null || choices.includes(chosen) ? choices : [...choices, chosen];
  const title = t(`limits.changes.${kind}`);
  const Heading = kind === 'session' ? 'h3' : 'h2';
  return (
    <section id={kind === 'reality' ? sectionOf(type) : undefined} className={css.card} aria-label={title}>
      <header className={css.head}>
        <Heading className={css.name}>{title}</Heading>
      </header>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          set(kind);
        }}
      >
        <div className={css.setting}>
          <Select
            label={title}
            isLabelHidden
            message={
              demanded === null
                ? t(`limits.clock.${kind}`)
                : t('limits.clock.demanded', { time: amount(type, demanded) })
            }
            options={[
              ...(demanded === null ? [{ value: none, label: t('limits.clock.none') }] : []),
              ...all.map((one) => ({ value: String(one), label: amount(type, one) })),
            ]}
            value={chosen === null ? none : String(chosen)}
            onValueChange={(one) => choose({ kind, value: one === none ? null : Number(one) })}
          />
          <Button
            type="submit"
            size="lg"
            busy={isSaving && canSet}
            aria-disabled={!canSet}
            aria-label={`${t('limits.clock.save')}: ${title}`}
          >
            {t('limits.clock.save')}
          </Button>
        </div>
        {isChanged && (
          <span className={css.quiet} role="status">
            {isAtOnce ? t('limits.atOnce') : isLooserLocked ? t('limits.locked') : later(protection)}
          </span>
        )}
        {limit?.waiting != null && <WaitingNote name={title} limit={limit} iso={iso} />}
      </form>
    </section>
  );
}
