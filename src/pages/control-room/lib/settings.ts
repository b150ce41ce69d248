import type { PluginEntry } from '@contracts/plugin';
import { type ConfigSchema, fillConfig, readSchema } from '@contracts/plugin-config';

export type Setting = { name: string; field: ConfigSchema[string]; value: string | number | boolean };

/** What an app lets be set, each with its present value. */
export function settingsOf({ configSchema = {}, config = {} }: PluginEntry): readonly Setting[] {
  const { schema } = readSchema(configSchema);
  const { values } = fillConfig(schema, config);
  return Object.entries(schema).map(([name, field]) => ({ name, field, value: values[name] ?? field.default }));
}
