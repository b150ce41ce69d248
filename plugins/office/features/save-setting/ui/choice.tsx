import { Segmented } from '@openbook/ui';

import type { OfficeSetting } from '@contracts/office-settings';

import css from '../../../shared/office.module.css';

type ChoiceProps = {
  label: string;
  /** What the choice changes, in a sentence. */
  text: string;
  options: readonly { value: OfficeSetting['value']; label: string }[];
  value: OfficeSetting['value'];
  onChange: (value: OfficeSetting['value']) => void;
};

/** One of a few values, with what it changes below. */
export function Choice({ label, text, options, value, onChange }: ChoiceProps) {
  return (
    <div className={css.limit}>
      <div className={css.head}>
        <span>{label}</span>
        <Segmented
          label={label}
          options={options.map((option) => ({ value: String(option.value), label: option.label }))}
          value={String(value)}
          onValueChange={(chosen) => {
            const option = options.find((each) => String(each.value) === chosen);
            if (option !== undefined) onChange(option.value);
          }}
        />
      </div>
      <p className={css.quiet}>{text}</p>
    </div>
  );
}
