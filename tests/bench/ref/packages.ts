/** The packages that every page on this stack needs, whole and without tree shaking. */
import * as effector from 'effector';
import * as effectorReact from 'effector-react';
import * as react from 'react';
import * as client from 'react-dom/client';

Object.assign(globalThis, { packages: [react, client, effector, effectorReact] });
