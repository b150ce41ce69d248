import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import type { TextKey } from '@/shared/i18n';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';

import { $isChecking, answerGiven } from '../model/challenge';
import * as css from './captcha.css';
import { focusAnswer } from './focus-answer';

type TextAnswerProps = {
  label: string;
  hint?: TextKey;
  inputMode?: 'numeric' | 'text';
  error: string | undefined;
  isOff: boolean;
  children?: ReactNode;
};

/** The player types a text. React mounts this once for each kind and not for each challenge, so the focus stays. */
export function TextAnswer({ label, hint, inputMode = 'text', error, isOff, children }: TextAnswerProps) {
  const t = useT();
  const id = useId();
  const [isChecking, answer] = useUnit([$isChecking, answerGiven]);
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    focusAnswer(input.current);
  }, []);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOff) return;
        answer(value);
        setValue('');
        input.current?.focus();
      }}
    >
      {children}
      <TextField
        ref={input}
        id={id}
        label={label}
        message={hint === undefined ? undefined : t(hint)}
        error={error}
        value={value}
        onValueChange={setValue}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
      />
      <Button type="submit" variant="primary" size="lg" busy={isChecking} aria-disabled={isOff}>
        {t('captcha.check')}
      </Button>
    </form>
  );
}
