import { useUnit } from 'effector-react';
import { type KeyboardEvent, useState } from 'react';

import { $locale } from '@/shared/lib/language';
import { currencyFacts } from '@/shared/lib/money';
import { Icon } from '@/shared/ui/icon';
import { faultOf, SumFaultText } from '@/shared/ui/sum-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './money-field.css';
import { parseSum, sumText } from './sum-text';

type MoneyFieldProps = {
  id: string;
  label: string;
  /** The label is elsewhere and refers to this field's id. */
  isLabelled?: boolean;
  lessLabel: string;
  moreLabel: string;
  /** Where the buttons lead, when that is not the sum more or less. */
  stepHint?: string;
  size?: 'sm' | 'md';
  iso: string;
  /** Minor units of `iso`. Null: no sum. */
  minor: number | null;
  isInvalid: boolean;
  describedBy?: string | undefined;
  onChange: (minor: number | null) => void;
  onStep: (direction: 'up' | 'down') => void;
};

/** The typed text, and the sum that the slip read from it. Undefined: the slip has not answered yet. */
type Draft = { text: string; made?: number | null };

/**
 * A sum with a button on either side. Typed text stays as typed until the player leaves the field. The arrows up and
 * down work as the buttons.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { id, iso, label, isLabelled, size, minor, isInvalid, describedBy, onChange, onStep } = props;
  const { lessLabel, moreLabel, stepHint } = props;
  const locale = useUnit($locale);
  const [draft, setDraft] = useState<Draft | null>(null);

  // Later the slip may hold another sum, from a button or another tab. The field then shows that sum: no player may bet
  // a sum that they do not see.
  if (draft !== null && draft.made !== minor) setDraft(draft.made === undefined ? { ...draft, made: minor } : null);

  const fault = draft === null ? null : faultOf(draft.text, currencyFacts(iso), locale);
  const faultId = `${id}-fault`;

  const step = (direction: 'up' | 'down') => {
    setDraft(null);
    onStep(direction);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 'up' : 'down');
  };

  const button = (direction: 'up' | 'down', name: string, icon: 'plus' | 'minus') => (
    <button
      type="button"
      className={css.step}
      aria-label={name}
      title={stepHint ?? name}
      onClick={() => step(direction)}
    >
      <Icon name={icon} size={14} />
    </button>
  );

  return (
    <div className={css.field}>
      <div className={css.box({ size })}>
        {button('down', lessLabel, 'minus')}
        <span className={css.value}>
          {isLabelled !== true && (
            <VisuallyHidden>
              <label htmlFor={id}>{label}</label>
            </VisuallyHidden>
          )}
          <input
            id={id}
            type="text"
            data-sum=""
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            className={css.input}
            placeholder="0"
            value={draft?.text ?? sumText(minor, iso, locale)}
            aria-invalid={isInvalid || fault !== null ? true : undefined}
            aria-describedby={
              [describedBy, fault === null ? undefined : faultId].filter(Boolean).join(' ') || undefined
            }
            onChange={(event) => {
              setDraft({ text: event.currentTarget.value });
              onChange(parseSum(event.currentTarget.value, iso, locale));
            }}
            onBlur={() => {
              // A text that is no sum stays, so that the player can correct it.
              if (minor !== null) setDraft(null);
            }}
            onKeyDown={onKeyDown}
          />
          <span className={css.currency} aria-hidden="true">
            {currencyFacts(iso).symbol}
          </span>
        </span>
        {button('up', moreLabel, 'plus')}
      </div>
      {/* Always there, so that screen readers announce a later fault. */}
      <div role="alert" id={faultId} className={css.fault}>
        {fault !== null && <SumFaultText fault={fault} iso={iso} />}
      </div>
    </div>
  );
}
