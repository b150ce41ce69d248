import type { SiteConfig } from '@contracts/site';

/** Epoch ms, null where it is not known. */
export type MaintenanceWindow = { isActive: boolean; startsAt: number | null; endsAt: number | null };

const ms = (seconds: number | null) => (seconds === null ? null : seconds * 1000);

export const maintenanceOf = (config: SiteConfig | null): MaintenanceWindow => ({
  isActive: config?.maintenance.isActive ?? false,
  startsAt: ms(config?.maintenance.started_at ?? null),
  endsAt: ms(config?.maintenance.ended_at ?? null),
});
