import { useUnit } from 'effector-react';

import { networks } from '@contracts/payments/crypto/networks';

import { NetworkSelect } from '@/entities/cashier/payment';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import * as css from '@/shared/ui/office-page';

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
import { NewPayee } from './new-payee';

/** The player's own address, which takes what no other way does. It is never shown again. Row PAY-10. */
export function CryptoAddress({ terms }: { terms: Terms }) {
  const t = useT();
  const [address, problem, isChanging, isKeeping] = useUnit([$address, $addressProblem, $isChanging, $isKeeping]);
  const [network, choose, type, leave] = useUnit([$network, networkChosen, addressTyped, addressLeft]);
  const [keep, pressChange] = useUnit([addressKept, addressChangePressed]);
  const known = terms.cryptoAddress;
  return (
    <section className={css.card} aria-label={t('withdraw.crypto.title')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('withdraw.crypto.title')}</h2>
      </header>
      {known !== null && !isChanging ? (
        <>
          <p className={`${css.body} ${css.line}`}>
            <bdi className={css.strong}>{`${networks[known.network].name} •• ${known.last4}`}</bdi>
            <Button size="sm" onClick={() => pressChange()}>
              {t('withdraw.bank.change')}
            </Button>
          </p>
          <NewPayee from={known.paidFrom} />
        </>
      ) : (
        <form
          className={css.body}
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
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
          <div className={css.actions}>
            <Button type="submit" busy={isKeeping}>
              {t('withdraw.crypto.keep')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
