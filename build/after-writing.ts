import type { Plugin } from 'vite';

/**
 * `plugin`, whose last hook runs only once the files are written: `closeBundle` also comes after a build that failed, and what it then does not
 * find would be told in place of why the build failed.
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
