import type { RegistrationRequest } from '@contracts/registration';
import type { SiteConfig } from '@contracts/site';

import type { PhoneCountry } from '@/entities/access/phone';
import { encodeText } from '@/shared/api';

import type { RegistrationFields } from './fields';

type Known = {
  fields: RegistrationFields;
  phoneCountry: PhoneCountry | null;
  /** The other site that the player came back from. */
  from: { id: string } | null;
  tags: Readonly<Record<string, string | undefined>>;
  config: SiteConfig | null;
  language: string;
  fingerprint: { data: string } | null;
};

/** The body of a registration: the fields of its way alone. `ref`, `refId`: where the visitor came from. Spec: shell §3, api §4. */
export function requestOf(known: Known): RegistrationRequest {
  const { fields, tags, config, language, fingerprint } = known;
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
    ...ownOf(known),
    ...(promo === '' ? {} : { promo }),
    ...(fingerprint === null ? {} : { components: { data: fingerprint.data } }),
  };
}

function ownOf({ fields, phoneCountry, from }: Known): Partial<RegistrationRequest> {
  // With its plus: row REG-13.
  const phone = { phone: fields.phone, phone_code: phoneCountry?.code ?? '' };
  const mail = { email: fields.email.trim(), password: encodeText(fields.password) };
  switch (fields.way) {
    case 'one_click':
      return {};
    case 'phone':
      return phone;
    case 'email':
      return mail;
    case 'full': {
      const { name, surname, birthday } = fields;
      return { ...mail, ...phone, name: name.trim(), surname: surname.trim(), birthday };
    }
    case 'social':
      return from === null ? {} : { provider: from.id };
  }
}
