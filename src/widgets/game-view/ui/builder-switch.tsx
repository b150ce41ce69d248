import { useUnit } from 'effector-react';

import { $builtGame, builderSwitched } from '@/features/betting/build-bet';
import { useT } from '@/shared/i18n';
import { Chip } from '@/shared/ui/chip';

/** Turns the page of a match into a builder, and back. */
export function BuilderSwitch({ gameId }: { gameId: number }) {
  const t = useT();
  const [builtGame, toggle] = useUnit([$builtGame, builderSwitched]);
  return (
    <Chip pressed={builtGame === gameId} onClick={() => toggle(gameId)}>
      {t('builder.title')}
    </Chip>
  );
}
