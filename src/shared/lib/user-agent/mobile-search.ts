import type { DeviceClass } from './classify';
import { isForMobile } from './classify';

/**
 * Query for the mobile version of an address; it keeps all other parameters. Null where the visitor stays: a desktop, a
 * crawler, or an address that names its platform. Spec: shell §2.
 */
export function mobileSearch(device: DeviceClass, search: string): string | null {
  const query = new URLSearchParams(search);
  if (!isForMobile(device) || device.bot !== null || query.has('platform_type')) return null;
  query.set('platform_type', 'mobile');
  return `?${query.toString()}`;
}
