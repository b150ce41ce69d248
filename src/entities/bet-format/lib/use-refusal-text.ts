import { useUnit } from 'effector-react';

import { $textOf, useT } from '@/shared/i18n';

/** The text for a code (decision D-61). A code without one gets the server's own words. */
export function useRefusalText(): (refusal: { code: number; message: string }) => string {
  const [find] = useUnit([$textOf]);
  const t = useT();
  return ({ code, message }) =>
    find(`coupon_error_${String(code)}`) ?? (message === '' ? t('coupon_error_unknown') : message);
}
