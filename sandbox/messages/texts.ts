import type { Message } from './store.ts';

type Words = {
  limitTitle: string;
  limitText: string;
  limits: Readonly<Record<number, string>>;
  review: [string, string];
  device: [string, string];
  password: [string, string];
};

/** Names of the limits by the number on the wire. Nine: three kinds in three stretches of time. */
const named = (kinds: [stake: string, loss: string, deposit: string], times: [string, string, string]) =>
  Object.fromEntries(
    [1, 10, 20].flatMap((first, kind) =>
      times.map((time, index) => [first + index, `${kinds[kind] ?? ''} (${time})`] as const),
    ),
  );

const words: Readonly<Record<string, Words>> = {
  en: {
    limitTitle: '{{percent}} % of a limit is used',
    limitText: '{{limit}}: {{used}} of {{of}} used. At 100 % it stops you.',
    limits: named(['Stake limit', 'Loss limit', 'Deposit limit'], ['24 hours', '7 days', '1 month']),
    review: [
      'Do your limits still suit you?',
      'Six months have passed. Look at your limits and change them if you want to.',
    ],
    device: [
      'A new device opened your account',
      '{{device}}, address {{address}}. If it was not you, say so under Security.',
    ],
    password: ['Your password is another now', 'If it was not you who changed it, write to the support at once.'],
  },
  ru: {
    limitTitle: 'Использовано {{percent}} % лимита',
    limitText: '{{limit}}: использовано {{used}} из {{of}}. На 100 % он вас остановит.',
    limits: named(['Лимит ставок', 'Лимит потерь', 'Лимит пополнений'], ['24 часа', '7 дней', '1 месяц']),
    review: ['Лимиты всё ещё вам подходят?', 'Прошло полгода. Посмотрите на свои лимиты и измените их, если хотите.'],
    device: [
      'В ваш счёт вошли с нового устройства',
      '{{device}}, адрес {{address}}. Если это не вы, сообщите в разделе «Безопасность».',
    ],
    password: ['Пароль изменён', 'Если его изменили не вы, сразу напишите в поддержку.'],
  },
  es: {
    limitTitle: 'Has usado el {{percent}} % de un límite',
    limitText: '{{limit}}: {{used}} de {{of}} usados. Al 100 % te detiene.',
    limits: named(['Límite de apuestas', 'Límite de pérdidas', 'Límite de depósitos'], ['24 horas', '7 días', '1 mes']),
    review: [
      '¿Tus límites siguen siendo los adecuados?',
      'Han pasado seis meses. Revisa tus límites y cámbialos si quieres.',
    ],
    device: [
      'Un dispositivo nuevo ha abierto tu cuenta',
      '{{device}}, dirección {{address}}. Si no has sido tú, avisa en Seguridad.',
    ],
    password: ['Tu contraseña ha cambiado', 'Si no la has cambiado tú, escribe enseguida al soporte.'],
  },
  pt: {
    limitTitle: 'Você usou {{percent}} % de um limite',
    limitText: '{{limit}}: {{used}} de {{of}} usados. Com 100 % ele impede você.',
    limits: named(['Limite de apostas', 'Limite de perdas', 'Limite de depósitos'], ['24 horas', '7 dias', '1 mês']),
    review: ['Seus limites ainda servem?', 'Seis meses se passaram. Veja seus limites e mude-os se quiser.'],
    device: [
      'Um dispositivo novo abriu a sua conta',
      '{{device}}, endereço {{address}}. Se não foi você, avise em Segurança.',
    ],
    password: ['A sua senha foi alterada', 'Se não foi você, escreva logo ao suporte.'],
  },
  tr: {
    limitTitle: 'Bir limitin % {{percent}} kadarı kullanıldı',
    limitText: '{{limit}}: {{of}} içinden {{used}} kullanıldı. % 100 olunca sizi durdurur.',
    limits: named(['Bahis limiti', 'Kayıp limiti', 'Para yatırma limiti'], ['24 saat', '7 gün', '1 ay']),
    review: ['Limitleriniz hâlâ size uygun mu?', 'Altı ay geçti. Limitlerinize bakın ve isterseniz değiştirin.'],
    device: [
      'Hesabınız yeni bir cihazda açıldı',
      '{{device}}, adres {{address}}. Siz değilseniz Güvenlik bölümünde bildirin.',
    ],
    password: ['Şifreniz değişti', 'Değiştiren siz değilseniz hemen desteğe yazın.'],
  },
  ar: {
    limitTitle: 'استُخدم {{percent}} % من أحد الحدود',
    limitText: '{{limit}}: استُخدم {{used}} من {{of}}. عند 100 % يوقفك الحد.',
    limits: named(['حد الرهانات', 'حد الخسائر', 'حد الإيداع'], ['24 ساعة', '7 أيام', 'شهر واحد']),
    review: ['هل ما زالت حدودك تناسبك؟', 'مرت ستة أشهر. راجع حدودك وغيّرها إن أردت.'],
    device: ['فُتح حسابك على جهاز جديد', '{{device}}، العنوان {{address}}. إن لم تكن أنت، فأخبرنا في قسم الأمان.'],
    password: ['تغيّرت كلمة مرورك', 'إن لم تغيّرها أنت، فاكتب إلى الدعم فورًا.'],
  },
};

/** A message in a language: title and text. */
export function textOf(message: Message, language: string): { title: string; text: string } {
  const known = words[language] ?? words.en;
  if (known === undefined) return { title: '', text: '' };
  const filledWith = (text: string, values: Readonly<Record<string, string>>) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  if (message.kind !== 'limit') {
    const { kind, ...values } = message;
    const [title, text] = known[kind];
    return { title, text: filledWith(text, values) };
  }
  const { limitType, percent, used, of, iso } = message;
  const money = (sum: number) => `${new Intl.NumberFormat(language).format(sum)} ${iso}`;
  const values: Record<string, string> = {
    percent: String(percent),
    limit: known.limits[limitType] ?? '',
    used: money(used),
    of: money(of),
  };
  return { title: filledWith(known.limitTitle, values), text: filledWith(known.limitText, values) };
}

/** The name of a limit by its number on the wire; empty for one that has none. */
export const limitNameOf = (limitType: number, language: string): string =>
  (words[language] ?? words.en)?.limits[limitType] ?? '';
