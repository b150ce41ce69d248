import { Button, TextField } from '@openbook/ui';
import { useRef, useState } from 'react';

import { likelyEmail } from '@contracts/email-hint';

import css from './registration.module.css';
import { useForm } from './use-form';

/** An address that looks mistyped is asked about once it is left. The player may keep it. */
export function EmailField() {
  const { t, form, say, change } = useForm();
  const { email } = form.fields;
  const input = useRef<HTMLInputElement>(null);
  const [likely, setLikely] = useState<string | null>(null);
  const take = () => {
    if (likely !== null) change({ email: likely });
    setLikely(null);
    // The pressed button is gone.
    input.current?.focus();
  };
  return (
    <div className={css.hinted}>
      <TextField
        ref={input}
        label={t('registration.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        value={email}
        onBlur={() => setLikely(likelyEmail(email))}
        onValueChange={(typed) => {
          setLikely(null);
          change({ email: typed });
        }}
        error={say(form.errors.email)}
      />
      <div role="status" className={css.place}>
        {likely !== null && (
          <p className={css.hint}>
            {t('registration.didYouMean')}{' '}
            <Button variant="link" size="sm" onClick={take}>
              <bdi dir="ltr">{likely}</bdi>
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
