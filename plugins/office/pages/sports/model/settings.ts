import { OfficeSettingsAnswer } from '@contracts/office-settings';

import { createAsked } from '../../../../sdk/asked';

export const settings = createAsked(({ office }) => office.read('/office-api/v1/settings', OfficeSettingsAnswer));
