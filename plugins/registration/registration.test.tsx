// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { createTestHost } from '../sdk/testing';
import { Registration } from './registration';

let leave: () => void;
afterEach(() => act(() => leave()));

function setup() {
  const place = document.body.appendChild(document.createElement('div'));
  const test = createTestHost();
  act(() => {
    leave = createReactPlugin(Registration)(place, test.host);
  });
  return { ...test, form: (news: Parameters<typeof test.form>[0]) => act(() => test.form(news)) };
}

test('[PLUG-23] the form tells the host what is filled in and that it is sent', async () => {
  const { calls } = setup();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('radio', { name: 'registration.bonus.2' }));
  await userEvent.type(screen.getByRole('textbox', { name: /registration.promo/ }), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'registration.submit' }));
  expect(calls).toEqual([
    ['ready'],
    ['changeRegistration', { agreesTerms: true }],
    ['changeRegistration', { bonus: 2 }],
    ['changeRegistration', { promo: 'a' }],
    ['submitRegistration'],
  ]);
});

test('[REG-16] [PLUG-23] an error of the host stands beside its field, a refusal below the form', () => {
  const { form } = setup();
  form({ errors: { agreesTerms: 'terms_and_conditions', promo: 'field_error_promo' } });
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('terms_and_conditions');
  expect(screen.getByRole('textbox', { name: /registration.promo/ })).toHaveAccessibleDescription(/field_error_promo/);
  form({ errors: {}, failure: 'registration.error.refused' });
  expect(screen.getByRole('checkbox')).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('registration.error.refused').closest('[role=alert]')).not.toBeNull();
});

test('[PLUG-23] without countries and currencies there is no form; they can be asked for again', async () => {
  const { form, calls } = setup();
  form({ choices: 'loading' });
  expect(screen.getByRole('status', { name: 'registration.loading' })).toBeInTheDocument();
  form({ choices: 'failed' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'main.retry' }));
  expect(calls).toContainEqual(['askRegistrationAgain']);
});

test('[PLUG-23] a site without a page of the terms links none', () => {
  const { form } = setup();
  expect(screen.getByRole('link', { name: 'registration.readTerms' })).toHaveAttribute('target', '_blank');
  form({ termsPath: null });
  expect(screen.queryByRole('link')).toBeNull();
});
