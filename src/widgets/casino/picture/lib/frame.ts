import { type GamePicture, type PictureOrder, PictureWord } from '@contracts/game-frame';

import { createQuota, followPulse, followSight, greet } from '@/shared/frame-talk';

/** So long may a picture take to come, ms. */
const comesWithinMs = 5000;

type Frame = {
  iframe: HTMLIFrameElement;
  gone: AbortSignal;
  /** The last message is drawn. */
  shown: () => void;
  /** It is silent, floods, went elsewhere, or says what no picture says. For the log. */
  ended: (why: string) => void;
};

/**
 * The page's side of a picture in a frame without an origin. It only tells: nothing of a round, a stake or a payout is ever
 * asked of the frame. Gives what shows another picture. Row CAS-03.
 */
export function openFrame({ iframe, gone, shown, ended }: Frame): (picture: GamePicture) => void {
  let [told, port]: [GamePicture | null, MessagePort | null] = [null, null];
  const say = (order: PictureOrder) => port?.postMessage(order);
  const fail = (why: string) => {
    port?.close();
    if (!gone.aborted) ended(why);
  };
  const late = setTimeout(() => fail('It does not come'), comesWithinMs);
  gone.addEventListener('abort', () => clearTimeout(late), { once: true });
  const isVisible = followSight(iframe, gone, () => undefined);
  const quota = createQuota({ warn: () => undefined, fail });
  greet({
    iframe,
    gone,
    fail,
    origin: 'null',
    open: (own) => {
      port = own;
      const alive = followPulse({ isVisible, gone, ask: () => say({ type: 'ping' }), fail: () => fail('It hangs') });
      own.onmessage = ({ data }: MessageEvent<unknown>) => {
        alive();
        if (!quota.takesMessage()) return;
        const word = PictureWord.safeParse(data).data;
        if (word === undefined) fail('It says what no picture says');
        else if (word.type === 'failed') fail('It cannot draw');
        else if (word.type === 'shown') {
          clearTimeout(late);
          shown();
        }
      };
      if (told !== null) say({ type: 'show', picture: told });
    },
  });
  return (picture) => {
    told = picture;
    say({ type: 'show', picture });
  };
}
