import { useUnit } from 'effector-react';

import { useFormat, useRefusalText } from '@/entities/bet-format';
import { $bets, moveOf } from '@/entities/coupon';
import { fullOutcome } from '@/entities/match';
import type { Refusal } from '@/entities/placement';
import { $refused } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';

import { useCaughtFocus } from '../lib/use-caught-focus';
import * as css from './answer.css';
import { NextStep } from './next-step';

function Changes({ prices }: Pick<Refusal, 'prices'>) {
  const t = useT();
  const { odds } = useFormat();
  const bets = useUnit($bets);
  const changed = bets.filter((bet) => bet.market.id in prices && moveOf(bet) !== null);
  if (changed.length === 0) return null;
  return (
    <ul className={css.changes} aria-label={t('coupon.refused.changes')}>
      {changed.map((bet) => (
        <li key={bet.market.id}>
          {fullOutcome(t, bet.market, { opp1: { name: bet.game.opp1 }, opp2: { name: bet.game.opp2 } })}:{' '}
          <bdi>{odds(bet.agreedMilliOdds)}</bdi> → <bdi>{odds(bet.market.milliOdds)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/**
 * Says why the last press did not become a bet. A repair stands elsewhere, beside the bet or the stake that it changes.
 */
export function RefusedNote() {
  const t = useT();
  const refused = useUnit($refused);
  const textOf = useRefusalText();
  const place = useCaughtFocus(refused);
  return (
    <div ref={place} tabIndex={-1} className={css.answer} role="alert">
      {refused?.kind === 'not_placed' && (
        <Note tone="danger" title={t('coupon.refused.notPlaced')} className={panel.note}>
          {t('coupon.refused.notPlacedText')}
        </Note>
      )}
      {refused?.kind === 'refused' && (
        <Note
          tone="danger"
          title={t('coupon.refused.title')}
          className={panel.note}
          actions={<NextStep code={refused.refusal.code} />}
        >
          {textOf(refused.refusal)}
          <Changes prices={refused.refusal.prices} />
        </Note>
      )}
    </div>
  );
}
