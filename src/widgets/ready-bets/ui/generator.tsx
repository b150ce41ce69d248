import { useUnit } from 'effector-react';

import { $currencyIso } from '@/entities/coupon';
import {
  $count,
  $generated,
  $isGenerating,
  $stakeText,
  $winText,
  countChosen,
  generateAsked,
  stakeTyped,
  winTyped,
} from '@/features/betting/take-ready-bet';
import { useT } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Select } from '@/shared/ui/select';
import { SumField } from '@/shared/ui/sum-field';

import { ReadyBetCard } from './ready-bet-card';
import * as css from './ready-bets.css';

const counts = [2, 3, 4, 5, 6, 7, 8, 9, 10];

function Result() {
  const t = useT();
  const state = useUnit($generated);
  if (state.kind === 'none') return null;
  if (state.kind === 'found')
    return <ReadyBetCard name={t('ready.tab.generator')} expressId={null} coef={state.coef} markets={state.markets} />;
  const texts = { wrong: 'ready.wrong', empty: 'ready.none', failed: 'ready.failed' } as const;
  return (
    <Note tone="warning" role="alert">
      {t(texts[state.kind])}
    </Note>
  );
}

/** Makes a coupon for a stake and a payout. */
export function Generator() {
  const t = useT();
  const [iso, stake, win, count, isBusy] = useUnit([$currencyIso, $stakeText, $winText, $count, $isGenerating]);
  const [typeStake, typeWin, choose, ask] = useUnit([stakeTyped, winTyped, countChosen, generateAsked]);
  const currency = currencyFacts(iso).symbol;
  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <SumField
          of={currencyFacts(iso)}
          label={t('ready.stake', { currency })}
          value={stake}
          onValueChange={typeStake}
        />
        <SumField of={currencyFacts(iso)} label={t('ready.win', { currency })} value={win} onValueChange={typeWin} />
        <Select
          label={t('ready.count')}
          value={count === null ? '' : String(count)}
          onValueChange={(value) => choose(value === '' ? null : Number(value))}
          options={[
            { value: '', label: t('ready.count.any') },
            ...counts.map((number) => ({ value: String(number), label: String(number) })),
          ]}
        />
        <Button type="submit" variant="soft" size="lg" busy={isBusy}>
          {t('ready.generate')}
        </Button>
      </form>
      <Result />
    </>
  );
}
