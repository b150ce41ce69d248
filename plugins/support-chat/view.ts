import type { FramedChatTexts } from '../../contracts/framed-chat.ts';
import { supportMaxima } from '../../contracts/support.ts';
import type { Talk } from './api.ts';

/** `note`: the key of a text that says what went wrong. */
export type Shown = {
  texts: FramedChatTexts;
  messages: Talk['messages'];
  note: 'failed' | 'gone' | null;
  isSending: boolean;
};

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...inside: (Node | string)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
}

const saying = (isOwn: boolean, who: string, text: string) => {
  const said = make('span', 'said', text);
  said.dir = 'auto';
  return make('p', isOwn ? 'own' : 'theirs', make('span', 'who', who), said);
};

/** Draws the chat once; what it returns draws what has changed. `send`: the visitor has written something. */
export function createView(send: (text: string) => void): (shown: Shown) => void {
  const title = make('h1', 'title');
  const log = make('div', 'log');
  log.setAttribute('role', 'log');
  // The keyboard scrolls only what it can reach.
  log.tabIndex = 0;
  const topics = make('div', 'topics');
  topics.setAttribute('role', 'group');
  const note = make('p', 'note');
  note.setAttribute('role', 'alert');
  const input = make('input', 'input');
  Object.assign(input, { type: 'text', autocomplete: 'off', maxLength: supportMaxima.message });
  const button = make('button', 'send');
  const form = make('form', 'compose', input, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.value.trim() !== '') send(input.value.trim());
  });
  document.body.append(make('main', 'chat', title, log, topics, note, form));

  let drawn = 0;
  return ({ texts, messages, note: problem, isSending }) => {
    title.textContent = texts.title;
    document.title = texts.title;
    log.ariaLabel = texts.title;
    log.replaceChildren(
      saying(false, texts.helper, texts.intro),
      ...messages.map(({ from, text }) => {
        const isOwn = from === 'visitor';
        return saying(isOwn, isOwn ? texts.you : texts.helper, text);
      }),
    );
    topics.ariaLabel = texts.topics;
    topics.replaceChildren(
      ...texts.questions.map((question) => {
        const topic = make('button', 'topic', question);
        topic.type = 'button';
        topic.addEventListener('click', () => send(question));
        return topic;
      }),
    );
    topics.hidden = messages.length > 0;
    note.textContent = problem === null ? '' : texts[problem];
    input.ariaLabel = texts.message;
    input.placeholder = texts.message;
    button.textContent = texts.send;
    button.ariaDisabled = String(isSending);
    if (messages.length > drawn) {
      if (drawn > 0 || !isSending) input.value = '';
      log.scrollTop = log.scrollHeight;
    }
    drawn = messages.length;
  };
}
