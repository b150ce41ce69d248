import { useUnit } from 'effector-react';

import { DebuggerPage } from '@/pages/debugger';

import { routeList } from '../router/route-list';
import { $guardTrace } from '../router/run-guards';

/** Gives the page what only the app knows. Not in a production build. */
export default function Debugger() {
  return <DebuggerPage routes={routeList} trace={useUnit($guardTrace)} />;
}
