import { useUnit } from 'effector-react';

import { $coefViewId, coefViewChosen } from '@/entities/preferences';
import { $siteConfig } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { isOddsView } from '@/shared/lib/odds';
import { Select } from '@/shared/ui/select';

/** The formats of the site, as in the settings: here players change them often. */
export function OddsSelect({ className }: { className: string }) {
  const t = useT();
  const [view, config, choose] = useUnit([$coefViewId, $siteConfig, coefViewChosen]);
  const views = (config?.coefViews ?? [0]).filter(isOddsView);
  return (
    <Select
      label={t('preferences.odds')}
      isLabelHidden
      size="sm"
      className={className}
      options={views.map((id) => ({ value: String(id), label: t(`preferences.odds.${id}`) }))}
      value={String(view)}
      onValueChange={(text) => {
        const id = Number(text);
        if (isOddsView(id)) choose(id);
      }}
    />
  );
}
