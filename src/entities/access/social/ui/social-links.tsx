import { useUnit } from 'effector-react';

import { $language, useT } from '@/shared/i18n';

import { oauthPath } from '../lib/providers';
import { $providers } from '../model/providers';
import * as css from './social-links.css';

/**
 * Links that sign the player in with their account of another site. They leave the page. `target`: where the player
 * returns to, a path of this site with its language.
 */
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
