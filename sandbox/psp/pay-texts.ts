/** What the provider's pages say. `number`, `expiry`, `code`, `holder`: fields; `wrong…`: what is wrong with one. */
type Texts = Record<
  | 'card'
  | 'play'
  | 'sum'
  | 'number'
  | 'expiry'
  | 'code'
  | 'holder'
  | 'pay'
  | 'back'
  | 'over'
  | 'wrongNumber'
  | 'wrongExpiry'
  | 'wrongCode'
  | 'wrongHolder'
  | 'refused'
  | 'bank'
  | 'bankText'
  | 'yes'
  | 'no'
  | 'going',
  string
>;

const en: Texts = {
  card: 'Pay by card',
  play: 'This page plays a payment provider. The money is play money: use a test number such as 4242 4242 4242 4242.',
  sum: 'To pay',
  number: 'Card number',
  expiry: 'Valid until (MM/YY)',
  code: 'Code',
  holder: 'Holder, as on the card',
  pay: 'Pay',
  back: 'Back to the site',
  over: 'This payment waits for no card any more.',
  wrongNumber: 'One digit is wrong. Compare it with the card.',
  wrongExpiry: 'The card is out of date, or the month is none.',
  wrongCode: 'The code is too short or too long.',
  wrongHolder: 'Write the name on the card.',
  refused: 'The bank refused this card. Nothing was taken. You can use another one.',
  bank: 'Your bank asks: is it you?',
  bankText: 'This page plays the bank of the card.',
  yes: 'Confirm',
  no: 'Refuse',
  going: 'You go back to the site.',
};

