import { expect, test } from 'vitest';

import { inOrder, readMedia } from './media';
import { addressOf } from './video-address';

const whole = {
  id: 'zone:7',
  type: 'zone',
  target: 'page',
  gameId: 7,
  sportId: 1,
  zoneId: 7,
  title: 'A – B',
  gameLink: '/home/live/1/1/7',
  autoClearable: true,
  isFloating: false,
};

test('[MEDIA-01] a media has its fields; its source is live where it does not say', () => {
  expect(readMedia(whole).media).toEqual({ ...whole, videoSourceType: 'LIVE', isRecommended: false });
  const record = { ...whole, videoSourceType: 'RECORD', isRecommended: true };
  expect(readMedia(record).media).toEqual(record);
});

test.each([
  ['a picture with its number', { type: 'zone', zoneId: 7 }, true],
  ['a picture without', { type: 'zone', zoneId: undefined }, false],
  ['a video with its number', { type: 'video', videoId: 'v7', zoneId: undefined }, true],
  ['a video without', { type: 'video', videoId: undefined, zoneId: 7 }, false],
  ['neither', { type: 'zone', zoneId: undefined, videoId: undefined }, false],
  ['a target of its own', { target: 'moon' }, false],
])('[MEDIA-02] %s', (_, part, isOpened) => {
  const { media, fault } = readMedia({ ...whole, ...part });
  expect([media !== null, fault === null]).toEqual([isOpened, isOpened]);
});

test('[MEDIA-07] recommended media come first, the others as they were opened', () => {
  const list = ['a', 'b', 'c'].map((id) => readMedia({ ...whole, id, isRecommended: id === 'c' }).media!);
  expect(inOrder(list).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test.each([
  ['of this site', { address: '/video/{videoId}.mp4' }, '/video/v%2F7.mp4?token=t%26'],
  ['with a query of its own', { address: '/video?id={videoId}' }, '/video?id=v%2F7&token=t%26'],
  ['of another site', { address: 'https://x.example/{videoId}' }, null],
  ['of another site without scheme', { address: '//x.example/{videoId}' }, null],
  ['without a place for the number', { address: '/video' }, null],
  ['that is none', undefined, null],
])('[MEDIA-08] the address of a video from a source %s', (_, source, expected) => {
  expect(addressOf(source, 'v/7', 't&')).toBe(expected);
});

test('[MEDIA-08] without a token no video is asked for', () => {
  expect(addressOf({ address: '/video/{videoId}' }, 'v7', null)).toBeNull();
});
