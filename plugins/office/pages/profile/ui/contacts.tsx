import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Profile } from '@contracts/profile';

import css from '../../../shared/office.module.css';

/** How the player is reached and logs in. It changes with a proof alone, so it is only shown here. */
export function Contacts({ profile }: { profile: Profile }) {
  const t = useUnit(useHost().$t);
  const rows = [
    ['login', profile.login],
    ['email', profile.email],
    ['phone', profile.phone],
  ] as const;
  return (
    <section className={css.card} aria-labelledby="office-contacts">
      <h2 className={css.title} id="office-contacts">
        {t('office.profile.contacts')}
      </h2>
      <dl className={css.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{t(`office.field.${name}`)}</dt>
            <dd>{value === '' ? t('office.profile.empty') : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
