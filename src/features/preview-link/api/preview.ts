import { PreviewAnswer, type PreviewSubject } from '@contracts/preview';

import { createApiMutation } from '@/shared/api';

export const previewMutation = createApiMutation({
  request: (subject: PreviewSubject) => ({ method: 'POST', path: '/plugins-api/v1/room/previews', body: subject }),
  contract: PreviewAnswer,
  mapData: ({ data }) => data,
});
