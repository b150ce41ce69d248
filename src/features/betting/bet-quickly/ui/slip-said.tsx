import { useUnit } from 'effector-react';

import { useFormat, useRefusalText } from '@/entities/bet-format';
import { $currencyIso } from '@/entities/coupon';
import { blockerText } from '@/entities/placement';
import { quickOddsAgreed } from '@/entities/quick-bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import * as panel from '@/shared/ui/panel';

import { $quickAskedPrices, $quickBlockers, $quickState } from '../model/quick';

/** What became of the press on Place, or why the player cannot press it. */
export function SlipSaid() {
  const t = useT();
  const { money } = useFormat();
  const [state, blockers, iso, agree] = useUnit([$quickState, $quickBlockers, $currencyIso, quickOddsAgreed]);
  const asked = useUnit($quickAskedPrices);
  const textOf = useRefusalText();
  if (state.stage === 'sending') return <p role="status">{t('coupon.accepting.title')}</p>;
  if (state.stage === 'answered') {
    const { outcome } = state.answer;
    if (outcome.kind === 'accepted') return <p role="alert">{t('coupon.accepted.title')}</p>;
    return <p role="alert">{'refusal' in outcome ? textOf(outcome.refusal) : t('coupon.refused.notPlaced')}</p>;
  }
  return (
    <div className={panel.reasons}>
      {(asked === null ? blockers : []).map((blocker) => (
        <span key={blocker.reason}>
          <span>{blockerText(t, blocker, (minor) => money(minor, iso))}</span>{' '}
          {blocker.reason === 'odds_changed' && (
            <Button size="sm" variant="link" onClick={() => agree()}>
              {t('coupon.price.acceptAll')}
            </Button>
          )}
        </span>
      ))}
    </div>
  );
}
