import { useUnit } from 'effector-react';

import { mayDeduce } from '@contracts/ban';

import { $player } from '@/entities/player';
import { $siteConfig } from '@/entities/site';
import { logOutRequested } from '@/features/access/log-out';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';

/**
 * The only page that banned players see, besides the way to their money where the ban leaves it open. Spec: shell §4,
 * decision D-30.
 */
export function BannedPage() {
  const t = useT();
  const [player, config, leave] = useUnit([$player, $siteConfig, logOutRequested]);
  const email = config?.support.email ?? '';
  return (
    <MessagePage
      icon="lock"
      title={t('access.banned.title')}
      actions={<Button onClick={() => leave()}>{t('access.banned.leave')}</Button>}
    >
      <p>{t('access.banned.text')}</p>
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </p>
      )}
      {player !== null && mayDeduce(player.ban) && (
        <p>
          <AppLink to="/office/deduce">{t('access.banned.deduce')}</AppLink>
        </p>
      )}
    </MessagePage>
  );
}
