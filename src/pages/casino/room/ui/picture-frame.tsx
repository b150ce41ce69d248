import { useUnit } from 'effector-react';

import type { Round } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Frame } from '@/widgets/casino/picture';

import { $choice } from '../model/form';
import { $isMoving, $isPictureGone, pictureEnded, pictureWanted } from '../model/picture';
import { $game } from '../model/room';
import * as css from './frame.css';

type PictureProps = {
  round: Round | null;
  /** It is pressed where it is seen, also before a round. */
  isPressed: boolean;
};

/**
 * What the last round drew. The picture runs in a frame without an origin. The words beside it belong to the page, so
 * the picture may be absent. Row CAS-03.
 */
export function PictureFrame(shown: PictureProps) {
  const t = useT();
  const [isGone, again, game, choice] = useUnit([$isPictureGone, pictureWanted, $game, $choice]);
  const [moves, ended] = useUnit([$isMoving, pictureEnded]);
  if (!isGone)
    return <Frame {...shown} game={game} choice={choice} moves={moves} ended={ended} className={css.frame} />;
  return (
    <Note
      tone="warning"
      icon="warning"
      role="alert"
      actions={
        <Button size="sm" onClick={() => again()}>
          {t('originals.picture.again')}
        </Button>
      }
    >
      {t('originals.picture.gone')}
    </Note>
  );
}
