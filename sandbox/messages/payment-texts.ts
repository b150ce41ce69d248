import { codedWire } from '../../contracts/money-text.ts';
import type { Message } from './store.ts';

type Payment = Extract<Message, { kind: 'payment' }>;
/** `came`: what every such message says first; `debt`: instead of it, where a debt was paid. */
type Words = {
  title: string;
  came: string;
  late: string;
  less: string;
  more: string;
  debt: string;
  back: [title: string, text: string];
};

const words: Readonly<Record<string, Words>> = {
  en: {
    title: 'Your deposit {{number}} has come',
    came: '{{sum}} are on your account.',
    late: 'They came after the time of this deposit was over, and are yours all the same.',
    less: 'You had asked for {{asked}}; we credited what came.',
    more: 'More came than you had asked for: {{surplus}} went back to where they came from.',
    debt: '{{debt}} of {{sum}} paid what you owed for a deposit that went back. {{left}} are on your account.',
    back: [
      'Your deposit {{number}} was sent back',
      'You have excluded yourself, so {{sum}} go back to where they came from.',
    ],
  },
  ru: {
    title: 'Пополнение {{number}} пришло',
    came: 'На вашем счёте {{sum}}.',
    late: 'Деньги пришли после окончания срока этого пополнения, но они всё равно ваши.',
    less: 'Вы запрашивали {{asked}}; зачислено то, что пришло.',
    more: 'Пришло больше, чем вы запрашивали: {{surplus}} вернулись туда, откуда пришли.',
    debt: '{{debt}} из {{sum}} погасили долг за возвращённое пополнение. На вашем счёте {{left}}.',
    back: ['Пополнение {{number}} возвращено', 'Вы самоисключились, поэтому {{sum}} возвращаются туда, откуда пришли.'],
  },
  es: {
    title: 'Tu depósito {{number}} ha llegado',
    came: '{{sum}} están en tu cuenta.',
    late: 'Llegaron después del plazo de este depósito y son tuyos igualmente.',
    less: 'Habías pedido {{asked}}; abonamos lo que llegó.',
    more: 'Llegó más de lo que habías pedido: {{surplus}} volvieron a su origen.',
    debt: '{{debt}} de {{sum}} pagaron lo que debías por un depósito devuelto. {{left}} están en tu cuenta.',
    back: ['Tu depósito {{number}} se ha devuelto', 'Te has autoexcluido, por eso {{sum}} vuelven a su origen.'],
  },
  pt: {
    title: 'Seu depósito {{number}} chegou',
    came: '{{sum}} estão na sua conta.',
    late: 'Chegaram depois do prazo deste depósito e são seus mesmo assim.',
    less: 'Você tinha pedido {{asked}}; creditamos o que chegou.',
    more: 'Chegou mais do que você tinha pedido: {{surplus}} voltaram para a origem.',
    debt: '{{debt}} de {{sum}} pagaram o que você devia por um depósito devolvido. {{left}} estão na sua conta.',
    back: ['Seu depósito {{number}} foi devolvido', 'Você se autoexcluiu, por isso {{sum}} voltam para a origem.'],
  },
  tr: {
    title: '{{number}} numaralı para yatırman geldi',
    came: '{{sum}} hesabında.',
    late: 'Bu yatırmanın süresi bittikten sonra geldi, yine de senindir.',
    less: '{{asked}} istemiştin; gelen tutarı hesabına geçirdik.',
    more: 'İstediğinden fazlası geldi: {{surplus}} geldiği yere geri gitti.',
    debt: '{{sum}} tutarının {{debt}} kadarı, geri alınan bir yatırmadan kalan borcunu ödedi. {{left}} hesabında.',
    back: [
      '{{number}} numaralı para yatırman geri gönderildi',
      'Kendini dışladın, bu yüzden {{sum}} geldiği yere geri gidiyor.',
    ],
  },
  ar: {
    title: 'وصل إيداعك {{number}}',
    came: 'في حسابك الآن {{sum}}.',
    late: 'وصل المبلغ بعد انتهاء مدة هذا الإيداع، وهو لك مع ذلك.',
    less: 'كنت قد طلبت {{asked}}، فأضفنا ما وصل.',
    more: 'وصل أكثر مما طلبت: عاد {{surplus}} إلى حيث جاء.',
    debt: 'ذهب {{debt}} من {{sum}} لسداد ما عليك عن إيداع مسترد. في حسابك الآن {{left}}.',
    back: ['أُعيد إيداعك {{number}}', 'لقد استبعدت نفسك، لذلك يعود {{sum}} إلى حيث جاء.'],
  },
};

/** What arrived, and what was done with it. */
export function paymentTextOf(message: Payment, language: string): { title: string; text: string } {
  const { number, isLate, sum, iso, asked, surplus, surplusIso = iso, forDebt } = message;
  const known = words[language] ?? words.en;
  if (known === undefined) return { title: '', text: '' };
  const money = (amount: number, of: string) => codedWire(amount, of, language);
  if (message.isSentBack === true) {
    const [title, text] = known.back;
    return { title: title.replace('{{number}}', number), text: text.replace('{{sum}}', money(sum, iso)) };
  }
  const came = (forDebt === undefined ? known.came : known.debt)
    .replace('{{sum}}', money(sum, iso))
    .replace('{{debt}}', money(forDebt ?? 0, iso))
    .replace('{{left}}', money(Math.round((sum - (forDebt ?? 0)) * 1e8) / 1e8, iso));
  const said = [
    came,
    ...(isLate ? [known.late] : []),
    ...(asked === undefined ? [] : [known.less.replace('{{asked}}', money(asked, iso))]),
    ...(surplus === undefined ? [] : [known.more.replace('{{surplus}}', money(surplus, surplusIso))]),
  ];
  return { title: known.title.replace('{{number}}', number), text: said.join(' ') };
}
