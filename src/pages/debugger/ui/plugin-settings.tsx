import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';

import type { Setting } from '../lib/plugin-settings';
import { $desk, settingSet } from '../model/plugin-desk';
import { NumberField } from './number-field';
import * as css from './page.css';

/** The settings that an app describes itself, as a form; what is set holds at once, in this browser. */
export function PluginSettings() {
  const t = useT();
  const desk = useUnit($desk);
  if (desk === null || desk.settings.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{t('debugger.plugin.settings')}</h2>
      <div className={css.bar}>
        {desk.settings.map((setting) => (
          <SettingField key={setting.name} setting={setting} />
        ))}
      </div>
    </section>
  );
}

function SettingField({ setting }: { setting: Setting }) {
  const set = useUnit(settingSet);
  const { name, value, title = name } = setting;
  const change = (next: Setting['value']) => set({ name, value: next });
  if (setting.type === 'boolean') return <Switch label={title} checked={value === true} onCheckedChange={change} />;
  if (setting.type === 'number')
    return (
      <NumberField label={title} min={setting.min} max={setting.max} value={Number(value)} onValueChange={change} />
    );
  if (setting.type === 'enum')
    return (
      <Select
        label={title}
        size="sm"
        options={setting.options.map((option) => ({ value: option, label: option }))}
        value={String(value)}
        onValueChange={change}
      />
    );
  return <TextField className={css.field} label={title} size="sm" value={String(value)} onValueChange={change} />;
}
