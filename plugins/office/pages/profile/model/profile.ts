import { ProfileAnswer } from '@contracts/profile';

import { createAsked } from '../../../../sdk/asked';

export const profile = createAsked(({ office }) => office.read('/office-api/v1/profile', ProfileAnswer));
