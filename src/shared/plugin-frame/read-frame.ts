import type { PluginEntry } from '@contracts/plugin';
import { PluginFrame } from '@contracts/plugin-frame';

export type Warn = (text: string) => void;

type Height = NonNullable<PluginFrame['height']>;
/** `origin`: what the browser writes on messages of the page. */
export type FrameSettings = { address: string; origin: string; sandbox: string; height: Height };

/** For a frame that says nothing of its height. */
const usualHeight = 150;

/** A page that keeps its origin could read cookies of ours: they know no ports, only names of hosts. */
const sharesCookies = (address: URL): boolean => address.hostname === location.hostname;

/** How an entry's page is framed. An error in `frame` affects only this entry. */
export function readFrame({ entry, frame }: PluginEntry, warn: Warn): FrameSettings {
  const { data, error } = PluginFrame.safeParse(frame ?? {});
  if (error !== undefined) warn(`its "frame" cannot be read: ${error.issues[0]?.path.join('.') ?? ''}`);
  const address = new URL(entry);
  const { sandbox = [], height = usualHeight } = data ?? {};
  const isRefused = sandbox.includes('allow-same-origin') && sharesCookies(address);
  if (isRefused) warn('it may not keep its origin: cookies of this site would be among its own');
  const tokens = sandbox.filter((token) => token !== 'allow-same-origin' || !isRefused);
  return {
    address: address.href,
    // A frame without its own origin has none.
    origin: tokens.includes('allow-same-origin') ? address.origin : 'null',
    sandbox: ['allow-scripts', ...tokens].join(' '),
    height,
  };
}
