import { $slots } from '@/entities/plugin';

/** Ways on from a deposit. A site that has switched the consultant's app off offers none. Rows LIM-48, PLUG-24, QUERY-09. */
export const $links = $slots.map((slots) => [
  ['cashier.timeOut', '/office/responsible'] as const,
  ...(slots?.['payment-consultant']?.shown[0] === undefined
    ? []
    : [['cashier.consultant', '/office/recharge?payment_consultant=1'] as const]),
]);
