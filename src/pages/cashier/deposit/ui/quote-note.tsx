import { useUnit } from 'effector-react';

import { timeWords } from '@/entities/cashier/payment';
import { $format, $locale, formatTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { $hasQuoteFailed, $isQuoteMissing, $quote, $voucherRefusal, quoteAsked } from '../model/quote';

/** Until when the price holds, counted in words; that a new one is asked for, or did not come. Row PAY-03. */
export function QuoteNote() {
  const t = useT();
  const [quote, isMissing, hasFailed, again] = useUnit([$quote, $isQuoteMissing, $hasQuoteFailed, quoteAsked]);
  const [now, format, locale, refusal] = useUnit([$now, $format, $locale, $voucherRefusal]);
  if (quote !== null)
    return (
      <p className={css.quiet} role="timer">
        {t('cashier.quote.holds', {
          time: timeWords(quote.validUntil - now, locale),
          until: formatTime(quote.validUntil, format),
        })}
      </p>
    );
  // What is wrong with a voucher is beside its field.
  if (hasFailed && refusal === null)
    return (
      <Note
        tone="warning"
        role="status"
        actions={
          <Button size="sm" onClick={() => again()}>
            {t('main.retry')}
          </Button>
        }
      >
        {t('cashier.quote.failed')}
      </Note>
    );
  return isMissing && !hasFailed ? <p className={css.quiet}>{t('cashier.quote.asking')}</p> : null;
}
