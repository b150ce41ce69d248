import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

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

/** Something to be typed. Mounted anew for each kind, not for each challenge: the focus stays where it is. */
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
