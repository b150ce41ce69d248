import type { Maintenance } from '@contracts/site';

/**
 * What the operator says about works on the site; every source is turned into this one form. Epoch ms, null where
 * unknown.
 */
export type MaintenanceWindow = {
  isActive: boolean;
  startsAt: number | null;
  endsAt: number | null;
  notifyFrom: number | null;
  notifyUntil: number | null;
};

const ms = (seconds: number | null) => (seconds === null ? null : seconds * 1000);

/** Reads the form of the configuration. Spec: shell §3. */
export const maintenanceOf = (record: Maintenance): MaintenanceWindow => ({
  isActive: record.isActive,
  startsAt: ms(record.started_at),
  endsAt: ms(record.ended_at),
  notifyFrom: ms(record.notify_started_at),
  notifyUntil: ms(record.notify_ended_at),
});

export const noMaintenance: MaintenanceWindow = {
  isActive: false,
  startsAt: null,
  endsAt: null,
  notifyFrom: null,
  notifyUntil: null,
};
