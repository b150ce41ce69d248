import { OfficeSettingsAnswer } from '@contracts/office-settings';

import type { Favourites } from '@/entities/favourites/marks';
import { createApiCall } from '@/shared/api';

/** PATCH settings of the office: all favourites of this browser become the player's. */
export const saveFx = createApiCall({
  request: (value: Favourites) => ({
    method: 'PATCH',
    path: '/office-api/v1/settings',
    body: { name: 'favourites', value },
  }),
  contract: OfficeSettingsAnswer,
  mapData: () => true,
});
