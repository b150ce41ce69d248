import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import { $countries, $country, $help, countryChosen } from '../model/test';
import * as css from './page.css';

const kinds = ['help', 'register', 'software'] as const;

/**
 * Help lines of the player's country, where they can exclude themselves everywhere, and what blocks sites. Row LIM-61.
 */
export function Help() {
  const t = useT();
  const [country, countries, links, locale, choose] = useUnit([$country, $countries, $help, $locale, countryChosen]);
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <section className={css.card} aria-label={t('limits.help')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('limits.help')}</h2>
      </header>
      <div className={css.body}>
        <Select
          label={t('limits.help.country')}
          options={[
            { value: '', label: t('limits.help.other') },
            ...countries.map((code) => ({ value: code, label: names.of(code) ?? code })),
          ]}
          value={country}
          onValueChange={choose}
        />
        <dl className={css.links}>
          {kinds.map((kind) => {
            const shown = links.filter((link) => link.kind === kind);
            if (shown.length === 0) return null;
            return (
              <div key={kind}>
                <dt className={css.quiet}>{t(`limits.help.${kind}`)}</dt>
                {shown.map(({ name, url, phone }) => (
                  <dd key={name} className={css.link}>
                    <a href={url} target="_blank" rel="noreferrer noopener">
                      {name}
                    </a>
                    {phone !== undefined && (
                      <a href={`tel:${phone.replaceAll(/[^\d+A-Z]/g, '')}`} dir="ltr">
                        {phone}
                      </a>
                    )}
                  </dd>
                ))}
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
