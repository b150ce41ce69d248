/** From a visitor to a player whose win is on their own bank account: every wing of the house once, in one go. */
import { payTexts } from '../../../sandbox/psp/pay-texts.ts';
import { photo } from '../../support/photo.ts';
import { watchSecrets } from '../../support/secrets.ts';
import { textsOf } from '../../support/texts.ts';
import { agePayees, expect, odds, test } from '../../support/world.ts';

const groups = ['registration', 'cashier', 'coupon', 'withdraw', 'verification', 'statement', 'section'] as const;
/** A text with its values left out, for a name that holds them. */
const around = (text: string) =>
  new RegExp(
    text
      .split(/{{\w+}}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );

for (const { language, width } of [
  { language: 'en', width: 1366 },
  { language: 'ar', width: 390 },
]) {
  test.describe(`in ${language}`, () => {
    // The provider has no page in Arabic: there it speaks as the payer's browser does.
    test.use({ locale: language });
    test(
      `[BOOT-04] [ACC-11] [PAY-09] a visitor registers, sets a limit, pays by card, wins, shows who they are and is paid (${language}, ${String(width)} px)`,
      { tag: '@core' },
      async ({ page, world }) => {
        test.setTimeout(180_000);
        const t = textsOf(language, ...groups);
        const provider = payTexts(language);
        const main = page.getByRole('main');
        const button = (key: string) => main.getByRole('button', { name: around(t(key)) });
        const region = (key: string) => main.getByRole('region', { name: around(t(key)) });
        await page.setViewportSize({ width, height: 850 });
        await world.simulator({ run: false });
        await world.configure({ config: { fatmanApiKey: 'key-1', isFatmanAnalyticsAvailable: true } });
        await page.addInitScript(() =>
          localStorage.setItem('openbook.cookiesAgree', JSON.stringify({ type: 1, statistics: true })),
        );
        const look = watchSecrets(page, world, [
          ...['4000002760003184', 'ANNEXAMPLE', '60161331926819'],
          ...['sunny-days-1', 'whole.way@example.com'],
        ]);
        const [live] = await world.liveMatches(language);
        const { match, home } = live!;

        await page.goto(`/${language}/registration`);
        await main.getByRole('radio', { name: t('registration.way.email'), exact: true }).check();
        await main.getByRole('textbox', { name: t('registration.email') }).fill('whole.way@example.com');
        await main.getByLabel(t('registration.password'), { exact: true }).fill('sunny-days-1');
        await main.getByRole('checkbox').check();
        await button('registration.submit').click();

        // The way to money leads past the limits.
        await main.getByRole('link', { name: t('registration.next.toDeposit') }).click();
        await main.getByRole('textbox', { name: t('cashier.period.week') }).fill('200');
        await button('cashier.limit.set').click();
        await main.getByRole('radio', { name: new RegExp(`^${t('cashier.method.card')}`) }).check();
        await main.getByRole('textbox', { name: t('cashier.amount') }).fill('50');
        await button('cashier.press').click();
        await main.getByRole('link', { name: t('cashier.card.go') }).click();
        const card = (name: string) => page.getByRole('textbox', { name });
        await card(provider.number).fill('4000 0027 6000 3184');
        await card(provider.expiry).fill('12/40');
        await card(provider.code).fill('987');
        await card(provider.holder).fill('ANN EXAMPLE');
        await page.getByRole('button', { name: new RegExp(`^${provider.pay}`) }).click();
        await page.getByRole('button', { name: provider.yes }).click();
        await expect(region('cashier.number').getByRole('status')).toContainText(t('cashier.state.succeeded'));

        await page.goto(`/${language}/home/live`);
        await odds(page, match, match.opp1.name).click();
        const slip = page.getByRole('complementary', { name: t('coupon.title') });
        if (width < 600) await slip.getByRole('button', { name: around(t('coupon.bar.bets_one')) }).click();
        const sheet = width < 600 ? page.getByRole('dialog') : slip;
        await sheet.getByRole('textbox', { name: t('coupon.stake') }).fill('40');
        await sheet.getByRole('button', { name: around(t('coupon.place.sum')) }).click();
        await expect(sheet.getByText(t('coupon.accepted.title'))).toBeVisible();
        await world.simulator({ gameId: match.id, do: 'settle', results: { [home.id]: 1 } });

        // What came by card goes back to the card, the rest to their own bank account.
        await page.goto(`/${language}/office/deduce`);
        await region('withdraw.bank.title').getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
        await button('withdraw.bank.keep').click();
        await expect(region('withdraw.bank.title')).toContainText('GB •• 6819');
        await agePayees(page, world);
        await main.getByRole('textbox', { name: t('cashier.amount') }).fill('60');
        await button('withdraw.press').click();
        const withdrawals = region('withdraw.number');
        await expect(withdrawals).toHaveCount(2);
        await world.control('POST', 'clock', { advance: 20 });
        await withdrawals
          .getByRole('link', { name: t('withdraw.verify') })
          .first()
          .click();

        await button('verification.specimen').click();
        const file = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo(200_000)) };
        await page.getByLabel(t('verification.file')).setInputFiles(file);
        await button('verification.send').click();
        await expect(region('verification.documents').getByRole('listitem')).toHaveCount(1);
        await world.control('POST', 'clock', { advance: 10 });
        await expect(main.getByText(t('verification.status.verified'))).toBeVisible();

        await page.goto(`/${language}/office/deduce`);
        await world.control('POST', 'clock', { advance: 180 });
        for (const withdrawal of await withdrawals.all())
          await expect(withdrawal.getByRole('status')).toContainText(t('withdraw.text.received'));
        const { places, collected } = await look();
        expect(places).toEqual([]);
        expect(collected).toBeGreaterThan(0);
      },
    );
  });
}
