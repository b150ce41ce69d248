import type { PluginHost, PluginModule } from '@sdk';

import type { PluginEntry } from '@contracts/plugin';

import { greet } from '@/shared/frame-talk';
import { logWarning } from '@/shared/lib/logger';

import * as css from './frame.css';
import { hearRefusal } from './hear-refusal';
import { readFrame, type Warn } from './read-frame';
import { talk } from './talk';

/** Makes a line of the log. */
type Line = (entry: PluginEntry, phase: 'run', text: string) => string;

/** Sets how high a frame is. `resize`: the page asks for its own height and gets a height within the bounds. */
function sized(iframe: HTMLIFrameElement, height: ReturnType<typeof readFrame>['height'], warn: Warn) {
  const set = (value: number) => (iframe.style.blockSize = `${value}px`);
  if (height === 'fill') iframe.style.blockSize = '100%';
  else set(typeof height === 'number' ? height : height.min);
  return (asked: number) => {
    if (typeof height === 'object') set(Math.min(height.max, Math.max(height.min, Math.ceil(asked))));
    else warn('it may not choose its height: "frame.height" has no bounds');
  };
}

/** A title is the key of a text, or the text itself. */
function titleOf({ id, title = id }: PluginEntry, { scope, $t }: PluginHost): string {
  const text = scope.getState($t)(title);
  return /[\p{L}\p{N}]/u.test(text) ? text : title;
}

/**
 * The app of an entry of the kind `frame`: a page of another origin in a sandbox. It fails and is removed like every
 * other app. Row PLUG-17.
 */
export const createFrame = (entry: PluginEntry, line: Line): PluginModule => ({
  id: entry.id,
  mount(element, host) {
    const warn = (text: string) => logWarning(line(entry, 'run', text));
    const { address, origin, sandbox, height } = readFrame(entry, warn);
    const iframe = document.createElement('iframe');
    iframe.className = css.frame;
    iframe.setAttribute('sandbox', sandbox);
    iframe.title = titleOf(entry, host);
    const fail = (reason: string) => host.fail(new Error(reason));
    const resize = sized(iframe, height, warn);
    hearRefusal({ origin: new URL(address).origin, gone: host.gone, fail });
    greet({
      iframe,
      origin,
      gone: host.gone,
      fail,
      open: (port) => talk({ id: entry.id, iframe, host, port, resize, warn, fail }),
    });
    iframe.src = address;
    element.append(iframe);
    return () => iframe.remove();
  },
});
