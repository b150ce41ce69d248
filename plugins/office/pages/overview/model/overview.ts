import { OverviewAnswer } from '@contracts/overview';

import { createAsked } from '../../../../sdk/asked';

export const overview = createAsked(({ office }) => office.read('/office-api/v1/overview', OverviewAnswer));
