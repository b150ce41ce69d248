import { useUnit } from 'effector-react';
import { useState, type KeyboardEvent } from 'react';

import { $currencyIso } from '@/entities/coupon';
import { $locale } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { parseStake, stakeText } from '../lib/stake-text';
import * as css from './stake-field.css';

export type StakeFieldProps = {
  id: string;
  label: string;
  /** The label is drawn somewhere else, with this field's id. */
  isLabelled?: boolean;
  lessLabel: string;
  moreLabel: string;
  size?: 'sm' | 'md';
  /** Minor units; null: no sum. */
  minor: number | null;
  isInvalid: boolean;
  describedBy?: string | undefined;
  onChange: (minor: number | null) => void;
  onStep: (direction: 'up' | 'down') => void;
};

/** What is typed, and the sum that the slip made of it; undefined: it has not had a say yet. */
type Draft = { text: string; made?: number | null };

/** A sum with a button on either side. What is typed stays as typed until the field is left; arrows up and down are the buttons. */
export function StakeField(props: StakeFieldProps) {
  const { id, label, isLabelled, lessLabel, moreLabel, size, minor, isInvalid, describedBy, onChange, onStep } = props;
  const [iso, locale] = useUnit([$currencyIso, $locale]);
  const [draft, setDraft] = useState<Draft | null>(null);

  // Another sum after that is not of this field: a button, or another tab. Nobody may bet a sum that he does not see.
  if (draft !== null && draft.made !== minor) setDraft(draft.made === undefined ? { ...draft, made: minor } : null);

  const step = (direction: 'up' | 'down') => {
    setDraft(null);
    onStep(direction);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 'up' : 'down');
  };

  return (
    <div className={css.box({ size })}>
      <button type="button" className={css.step} aria-label={lessLabel} title={lessLabel} onClick={() => step('down')}>
        <Icon name="minus" size={14} />
      </button>
      <span className={css.value}>
        {isLabelled !== true && (
          <VisuallyHidden>
            <label htmlFor={id}>{label}</label>
          </VisuallyHidden>
        )}
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          className={css.input}
          placeholder="0"
          value={draft?.text ?? stakeText(minor, iso, locale)}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            setDraft({ text: event.currentTarget.value });
            onChange(parseStake(event.currentTarget.value, iso, locale));
          }}
          onBlur={() => {
            // What could not be read stays in sight, so that it can be put right.
            if (minor !== null) setDraft(null);
          }}
          onKeyDown={onKeyDown}
        />
        <span className={css.currency} aria-hidden="true">
          {currencyFacts(iso).symbol}
        </span>
      </span>
      <button type="button" className={css.step} aria-label={moreLabel} title={moreLabel} onClick={() => step('up')}>
        <Icon name="plus" size={14} />
      </button>
    </div>
  );
}
