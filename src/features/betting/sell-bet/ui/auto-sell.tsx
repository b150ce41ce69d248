import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { $locale } from '@/shared/lib/language';
import { currencyFacts, parseMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { MoneyForm } from '@/shared/ui/money-form';
import { SumField } from '@/shared/ui/sum-field';

import { useMoney } from '../lib/use-money';
import { ruleDropped, ruleSet } from '../model/rule';
import * as css from './sell-bet.css';

/** "Sell automatically when the offer reaches …". The server sells, even when the player has no page open. */
export function AutoSell({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const money = useMoney(bet.iso);
  const locale = useUnit($locale);
  const [set, drop] = useUnit([ruleSet, ruleDropped]);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  if (bet.autoSellPrice !== null)
    return (
      <div className={css.rule}>
        <span>{t('sale.ruleOn', { sum: money(bet.autoSellPrice) })}</span>
        <Button onClick={() => drop(bet)}>{t('sale.rule.drop')}</Button>
      </div>
    );
  const submit = () => {
    const price = parseMoney(text, bet.iso, locale);
    const isRight = price !== null && price > 0 && price <= bet.possibleWin;
    setWrong(!isRight);
    if (isRight) set({ bet, price });
  };
  return (
    <MoneyForm className={css.rule} onCommit={() => submit()}>
      <SumField
        of={currencyFacts(bet.iso)}
        size="sm"
        label={t('sale.rule.label')}
        value={text}
        error={isWrong ? t('sale.rule.wrong', { sum: money(bet.possibleWin) }) : undefined}
        onValueChange={setText}
      />
      <Button type="submit">{t('sale.rule.set')}</Button>
    </MoneyForm>
  );
}
