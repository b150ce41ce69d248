import { useUnit } from 'effector-react';

import { networks } from '@contracts/payments/crypto/networks';

import { NetworkSelect } from '@/entities/cashier/payment';
import { useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';

import type { Terms } from '../lib/withdrawal';
import {
  $address,
  $addressProblem,
  $isChanging,
  $isKeeping,
  $network,
  addressChangePressed,
  addressKept,
  addressLeft,
  addressTyped,
  networkChosen,
} from '../model/address';
import { PayeeCard } from './payee-card';

/** The player's own address, which takes what no other way does. It is never shown again. Row PAY-10. */
export function CryptoAddress({ terms }: { terms: Terms }) {
  const t = useT();
  const [address, problem, isChanging, isKeeping] = useUnit([$address, $addressProblem, $isChanging, $isKeeping]);
  const [network, choose, type, leave] = useUnit([$network, networkChosen, addressTyped, addressLeft]);
  const [keep, pressChange] = useUnit([addressKept, addressChangePressed]);
  const known = terms.cryptoAddress;
  return (
    <PayeeCard
      title={t('withdraw.crypto.title')}
      known={
        known === null || isChanging
          ? null
          : { name: `${networks[known.network].name} •• ${known.last4}`, paidFrom: known.paidFrom }
      }
      onChange={pressChange}
      keepLabel={t('withdraw.crypto.keep')}
      isKeeping={isKeeping}
      onKeep={keep}
    >
      <NetworkSelect options={terms.networks} value={network} onChoose={choose} />
      <TextField
        label={t('withdraw.crypto.address')}
        message={t('withdraw.crypto.text')}
        error={
          problem === null
            ? undefined
            : t(problem === 'failed' ? 'cashier.limit.failed' : `withdraw.crypto.address.${problem}`)
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        maxLength={120}
        value={address}
        onValueChange={type}
        onBlur={() => leave()}
      />
    </PayeeCard>
  );
}
