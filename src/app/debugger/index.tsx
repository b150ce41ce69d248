import { useUnit } from 'effector-react';

import { DebuggerPage } from '@/pages/debugger';

import { $pluginSights } from '../control-room/plugin-sights';
import { $pluginFaults } from '../plugin-care/faults';
import { routeList } from '../router/route-list';
import { $guardTrace } from '../router/run-guards';

/** Gives the debugger page what only the app knows. Production builds leave it out. */
export default function Debugger() {
  const [trace, faults, sights] = useUnit([$guardTrace, $pluginFaults, $pluginSights]);
  return <DebuggerPage routes={routeList} trace={trace} faults={faults} sights={sights} />;
}
