// @vitest-environment jsdom
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import { serverMessage, tooMany } from '@contracts/error-codes';
import { letterMaximum } from '@contracts/letters';

import { enter, field, open, press, refusal, settle, type } from '../../../shared/office.testing';
import { letterSent } from '../model/letter';
import { WriteLetter } from './write-letter';

const call = 'POST /office-api/v1/ideas';
const letter = { id: 3, at: 1_790_000_000, text: 'Larger type' };
const onSent = vi.fn();
createWatch({ unit: letterSent, fn: ({ letter }) => void onSent(letter) });
const openWith = (answer: unknown) =>
  open(() => <WriteLetter path="/office-api/v1/ideas" label="Your idea" message="Somebody reads it" />, {
    [call]: answer,
  });

test('[OFFICE-11] a letter that arrived empties its field and says so', async () => {
  const { sent, told } = await openWith({ data: letter });
  expect(field('Your idea')).toHaveAttribute('maxlength', String(letterMaximum));
  type('Your idea', 'Larger type');
  await press('Send');
  expect(sent()).toEqual([[call, { text: 'Larger type' }]]);
  expect(told()).toEqual(['Sent. The reply will appear in your messages.']);
  expect(field('Your idea')).toHaveValue('');
  expect(onSent).toHaveBeenCalledExactlyOnceWith(letter);
});

test('[OFFICE-11] an empty letter is not sent', async () => {
  const { sent } = await openWith({ data: letter });
  type('Your idea', ' \n ');
  await enter('Your idea');
  expect(field('Your idea')).toHaveAccessibleDescription('Enter a message');
  expect(sent()).toEqual([]);
});

test.each([
  [
    'too many in an hour',
    refusal({ statusCode: 429, code: tooMany }),
    /^You have sent too many messages this hour\. Your text/,
  ],
  ['no answer', refusal({ statusCode: 0 }), /^Not sent\. Your text is still here/],
  ['a sentence of the server', refusal({ code: serverMessage, message: 'No links, please.' }), /^No links, please\.$/],
])('[OFFICE-11] %s: the text stays, and the page says why', async (_, answer, words) => {
  await openWith(answer);
  type('Your idea', 'Larger type');
  await enter('Your idea');
  expect(field('Your idea')).toHaveValue('Larger type');
  expect(field('Your idea')).toHaveAccessibleDescription(expect.stringMatching(words));
  expect(onSent).not.toHaveBeenCalled();
});

test('[OFFICE-11] two presses send one letter', async () => {
  const answer = Promise.withResolvers();
  const { sent } = await openWith(() => answer.promise);
  type('Your idea', 'Larger type');
  await enter('Your idea');
  await enter('Your idea');
  answer.resolve({ data: letter });
  await settle();
  expect(sent()).toHaveLength(1);
});
