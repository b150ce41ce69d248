// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $siteConfig } from '@/entities/site';
import { open, press, type, ways } from '@/shared/testing';

import { SelfTestPage } from './page';

const helpLinks = {
  DE: [
    { kind: 'help', name: 'Check dein Spiel', url: 'https://help.example/de', phone: '0800 137 27 00' },
    { kind: 'register', name: 'OASIS', url: 'https://oasis.example' },
  ],
};
const openIn = (countryCode: string) =>
  open(<SelfTestPage />, { texts: ['limits', 'office'], values: [[$siteConfig, { countryCode, helpLinks }]] });
const answer = (question: number, worth: number) =>
  fireEvent.click(within(screen.getAllByRole('group')[question - 1]!).getAllByRole('radio')[worth]!);
const answerAll = (worths: number[]) => worths.forEach((worth, index) => answer(index + 1, worth));

test('[LIM-73] nothing is chosen before, and no result stands there before it is asked for', async () => {
  await openIn('DE');
  expect(screen.getAllByRole('group')).toHaveLength(9);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  answerAll(Array<number>(9).fill(1));
  expect(screen.queryByRole('status')).toBeNull();
});

test('[LIM-73] a missing answer is told; with the last one the result comes by itself', async () => {
  await openIn('DE');
  answerAll([0, 0, 0, 0, 0, 0, 0, 0]);
  await press('Show result');
  expect(screen.getByRole('status')).toHaveTextContent('Answer all the questions first.');
  answer(9, 0);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 27 points');
});

test.each([
  [[1, 1, 0, 0, 0, 0, 0, 0, 0], '2 of 27 points', 'A few warning signs.'],
  [[2, 2, 1, 0, 0, 0, 0, 0, 0], '5 of 27 points', 'Several signs that gambling is harming you.'],
  [[3, 3, 2, 0, 0, 0, 0, 0, 0], '8 of 27 points', 'Many signs that gambling is harming you.'],
])('[LIM-73] the answers %j: %s, in words, with the way to limits', async (worths, points, words) => {
  await openIn('DE');
  answerAll(worths);
  await press('Show result');
  expect(screen.getByRole('status')).toHaveTextContent(points);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(ways()).toContainEqual(['Set a limit or take a break', '/en/office/responsible']);
});

test('[LIM-73] the answers go nowhere, and are gone with the page', async () => {
  const { sent, scope, unmount } = await openIn('DE');
  answerAll(Array<number>(9).fill(3));
  await press('Show result');
  expect(sent()).toEqual([]);
  const { $answers } = await import('../model/test');
  expect(Object.keys(scope.getState($answers))).toHaveLength(9);
  unmount();
  expect(scope.getState($answers)).toEqual({});
});

test('[LIM-61] help of the visitor’s own country stands there, with a number that can be called', async () => {
  await openIn('de');
  expect(ways().slice(0, 3)).toEqual([
    ['Check dein Spiel', 'https://help.example/de'],
    ['0800 137 27 00', 'tel:08001372700'],
    ['Gambling Therapy', 'https://www.gamblingtherapy.org/'],
  ]);
  expect(ways()).toContainEqual(['OASIS', 'https://oasis.example']);
});

test('[LIM-61] another country can be chosen; without one there is the help of all', async () => {
  await openIn('DE');
  type('Country', '');
  expect(ways()[0]).toEqual(['Gambling Therapy', 'https://www.gamblingtherapy.org/']);
});
