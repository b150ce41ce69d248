/** The least that a page on this stack is made of: the packages as a whole, nothing shaken off. */
import * as effector from 'effector';
import * as effectorReact from 'effector-react';
import * as react from 'react';
import * as client from 'react-dom/client';

Object.assign(globalThis, { packages: [react, client, effector, effectorReact] });
