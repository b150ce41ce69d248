import type { Message } from './store.ts';

type Words = {
  limitTitle: string;
  limitText: string;
  limits: Readonly<Record<number, string>>;
  review: [string, string];
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
  },
  ru: {
    limitTitle: 'Использовано {{percent}} % лимита',
    limitText: '{{limit}}: использовано {{used}} из {{of}}. На 100 % он вас остановит.',
    limits: named(['Лимит ставок', 'Лимит потерь', 'Лимит пополнений'], ['24 часа', '7 дней', '1 месяц']),
    review: ['Лимиты всё ещё вам подходят?', 'Прошло полгода. Посмотрите на свои лимиты и измените их, если хотите.'],
  },
  es: {
    limitTitle: 'Has usado el {{percent}} % de un límite',
    limitText: '{{limit}}: {{used}} de {{of}} usados. Al 100 % te detiene.',
    limits: named(['Límite de apuestas', 'Límite de pérdidas', 'Límite de depósitos'], ['24 horas', '7 días', '1 mes']),
    review: [
      '¿Tus límites siguen siendo los adecuados?',
      'Han pasado seis meses. Revisa tus límites y cámbialos si quieres.',
    ],
  },
  pt: {
    limitTitle: 'Você usou {{percent}} % de um limite',
    limitText: '{{limit}}: {{used}} de {{of}} usados. Com 100 % ele impede você.',
    limits: named(['Limite de apostas', 'Limite de perdas', 'Limite de depósitos'], ['24 horas', '7 dias', '1 mês']),
    review: ['Seus limites ainda servem?', 'Seis meses se passaram. Veja seus limites e mude-os se quiser.'],
  },
  tr: {
    limitTitle: 'Bir limitin % {{percent}} kadarı kullanıldı',
    limitText: '{{limit}}: {{of}} içinden {{used}} kullanıldı. % 100 olunca sizi durdurur.',
    limits: named(['Bahis limiti', 'Kayıp limiti', 'Para yatırma limiti'], ['24 saat', '7 gün', '1 ay']),
    review: ['Limitleriniz hâlâ size uygun mu?', 'Altı ay geçti. Limitlerinize bakın ve isterseniz değiştirin.'],
  },
  ar: {
    limitTitle: 'استُخدم {{percent}} % من أحد الحدود',
    limitText: '{{limit}}: استُخدم {{used}} من {{of}}. عند 100 % يوقفك الحد.',
    limits: named(['حد الرهانات', 'حد الخسائر', 'حد الإيداع'], ['24 ساعة', '7 أيام', 'شهر واحد']),
    review: ['هل ما زالت حدودك تناسبك؟', 'مرت ستة أشهر. راجع حدودك وغيّرها إن أردت.'],
  },
};

/** A message in a language: title and text. */
export function textOf(message: Message, language: string): { title: string; text: string } {
  const known = words[language] ?? words.en;
  if (known === undefined) return { title: '', text: '' };
  if (message.kind === 'review') return { title: known.review[0], text: known.review[1] };
  const { limitType, percent, used, of, iso } = message;
  const money = (sum: number) => `${new Intl.NumberFormat(language).format(sum)} ${iso}`;
  const values: Record<string, string> = {
    percent: String(percent),
    limit: known.limits[limitType] ?? '',
    used: money(used),
    of: money(of),
  };
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  return { title: filled(known.limitTitle), text: filled(known.limitText) };
}
