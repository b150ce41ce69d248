import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';
import { railLook, railText } from '@/shared/ui/rail-button';

/** The way to limits and breaks, at the foot of the menu. Row LIM-48. */
export function StayLink() {
  const t = useT();
  return (
    <AppLink to="/office/responsible" className={railLook}>
      <Icon name="shield-check" />
      <span className={railText}>{t('stay.link')}</span>
    </AppLink>
  );
}
