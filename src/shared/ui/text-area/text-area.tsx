import type { ComponentPropsWithRef } from 'react';

import { Field, type FieldTexts } from '@/shared/ui/field';

import * as css from './text-area.css';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'className' | 'onChange'> &
  FieldTexts & {
    /** Signs of one width, for lines that a machine reads. */
    isCode?: boolean;
    onValueChange: (value: string) => void;
  };

/** Several lines of text. It accepts every attribute of `<textarea>`. */
export function TextArea({ label, isLabelHidden, message, error, isCode, id, onValueChange, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, message, error, id }}>
      {(wiring) => (
        <textarea
          rows={5}
          {...rest}
          {...wiring}
          className={`${css.area} ${isCode === true ? css.code : css.prose}`}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
