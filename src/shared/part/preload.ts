import { landed, trusted } from '@/shared/plugin-files';

type Hint = HTMLLinkElement | HTMLScriptElement;
const pinned = <T extends Hint>(element: T, integrity: string | undefined): T =>
  Object.assign(element, { crossOrigin: '', ...(integrity !== undefined && { integrity }) });

/** The browser gives a failed preload to whoever asks for the script next. An element that never runs takes it away. */
function forget(path: string, integrity: string | undefined): void {
  const script = pinned(document.createElement('script'), integrity);
  Object.assign(script, { src: trusted(path) });
  document.head.append(script);
  // A script that left its document before it loaded is not run.
  new Document().adoptNode(script);
}

let open = 0;
/** Is any script loading, of the host or of an app? */
export const arePreloading = (): boolean => open > 0;

/**
 * Asks for a script by the browser's own preload, which checks it: the module then runs from the same bytes, and
 * nothing is read twice. A module that failed would be remembered for as long as the document lives.
 */
export async function preload(path: string, integrity: string | undefined, patienceMs: number): Promise<void> {
  const link = pinned(document.createElement('link'), integrity);
  Object.assign(link, { rel: 'preload', as: 'script', href: path });
  open += 1;
  try {
    await landed(link, patienceMs, () => new Error(`${path} did not come`));
  } catch (error) {
    forget(path, integrity);
    throw error;
  } finally {
    open -= 1;
  }
}
