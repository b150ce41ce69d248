// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import type { Security } from '@contracts/security';

import { waySet } from '../../../entities/security';
import { security } from '../../../entities/security/testing';
import { alerts, enter, field, isOff, open, refusal, type } from '../../../shared/office.testing';
import { SetQuestion } from './set-question';

const call = 'PUT /office-api/v1/security/question';
const onChanged = vi.fn();
createWatch({ unit: waySet, fn: onChanged });
const openWith = (backend: Record<string, unknown>, more: Partial<Security> = {}) =>
  open(() => <SetQuestion security={security(more)} onClose={() => undefined} />, backend);

test('[PROT-02] one of five questions is kept with its answer, by the password', async () => {
  const after = security({ question: 'street' });
  const { sent, told } = await openWith({ [call]: { data: after } });
  expect(field('Question')).toHaveFocus();
  expect(screen.getAllByRole('option')).toHaveLength(5);
  type('Question', 'street');
  type(/^Answer/, 'Abay');
  expect(isOff('Save question')).toBe(true);
  type('Current password', 'demo-1');
  await enter(/^Answer/);
  expect(sent()).toEqual([[call, { question: 'street', answer: 'Abay', password: 'demo-1' }]]);
  expect(told()).toEqual(['Question saved']);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(after);
});

test('[PROT-02] a question that is set guards itself: its answer goes along', async () => {
  const { sent } = await openWith({ [call]: { data: security() } }, { question: 'friend', hasPassword: false });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(field('Question')).toHaveValue('friend');
  type(/^Current answer: Who was your best childhood friend/, 'Bo');
  type(/^Answer(?! until)/, 'Cy');
  await enter(/^Answer(?! until)/);
  expect(sent()).toEqual([[call, { question: 'friend', answer: 'Cy', password: '', former: 'Bo' }]]);
});

test('[PROT-02] each refusal stands beside the field that it is about', async () => {
  const fields = { answer: 'office.wrong.answer', next: 'office.wrong.short', password: 'office.wrong.password' };
  await openWith({ [call]: refusal({ fields }) }, { question: 'job' });
  type(/^Current answer:/, 'x');
  type(/^Answer(?! until)/, 'y');
  type('Current password', 'z');
  await enter('Current password');
  expect(field(/^Current answer:/)).toHaveAccessibleDescription('Incorrect answer');
  expect(field(/^Answer(?! until)/)).toHaveAccessibleDescription('At least two characters');
  expect(field('Current password')).toHaveAccessibleDescription('Incorrect password');
  expect(onChanged).not.toHaveBeenCalled();
});

test('[PROT-02] without an answer of the backend the page says that nothing is kept', async () => {
  await openWith({ [call]: refusal({ statusCode: 0 }) });
  type(/^Answer/, 'Rex');
  type('Current password', 'demo-1');
  await enter(/^Answer/);
  expect(alerts()).toEqual([expect.stringContaining('Not saved')]);
  expect(field(/^Answer/)).toHaveValue('Rex');
});
