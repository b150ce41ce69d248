import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { dialogForm, dialogText } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/field';
import { MoneyForm } from '@/shared/ui/money-form';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { SumField } from '@/shared/ui/sum-field';

import { untils } from '../lib/order';
import {
  $iso,
  $isSending,
  $kind,
  $oddsText,
  $shownFault,
  $side,
  $stakeText,
  $until,
  formPressed,
  kindChosen,
  oddsTyped,
  sideChosen,
  stakeTyped,
  untilChosen,
} from '../model/form';
import { Refusal } from './refusal';

/** Odds, end and, for a bet, the stake. */
export function OrderForm({ isLive }: { isLive: boolean }) {
  const t = useT();
  const [kind, side, odds, until, stake] = useUnit([$kind, $side, $oddsText, $until, $stakeText]);
  const [iso, fault, isSending] = useUnit([$iso, $shownFault, $isSending]);
  const [chooseKind, chooseSide, typeOdds, chooseUntil, typeStake, press] = useUnit([
    kindChosen,
    sideChosen,
    oddsTyped,
    untilChosen,
    stakeTyped,
    formPressed,
  ]);
  const oddsFault = fault === 'odds' || fault === 'there' ? t(`orders.fault.${fault}`) : undefined;
  return (
    <MoneyForm className={dialogForm} onCommit={() => press()}>
      <Segmented
        label={t('orders.kind')}
        value={kind}
        options={[
          { value: 'tell', label: t('orders.kind.tell') },
          { value: 'place', label: t('orders.kind.place') },
        ]}
        onValueChange={chooseKind}
      />
      <TextField
        label={t('orders.odds')}
        message={kind === 'place' ? t('orders.orHigher') : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        data-sum=""
        value={odds}
        error={oddsFault}
        onValueChange={typeOdds}
      />
      {kind === 'tell' && (
        <Select
          label={t('orders.side')}
          value={side}
          options={[
            { value: 'above', label: t('orders.side.above') },
            { value: 'below', label: t('orders.side.below') },
          ]}
          onValueChange={chooseSide}
        />
      )}
      <Select
        label={t('orders.until')}
        value={until}
        options={untils
          .filter((value) => !(isLive && value === 'start'))
          .map((value) => ({ value, label: t(`orders.until.${value}`) }))}
        onValueChange={chooseUntil}
      />
      {kind === 'place' && iso !== null && (
        <SumField
          of={currencyFacts(iso)}
          label={t('orders.stake')}
          value={stake}
          error={fault === 'stake' ? t('orders.fault.stake') : undefined}
          onValueChange={typeStake}
        />
      )}
      <Refusal />
      <Button type="submit" variant="primary" disabled={isSending}>
        {t(kind === 'tell' ? 'orders.go.tell' : 'orders.go.place')}
      </Button>
      <p className={dialogText}>{t(kind === 'tell' ? 'orders.tellNote' : 'orders.placeNote')}</p>
    </MoneyForm>
  );
}
