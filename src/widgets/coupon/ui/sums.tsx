import { useUnit } from 'effector-react';

import { $activeAccount, $isBalanceHidden } from '@/entities/account';
import {
  $betCount,
  $currencyIso,
  $heldBets,
  $possibleWin,
  $settings,
  $slipPrice,
  $totalStake,
  $typeId,
} from '@/entities/coupon';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';

import { useFormat } from '../lib/use-format';
import { $hasSlipTexts } from '../model/texts';
import * as css from './foot.css';

/** Bets that cannot be placed as they stand are not in the sums. */
function Held() {
  const t = useT();
  const [held, all, hasTexts] = useUnit([$heldBets, $betCount, $hasSlipTexts]);
  if (held.length === all || !hasTexts) return null;
  return <span className={css.beside}> · {t('betting.sums.held', { held: held.length, all })}</span>;
}

/** What is risked and what it can bring. */
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
      {typeId === 1 && totalOdds !== null && (
        <div className={css.line}>
          <span>
            {t('coupon.totalOdds')}
            <Held />
          </span>
          <bdi className={css.value}>{odds(totalOdds)}</bdi>
        </div>
      )}
      {typeId === 9 && total !== null && (
        <div className={css.line}>
          <span>{t('coupon.stake.total')}</span>
          <Money className={css.value} text={money(total, iso)} />
        </div>
      )}
      {isBalanceShown && account && (
        <div className={css.line}>
          <span>{t('coupon.accepted.balance')}</span>
          <Money className={css.value} text={isHidden ? '•••' : money(account.minor, account.iso)} />
        </div>
      )}
      {isPossibleWinShown && (
        <div className={css.line}>
          <span>{t('coupon.possibleWin')}</span>
          {win === null ? <span className={css.big}>–</span> : <Money className={css.big} text={money(win, iso)} />}
        </div>
      )}
    </div>
  );
}
