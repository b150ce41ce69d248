import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';

import { $isFar, topWanted } from '../model/scroll-top';
import { button } from './scroll-top-button.css';

export function ScrollTopButton() {
  const t = useT();
  const [isFar, goUp] = useUnit([$isFar, topWanted]);
  if (!isFar) return null;
  return (
    <button
      type="button"
      className={button}
      aria-label={t('popups.scrollTop')}
      title={t('popups.scrollTop')}
      onClick={() => goUp()}
    >
      <Icon name="arrow-up" size={20} />
    </button>
  );
}
