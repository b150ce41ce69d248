/** `subject`: of the mail with the answer. It holds no word of who asked: anybody may ask with anybody's address. */
type Replies = { chat: string; subject: string; question: string; appeal: string };

const english: Replies = {
  subject: 'Your question to the support',
  chat: 'Thank you for your message. This is the support robot of the play-money backend: a person would answer here.',
  question: 'Thank you for your question. The support robot of the play-money backend has read it.',
  appeal:
    'Your appeal has been read. The region decides who may come in, and the robot of the play-money backend cannot change that: a person would answer here.',
};

/** The robot's words. A language that has none gets the English ones. */
const replies: Record<string, Replies> = {
  en: english,
  ru: {
    subject: 'Ваш вопрос в поддержку',
    chat: 'Спасибо за сообщение. Это робот поддержки игрового сервера: здесь ответил бы человек.',
    question: 'Спасибо за вопрос. Робот поддержки игрового сервера его прочитал.',
    appeal:
      'Обращение прочитано. Доступ зависит от региона, и робот игрового сервера не может этого изменить: здесь ответил бы человек.',
  },
  es: {
    subject: 'Tu pregunta al soporte',
    chat: 'Gracias por tu mensaje. Soy el robot de soporte del servidor de dinero ficticio: aquí respondería una persona.',
    question: 'Gracias por tu pregunta. El robot de soporte del servidor de dinero ficticio la ha leído.',
    appeal:
      'Hemos leído tu solicitud. El acceso depende de la región y el robot del servidor de dinero ficticio no puede cambiarlo: aquí respondería una persona.',
  },
  pt: {
    subject: 'A sua pergunta ao suporte',
    chat: 'Obrigado pela sua mensagem. Este é o robô de suporte do servidor de dinheiro fictício: aqui responderia uma pessoa.',
    question: 'Obrigado pela sua pergunta. O robô de suporte do servidor de dinheiro fictício leu-a.',
    appeal:
      'Lemos o seu pedido. O acesso depende da região, e o robô do servidor de dinheiro fictício não pode mudar isso: aqui responderia uma pessoa.',
  },
  tr: {
    subject: 'Destek ekibine sorunuz',
    chat: 'Mesajınız için teşekkürler. Bu, oyun parası sunucusunun destek robotudur: burada bir kişi yanıt verirdi.',
    question: 'Sorunuz için teşekkürler. Oyun parası sunucusunun destek robotu onu okudu.',
    appeal:
      'İtirazınız okundu. Girişe bölge karar verir; oyun parası sunucusunun robotu bunu değiştiremez: burada bir kişi yanıt verirdi.',
  },
  ar: {
    subject: 'سؤالك إلى الدعم',
    chat: 'شكرًا على رسالتك. هذا روبوت الدعم في خادم المال الوهمي: هنا كان سيجيب شخص.',
    question: 'شكرًا على سؤالك. قرأه روبوت الدعم في خادم المال الوهمي.',
    appeal: 'قُرئ طلبك. المنطقة تحدّد من يدخل، ولا يستطيع روبوت خادم المال الوهمي تغيير ذلك: هنا كان سيجيب شخص.',
  },
};

export const repliesIn = (language: string): Replies => replies[language] ?? english;