const texts: Readonly<Record<string, Texts>> = {
  en,
  ru: {
    card: 'Оплата картой',
    play: 'Эта страница играет роль платёжной службы. Деньги игровые: введите тестовый номер, например 4242 4242 4242 4242.',
    sum: 'К оплате',
    number: 'Номер карты',
    expiry: 'Действует до (ММ/ГГ)',
    code: 'Код',
    holder: 'Владелец, как на карте',
    pay: 'Оплатить',
    back: 'Вернуться на сайт',
    over: 'Этот платёж больше не ждёт карты.',
    wrongNumber: 'Одна цифра неверна. Сверьте с картой.',
    wrongExpiry: 'Срок карты истёк, или такого месяца нет.',
    wrongCode: 'Код слишком короткий или слишком длинный.',
    wrongHolder: 'Напишите имя, как на карте.',
    refused: 'Банк отклонил эту карту. Ничего не списано. Можно взять другую.',
    bank: 'Банк спрашивает: это вы?',
    bankText: 'Эта страница играет роль банка карты.',
    yes: 'Подтвердить',
    no: 'Отказаться',
    going: 'Вы возвращаетесь на сайт.',
  },
  es: {
    card: 'Pagar con tarjeta',
    play: 'Esta página hace de proveedor de pagos. El dinero es de juego: usa un número de prueba, como 4242 4242 4242 4242.',
    sum: 'A pagar',
    number: 'Número de la tarjeta',
    expiry: 'Válida hasta (MM/AA)',
    code: 'Código',
    holder: 'Titular, como en la tarjeta',
    pay: 'Pagar',
    back: 'Volver al sitio',
    over: 'Este pago ya no espera ninguna tarjeta.',
    wrongNumber: 'Un dígito no es correcto. Compáralo con la tarjeta.',
    wrongExpiry: 'La tarjeta ha caducado o el mes no existe.',
    wrongCode: 'El código es demasiado corto o demasiado largo.',
    wrongHolder: 'Escribe el nombre de la tarjeta.',
    refused: 'El banco rechazó esta tarjeta. No se cobró nada. Puedes usar otra.',
    bank: 'Tu banco pregunta: ¿eres tú?',
    bankText: 'Esta página hace de banco de la tarjeta.',
    yes: 'Confirmar',
    no: 'Rechazar',
    going: 'Vuelves al sitio.',
  },
  pt: {
    card: 'Pagar com cartão',
    play: 'Esta página faz de provedor de pagamentos. O dinheiro é de brincadeira: use um número de teste, como 4242 4242 4242 4242.',
    sum: 'A pagar',
    number: 'Número do cartão',
    expiry: 'Válido até (MM/AA)',
    code: 'Código',
    holder: 'Titular, como no cartão',
    pay: 'Pagar',
    back: 'Voltar ao site',
    over: 'Este pagamento já não espera nenhum cartão.',
    wrongNumber: 'Um dígito está errado. Compare com o cartão.',
    wrongExpiry: 'O cartão venceu ou o mês não existe.',
    wrongCode: 'O código é curto ou longo demais.',
    wrongHolder: 'Escreva o nome do cartão.',
    refused: 'O banco recusou este cartão. Nada foi cobrado. Você pode usar outro.',
    bank: 'Seu banco pergunta: é você?',
    bankText: 'Esta página faz de banco do cartão.',
    yes: 'Confirmar',
    no: 'Recusar',
    going: 'Você volta ao site.',
  },
  tr: {
    card: 'Kartla öde',
    play: 'Bu sayfa bir ödeme kuruluşunun yerine geçer. Para oyun parasıdır: 4242 4242 4242 4242 gibi bir deneme numarası kullanın.',
    sum: 'Ödenecek',
    number: 'Kart numarası',
    expiry: 'Son kullanma (AA/YY)',
    code: 'Kod',
    holder: 'Kart üzerindeki ad',
    pay: 'Öde',
    back: 'Siteye dön',
    over: 'Bu ödeme artık kart beklemiyor.',
    wrongNumber: 'Bir rakam yanlış. Kartla karşılaştırın.',
    wrongExpiry: 'Kartın süresi dolmuş ya da böyle bir ay yok.',
    wrongCode: 'Kod çok kısa ya da çok uzun.',
    wrongHolder: 'Kart üzerindeki adı yazın.',
    refused: 'Banka bu kartı reddetti. Hiçbir şey çekilmedi. Başka bir kart kullanabilirsiniz.',
    bank: 'Bankanız soruyor: siz misiniz?',
    bankText: 'Bu sayfa kartın bankasının yerine geçer.',
    yes: 'Onayla',
    no: 'Reddet',
    going: 'Siteye dönüyorsunuz.',
  },
  ar: {
    card: 'الدفع بالبطاقة',
    play: 'تؤدي هذه الصفحة دور مزوّد الدفع. المال للعب فقط: استخدم رقمًا تجريبيًا مثل 4242 4242 4242 4242.',
    sum: 'المبلغ',
    number: 'رقم البطاقة',
    expiry: 'صالحة حتى (شهر/سنة)',
    code: 'الرمز',
    holder: 'الاسم كما على البطاقة',
    pay: 'ادفع',
    back: 'العودة إلى الموقع',
    over: 'لم تعد هذه الدفعة تنتظر بطاقة.',
    wrongNumber: 'أحد الأرقام خاطئ. قارنه بالبطاقة.',
    wrongExpiry: 'انتهت صلاحية البطاقة، أو لا يوجد شهر كهذا.',
    wrongCode: 'الرمز قصير أو طويل أكثر من اللازم.',
    wrongHolder: 'اكتب الاسم الموجود على البطاقة.',
    refused: 'رفض المصرف هذه البطاقة. لم يُسحب شيء. يمكنك استخدام بطاقة أخرى.',
    bank: 'يسأل مصرفك: هل هذا أنت؟',
    bankText: 'تؤدي هذه الصفحة دور مصرف البطاقة.',
    yes: 'تأكيد',
    no: 'رفض',
    going: 'تعود إلى الموقع.',
  },
};

export const payTexts = (language: string): Texts => texts[language] ?? en;

/** Other languages are those of the page's English words. */
export const payLanguage = (language: string): string => (language in texts ? language : 'en');
