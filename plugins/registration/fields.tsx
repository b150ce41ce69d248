import { Button, Checkbox, Link, Note } from '@openbook/ui';
import { type SubmitEvent, useEffect, useRef } from 'react';

import { MoneyAndPlace } from './money-and-place';
import { Offer } from './offer';
import { OwnFields } from './own-fields';
import css from './registration.module.css';
import { useForm } from './use-form';

/** What a visitor fills in, each error beside its field. */
export function Fields() {
  const { t, form, say, change, submit } = useForm();
  const { fields, errors, failure, isPending, minAge, termsPath } = form;
  const place = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    isSent.current = true;
    submit();
  };
  // A press that was refused leads to the first field that is wrong.
  useEffect(() => {
    if (!isSent.current || Object.keys(errors).length === 0) return;
    isSent.current = false;
    place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  return (
    <form ref={place} className={css.form} onSubmit={send} noValidate>
      <OwnFields />
      <MoneyAndPlace />
      <Offer />
      <Checkbox
        label={t('registration.terms', { age: minAge })}
        checked={fields.agreesTerms}
        onCheckedChange={(agreesTerms) => change({ agreesTerms })}
        error={say(errors.agreesTerms)}
      />
      {termsPath !== null && (
        // Opens a tab of its own, so that the filled form stays.
        <Link className={css.terms} to={termsPath} target="_blank">
          {t('registration.readTerms')}
        </Link>
      )}
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {t(failure)}
        </Note>
      )}
      <Button type="submit" variant="primary" size="xl" block busy={isPending}>
        {t('registration.submit')}
      </Button>
    </form>
  );
}
