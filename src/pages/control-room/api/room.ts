import { RoomCheckAnswer, RoomPublishAnswer, RoomSiteAnswer, RoomStateAnswer } from '@contracts/control-room';
import { SitePublishedAnswer } from '@contracts/site-version';
import { z } from '@contracts/zod';

import { createApiMutation, createApiQuery } from '@/shared/api';

import type { Draft } from '../lib/draft';

const root = '/plugins-api/v1/room';
const nothing = z.unknown();

/** Has somebody signed in as an operator in this browser? */
export const roomQuery = createApiQuery({
  request: () => ({ path: root }),
  contract: RoomStateAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
});
export const siteQuery = createApiQuery({
  request: () => ({ path: `${root}/site` }),
  contract: RoomSiteAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
});
/** What a draft would change of what holds now. */
export const checkQuery = createApiQuery({
  request: (draft: Draft) => ({ method: 'POST', path: `${root}/site/check`, body: draft }),
  contract: RoomCheckAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
});

export const signInMutation = createApiMutation({
  request: (said: { name: string; token: string }) => ({ method: 'POST', path: `${root}/session`, body: said }),
  contract: nothing,
  mapData: () => null,
});
export const signOutMutation = createApiMutation({
  request: () => ({ method: 'DELETE', path: `${root}/session` }),
  contract: nothing,
  mapData: () => null,
});
export const publishMutation = createApiMutation({
  request: (said: { draft: Draft; base: number; reason: string }) => ({
    method: 'POST',
    path: `${root}/site/versions`,
    body: { ...said.draft, base: said.base, reason: said.reason },
  }),
  contract: RoomPublishAnswer,
  mapData: ({ data }) => data,
});
/** A second operator publishes what another proposed. */
export const approveMutation = createApiMutation({
  request: (id: number) => ({ method: 'POST', path: `${root}/site/proposals/${String(id)}/approve` }),
  contract: RoomPublishAnswer,
  mapData: ({ data }) => data,
});
/** Its author withdraws a proposal, another operator rejects it. */
export const rejectMutation = createApiMutation({
  request: (id: number) => ({ method: 'DELETE', path: `${root}/site/proposals/${String(id)}` }),
  contract: nothing,
  mapData: () => null,
});
export const undoMutation = createApiMutation({
  request: (base: number) => ({ method: 'POST', path: `${root}/site/undo`, body: { base } }),
  contract: SitePublishedAnswer,
  mapData: ({ data }) => data,
});
export const alarmMutation = createApiMutation({
  request: (id: number) => ({ method: 'POST', path: `${root}/alarms/${String(id)}/done` }),
  contract: nothing,
  mapData: (_, id) => id,
});
