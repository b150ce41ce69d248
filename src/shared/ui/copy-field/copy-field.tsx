import { IconButton } from '@/shared/ui/button';

import * as css from './copy-field.css';

type CopyFieldProps = {
  label: string;
  message: string;
  value: string;
  /** Says what the button does. */
  copyLabel: string;
  onCopied: () => void;
};

/** Pages without TLS have no clipboard. There a press on the text selects all of it. */
const hasClipboard = typeof navigator !== 'undefined' && 'clipboard' in navigator;

/** A text that players copy: whole, however narrow the page, and read from left to right. */
export function CopyField({ label, message, value, copyLabel, onCopied }: CopyFieldProps) {
  return (
    <div role="group" aria-label={label}>
      <span className={css.label}>{label}</span>
      <div className={css.row}>
        <code className={css.value} dir="ltr">
          {value}
        </code>
        {hasClipboard && (
          <IconButton
            icon="copy"
            label={copyLabel}
            onClick={() => void navigator.clipboard.writeText(value).then(onCopied, () => undefined)}
          />
        )}
      </div>
      <p className={css.message}>{message}</p>
    </div>
  );
}
