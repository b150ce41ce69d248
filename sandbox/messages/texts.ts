import { codedWire } from '../../contracts/money-text.ts';
import { largestBalance, largestStake } from '../../contracts/protection/index.ts';
import { paymentTextOf } from './payment-texts.ts';
import type { Message } from './store.ts';

type Words = {
  limitTitle: string;
  limitText: string;
  limits: Readonly<Record<number, string>>;
  review: [string, string];
  device: [string, string];
  password: [string, string];
  passwordKept: [string, string];
  request: [string, string];
  manager: [string, string];
  idea: [string, string];
  contact: Readonly<Record<'phone' | 'email', [string, string]>>;
  document: Readonly<Record<'passed' | 'passedOther' | 'waiting_for_you' | 'rejected' | 'expired', [string, string]>>;
};

/** Names of the limits by the number on the wire: three kinds in three stretches of time, and two that look at none. */
const named = (
  kinds: [stake: string, loss: string, deposit: string],
  times: [string, string, string],
  [stake, balance]: [stake: string, balance: string],
) => ({
  ...Object.fromEntries(
    [1, 10, 20].flatMap((first, kind) =>
      times.map((time, index) => [first + index, `${kinds[kind] ?? ''} (${time})`] as const),
    ),
  ),
  ...{ [largestStake]: stake, [largestBalance]: balance },
});

