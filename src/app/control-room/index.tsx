import { useUnit } from 'effector-react';

import { ControlRoomPage } from '@/pages/control-room';

import { $pluginFaults } from '../plugin-care/faults';
import { $pluginSights } from './plugin-sights';

/** Gives the control room what only the app knows. */
export default function ControlRoom() {
  const [faults, sights] = useUnit([$pluginFaults, $pluginSights]);
  return <ControlRoomPage faults={faults} sights={sights} />;
}
