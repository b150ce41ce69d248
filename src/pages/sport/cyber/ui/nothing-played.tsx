import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** The address names no kind, discipline or competition that is played. */
export function NothingPlayed() {
  const t = useT();
  return (
    <EmptyState
      icon="search"
      level={2}
      title={t('cyber.unknown')}
      actions={
        <AppLink to="/cyber/real/disciplines" className={buttonLook({ variant: 'primary' })}>
          {t('cyber.disciplines')}
        </AppLink>
      }
    >
      {t('cyber.unknownText')}
    </EmptyState>
  );
}
