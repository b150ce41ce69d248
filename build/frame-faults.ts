import { frameOrigin, isOrigin } from '../contracts/frame-origin.ts';
import type { PluginEntry } from '../contracts/plugin.ts';
import { PluginFrame } from '../contracts/plugin-frame.ts';
import type { ManifestFault } from './manifest-faults.ts';

const originAdvice =
  'Write "frameOrigins": ["https://chat.example"] beside "plugins": whole origins, no paths, no patterns.';

/** Origins of the list that are none. */
export function originFaults(listed: unknown): ManifestFault[] {
  if (listed === undefined) return [];
  if (!Array.isArray(listed)) return [{ path: '$.frameOrigins', fault: 'is no list', advice: originAdvice }];
  return (listed as unknown[]).flatMap((origin, index) =>
    typeof origin === 'string' && isOrigin(origin)
      ? []
      : [{ path: `$.frameOrigins[${String(index)}]`, fault: 'is no origin', advice: originAdvice }],
  );
}

/** Reasons that keep a framed app from its place, or from its texts for screen readers. */
export function frameFaults(entry: PluginEntry, base: string, listed: unknown): ManifestFault[] {
  const say = (field: string, fault: string, advice: string) => [{ path: `${base}.${field}`, fault, advice }];
  const { error } = PluginFrame.safeParse(entry.frame ?? {});
  return [
    ...(frameOrigin(entry, Array.isArray(listed) ? (listed as string[]) : []) === null
      ? say('entry', `"${entry.entry}" is of no listed origin`, originAdvice)
      : []),
    ...(entry.title === undefined
      ? say('title', 'is not there', 'A frame has a name for who cannot see it: the key of a text, or the text.')
      : []),
    ...(error === undefined
      ? []
      : say(
          'frame',
          'cannot be read',
          '{ "sandbox": ["allow-forms", "allow-popups"], "height": px, { "min", "max" } or "fill" }.',
        )),
  ];
}
