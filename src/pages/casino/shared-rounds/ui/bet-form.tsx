import { useUnit } from 'effector-react';

import { roundCss as css } from '@/entities/casino/round';
import { $locale, type TextKey, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { MoneyForm } from '@/shared/ui/money-form';
import { Foot, RefusalNote, StakeField } from '@/widgets/casino/room';

import type { Seat } from '../lib/table';
import { isWide, ownRefusal } from '../lib/texts';
import { $draft, $isActing, $refusal, $stake, betPressed, type Blocker, stakeTyped } from '../model/form';
import { $bet, $kind } from '../model/table';
import { Controls } from './late';
import { YourBet } from './your-bet';

const blockText: Readonly<Record<Blocker, TextKey>> = {
  alarm: 'shared.block.alarm',
  placed: 'shared.block.placed',
  bets: 'shared.block.bets',
  auto: 'shared.block.auto',
  choice: 'shared.block.choice',
  empty: 'rounds.block.empty',
  sum: 'rounds.block.sum',
  low: 'rounds.block.low',
  high: 'rounds.block.high',
  money: 'rounds.block.money',
};

/** Stake and press while bets are open; then the bet and, in a flight, the press that leaves. */
export function BetForm({ seat }: { seat: Seat }) {
  const t = useT();
  const [stake, draft, isActing, locale, bet, kind] = useUnit([$stake, $draft, $isActing, $locale, $bet, $kind]);
  const [refusal, type, press] = useUnit([$refusal, stakeTyped, betPressed]);
  const money = (minor: number) => formatMoney(minor, seat.iso, locale);
  const { minor, blocker } = draft;
  if (bet !== null) return <YourBet bet={bet} />;
  return (
    <MoneyForm className={css.column} onCommit={() => press()}>
      {!isWide(kind) && <Controls kind={kind} />}
      <Foot>
        <StakeField iso={seat.iso} bounds={seat} text={stake} minor={minor} type={type} />
        <Button type="submit" variant="primary" size="xl" block busy={isActing} aria-disabled={blocker !== null}>
          {minor === null ? t('shared.betEmpty') : t('shared.bet', { sum: money(minor) })}
        </Button>
        {blocker !== null && (
          <p className={css.quiet}>{t(blockText[blocker], { sum: money(blocker === 'low' ? seat.min : seat.max) })}</p>
        )}
        {refusal !== null && <RefusalNote refusal={refusal} ownText={ownRefusal} />}
      </Foot>
    </MoneyForm>
  );
}
