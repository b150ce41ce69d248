import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Foot, RefusalNote } from '@/widgets/casino/room';

import { type Bet, worthOf } from '../lib/table';
import { betText, choiceText, ownRefusal } from '../lib/texts';
import { $canLeave, $isActing, $refusal, leavePressed } from '../model/form';
import { $kind } from '../model/table';
import { $moment } from '../model/time';

/** The player's bet on this round. While it runs, the button says what the stake is worth now; the server says what counts. */
export function YourBet({ bet }: { bet: Bet }) {
  const t = useT();
  const [kind, moment, canLeave, isActing, locale] = useUnit([$kind, $moment, $canLeave, $isActing, $locale]);
  const [refusal, leave] = useUnit([$refusal, leavePressed]);
  const money = (minor: number) => formatMoney(minor, bet.iso, locale);
  return (
    <section className={css.column} aria-label={t('shared.yours')}>
      <p className={css.line}>
        <span>{t('shared.yours')}</span>
        <span className={css.strong}>{money(bet.stake)}</span>
      </p>
      <p className={css.quiet}>{choiceText(t, kind, bet, locale)}</p>
      {kind === 'crash' && bet.state === 'open' && (
        <Foot>
          <Button variant="primary" size="xl" block busy={isActing} aria-disabled={!canLeave} onClick={() => leave()}>
            {canLeave ? t('shared.leave', { sum: money(worthOf(bet, moment?.worth ?? 100)) }) : t('shared.leaveLater')}
          </Button>
          <p className={css.quiet}>{t('shared.leave.hint')}</p>
        </Foot>
      )}
      <p role="status" className={css.strong}>
        {bet.state === 'open' ? '' : betText(t, bet, locale)}
      </p>
      {refusal !== null && <RefusalNote refusal={refusal} ownText={ownRefusal} />}
    </section>
  );
}
