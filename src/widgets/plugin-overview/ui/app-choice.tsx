import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import { $chosenEntry, appChosen } from '../model/chosen';
import { $pluginLines } from '../model/lines';
import { wide } from './overview.css';

/** Which app is looked at closely. */
export function AppChoice() {
  const t = useT();
  const [entry, lines, choose] = useUnit([$chosenEntry, $pluginLines, appChosen]);
  if (entry === null) return null;
  return (
    <Select
      className={wide}
      label={t('debugger.plugin.app')}
      size="sm"
      options={lines.flatMap((line) => (line.entry === null ? [] : { value: line.id, label: line.id }))}
      value={entry.id}
      onValueChange={choose}
    />
  );
}
