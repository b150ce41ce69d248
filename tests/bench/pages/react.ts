/** The smallest page on this stack: React, effector and one heading. */
import { createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const $title = createStore('One heading');
const Heading = () => createElement('h1', null, useUnit($title));

/** A button whose press changes one state and nothing else. */
function Press() {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count % 2);
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    createElement(Provider, {
      value: fork(),
      children: [createElement(Heading, { key: 'heading' }), createElement(Press, { key: 'press' })],
    }),
  );
