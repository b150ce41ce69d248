import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { LottoDraw } from '@contracts/lotto';

import pools from '../pools/pools.module.css';
import css from './lotto.module.css';

/** The chain that a draw comes from: its first hash, that of the one that follows, and what no chain says by itself. Row FAIR-15. */
export function Chain({ place }: { place: LottoDraw['place'] }) {
  const t = useUnit(useHost().$t);
  if (place === null || place === undefined) return null;
  const { chain, number, hash, next } = place;
  const { publicValue = null } = chain;
  const rows = [
    [t('lotto.chain', { number, length: chain.length }), chain.terminating],
    [t('lotto.chain.next'), next?.terminating],
    [t('lotto.chain.hash'), hash],
    [t('lotto.value'), publicValue],
    [t('lotto.value.is'), publicValue === null || chain.salt === '' ? null : chain.salt],
  ] as const;
  return (
    <>
      {rows.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <p key={name} className={css.promise}>
            <b>{name}</b> <code dir="ltr">{value}</code>
          </p>
        ),
      )}
      <p className={pools.quiet}>{t(publicValue === null ? 'lotto.value.none' : 'lotto.value.why')}</p>
    </>
  );
}
