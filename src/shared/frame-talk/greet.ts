import { FrameHello, frameProtocol } from '@contracts/frame-messages';

type Greeting = {
  iframe: HTMLIFrameElement;
  /** The origin that messages of the page must have; `null` as text for a page without an origin of its own. */
  origin: string;
  gone: AbortSignal;
  fail: (reason: string) => void;
  open: (port: MessagePort) => void;
};

/**
 * Waits for the framed page's hello and answers with one end of a channel, once. A page of another origin, and one that
 * replaces the first one, fails.
 */
export function greet({ iframe, origin, gone, fail, open }: Greeting): void {
  let isGreeted = false;
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source === null || source !== iframe.contentWindow) return;
    const hello = FrameHello.safeParse(data).data;
    if (from !== origin) fail(`It comes from ${from}, not from ${origin}`);
    else if (hello === undefined) return;
    else if (isGreeted) fail('Another page has come into its frame');
    else if (hello.version === frameProtocol) {
      isGreeted = true;
      const { port1, port2 } = new MessageChannel();
      const welcome = { openbook: 'frame', version: frameProtocol, type: 'welcome' };
      // A page without an origin can be addressed by no name. It is the one that has just spoken.
      iframe.contentWindow.postMessage(welcome, origin === 'null' ? '*' : origin, [port2]);
      open(port1);
    } else fail(`It speaks version ${hello.version} of frames, not ${frameProtocol}`);
  };
  addEventListener('message', hear, { signal: gone });

  let loads = 0;
  const loaded = () => {
    loads += 1;
    if (loads > 1) fail('It has gone to another page');
  };
  iframe.addEventListener('load', loaded, { signal: gone });
}
