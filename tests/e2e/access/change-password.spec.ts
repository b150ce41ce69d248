import { enter, expect, test } from '../../support/world.ts';

test('[ACC-90] [R-N22] the address that password managers know leads to the form, which says whose password it is', async ({
  page,
  world,
}) => {
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto('/.well-known/change-password');
  const form = page.getByRole('form', { name: 'Change password' });
  await expect(form).toBeVisible();
  await expect(form.locator('input[autocomplete=username]')).toHaveValue(user.login);
  await form.getByRole('checkbox').uncheck();
  await expect(form.getByRole('alert').filter({ hasText: 'stay logged in' })).toBeVisible();
});
