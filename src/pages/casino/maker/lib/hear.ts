import { MakerWord } from '@contracts/makers';

type Heard = { frame: HTMLIFrameElement; origin: string; gone: AbortSignal; word: (word: MakerWord) => void };

/** Hears a frame of a maker. Messages of other windows and origins, and those out of the protocol, are ignored. Row AGG-03. */
export function hearMaker({ frame, origin, gone, word }: Heard): void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const { success, data } = MakerWord.safeParse(event.data);
    if (success) word(data);
  };
  addEventListener('message', hear, { signal: gone });
}
