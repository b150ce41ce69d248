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

test('[REG-01] each way shows its own fields, and only ways that the site offers have a tab', async () => {
  const { form, calls } = setup();
  const ways = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(ways().slice(0, 5)).toEqual(['one_click', 'phone', 'email', 'full', 'social']);
  await userEvent.click(screen.getByRole('radio', { name: 'registration.way.phone' }));
  expect(calls).toContainEqual(['changeRegistration', { way: 'phone' }]);
  expect(screen.getByRole('textbox', { name: 'auth.phone.number' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'registration.way.full' }));
  expect(screen.getByLabelText('registration.repeat')).toHaveAttribute('type', 'password');
  form({ ways: ['email'] });
  expect(screen.queryByRole('radio', { name: 'registration.way.phone' })).toBeNull();
});

test('[REG-02] another site leads away; who came back from it fills in the rest', async () => {
  const { form } = setup();
  await userEvent.click(screen.getByRole('radio', { name: 'registration.way.social' }));
  expect(screen.getByRole('link', { name: 'Google' })).toHaveAttribute('href', '/oauth/google');
  expect(screen.queryByRole('button', { name: 'registration.submit' })).toBeNull();
  form({ social: { providers: [], from: 'Google' } });
  expect(screen.getByText('registration.social.from')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'registration.submit' })).toBeInTheDocument();
});

test('a press that was refused leads to the first wrong field, and typing does not move the focus', async () => {
  const { form } = setup();
  await userEvent.click(screen.getByRole('button', { name: 'registration.submit' }));
  form({ errors: { promo: 'field_error_promo', agreesTerms: 'terms_and_conditions' } });
  expect(screen.getByRole('textbox', { name: /registration.promo/ })).toHaveFocus();
  screen.getByRole('checkbox').focus();
  form({ errors: { promo: 'field_error_promo' } });
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

test('[REG-12] an address that looks mistyped is asked about once it is left, and taken by a press alone', async () => {
  const { calls } = setup();
  await userEvent.click(screen.getByRole('radio', { name: 'registration.way.email' }));
  const email = screen.getByRole('textbox', { name: 'registration.email' });
  await userEvent.type(email, 'alma@gmial.com');
  expect(screen.queryByRole('button', { name: 'alma@gmail.com' })).toBeNull();
  await userEvent.tab();
  const offer = screen.getByRole('button', { name: 'alma@gmail.com' });
  expect(offer.closest('[role=status]')).not.toBeNull();
  expect(email).toHaveValue('alma@gmial.com');
  await userEvent.click(offer);
  expect(calls.at(-1)).toEqual(['changeRegistration', { email: 'alma@gmail.com' }]);
  expect(email).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'alma@gmail.com' })).toBeNull();
});

test('[REG-12] how hard a password is to guess is told in words', async () => {
  setup();
  await userEvent.click(screen.getByRole('radio', { name: 'registration.way.email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'registration.email' }), 'kuznetsova@example.com');
  const password = screen.getByLabelText('registration.password');
  expect(password).toHaveAccessibleDescription('registration.passwordHint');
  const told = () => screen.getAllByRole('status').at(-1);
  for (const [typed, words] of [
    ['blue', 'registration.passwordHint'],
    ['password1', 'registration.strength.easy'],
    ['kuznetsova7', 'registration.strength.own'],
    ['blue7fox', 'registration.strength.fair'],
    ['river table 7 cloud', 'registration.strength.strong'],
  ] as const) {
    await userEvent.clear(password);
    await userEvent.type(password, typed);
    expect(told()).toHaveTextContent(words);
  }
});

test('[ACC-90] [R-N22] the form says whose password it is', async () => {
  setup();
  await userEvent.click(screen.getByRole('radio', { name: 'registration.way.email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'registration.email' }), 'alma@example.com');
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue('alma@example.com');
});
