import type { World } from '../world/world.ts';

export type MailText =
  | 'code'
  | 'passwordreset'
  | 'activate'
  | 'activatefast'
  | 'accountverify'
  | 'stopnewsletter'
  | 'login'
  | 'guessed'
  | 'device'
  | 'credentials'
  | 'contact'
  | 'password'
  | 'payee'
  | 'factor'
  | 'taken';

/** Subject and first line by language. The value (a code, an address, a number) follows. */
const texts: Readonly<Record<string, Readonly<Record<MailText, string>>>> = {
  en: {
    code: 'Your code',
    passwordreset: 'Set a new password',
    activate: 'Activate your account',
    activatefast: 'Activate your account',
    accountverify: 'Confirm your e-mail',
    stopnewsletter: 'Stop the newsletter',
    login: 'Sign in',
    guessed: 'Somebody enters wrong codes for your account. If it is not you, set a new password. Wrong codes so far',
    device: 'Your account was opened on a new device. If it was not you, say so in the office under Security. Device',
    credentials: 'Your login and password',
    contact: 'Your account has another phone or e-mail now. If it was not you, write to the support at once. It is',
    password: 'Your account has a new password. If it was not you, write to the support at once. Account',
    payee:
      'Where your withdrawals go was changed. The first one leaves in 24 hours. If it was not you, write to the support at once. Now',
    factor:
      'A way to get into your account was added or removed. If it was not you, write to the support at once. It is',
    taken:
      'Somebody typed your e-mail or phone to open an account. You have one already: log in, or set a new password. If it was not you, there is nothing to do. Account',
  },
  ru: {
    code: 'Ваш код',
    passwordreset: 'Задайте новый пароль',
    activate: 'Активируйте счёт',
    activatefast: 'Активируйте счёт',
    accountverify: 'Подтвердите e-mail',
    stopnewsletter: 'Отписаться от рассылки',
    login: 'Вход',
    guessed: 'Кто-то вводит неверные коды для вашего счёта. Если это не вы, задайте новый пароль. Неверных кодов',
    device:
      'В ваш счёт вошли с нового устройства. Если это не вы, сообщите в кабинете в разделе «Безопасность». Устройство',
    credentials: 'Ваш логин и пароль',
    contact: 'У вашего счёта теперь другой телефон или e-mail. Если это не вы, сразу напишите в поддержку. Теперь это',
    password: 'У вашего счёта новый пароль. Если это не вы, сразу напишите в поддержку. Счёт',
    payee:
      'Изменены реквизиты для вывода. Первая выплата уйдёт через 24 часа. Если это не вы, сразу напишите в поддержку. Теперь',
    factor: 'Добавлен или удалён способ входа в ваш счёт. Если это не вы, сразу напишите в поддержку. Это',
    taken:
      'Кто-то указал ваш e-mail или телефон, чтобы открыть счёт. У вас он уже есть: войдите или задайте новый пароль. Если это не вы, делать ничего не нужно. Счёт',
  },
  es: {
    code: 'Tu código',
    passwordreset: 'Elige una contraseña nueva',
    activate: 'Activa tu cuenta',
    activatefast: 'Activa tu cuenta',
    accountverify: 'Confirma tu correo',
    stopnewsletter: 'Dejar de recibir el boletín',
    login: 'Entrar',
    guessed: 'Alguien introduce códigos erróneos para tu cuenta. Si no eres tú, cambia la contraseña. Códigos erróneos',
    device: 'Se ha entrado en tu cuenta desde un dispositivo nuevo. Si no has sido tú, avisa en Seguridad. Dispositivo',
    credentials: 'Tu usuario y contraseña',
    contact: 'Tu cuenta tiene ahora otro teléfono o correo. Si no has sido tú, escribe enseguida al soporte. Es',
    password: 'Tu cuenta tiene una contraseña nueva. Si no has sido tú, escribe enseguida al soporte. Cuenta',
    payee:
      'Ha cambiado el destino de tus retiradas. La primera saldrá en 24 horas. Si no has sido tú, escribe enseguida al soporte. Ahora',
    factor:
      'Se ha añadido o quitado una forma de entrar en tu cuenta. Si no has sido tú, escribe enseguida al soporte. Es',
    taken:
      'Alguien ha puesto tu correo o teléfono para abrir una cuenta. Ya tienes una: entra o elige una contraseña nueva. Si no has sido tú, no tienes que hacer nada. Cuenta',
  },
  pt: {
    code: 'O seu código',
    passwordreset: 'Defina uma nova senha',
    activate: 'Ative a sua conta',
    activatefast: 'Ative a sua conta',
    accountverify: 'Confirme o seu e-mail',
    stopnewsletter: 'Deixar de receber o boletim',
    login: 'Entrar',
    guessed: 'Alguém introduz códigos errados para a sua conta. Se não é você, defina uma nova senha. Códigos errados',
    device: 'A sua conta foi aberta num dispositivo novo. Se não foi você, avise em Segurança. Dispositivo',
    credentials: 'O seu login e a sua senha',
    contact: 'A sua conta tem agora outro telefone ou e-mail. Se não foi você, escreva logo ao suporte. É',
    password: 'A sua conta tem uma nova senha. Se não foi você, escreva logo ao suporte. Conta',
    payee:
      'O destino dos seus saques mudou. O primeiro sai em 24 horas. Se não foi você, escreva logo ao suporte. Agora',
    factor: 'Uma forma de entrar na sua conta foi adicionada ou removida. Se não foi você, escreva logo ao suporte. É',
    taken:
      'Alguém usou o seu e-mail ou telefone para abrir uma conta. Você já tem uma: entre ou defina uma nova senha. Se não foi você, não precisa fazer nada. Conta',
  },
  tr: {
    code: 'Kodunuz',
    passwordreset: 'Yeni bir şifre belirleyin',
    activate: 'Hesabınızı etkinleştirin',
    activatefast: 'Hesabınızı etkinleştirin',
    accountverify: 'E-postanızı onaylayın',
    stopnewsletter: 'Bülteni durdur',
    login: 'Giriş',
    guessed: 'Biri hesabınız için yanlış kod giriyor. Siz değilseniz yeni bir şifre belirleyin. Yanlış kod sayısı',
    device: 'Hesabınız yeni bir cihazda açıldı. Siz değilseniz Güvenlik bölümünde bildirin. Cihaz',
    credentials: 'Kullanıcı adınız ve şifreniz',
    contact: 'Hesabınızın telefonu veya e-postası değişti. Siz değilseniz hemen desteğe yazın. Yenisi',
    password: 'Hesabınızın şifresi değişti. Siz değilseniz hemen desteğe yazın. Hesap',
    payee: 'Çekimlerinizin gideceği yer değişti. İlki 24 saat sonra çıkar. Siz değilseniz hemen desteğe yazın. Yenisi',
    factor: 'Hesabınıza bir giriş yolu eklendi veya kaldırıldı. Siz değilseniz hemen desteğe yazın. Bu',
    taken:
      'Biri hesap açmak için e-postanızı veya telefonunuzu yazdı. Zaten bir hesabınız var: giriş yapın ya da yeni bir şifre belirleyin. Siz değilseniz bir şey yapmanız gerekmez. Hesap',
  },
  ar: {
    code: 'رمزك',
    passwordreset: 'عيّن كلمة مرور جديدة',
    activate: 'فعّل حسابك',
    activatefast: 'فعّل حسابك',
    accountverify: 'أكّد بريدك الإلكتروني',
    stopnewsletter: 'إيقاف النشرة البريدية',
    login: 'تسجيل الدخول',
    guessed: 'هناك من يُدخل رموزًا خاطئة لحسابك. إن لم تكن أنت، فعيّن كلمة مرور جديدة. عدد الرموز الخاطئة',
    device: 'فُتح حسابك على جهاز جديد. إن لم تكن أنت، فأخبرنا في قسم الأمان. الجهاز',
    credentials: 'اسم المستخدم وكلمة المرور',
    contact: 'لحسابك الآن هاتف أو بريد آخر. إن لم تكن أنت، فاكتب إلى الدعم فورًا. وهو',
    password: 'لحسابك كلمة مرور جديدة. إن لم تكن أنت، فاكتب إلى الدعم فورًا. الحساب',
    payee: 'تغيّرت وجهة سحوباتك. تخرج أول عملية بعد 24 ساعة. إن لم تكن أنت، فاكتب إلى الدعم فورًا. وهي الآن',
    factor: 'أُضيفت أو أُزيلت طريقة للدخول إلى حسابك. إن لم تكن أنت، فاكتب إلى الدعم فورًا. وهي',
    taken:
      'كتب شخص بريدك أو هاتفك ليفتح حسابًا. لديك حساب بالفعل: سجّل الدخول أو عيّن كلمة مرور جديدة. إن لم تكن أنت، فلا حاجة إلى فعل شيء. الحساب',
  },
};

/** Sends a message in the player's language. Spec: api §11. */
export function send(
  world: World,
  { to, text, language, value }: { to: string; text: MailText; language: string; value: string },
): void {
  const words = (texts[language] ?? texts.en)?.[text] ?? text;
  const at = Math.floor(world.clock.now() / 1000);
  world.deliver({ at, to, subject: words, text: `${words}: ${value}` });
}
