import type { PluginHost } from './host.ts';

/**
 * `mount` draws into `element` and returns a function that removes everything. The host clears the units that it makes.
 */
export type PluginModule = { id: string; mount: (element: HTMLElement, host: PluginHost) => () => void };

const modules = new Map<string, PluginModule>();

/**
 * Every plugin calls this once, at the top of its script. Only this shows that a script ran to its end: a module that
 * throws still fires `load` on its element, not `error`.
 */
export function definePlugin(module: PluginModule): void {
  modules.set(module.id, module);
}

/** For the host: what a loaded script has registered. */
export const findPlugin = (id: string): PluginModule | undefined => modules.get(id);

/** For the host: before it loads a script again, and when it removes an app. */
export function forgetPlugin(id: string): void {
  modules.delete(id);
}
