import { PublishAnswer, PublishRequest } from '../plugin-publish.ts';
import { call, type Operation } from './call.ts';

const publish = call('plugins', 'publisher');
export const pluginCalls: readonly Operation[] = [
  publish('publishPlugin', 'post', '/plugins-api/v1/apps/{id}/{version}', 'Publish a version of a remote app', {
    body: PublishRequest,
    answers: { 201: PublishAnswer },
    refusals: [1, 401, 404, 409, 413, 429],
  }),
];