const words: Readonly<Record<string, Words>> = {
  en: {
    limitTitle: '{{percent}} % of a limit is used',
    limitText: '{{limit}}: {{used}} of {{of}} used. At 100 % it stops you.',
    limits: named(
      ['Stake limit', 'Loss limit', 'Deposit limit'],
      ['24 hours', '7 days', '1 month'],
      ['Largest single stake', 'Largest balance'],
    ),
    review: [
      'Do your limits still suit you?',
      'Six months have passed. Look at your limits and change them if you want to.',
    ],
    device: [
      'A new device opened your account',
      '{{device}}, address {{address}}. If it was not you, say so under Security.',
    ],
    password: ['Your password is another now', 'If it was not you who changed it, write to the support at once.'],
    passwordKept: [
      'Your password is another now, other devices stay logged in',
      'Devices that were logged in before need no password. If one of them is not yours, log it out under Security.',
    ],
    request: ['Your request {{number}} is answered', 'Open Payment requests to read the answer.'],
    manager: ['Your manager has answered', '{{answer}}'],
    idea: ['Your idea has an answer', '{{answer}}'],
    contact: {
      phone: ['Your phone is confirmed', 'If it was not you, write to the support at once.'],
      email: ['Your e-mail is confirmed', 'If it was not you, write to the support at once.'],
    },
    document: {
      passed: ['Your document is accepted', 'You are verified. Withdrawals that waited for it go on.'],
      passedOther: ['Your document is accepted', 'Withdrawals that waited for it go on.'],
      waiting_for_you: [
        'Your document needs something from you',
        'Open Verification: the document says what is missing.',
      ],
      rejected: ['Your document is refused', 'Open Verification: the document says why, and you can send another.'],
      expired: ['A document has expired', 'Send one that is still good, under Verification.'],
    },
  },
  ru: {
    limitTitle: 'Использовано {{percent}} % лимита',
    limitText: '{{limit}}: использовано {{used}} из {{of}}. На 100 % он вас остановит.',
    limits: named(
      ['Лимит ставок', 'Лимит потерь', 'Лимит пополнений'],
      ['24 часа', '7 дней', '1 месяц'],
      ['Самая большая ставка', 'Наибольший баланс'],
    ),
    review: ['Лимиты всё ещё вам подходят?', 'Прошло полгода. Посмотрите на свои лимиты и измените их, если хотите.'],
    device: [
      'В ваш счёт вошли с нового устройства',
      '{{device}}, адрес {{address}}. Если это не вы, сообщите в разделе «Безопасность».',
    ],
    password: ['Пароль изменён', 'Если его изменили не вы, сразу напишите в поддержку.'],
    passwordKept: [
      'Пароль изменён, другие устройства остались в аккаунте',
      'Устройствам, которые вошли раньше, пароль не нужен. Если одно из них не ваше, завершите его сеанс в разделе «Безопасность».',
    ],
    request: ['На запрос {{number}} ответили', 'Ответ — в разделе «Запросы по платежам».'],
    manager: ['Менеджер ответил вам', '{{answer}}'],
    idea: ['На вашу идею ответили', '{{answer}}'],
    contact: {
      phone: ['Телефон подтверждён', 'Если это сделали не вы, сразу напишите в поддержку.'],
      email: ['E-mail подтверждён', 'Если это сделали не вы, сразу напишите в поддержку.'],
    },
    document: {
      passed: ['Документ принят', 'Вы верифицированы. Выводы, которые его ждали, продолжаются.'],
      passedOther: ['Документ принят', 'Выводы, которые его ждали, продолжаются.'],
      waiting_for_you: [
        'По документу нужно ваше действие',
        'Откройте «Верификация»: у документа указано, чего не хватает.',
      ],
      rejected: ['Документ отклонён', 'Откройте «Верификация»: там указана причина, и можно отправить другой.'],
      expired: ['Срок документа истёк', 'Отправьте действующий документ в разделе «Верификация».'],
    },
  },
  es: {
    limitTitle: 'Has usado el {{percent}} % de un límite',
    limitText: '{{limit}}: {{used}} de {{of}} usados. Al 100 % te detiene.',
    limits: named(
      ['Límite de apuestas', 'Límite de pérdidas', 'Límite de depósitos'],
      ['24 horas', '7 días', '1 mes'],
      ['Apuesta única más alta', 'Saldo máximo'],
    ),
    review: [
      '¿Tus límites siguen siendo los adecuados?',
      'Han pasado seis meses. Revisa tus límites y cámbialos si quieres.',
    ],
    device: [
      'Un dispositivo nuevo ha abierto tu cuenta',
      '{{device}}, dirección {{address}}. Si no has sido tú, avisa en Seguridad.',
    ],
    password: ['Tu contraseña ha cambiado', 'Si no la has cambiado tú, escribe enseguida al soporte.'],
    passwordKept: [
      'Tu contraseña ha cambiado y otros dispositivos siguen dentro',
      'Los dispositivos que ya habían entrado no necesitan contraseña. Si alguno no es tuyo, cierra su sesión en Seguridad.',
    ],
    request: ['Tu solicitud {{number}} tiene respuesta', 'Abre Solicitudes de pago para leerla.'],
    manager: ['Tu gestor ha respondido', '{{answer}}'],
    idea: ['Tu idea tiene respuesta', '{{answer}}'],
    contact: {
      phone: ['Tu teléfono está confirmado', 'Si no has sido tú, escribe enseguida al soporte.'],
      email: ['Tu correo está confirmado', 'Si no has sido tú, escribe enseguida al soporte.'],
    },
    document: {
      passed: ['Tu documento está aceptado', 'Estás verificado. Los retiros que lo esperaban continúan.'],
      passedOther: ['Tu documento está aceptado', 'Los retiros que lo esperaban continúan.'],
      waiting_for_you: ['Tu documento necesita algo de ti', 'Abre Verificación: el documento dice qué falta.'],
      rejected: ['Tu documento está rechazado', 'Abre Verificación: el documento dice por qué, y puedes enviar otro.'],
      expired: ['Un documento ha caducado', 'Envía uno vigente en Verificación.'],
    },
  },
  pt: {
    limitTitle: 'Você usou {{percent}} % de um limite',
    limitText: '{{limit}}: {{used}} de {{of}} usados. Com 100 % ele impede você.',
    limits: named(
      ['Limite de apostas', 'Limite de perdas', 'Limite de depósitos'],
      ['24 horas', '7 dias', '1 mês'],
      ['Maior aposta única', 'Saldo máximo'],
    ),
    review: ['Seus limites ainda servem?', 'Seis meses se passaram. Veja seus limites e mude-os se quiser.'],
    device: [
      'Um dispositivo novo abriu a sua conta',
      '{{device}}, endereço {{address}}. Se não foi você, avise em Segurança.',
    ],
    password: ['A sua senha foi alterada', 'Se não foi você, escreva logo ao suporte.'],
    passwordKept: [
      'A sua senha foi alterada e outros aparelhos continuam na conta',
      'Os aparelhos que já tinham entrado não precisam de senha. Se algum não for seu, termine a sessão dele em Segurança.',
    ],
    request: ['Seu pedido {{number}} foi respondido', 'Abra Pedidos de pagamento para ler a resposta.'],
    manager: ['O seu gerente respondeu', '{{answer}}'],
    idea: ['A sua ideia tem resposta', '{{answer}}'],
    contact: {
      phone: ['O seu telefone foi confirmado', 'Se não foi você, escreva logo ao suporte.'],
      email: ['O seu e-mail foi confirmado', 'Se não foi você, escreva logo ao suporte.'],
    },
    document: {
      passed: ['O seu documento foi aceito', 'Você está verificado. Os saques que esperavam por ele continuam.'],
      passedOther: ['O seu documento foi aceito', 'Os saques que esperavam por ele continuam.'],
      waiting_for_you: ['O seu documento precisa de algo de você', 'Abra Verificação: o documento diz o que falta.'],
      rejected: [
        'O seu documento foi recusado',
        'Abra Verificação: o documento diz o motivo, e você pode enviar outro.',
      ],
      expired: ['Um documento venceu', 'Envie um que ainda valha em Verificação.'],
    },
  },
  tr: {
    limitTitle: 'Bir limitin % {{percent}} kadarı kullanıldı',
    limitText: '{{limit}}: {{of}} içinden {{used}} kullanıldı. % 100 olunca sizi durdurur.',
    limits: named(
      ['Bahis limiti', 'Kayıp limiti', 'Para yatırma limiti'],
      ['24 saat', '7 gün', '1 ay'],
      ['En yüksek tek bahis', 'En yüksek bakiye'],
    ),
    review: ['Limitleriniz hâlâ size uygun mu?', 'Altı ay geçti. Limitlerinize bakın ve isterseniz değiştirin.'],
    device: [
      'Hesabınız yeni bir cihazda açıldı',
      '{{device}}, adres {{address}}. Siz değilseniz Güvenlik bölümünde bildirin.',
    ],
    password: ['Şifreniz değişti', 'Değiştiren siz değilseniz hemen desteğe yazın.'],
    passwordKept: [
      'Şifreniz değişti, diğer cihazların oturumu açık kaldı',
      'Önceden giriş yapan cihazlar şifre istemez. Biri sizin değilse oturumunu Güvenlik bölümünden kapatın.',
    ],
    request: ['{{number}} numaralı talebiniz yanıtlandı', 'Yanıtı okumak için Ödeme talepleri bölümünü açın.'],
    manager: ['Yöneticiniz yanıt verdi', '{{answer}}'],
    idea: ['Fikrinize yanıt geldi', '{{answer}}'],
    contact: {
      phone: ['Telefonunuz onaylandı', 'Siz değilseniz hemen desteğe yazın.'],
      email: ['E-postanız onaylandı', 'Siz değilseniz hemen desteğe yazın.'],
    },
    document: {
      passed: ['Belgeniz kabul edildi', 'Doğrulandınız. Onu bekleyen çekimler sürüyor.'],
      passedOther: ['Belgeniz kabul edildi', 'Bunu bekleyen çekimler devam ediyor.'],
      waiting_for_you: [
        'Belgeniz için sizden bir şey gerekiyor',
        'Doğrulama bölümünü açın: belgenin yanında neyin eksik olduğu yazar.',
      ],
      rejected: [
        'Belgeniz reddedildi',
        'Doğrulama bölümünü açın: nedeni orada yazar, başka bir belge gönderebilirsiniz.',
      ],
      expired: ['Bir belgenin süresi doldu', 'Doğrulama bölümünden geçerli bir belge gönderin.'],
    },
  },
  ar: {
    limitTitle: 'استُخدم {{percent}} % من أحد الحدود',
    limitText: '{{limit}}: استُخدم {{used}} من {{of}}. عند 100 % يوقفك الحد.',
    limits: named(
      ['حد الرهانات', 'حد الخسائر', 'حد الإيداع'],
      ['24 ساعة', '7 أيام', 'شهر واحد'],
      ['أكبر رهان واحد', 'أعلى رصيد'],
    ),
    review: ['هل ما زالت حدودك تناسبك؟', 'مرت ستة أشهر. راجع حدودك وغيّرها إن أردت.'],
    device: ['فُتح حسابك على جهاز جديد', 'من {{device}}، العنوان {{address}}. إن لم تكن أنت، فأخبرنا في قسم الأمان.'],
    password: ['تغيّرت كلمة مرورك', 'إن لم تغيّرها أنت، فاكتب إلى الدعم فورًا.'],
    passwordKept: [
      'تغيّرت كلمة مرورك وبقيت أجهزة أخرى داخل الحساب',
      'الأجهزة التي دخلت من قبل لا تحتاج إلى كلمة المرور. إن لم يكن أحدها لك، فأنهِ جلسته من قسم الأمان.',
    ],
    request: ['تمت الإجابة عن طلبك {{number}}', 'افتح «طلبات الدفع» لقراءة الجواب.'],
    manager: ['أجابك مديرك', '{{answer}}'],
    idea: ['جاء رد على فكرتك', '{{answer}}'],
    contact: {
      phone: ['تم تأكيد هاتفك', 'إن لم تكن أنت، فاكتب إلى الدعم فورًا.'],
      email: ['تم تأكيد بريدك', 'إن لم تكن أنت، فاكتب إلى الدعم فورًا.'],
    },
    document: {
      passed: ['قُبل مستندك', 'تم التحقق منك. عمليات السحب التي كانت تنتظره تستمر.'],
      passedOther: ['قُبل مستندك', 'تستمر عمليات السحب التي كانت تنتظره.'],
      waiting_for_you: ['مستندك يحتاج إلى شيء منك', 'افتح قسم التحقق: يوضح المستند ما ينقص.'],
      rejected: ['رُفض مستندك', 'افتح قسم التحقق: يوضح السبب، ويمكنك إرسال غيره.'],
      expired: ['انتهت صلاحية مستند', 'أرسل مستندًا صالحًا من قسم التحقق.'],
    },
  },
};

function pairOf(known: Words, message: Exclude<Message, { kind: 'limit' | 'payment' }>): [title: string, text: string] {
  if (message.kind === 'document') return known.document[message.state];
  return message.kind === 'contact' ? known.contact[message.what] : known[message.kind];
}

/** A message in a language: title and text. */
export function textOf(message: Message, language: string): { title: string; text: string } {
  if (message.kind === 'payment') return paymentTextOf(message, language);
  const known = words[language] ?? words.en;
  if (known === undefined) return { title: '', text: '' };
  const filledWith = (text: string, values: Readonly<Record<string, string>>) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  if (message.kind !== 'limit') {
    const { kind: _, ...values } = message;
    const [title, text] = pairOf(known, message);
    return { title: filledWith(title, values), text: filledWith(text, values) };
  }
  const { limitType, percent, used, of, iso } = message;
  const money = (sum: number) => codedWire(sum, iso, language);
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
