import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { type Cashback, CashbackAnswer } from '@contracts/cashback';

import { TakeCashback } from '../../../features/take-cashback';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import css from '../../../shared/office.module.css';
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
    <Loaded path={path} schema={CashbackAnswer} failure={t('office.cashback.notRead')}>
      {({ data }) => <Shown path={path} first={data} isPremium={isPremium} />}
    </Loaded>
  );
}

type ShownProps = { path: string; first: Cashback; isPremium: boolean };

function Shown({ path, first, isPremium }: ShownProps) {
  const t = useUnit(useHost().$t);
  const [cashback, setCashback] = useState(first);
  const { mode, percent } = cashback;
  // Who chooses percent or points chooses for the other two.
  const terms = isPremium ? premiumTerms(cashback) : mode;
  const title = terms === 'points' ? 'office.cashback.points.title' : 'office.cashback.percent';
  const link = { to: '/office/settings', text: t('office.cashback.change') };
  return (
    <div className={css.stack}>
      <Card title={t(title, { percent })} {...(isPremium ? {} : { link })}>
        <TakeCashback path={path} cashback={cashback} onTaken={setCashback} />
        <p className={css.quiet}>{t(`office.cashback.${terms}.text`, { percent, gone: 100 - percent })}</p>
      </Card>
      <Periods cashback={cashback} />
      <Levels cashback={cashback} />
    </div>
  );
}

const premiumTerms = ({ percent }: Cashback) => (percent === 0 ? 'notPremium' : 'premium');
