import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Cashback } from '@contracts/cashback';

import { TakeCashback } from '../../../features/take-cashback';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
import { cashback as asked } from '../model/cashback';
import { Levels } from './levels';
import { Periods } from './periods';

const root = '/office-api/v1/cashback';

/** Path: /office/cashback. What comes back of bets on sport. Row OFFICE-03. */
export const CashbackPage = () => <OfKind path={`${root}/common`} />;
/** Path: /office/casino/vipcashback. The same for the casino. Row OFFICE-11. */
export const VipCashbackPage = () => <OfKind path={`${root}/vip`} />;
/** Path: /office/casino/premiumcashback. A share of a month in the casino, on top. Row OFFICE-11. */
export const PremiumCashbackPage = () => <OfKind path={`${root}/premium`} isPremium />;

function OfKind({ path, isPremium = false }: { path: string; isPremium?: boolean }) {
  const t = useUnit(useHost().$t);
  return (
    <Loaded of={asked} question={{ path }} failure={t('office.cashback.notRead')}>
      {(cashback) => <Shown path={path} cashback={cashback} isPremium={isPremium} />}
    </Loaded>
  );
}

type ShownProps = { path: string; cashback: Cashback; isPremium: boolean };

function Shown({ path, cashback, isPremium }: ShownProps) {
  const t = useUnit(useHost().$t);
  const { mode, percent } = cashback;
  // The choice of percent or points holds for the other two as well.
  const terms = isPremium ? premiumTerms(cashback) : mode;
  const title = terms === 'points' ? 'office.cashback.points.title' : 'office.cashback.percent';
  const link = { to: '/office/settings', text: t('office.cashback.change') };
  return (
    <div className={css.stack}>
      <Card title={t(title, { percent })} {...(isPremium ? {} : { link })}>
        <TakeCashback path={path} cashback={cashback} />
        <p className={css.quiet}>{t(`office.cashback.${terms}.text`, { percent, gone: 100 - percent })}</p>
      </Card>
      <Periods cashback={cashback} />
      <Levels cashback={cashback} />
    </div>
  );
}

const premiumTerms = ({ percent }: Cashback) => (percent === 0 ? 'notPremium' : 'premium');
