import * as room from '../control-room.ts';
import { PublishAnswer, PublishRequest } from '../plugin-publish.ts';
import { PreviewAnswer, PreviewSubject } from '../preview.ts';
import { SitePublishedAnswer } from '../site-version.ts';
import { call, none, type Operation } from './call.ts';

const publish = call('plugins', 'publisher');
/** By the right plugins.read, and all but the first three by the session of an operator. */
const inRoom = call('plugins', 'player');
export const pluginCalls: readonly Operation[] = [
  publish('publishPlugin', 'post', '/plugins-api/v1/apps/{id}/{version}', 'Publish a version of a remote app', {
    body: PublishRequest,
    answers: { 201: PublishAnswer },
    refusals: [1, 401, 404, 409, 413, 429],
  }),
  inRoom('roomState', 'get', '/plugins-api/v1/room', 'Who has signed in as an operator in this browser', {
    answers: { 200: room.RoomStateAnswer },
    refusals: [401, 403],
  }),
  inRoom('roomSignIn', 'post', '/plugins-api/v1/room/session', 'Sign in to the control room as an operator', {
    body: room.RoomSignInRequest,
    answers: none,
    refusals: [1, 401, 403, 404, 429],
  }),
  inRoom('roomSignOut', 'delete', '/plugins-api/v1/room/session', 'Sign out of the control room', {
    answers: none,
    refusals: [401, 403],
  }),
  inRoom('roomSite', 'get', '/plugins-api/v1/room/site', 'What the site says of its apps, and who published it', {
    answers: { 200: room.RoomSiteAnswer },
    refusals: [401, 403],
  }),
  inRoom('roomCheck', 'post', '/plugins-api/v1/room/site/check', 'What a draft would change, and what forbids it', {
    body: room.RoomCheckRequest,
    answers: { 200: room.RoomCheckAnswer },
    refusals: [1, 401, 403],
  }),
  inRoom('roomPublish', 'post', '/plugins-api/v1/room/site/versions', 'Publish a draft', {
    body: room.RoomPublishRequest,
    answers: { 201: room.RoomPublishAnswer, 202: room.RoomPublishAnswer },
    refusals: [1, 401, 403, 409],
  }),
  inRoom('roomApprove', 'post', '/plugins-api/v1/room/site/proposals/{id}/approve', 'Publish what another proposed', {
    answers: { 201: room.RoomPublishAnswer },
    refusals: [1, 401, 403, 404, 409],
  }),
  inRoom('roomReject', 'delete', '/plugins-api/v1/room/site/proposals/{id}', 'Withdraw or reject a proposal', {
    answers: none,
    refusals: [401, 403, 404],
  }),
  inRoom('roomUndo', 'post', '/plugins-api/v1/room/site/undo', 'The values before the last version', {
    body: room.RoomUndoRequest,
    answers: { 201: SitePublishedAnswer },
    refusals: [1, 401, 403, 409],
  }),
  inRoom(
    'roomPreview',
    'post',
    '/plugins-api/v1/room/previews',
    'A link that shows one visitor what is not published',
    {
      body: PreviewSubject,
      answers: { 201: PreviewAnswer },
      refusals: [1, 401, 403, 404],
    },
  ),
  inRoom('roomAlarmDone', 'post', '/plugins-api/v1/room/alarms/{id}/done', 'A failure with money is dealt with', {
    answers: none,
    refusals: [401, 403, 404],
  }),
];
