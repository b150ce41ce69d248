import { sample } from 'effector';

import { PartnerAnswer } from '@contracts/partner';

import { createAsked } from '../../../../sdk/asked';
import { joining } from '../../../features/join-partners';
import { createTaking } from '../../../shared/taking';

export const path = '/office-api/v1/partner';

export const partner = createAsked(({ office }) => office.read(path, PartnerAnswer).then(({ data }) => data));
export const taking = createTaking(PartnerAnswer);

sample({ clock: [taking.done, joining.done], fn: ({ result }) => result, target: partner.changed });
