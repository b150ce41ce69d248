import { TextField } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { codeMaxLength } from '@contracts/typed/digits';

import { NotSaved } from '../../../shared/not-saved';
import { problemOf, type Turning } from '../model/second-step';

type CodeFieldProps = { label: string; message?: string; of: Turning; refusal: OfficeFailure | null };

/** Where the code of the app is typed. */
export function CodeField({ label, message, of, refusal }: CodeFieldProps) {
  const t = useUnit(useHost().$t);
  const [code, type] = useUnit([of.$code, of.typed]);
  const problem = refusal && problemOf(refusal);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <TextField
        ref={input}
        label={label}
        message={message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeMaxLength}
        dir="ltr"
        value={code}
        onValueChange={type}
        error={problem === 'code' ? t('office.wrong.code') : problem === 'often' ? t('office.wrong.often') : undefined}
      />
      {problem === 'failed' && <NotSaved />}
    </>
  );
}
