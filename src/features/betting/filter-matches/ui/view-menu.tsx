import type { Zone } from '@contracts/feed';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { Chip } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';
import { Popover } from '@/shared/ui/popover';

const ViewChoices = createPartView({
  name: 'choices of the view',
  load: () => import('./view-choices'),
  texts: ['share'],
  view: (module) => module.ViewChoices,
});

export function ViewMenu({ zone }: { zone: Zone }) {
  const t = useT();
  return (
    <Popover
      label={t('sport.view.label')}
      align="end"
      trigger={(props) => (
        <Chip {...props} aria-label={t('sport.view.label')} title={t('sport.view.label')}>
          <Icon name="columns" size={14} />
        </Chip>
      )}
    >
      <ViewChoices zone={zone} />
    </Popover>
  );
}
