import { useUnit } from 'effector-react';

import { $bets, moveOf } from '@/entities/coupon';
import { $refused, type Refusal } from '@/features/betting/place-bet';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { $textOf, useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import { useCaughtFocus } from '../lib/use-caught-focus';
import { useFormat } from '../lib/use-format';
import * as css from './coupon-panel.css';
import { NextStep } from './next-step';

/** The text of a code (decision D-61); the server's own words for a code that has none. */
export function useRefusalText(): (refusal: Refusal) => string {
  const [find] = useUnit([$textOf]);
  const t = useT();
  return ({ code, message }) =>
    find(`coupon_error_${String(code)}`) ?? (message === '' ? t('coupon_error_unknown') : message);
}

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

/** Why the last press did not become a bet. What can be repaired stands beside the bet or the stake that it is about. */
export function RefusedNote() {
  const t = useT();
  const refused = useUnit($refused);
  const textOf = useRefusalText();
  const place = useCaughtFocus(refused);
  return (
    <div ref={place} tabIndex={-1} className={css.answer} role="alert">
      {refused?.kind === 'not_placed' && (
        <Note tone="danger" title={t('coupon.refused.notPlaced')} className={css.note}>
          {t('coupon.refused.notPlacedText')}
        </Note>
      )}
      {refused?.kind === 'refused' && (
        <Note
          tone="danger"
          title={t('coupon.refused.title')}
          className={css.note}
          actions={<NextStep code={refused.refusal.code} />}
        >
          {textOf(refused.refusal)}
          <Changes prices={refused.refusal.prices} />
        </Note>
      )}
    </div>
  );
}
