import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $isReading, $playSession } from '@/entities/safety/play-session';
import { $isAuth } from '@/entities/session';
import { $goodbye, type Goodbye, goodbyeShown } from '@/features/safety/say-goodbye';
import { $format, formatFarTime, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/message-page';
import { Skeleton } from '@/shared/ui/skeleton';

/** What the server says of a player counts; who is signed out reads what the browser kept, while it holds. */
function useGoodbye(): Goodbye | null {
  const [session, kept, isAuth, now] = useUnit([$playSession, $goodbye, $isAuth, $now]);
  if (isAuth) return session?.rest ?? null;
  return kept?.endsAt != null && now >= kept.endsAt ? null : kept;
}

/** Path: /goodbye. Why nobody plays here now, until when, and what becomes of bets and money. No offer, no deposit. Row LIM-50. */
export function GoodbyePage() {
  const t = useT();
  const [isAuth, isReading, shown] = useUnit([$isAuth, $isReading, goodbyeShown]);
  const goodbye = useGoodbye();
  useEffect(() => {
    shown();
  }, [shown]);
  if (goodbye === null && isReading) return <Skeleton height={120} />;
  if (goodbye === null)
    return (
      <MessagePage
        icon="success"
        title={t('stay.goodbye.none')}
        actions={
          <AppLink to="/" className={buttonLook({ size: 'lg' })}>
            {t('stay.goodbye.home')}
          </AppLink>
        }
      >
        <p>{t('stay.goodbye.why.none')}</p>
      </MessagePage>
    );
  return (
    <MessagePage
      icon="shield-check"
      title={t(`stay.goodbye.${goodbye.kind}`)}
      actions={
        <>
          <AppLink
            className={buttonLook({ variant: 'primary', size: 'lg' })}
            to={isAuth ? '/office/deduce' : '/login?return_url=/office/deduce'}
          >
            {t(isAuth ? 'stay.goodbye.withdraw' : 'stay.goodbye.signIn')}
          </AppLink>
          <AppLink to="/information/responsiblegaming" className={buttonLook({ size: 'lg' })}>
            {t('stay.goodbye.help')}
          </AppLink>
        </>
      }
    >
      <Why goodbye={goodbye} />
      <p>{t('stay.goodbye.bets')}</p>
      <p>{t('stay.goodbye.balance')}</p>
      {goodbye.kind !== 'limit' && <p>{t('stay.goodbye.bonus')}</p>}
    </MessagePage>
  );
}

function Why({ goodbye: { kind, endsAt } }: { goodbye: Goodbye }) {
  const t = useT();
  const format = useUnit($format);
  if (kind === 'limit') return <p>{t('stay.goodbye.why.limit')}</p>;
  if (endsAt === null) return <p>{t('stay.goodbye.why.endless')}</p>;
  return <p>{t(`stay.goodbye.why.${kind}`, { date: formatFarTime(endsAt, format) })}</p>;
}
