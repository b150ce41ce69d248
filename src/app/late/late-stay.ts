export { DailySummary } from '@/features/safety/read-play';
export { RealityCheck } from '@/features/safety/check-reality';
export { StayLink } from '@/widgets/session-strip';
