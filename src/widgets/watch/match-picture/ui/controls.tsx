import { useUnit } from 'effector-react';
import type { RefObject } from 'react';

import { $followsScroll, followScrollSwitched } from '@/entities/watch/media';
import { $floatingMatches, pictureFloated, useWholeScreen } from '@/features/watch/watch-media';
import { useT } from '@/shared/i18n';
import { Icon, type IconName } from '@/shared/ui/icon';

import * as css from './picture.css';
import { type Playing, useMedia } from './use-media';

type ControlProps = { name: string; icon: IconName; size?: number; isOn: boolean; onPress: () => void };

function Control({ name, icon, size = 14, isOn, onPress }: ControlProps) {
  return (
    <button type="button" className={css.control} aria-pressed={isOn} aria-label={name} title={name} onClick={onPress}>
      <Icon name={icon} size={size} />
    </button>
  );
}

/** Whether what plays follows into the corner. Row MEDIA-06. */
export function Follow() {
  const t = useT();
  const [follows, press] = useUnit([$followsScroll, followScrollSwitched]);
  return <Control name={t('zone.follow')} icon="panel-right" size={16} isOn={follows} onPress={() => press()} />;
}

/** The picture over the whole screen, and back by the same button or Escape. A video has its own button for it. */
export function Whole({ of }: { of: RefObject<HTMLElement | null> }) {
  const t = useT();
  const screen = useWholeScreen(of);
  if (screen === null) return null;
  const { isWhole, toggle } = screen;
  return <Control name={t('zone.whole')} icon={isWhole ? 'minimize' : 'maximize'} isOn={isWhole} onPress={toggle} />;
}

export function Float({ match, type }: Playing) {
  const t = useT();
  const media = useMedia({ match, type });
  const [matches, float] = useUnit([$floatingMatches, pictureFloated]);
  return (
    <Control name={t('zone.float')} icon="external" isOn={matches.includes(match.id)} onPress={() => float(media)} />
  );
}
