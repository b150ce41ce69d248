import { type ReactNode, useId } from 'react';

import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './field.css';

/** The control inside a `Field` must carry these: they tie it to its label, message and error. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: ReactNode;
  /** Hides the label; screen readers still read it. */
  isLabelHidden?: boolean | undefined;
  /** A sentence under the control that says what it expects. */
  message?: ReactNode;
  /** What is wrong and how to repair it. Replaces the message; a screen reader reads it when it appears. */
  error?: ReactNode;
};

export type FieldProps = FieldTexts & {
  /** Absent: the field makes one. */
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** A control with its label above and its message or error below. */
export function Field({ label, isLabelHidden, message, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const hasMessage = !hasError && message !== undefined && message !== null && message !== '';
  const textId = `${controlId}-text`;

  return (
    <div className={className === undefined ? css.field : `${css.field} ${className}`}>
      {isLabelHidden === true ? (
        <VisuallyHidden>
          <label htmlFor={controlId}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label className={css.label} htmlFor={controlId}>
          {label}
        </label>
      )}
      {children({
        id: controlId,
        'aria-describedby': hasError || hasMessage ? textId : undefined,
        'aria-invalid': hasError ? true : undefined,
      })}
      {hasMessage && (
        <p className={css.message} id={textId}>
          {message}
        </p>
      )}
      {/* Always there, so that screen readers announce a later error. */}
      <div role="alert">
        {hasError && (
          <p className={css.error} id={textId}>
            <Icon name="danger" size={14} className={css.messageIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
