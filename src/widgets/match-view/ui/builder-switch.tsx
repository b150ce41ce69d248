import { useUnit } from 'effector-react';

import { $builtMatch, builderSwitched } from '@/features/betting/build-bet';
import { useT } from '@/shared/i18n';
import { Chip } from '@/shared/ui/chip';

/** Turns the page of a match into a builder, and back. */
export function BuilderSwitch({ gameId }: { gameId: number }) {
  const t = useT();
  const [builtMatch, toggle] = useUnit([$builtMatch, builderSwitched]);
  return (
    <Chip pressed={builtMatch === gameId} onClick={() => toggle(gameId)}>
      {t('builder.title')}
    </Chip>
  );
}
