import type { ComponentPropsWithRef, KeyboardEvent } from 'react';

type MoneyFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onKeyDownCapture' | 'noValidate'> & {
  /** The player pressed the button of the form, or Enter in the field of its sum. */
  onCommit: () => void;
};

/**
 * A browser submits a form on Enter in any of its inputs. Here only the field of the sum does (`data-sum`): Enter after a
 * code, a number or a choice must not spend money.
 */
const keepEnter = (event: KeyboardEvent) => {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.dataset.sum === undefined) event.preventDefault();
};

/** A form whose submit moves money or sets a limit. */
export function MoneyForm({ onCommit, ...form }: MoneyFormProps) {
  return (
    <form
      {...form}
      noValidate
      onKeyDownCapture={keepEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onCommit();
      }}
    />
  );
}
