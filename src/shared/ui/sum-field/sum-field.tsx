import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $locale } from '@/shared/lib/language';
import type { SumOf } from '@/shared/lib/money';
import { TextField, type TextFieldProps } from '@/shared/ui/field';

import { faultOf, SumFaultText } from './fault';

type SumFieldProps = Omit<TextFieldProps, 'inputMode' | 'autoComplete' | 'maxLength' | 'type' | 'value'> & {
  value: string;
  /** The currency of the sum. */
  of: SumOf;
  /** What is wrong with a sum that can be read. */
  error?: ReactNode;
  /** Enter does what the button of the form does. */
  isCommitting?: boolean;
};

/**
 * A typed sum. It accepts every sum that a page writes; where the text is no sum, a sentence says why. Nothing cuts
 * what is pasted: a sum without its end is another sum.
 */
export function SumField({ of, value, error, isCommitting = true, ...field }: SumFieldProps) {
  const locale = useUnit($locale);
  const fault = faultOf(value, of, locale);
  return (
    <TextField
      end={of.symbol}
      {...field}
      data-sum={isCommitting ? '' : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={fault === null ? error : <SumFaultText fault={fault} iso={of.iso} />}
    />
  );
}
