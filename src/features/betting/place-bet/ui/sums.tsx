import { useUnit } from 'effector-react';

import { isExpress, isSeveralSingles } from '@contracts/coupon-types';

import { $activeAccount, $isBalanceHidden } from '@/entities/account';
import { useFormat } from '@/entities/bet-format';
import { AsianNotes } from '@/entities/bet-line';
import { $currencyIso, $totalStake, $typeId } from '@/entities/coupon';
import { $possibleWin, $slipPrice } from '@/entities/coupon-figures';
import { $settings } from '@/entities/coupon-settings';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';
import * as panel from '@/shared/ui/panel';

import { Held } from './extras-part';

/** What the player risks and what it can bring. */
export function Sums() {
  const t = useT();
  const { money, odds } = useFormat();
  const [iso, typeId, totalOdds, total, win] = useUnit([$currencyIso, $typeId, $slipPrice, $totalStake, $possibleWin]);
  const [{ isPossibleWinShown, isBalanceShown }, account, isHidden] = useUnit([
    $settings,
    $activeAccount,
    $isBalanceHidden,
  ]);
  return (
    <div>
      {isExpress(typeId) && totalOdds !== null && (
        <div className={panel.line}>
          <span>
            {t('coupon.totalOdds')}
            <Held />
          </span>
          <bdi className={panel.value}>{odds(totalOdds)}</bdi>
        </div>
      )}
      {isSeveralSingles(typeId) && total !== null && (
        <div className={panel.line}>
          <span>{t('coupon.stake.total')}</span>
          <Money className={panel.value} text={money(total, iso)} />
        </div>
      )}
      {isBalanceShown && account && (
        <div className={panel.line}>
          <span>{t('coupon.accepted.balance')}</span>
          <Money className={panel.value} text={isHidden ? '•••' : money(account.minor, account.iso)} />
        </div>
      )}
      <AsianNotes sums={{ milli: totalOdds, stake: total, payout: win, iso }} />
      {isPossibleWinShown && (
        <div className={panel.line}>
          <span>{t('coupon.possibleWin')}</span>
          {win === null ? <span className={panel.big}>–</span> : <Money className={panel.big} text={money(win, iso)} />}
        </div>
      )}
    </div>
  );
}
