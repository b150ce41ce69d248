import type { Plugin } from 'vite';

/**
 * Changes `plugin` so that its last hook runs only after the files are written. Vite calls `closeBundle` after a failed
 * build too; there it would complain of missing files and hide the real failure.
 */
export function afterWriting(plugin: Plugin): Plugin {
  const { closeBundle } = plugin;
  if (closeBundle === undefined) return plugin;
  let isWritten = false;
  const hook = typeof closeBundle === 'function' ? { handler: closeBundle } : closeBundle;
  return {
    ...plugin,
    writeBundle: () => void (isWritten = true),
    closeBundle: {
      ...hook,
      handler(error) {
        return isWritten ? hook.handler.call(this, error) : undefined;
      },
    },
  };
}
