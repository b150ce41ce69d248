import { sample } from 'effector';

import { type Manager, ManagerAnswer } from '@contracts/letters';

import { createAsked } from '../../../../sdk/asked';
import { letterSent } from '../../../features/write-letter';

const path = '/office-api/v1/manager';
export const lettersPath = `${path}/letters`;

export const manager = createAsked(({ office }) => office.read(path, ManagerAnswer).then(({ data }) => data));

sample({
  clock: letterSent,
  source: manager.$data,
  filter: (known, sent) => known !== null && sent.path === lettersPath,
  fn: (known, { letter }) => {
    const { letters, ...rest } = known as Manager;
    return { ...rest, letters: [letter, ...letters] };
  },
  target: manager.changed,
});
