import { displayNames } from '@contracts/looks';
import { OfficeSettingsAnswer } from '@contracts/office-settings';

import { readChoices } from '@/entities/preferences';
import { createApiCall } from '@/shared/api';

/** PATCH settings of the office: all choices of this browser become the player's. What they did not choose is null. */
export const saveFx = createApiCall({
  request: () => {
    const chosen = readChoices();
    const value = Object.fromEntries(displayNames.map((name) => [name, chosen[name] ?? null]));
    return { method: 'PATCH', path: '/office-api/v1/settings', body: { name: 'display', value } };
  },
  contract: OfficeSettingsAnswer,
  mapData: () => true,
});
