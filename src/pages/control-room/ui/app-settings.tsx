import { useUnit } from 'effector-react';

import type { PluginEntry } from '@contracts/plugin';
import { type ConfigSchema, fillConfig, readSchema } from '@contracts/plugin-config';

import { useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';

import { settingSet } from '../model/app-form';
import { $openApp } from '../model/desk';
import { KeptField } from './kept-field';
import * as css from './page.css';

type Setting = { name: string; field: ConfigSchema[string]; value: string | number | boolean };

/** What an app lets be set, each with its present value. */
function settingsOf({ configSchema = {}, config = {} }: PluginEntry): readonly Setting[] {
  const { schema } = readSchema(configSchema);
  const { values } = fillConfig(schema, config);
  return Object.entries(schema).map(([name, field]) => ({ name, field, value: values[name] ?? field.default }));
}

/** The settings that the app describes itself. */
export function AppSettings() {
  const t = useT();
  const line = useUnit($openApp);
  const settings = line === null ? [] : settingsOf(line.entry);
  if (settings.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.heading}>{t('debugger.plugin.settings')}</legend>
      <div className={css.fields}>
        {settings.map((setting) => (
          <SettingField key={setting.name} setting={setting} />
        ))}
      </div>
    </fieldset>
  );
}

function SettingField({ setting: { name, field, value } }: { setting: Setting }) {
  const set = useUnit(settingSet);
  const label = field.title ?? name;
  const change = (next: Setting['value']) => set({ name, value: next });
  if (field.type === 'boolean') return <Switch label={label} checked={value === true} onCheckedChange={change} />;
  if (field.type === 'enum')
    return (
      <Select
        label={label}
        message={field.hint}
        size="sm"
        options={field.options.map((option) => ({ value: option, label: option }))}
        value={String(value)}
        onValueChange={change}
      />
    );
  if (field.type === 'string')
    return <KeptField label={label} message={field.hint} dir="auto" value={String(value)} onKept={change} />;
  return (
    <KeptField
      label={label}
      message={field.hint}
      type="number"
      step="any"
      required
      min={field.min}
      max={field.max}
      value={String(value)}
      onKept={(text) => change(Number(text))}
    />
  );
}
