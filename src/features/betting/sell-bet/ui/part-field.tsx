import { useUnit } from 'effector-react';
import { useId, useState } from 'react';

import { useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';

import { partChosen } from '../model/sale';
import * as css from './sell-bet.css';

/** The smallest part that is bought, and the step of the slider, hundredths. */
const MIN_PERCENT = 10;
const MAX_PERCENT = 100;

/** Hundredths; null: it is no part that can be sold, such as the 1 on the way to 15. */
function percentOf(text: string): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value >= MIN_PERCENT && value <= MAX_PERCENT ? value : null;
}

/** How much is sold: by slider and by number, both of which reach either end. What is typed counts at once. */
export function PartField({ part }: { part: number }) {
  const t = useT();
  const choose = useUnit(partChosen);
  const id = useId();
  const percent = Math.round(part * 100);
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && percentOf(draft) === null;
  const type = (text: string) => {
    setDraft(text);
    const typed = percentOf(text);
    if (typed !== null) choose(typed / 100);
  };
  return (
    <div className={css.part}>
      <div>
        <label htmlFor={id} className={css.term}>
          {t('sale.howMuch')}
        </label>
        <input
          id={id}
          type="range"
          className={css.range}
          min={MIN_PERCENT}
          max={MAX_PERCENT}
          step={1}
          value={percent}
          aria-valuetext={`${String(percent)} %`}
          onChange={(event) => {
            setDraft(null);
            choose(event.currentTarget.valueAsNumber / 100);
          }}
        />
      </div>
      <TextField
        size="sm"
        label={t('sale.percent')}
        isLabelHidden
        inputMode="numeric"
        maxLength={3}
        value={draft ?? String(percent)}
        end="%"
        error={isWrong ? t('sale.percentRange', { min: MIN_PERCENT, max: MAX_PERCENT }) : undefined}
        onValueChange={type}
        // What is no part leaves the one that is shown in force.
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}
