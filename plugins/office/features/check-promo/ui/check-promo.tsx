import { Button, Note, TextField } from '@openbook/ui';
import { type OfficeFailure, type Translate, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import { promoNotValid } from '@contracts/error-codes';

import { useAct } from '../../../../sdk/act';
import css from '../../../shared/office.module.css';
import { messageOf } from '../../../shared/reason';
import { checking, draft, submitted } from '../model/check';
import { Terms } from './terms';

const reasonOf = (refusal: OfficeFailure, t: Translate) =>
  refusal.code === promoNotValid ? t('office.promo.wrong') : messageOf(refusal, t('office.promo.notAsked'));

/** Asks what a code gives, without using it up. */
export function CheckPromo() {
  const t = useUnit(useHost().$t);
  const [{ code }, edit, submit] = useUnit([draft.$fields, draft.edited, submitted]);
  const { pending, refusal, result } = useAct(checking);
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const found = result?.of.isValid === true ? result.of : null;
  const wrong = result?.of.isValid === false ? result.of.text : undefined;
  const error = refusal === null ? wrong : reasonOf(refusal, t);
  return (
    <form className={css.card} aria-label={t('office.promo.check')} noValidate onSubmit={check}>
      <TextField
        label={t('office.promo.code')}
        message={t('office.promo.text')}
        autoComplete="off"
        maxLength={50}
        value={code}
        onValueChange={(value) => edit({ code: value })}
        error={error}
      />
      <div role="status">
        {found !== null && (
          <Note tone="success" icon="success" title={t('office.promo.gives')}>
            <bdi>{found.text}</bdi>
            {found.terms !== null && <Terms terms={found.terms} />}
          </Note>
        )}
      </div>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={pending !== null} disabled={code.trim() === ''}>
          {t('office.promo.ask')}
        </Button>
      </div>
    </form>
  );
}
