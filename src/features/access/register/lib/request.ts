import type { RegistrationRequest } from '@contracts/auth';
import type { SiteConfig } from '@contracts/site';

import type { RegistrationFields } from './fields';

type Known = {
  fields: RegistrationFields;
  tags: Readonly<Record<string, string | undefined>>;
  config: SiteConfig | null;
  language: string;
  fingerprint: { data: string } | null;
};

/** The body of a one-click registration. `ref`, `refId`: where the visitor came from. Spec: shell §3, api §4. */
export function requestOf({ fields, tags, config, language, fingerprint }: Known): RegistrationRequest {
  const promo = fields.promo.trim();
  const ref = Object.fromEntries(
    Object.entries(tags).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return {
    countryId: fields.countryId ?? 0,
    currencyIso: fields.currencyIso ?? '',
    bonus: fields.bonus,
    ref,
    refId: config?.ref_id ?? 0,
    agreeTerms: true,
    language,
    ...(promo === '' ? {} : { promo }),
    ...(fingerprint === null ? {} : { components: { data: fingerprint.data } }),
  };
}
