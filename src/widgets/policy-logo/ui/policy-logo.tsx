import { useUnit } from 'effector-react';

import { $siteConfig } from '@/entities/site';

/** Numbers of the countries whose visitors the policy counts. Spec: shell §6. */
const countries = [1, 66, 126, 228, 120];

/** A picture that nobody sees: asking for it is what it is for. A failure is silent. */
export function PolicyLogo() {
  const country = useUnit($siteConfig)?.geoCountryId ?? 0;
  return countries.includes(country) ? (
    <img src="/web-api/policy/logo.agif" alt="" width={1} height={1} hidden />
  ) : null;
}
