import type { PluginPermission } from '@contracts/plugin';

import { countUse } from './uses';

/** The same tools; each call counts as a use of the permission. */
export function countedTools<Tools extends object>(id: string, permission: PluginPermission, tools: Tools): Tools {
  const counted = (tool: unknown): unknown =>
    typeof tool !== 'function'
      ? tool
      : (...args: unknown[]): unknown => {
          countUse(id, permission);
          return Reflect.apply(tool, tools, args);
        };
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, counted(tool)])) as Tools;
}
