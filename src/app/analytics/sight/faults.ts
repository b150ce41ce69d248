import { framesOf } from './names';

export type Fault = { kind: 'error'; name: string; frames: string[] } | { kind: 'part'; name: string };

function faultOf(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null;
  const frames = framesOf(error.stack ?? '');
  // Without a file of ours it is of an extension of the browser, or of nobody. Apps have a beacon of their own.
  if (frames[0] === undefined || frames[0].startsWith('plugins/')) return null;
  return { kind: 'error', name: error.name.replaceAll(/[^a-z]/gi, '').slice(0, 40) || 'Error', frames };
}

/** What `shared/part` writes of late code. The effect itself is in the first file, and to name it there costs bytes that it has not. */
const partWords = /^The part "([\w ]{1,60})" did not come$/;

/**
 * Hears what the host throws: past every boundary, in a promise that nobody heeds, and what a boundary caught, which ends in the
 * console and nowhere else; and late code that did not come. Each once, and without its message (decision D-1063).
 */
export function hearFaults(heard: (fault: Fault) => void): void {
  const told = new Set<string>();
  const tell = (fault: Fault | null) => {
    if (fault === null) return;
    const key = `${fault.name} ${fault.kind === 'error' ? String(fault.frames[0]) : ''}`;
    if (told.has(key)) return;
    told.add(key);
    heard(fault);
  };
  addEventListener('error', ({ error }) => tell(faultOf(error)));
  addEventListener('unhandledrejection', ({ reason }) => tell(faultOf(reason)));
  const write = console.error;
  console.error = (...words: unknown[]) => {
    write(...words);
    const [, part] = (typeof words[0] === 'string' ? partWords.exec(words[0]) : null) ?? [];
    if (part === undefined) for (const word of words) tell(faultOf(word));
    else tell({ kind: 'part', name: part });
  };
}
