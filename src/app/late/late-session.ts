import '@/features/access/hear-session-end';
import '@/features/safety/read-session';
import '@/features/safety/say-goodbye';

export { DailySummary } from '@/features/safety/read-play';
export { RealityCheck } from '@/features/safety/check-reality';
export { SessionStrip, StayLink } from '@/widgets/session-strip';
