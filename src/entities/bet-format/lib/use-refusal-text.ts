import { combine } from 'effector';
import { useUnit } from 'effector-react';

import type { LimitStop } from '@contracts/limits';

import { $format, $locale, $t, $textOf } from '@/shared/i18n';

import { stopText } from './stop-text';

type Refusal = { code: number; message: string; limit?: LimitStop };

/**
 * The text for a code (decision D-61). A code without a text of its own shows the server's message. A limit of the
 * player that stopped the bet is named.
 */
export const $refusalTextOf = combine(
  { find: $textOf, format: $format, locale: $locale, t: $t },
  ({ find, format, locale, t }) =>
    ({ code, message, limit }: Refusal): string => {
      const text = find(`coupon_error_${String(code)}`) ?? (message === '' ? t('coupon_error_unknown') : message);
      const stop = limit === undefined ? null : stopText(limit, { t, format, locale });
      return stop === null ? text : `${text} ${stop}`;
    },
);

export const useRefusalText = (): ((refusal: Refusal) => string) => useUnit($refusalTextOf);
