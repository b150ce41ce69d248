/** The picture of a game. It runs without an origin, in a frame of the page, and knows what the page tells it. */
import { frameProtocol, FrameWelcome } from '@contracts/frame-messages';
import { type GamePicture, PictureOrder, type PictureWord } from '@contracts/game-frame';
import { fixedColours } from '@contracts/game-motion';
import { factsOf } from '@contracts/games/facts';

import './picture.css';

type Drawer = {
  draw: (picture: GamePicture) => SVGElement;
  /** Starts what leads from the picture before to the one as it is drawn. */
  move?: (drawn: SVGElement, picture: GamePicture, ms: number, before: Element | null) => void;
};

/** Each picture is a file of its own. */
const drawers: Readonly<Record<GamePicture['game'], () => Promise<Drawer>>> = {
  dice: () => import('./number.ts'),
  'five-lines': () => import('./reels.ts'),
  mines: () => import('./mines.ts'),
  roulette: () => import('./roulette.ts'),
  wheel: () => import('./wheel.ts'),
  'peg-drop': () => import('./pegs.ts'),
  'hi-lo': () => import('./cards.ts'),
  keno: () => import('./keno.ts'),
  'sic-bo': () => import('./dice.ts'),
  baccarat: () => import('./cards.ts'),
  'lantern-tide': () => import('./reels.ts'),
  jacks: () => import('./cards.ts'),
  blackjack: () => import('./cards.ts'),
  'bingo-75': () => import('./bingo.ts'),
  scratch: () => import('./ticket.ts'),
  'comet-garden': () => import('./reels.ts'),
};

/** One end of the page's channel. */
const meet = (): Promise<MessagePort> =>
  new Promise((resolve) => {
    addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
      if (source === parent && port !== undefined && FrameWelcome.safeParse(data).success) resolve(port);
    });
    parent.postMessage({ openbook: 'frame', version: frameProtocol, type: 'hello' }, '*');
  });

async function show(picture: GamePicture): Promise<void> {
  const { draw, move } = await drawers[picture.game]();
  const { style } = document.documentElement;
  for (const [name, colour] of Object.entries({ ...fixedColours, ...picture.colours }))
    style.setProperty(`--${name}`, colour);
  const drawn = draw(picture);
  const before = document.body.firstElementChild;
  document.body.replaceChildren(drawn);
  if (picture.moves) move?.(drawn, picture, factsOf(picture.game).motionMs, before);
}

const port = await meet();
const say = (word: PictureWord) => port.postMessage(word);
/** Pictures come in the order in which they were told. */
let before = Promise.resolve();
port.onmessage = ({ data }: MessageEvent<unknown>) => {
  const order = PictureOrder.safeParse(data).data;
  if (order?.type === 'ping') say({ type: 'pong' });
  if (order?.type === 'show')
    before = before
      .then(() => show(order.picture))
      .then(
        () => say({ type: 'shown' }),
        () => say({ type: 'failed' }),
      );
};
