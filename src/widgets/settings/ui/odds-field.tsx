import { useUnit } from 'effector-react';

import { $coefViewId, coefViewChosen } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { isOddsView } from '@/shared/lib/odds';
import { Select } from '@/shared/ui/select';

import { $oddsViews } from '../model/odds-views';

export function OddsField() {
  const t = useT();
  const [view, views, choose] = useUnit([$coefViewId, $oddsViews, coefViewChosen]);
  return (
    <Select
      label={t('preferences.odds')}
      options={views.map((id) => ({ value: String(id), label: t(`preferences.odds.${id}`) }))}
      value={String(view)}
      onValueChange={(text) => {
        const id = Number(text);
        if (isOddsView(id)) choose(id);
      }}
    />
  );
}
