export { Foot } from './ui/foot';
export { Mode } from './ui/mode';
export { RefusalNote, Stopped } from './ui/late-refusals';
export { LogInFirst } from './ui/log-in-first';
export { RoomLayout } from './ui/room-layout';
export { StakeField } from './ui/late-panel';
export { RulesCard } from './ui/rules-card';
export { SessionStrip } from './ui/session-strip';
