import { useUnit } from 'effector-react';

import { $loadCouponInputValue, couponCodeTyped } from '@/entities/coupon';
import { type Translate, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';

import { $isFilling } from '../model/fill';
import { $isLoading, $loadFailure, codeSubmitted, type LoadFailure } from '../model/load';
import * as css from './load-code.css';

function failureText(t: Translate, failure: LoadFailure | null): string | undefined {
  if (failure === null) return undefined;
  if (failure.kind === 'server') return failure.text;
  return t(failure.kind === 'unknown' ? 'coupon_error_1016' : 'share.load.failed');
}

/** Loads a coupon by its code. Spec: coupon §2 "load-coupon-by-code input". */
export function LoadCode() {
  const t = useT();
  const [value, isLoading, isFilling, failure] = useUnit([$loadCouponInputValue, $isLoading, $isFilling, $loadFailure]);
  const [type, submit] = useUnit([couponCodeTyped, codeSubmitted]);
  const error = failureText(t, failure);
  return (
    <form
      className={css.load}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        className={css.loadField}
        size="sm"
        label={t('share.load.label')}
        value={value}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onValueChange={type}
        {...(error !== undefined && { error })}
      />
      <Button type="submit" busy={isLoading || isFilling}>
        {t('share.load.button')}
      </Button>
    </form>
  );
}
