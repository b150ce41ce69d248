import { useUnit } from 'effector-react';
import { useId, useState } from 'react';

import { readWhole } from '@contracts/typed/digits';

import { useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';

import { partChosen } from '../model/sale';
import * as css from './sell-bet.css';

/** The smallest part that the house buys, hundredths. */
const minPercent = 10;
const maxPercent = 100;

/** Hundredths. Null: the house does not buy this part, such as the 1 that the player types on the way to 15. */
function percentOf(text: string): number | null {
  const value = readWhole(text.replace(/[%٪％]/, ''));
  return value !== null && value >= minPercent && value <= maxPercent ? value : null;
}

/** How much the player sells, by slider or by number. Both reach either end. What the player types counts at once. */
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
          min={minPercent}
          max={maxPercent}
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
        value={draft ?? String(percent)}
        end="%"
        error={isWrong ? t('sale.percentRange', { min: minPercent, max: maxPercent }) : undefined}
        onValueChange={type}
        // When the player leaves a number that is no part, the last valid part stays.
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}
