import { useUnit } from 'effector-react';

import { timeChoices } from '@contracts/protection';

import { $offeredLimits, $protection } from '@/entities/protection';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Select } from '@/shared/ui/select';

import { type ClockKind, clockLimits } from '../lib/limit';
import { $isSaving } from '../model/change';
import { $clocks, clockChosen, clockSet } from '../model/clock';
import * as css from './page.css';
import { WaitingNote } from './waiting-note';
import { useAmount, useLater } from './words';

/** How long a session lasts and how often the player is reminded of it. Rows LIM-06, LIM-07, LIM-21, LIM-22. */
export function Clocks({ iso }: { iso: string }) {
  const t = useT();
  const offered = useUnit($offeredLimits);
  const kinds = (['session', 'reality'] as const).filter((kind) => offered.includes(clockLimits[kind]));
  if (kinds.length === 0) return null;
  return (
    <section className={css.card} aria-label={t('limits.clock')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('limits.clock')}</h2>
      </header>
      <div className={css.columns}>
        {kinds.map((kind) => (
          <Clock key={kind} kind={kind} iso={iso} />
        ))}
      </div>
    </section>
  );
}

const none = '';

function Clock({ kind, iso }: { kind: ClockKind; iso: string }) {
  const t = useT();
  const [clocks, protection, isSaving] = useUnit([$clocks, $protection, $isSaving]);
  const [choose, set] = useUnit([clockChosen, clockSet]);
  const amount = useAmount(iso);
  const later = useLater();
  const type = clockLimits[kind];
  const { limit, value, demanded, chosen, canSet, isAtOnce } = clocks[kind];
  const choices = timeChoices(protection, type);
  const all = chosen === null || choices.includes(chosen) ? choices : [...choices, chosen];
  return (
    <form
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault();
        set(kind);
      }}
    >
      <div className={css.setting}>
        <Select
          label={t(`limits.changes.${kind}`)}
          message={
            demanded === null ? t(`limits.clock.${kind}`) : t('limits.clock.demanded', { time: amount(type, demanded) })
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
          className={css.save}
          busy={isSaving && canSet}
          aria-disabled={!canSet}
          aria-label={`${t('limits.clock.save')}: ${t(`limits.changes.${kind}`)}`}
        >
          {t('limits.clock.save')}
        </Button>
      </div>
      {canSet && (
        <span className={css.quiet} role="status">
          {isAtOnce || value === null ? t('limits.atOnce') : later(protection)}
        </span>
      )}
      {limit?.waiting != null && <WaitingNote name={t(`limits.changes.${kind}`)} limit={limit} iso={iso} />}
    </form>
  );
}
