import type { PluginHost } from './host.ts';

/** `mount` draws into `element` and gives back what takes everything away again. Units made inside it are cleared by the host. */
export type PluginModule = { id: string; mount: (element: HTMLElement, host: PluginHost) => () => void };

const modules = new Map<string, PluginModule>();

/**
 * Called once, at the top of a plugin's script. It is the only sign that a script has run whole: a module that throws still fires `load`
 * on its element, not `error`.
 */
export function definePlugin(module: PluginModule): void {
  modules.set(module.id, module);
}

/** For the host: what a loaded script has registered. */
export const findPlugin = (id: string): PluginModule | undefined => modules.get(id);

/** For the host, before a script is loaded again and when an app is taken away. */
export function forgetPlugin(id: string): void {
  modules.delete(id);
}
