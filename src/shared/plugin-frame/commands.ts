import type { PluginHost } from '@sdk';

import type { FrameCommand } from '@contracts/frame-messages';

import type { Warn } from './read-frame';

type Takers = { [Type in FrameCommand['type']]: (command: Extract<FrameCommand, { type: Type }>) => void };

type Own = { resize: (height: number) => void; keep: (value: string) => void; warn: Warn };

/** What a frame may ask for. The facade refuses what the entry was not granted, and leads to own paths only. */
export function createCommands(host: PluginHost, { resize, keep, warn }: Own) {
  const takers: Takers = {
    resize: ({ height }) => resize(height),
    navigate: ({ path }) => host.navigate(path),
    notify: ({ notice: { kind, text, title } }) =>
      host.notify({ kind, text, ...(title === undefined ? {} : { title }) }),
    analytics: ({ event, facts }) => host.track(event, facts),
    openModal: ({ name, params }) => host.openModal(name, params),
    keep: ({ value }) => {
      if (host.can('storage')) keep(value);
      else warn('it has no permission "storage"');
    },
  };
  return (command: FrameCommand) => (takers[command.type] as (command: FrameCommand) => void)(command);
}
