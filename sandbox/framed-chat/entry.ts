import type { PluginEntry, PluginManifest } from '../../contracts/plugin.ts';

/** The chat as an entry of the manifest. `origin`: where its page is. */
const chatEntry = (origin: string): PluginEntry => ({
  id: 'support-chat',
  title: 'support.chat.title',
  owner: 'support',
  version: '1.0.0',
  kind: 'frame',
  entry: `${origin}/`,
  mounts: [{ slot: 'support-chat' }],
  permissions: ['session:read', 'storage'],
  enabled: true,
  frame: { sandbox: ['allow-forms'], height: 'fill' },
});

/** The manifest with the chat in it. An entry of the same id, whoever wrote it, stays. */
export function withChat(manifest: PluginManifest, origin: string): PluginManifest {
  const { plugins, frameOrigins = [] } = manifest;
  if (plugins.some(({ id }) => id === 'support-chat')) return manifest;
  return { ...manifest, plugins: [...plugins, chatEntry(origin)], frameOrigins: [...frameOrigins, origin] };
}
