import { useUnit } from 'effector-react';

import { $language, useT } from '@/shared/i18n';

import { oauthPath } from '../lib/providers';
import { $providers } from '../model/providers';
import * as css from './social-links.css';

/** Ways in over another site's account; they leave the page. `target`: where to come back to, own path with its language. */
export function SocialLinks({ mode, target }: { mode: 'login' | 'registration'; target: string }) {
  const t = useT();
  const [providers, language] = useUnit([$providers, $language]);
  if (providers.length === 0) return null;
  return (
    <div className={css.group}>
      <p className={css.title}>{t('auth.social.with')}</p>
      <ul className={css.list}>
        {providers.map(({ id, name }) => (
          <li key={id}>
            <a className={css.link} href={oauthPath(id, { language, mode, target })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
