import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Switch } from '@/shared/ui/switch';
import { AppList, type PluginFaults, type PluginSight } from '@/widgets/plugin-overview';

import { $isCopied, patchCopied, valueSet } from '../model/configuration';
import * as css from './page.css';
import { PluginDesk } from './plugin-desk';
import { SlotList } from './slot-list';

type PluginSectionProps = { faults: readonly PluginFaults[]; sights: readonly PluginSight[] };

/** Remote apps with a switch each; one of them is looked at closely below. */
export function PluginSection({ faults, sights }: PluginSectionProps) {
  const t = useT();
  const [isCopied, set, copy] = useUnit([$isCopied, valueSet, patchCopied]);
  return (
    <>
      <AppList
        faults={faults}
        sights={sights}
        extra={{
          head: 'debugger.plugin.on',
          cellOf: ({ id, entry, isOn }) =>
            entry !== null && (
              <Switch
                label={`${t('debugger.plugin.on')}: ${id}`}
                isLabelHidden
                checked={isOn}
                onCheckedChange={(value) => set({ path: ['plugins', id, 'enabled'], value })}
              />
            ),
        }}
      />
      <PluginDesk sights={sights} />
      <SlotList />
      <div className={css.bar}>
        <Button onClick={() => copy()}>{t('debugger.config.copy')}</Button>
        <span role="status" className={css.quiet}>
          {isCopied ? t('debugger.config.copied') : ''}
        </span>
      </div>
    </>
  );
}
