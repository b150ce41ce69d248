/** The floor of a page on this stack: React, effector and one heading. */
import { createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const $title = createStore('One heading');
const Heading = () => createElement('h1', null, useUnit($title));

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(createElement(Provider, { value: fork(), children: createElement(Heading) }));
