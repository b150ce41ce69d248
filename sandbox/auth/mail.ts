import type { World } from '../world/index.ts';

type Text = 'code' | 'passwordreset' | 'activate' | 'activatefast' | 'accountverify' | 'stopnewsletter' | 'login';

/** Subject and first line by language; the value (a code or an address) follows. */
const texts: Readonly<Record<string, Readonly<Record<Text, string>>>> = {
  en: {
    code: 'Your code',
    passwordreset: 'Set a new password',
    activate: 'Activate your account',
    activatefast: 'Activate your account',
    accountverify: 'Confirm your e-mail',
    stopnewsletter: 'Stop the newsletter',
    login: 'Sign in',
  },
  ru: {
    code: 'Ваш код',
    passwordreset: 'Задайте новый пароль',
    activate: 'Активируйте счёт',
    activatefast: 'Активируйте счёт',
    accountverify: 'Подтвердите e-mail',
    stopnewsletter: 'Отписаться от рассылки',
    login: 'Вход',
  },
};

/** Nothing leaves the process: what a mailer would send lies in the mailbox of the world. Spec: api §11. */
export function send(
  world: World,
  { to, text, language, value }: { to: string; text: Text; language: string; value: string },
): void {
  const words = (texts[language] ?? texts.en)?.[text] ?? text;
  const at = Math.floor(world.clock.now() / 1000);
  world.mailbox.push({ at, to, subject: words, text: `${words}: ${value}` });
}
