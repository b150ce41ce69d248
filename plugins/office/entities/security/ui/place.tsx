import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Login, OpenSession } from '@contracts/security';

type Place = Pick<Login | OpenSession, 'browser' | 'system' | 'address' | 'country'>;

/** "Chrome, Windows", or that nobody knows. */
export function Device({ browser, system }: Place) {
  const t = useUnit(useHost().$t);
  const names = [browser, system].filter((name) => name !== '');
  return names.length === 0 ? t('office.security.unknown') : <bdi>{names.join(', ')}</bdi>;
}

/** Country and network address. */
export function Where({ address, country }: Place) {
  const { locale } = useUnit(useHost().$format);
  const name = /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(locale, { type: 'region' }).of(country) : undefined;
  return (
    <>
      {name !== undefined && <span>{`${name} · `}</span>}
      <bdi>{address}</bdi>
    </>
  );
}
