import type { PluginEntry } from '../contracts/plugin.ts';
import { fillConfig, readSchema, settingFault } from '../contracts/plugin-config.ts';
import type { ManifestFault } from './manifest-faults.ts';
import { adviceFor } from './shape-faults.ts';

const valueAdvice = 'Write a value that the setting of that name in "configSchema" takes, or take it out.';

/**
 * Errors in the settings of an entry: invalid settings, a default that its own setting refuses, and values without a
 * setting.
 */
export function settingFaults({ configSchema, config = {} }: PluginEntry, base: string): ManifestFault[] {
  if (configSchema === undefined) return [];
  const { schema, faults } = readSchema(configSchema);
  const say = (path: string, fault: string, advice = adviceFor('configSchema')) => ({
    path: `${base}.${path}`,
    fault,
    advice,
  });
  return [
    ...faults.map((name) => say(`configSchema.${name}`, 'is no setting')),
    ...Object.entries(schema).flatMap(([name, field]) => {
      const fault = settingFault(field, field.default);
      return fault === null ? [] : [say(`configSchema.${name}.default`, fault)];
    }),
    ...fillConfig(schema, config).faults.map(([name, fault]) => say(`config.${name}`, fault, valueAdvice)),
    ...Object.keys(config)
      .filter((name) => !Object.hasOwn(configSchema, name))
      .map((name) => say(`config.${name}`, 'is no setting of "configSchema": the app never sees it', valueAdvice)),
  ];
}
