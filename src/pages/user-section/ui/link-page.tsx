import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { type TextKey, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { pageLink } from '@/shared/ui/form-page';
import { MessagePage } from '@/shared/ui/message-page';

import type { LinkKind } from '../api/use-link';
import { $linkKind, $linkState, linkFollowed } from '../model/link';

const texts: Readonly<Record<LinkKind, { title: TextKey; done: TextKey }>> = {
  activate: { title: 'session.activate.title', done: 'session.activate.done' },
  activatefast: { title: 'session.activate.title', done: 'session.activate.done' },
  accountverify: { title: 'session.verify.title', done: 'session.verify.done' },
  stopnewsletter: { title: 'session.newsletter.title', done: 'session.newsletter.done' },
};

/** Says what a mail's link has done. Spec: shell §2 "User section", coupon §2. */
export function LinkPage() {
  const t = useT();
  const [kind, state, follow] = useUnit([$linkKind, $linkState, linkFollowed]);
  useEffect(() => {
    follow();
  }, [follow]);
  const { title, done } = texts[kind ?? 'activate'];
  const home = (
    <AppLink className={pageLink} to="/">
      {t('session.link.home')}
    </AppLink>
  );
  return (
    <div aria-live="polite" aria-busy={state === 'waiting'}>
      {state === 'waiting' && (
        <MessagePage icon="info" title={t(title)}>
          {t('session.link.wait')}
        </MessagePage>
      )}
      {state === 'done' && <MessagePage icon="check" title={t(done)} actions={home} />}
      {state === 'invalid' && (
        <MessagePage icon="warning" title={t('session.link.invalid.title')} actions={home}>
          {t('session.link.invalid.text')}
        </MessagePage>
      )}
      {state === 'failed' && (
        <MessagePage
          icon="warning"
          title={t(title)}
          actions={<Button onClick={() => follow()}>{t('main.retry')}</Button>}
        >
          {t('session.link.failed')}
        </MessagePage>
      )}
    </div>
  );
}
