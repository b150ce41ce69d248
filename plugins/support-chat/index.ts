/** The page of the support chat. It runs on an origin of its own and knows of the site what its host tells. */
import { connectFrame, type FrameState } from '../sdk/frame.ts';
import { beginTalk, readTalk, readTexts, sendMessage } from './api.ts';
import { createView, type Shown } from './view.ts';
import './chat.css';

const host = await connectFrame();

let shown: Shown | null = null;
let talk: string | null = null;
let language = '';

const draw = createView((text) => void send(text));
const show = (change: Partial<Shown>) => {
  if (shown === null) return;
  shown = { ...shown, ...change };
  draw(shown);
};

/** The words come from the page's own server, in the language of the site. */
async function follow(state: FrameState): Promise<void> {
  const { dataset } = document.documentElement;
  [dataset.theme, dataset.size] = [state.theme, state.fontSize];
  if (state.language === language) return;
  language = state.language;
  const texts = await readTexts(state.language);
  // Another language may have come meanwhile.
  if (language !== state.language) return;
  [document.documentElement.lang, document.documentElement.dir] = [state.locale, state.direction];
  if (shown === null) shown = { texts, messages: [], note: null, isSending: false };
  show({ texts });
}

/** A talk that was begun in this visit goes on. */
async function resume({ kept }: FrameState): Promise<void> {
  if (kept === null) return;
  const messages = (await readTalk(kept))?.messages;
  if (messages === undefined) show({ note: 'gone' });
  else {
    talk = kept;
    show({ messages });
  }
}

async function send(text: string): Promise<void> {
  if (shown === null || shown.isSending) return;
  show({ isSending: true, note: null });
  try {
    talk ??= await beginTalk();
    host.keep(talk);
    const answer = await sendMessage(talk, text, language);
    if (answer === null) {
      talk = null;
      show({ isSending: false, messages: [], note: 'gone' });
    } else show({ isSending: false, messages: answer.messages });
  } catch {
    show({ isSending: false, note: 'failed' });
  }
}

host.subscribe((state) => void follow(state).catch(() => undefined));
await follow(host.state()).catch(() => host.fail('Its words did not come'));
await resume(host.state()).catch(() => show({ note: 'failed' }));
host.ready();
