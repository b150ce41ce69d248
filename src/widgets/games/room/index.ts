export { Mode } from './ui/mode';
export { RefusalNote } from './ui/refusal-note';
export { RoomLayout } from './ui/room-layout';
export { RulesCard } from './ui/rules-card';
export { SessionStrip } from './ui/session-strip';
export { LogInFirst, Stopped } from './ui/stopped';
