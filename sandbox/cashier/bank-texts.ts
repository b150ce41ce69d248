type Texts = {
  title: string;
  text: string;
  sum: string;
  yes: string;
  no: string;
  poor: string;
  over: string;
  back: string;
};

/** What the bank's page says. `text` names who plays the bank. */
const texts: Readonly<Record<string, Texts>> = {
  en: {
    title: 'Confirm the payment',
    text: 'This page plays your bank. The money is play money: nothing leaves your computer.',
    sum: 'To pay',
    yes: 'Confirm',
    no: 'Refuse',
    poor: 'Refuse: not enough money',
    over: 'This payment waits for no answer any more.',
    back: 'Back to the site',
  },
  ru: {
    title: 'Подтвердите платёж',
    text: 'Эта страница играет роль вашего банка. Деньги игровые: ничто не покидает ваш компьютер.',
    sum: 'К оплате',
    yes: 'Подтвердить',
    no: 'Отказаться',
    poor: 'Отказать: не хватает денег',
    over: 'Этот платёж больше не ждёт ответа.',
    back: 'Вернуться на сайт',
  },
  es: {
    title: 'Confirma el pago',
    text: 'Esta página hace de tu banco. El dinero es de juego: nada sale de tu ordenador.',
    sum: 'A pagar',
    yes: 'Confirmar',
    no: 'Rechazar',
    poor: 'Rechazar: no hay fondos',
    over: 'Este pago ya no espera respuesta.',
    back: 'Volver al sitio',
  },
  pt: {
    title: 'Confirme o pagamento',
    text: 'Esta página faz de seu banco. O dinheiro é de brincadeira: nada sai do seu computador.',
    sum: 'A pagar',
    yes: 'Confirmar',
    no: 'Recusar',
    poor: 'Recusar: saldo insuficiente',
    over: 'Este pagamento já não espera resposta.',
    back: 'Voltar ao site',
  },
  tr: {
    title: 'Ödemeyi onaylayın',
    text: 'Bu sayfa bankanızın yerine geçer. Para oyun parasıdır: hiçbir şey bilgisayarınızdan çıkmaz.',
    sum: 'Ödenecek',
    yes: 'Onayla',
    no: 'Reddet',
    poor: 'Reddet: bakiye yetersiz',
    over: 'Bu ödeme artık yanıt beklemiyor.',
    back: 'Siteye dön',
  },
  ar: {
    title: 'أكّد الدفع',
    text: 'هذه الصفحة تؤدي دور مصرفك. المال للعب فقط: لا شيء يغادر جهازك.',
    sum: 'المبلغ',
    yes: 'تأكيد',
    no: 'رفض',
    poor: 'رفض: الرصيد لا يكفي',
    over: 'لم تعد هذه الدفعة تنتظر ردًا.',
    back: 'العودة إلى الموقع',
  },
};

export const bankTexts = (language: string): Texts => texts[language] ?? (texts.en as Texts);
