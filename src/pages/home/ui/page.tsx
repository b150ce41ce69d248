import { useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { HomeBoard } from '@/widgets/event-board';

/** Path: /. */
export function HomePage() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="heading" aria-level={1}>
        {t('sport.title.home')}
      </VisuallyHidden>
      <HomeBoard />
    </>
  );
}
