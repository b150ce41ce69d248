type Replies = { chat: string; question: string };

const english: Replies = {
  chat: 'Thank you for your message. This is the support robot of the play-money backend: a person would answer here.',
  question: 'Thank you for your question. The support robot of the play-money backend has read it.',
};

/** The robot's words. A language that has none gets the English ones. */
const replies: Record<string, Replies> = {
  en: english,
  ru: {
    chat: 'Спасибо за сообщение. Это робот поддержки игрового сервера: здесь ответил бы человек.',
    question: 'Спасибо за вопрос. Робот поддержки игрового сервера его прочитал.',
  },
  es: {
    chat: 'Gracias por tu mensaje. Soy el robot de soporte del servidor de dinero ficticio: aquí respondería una persona.',
    question: 'Gracias por tu pregunta. El robot de soporte del servidor de dinero ficticio la ha leído.',
  },
  pt: {
    chat: 'Obrigado pela sua mensagem. Este é o robô de suporte do servidor de dinheiro fictício: aqui responderia uma pessoa.',
    question: 'Obrigado pela sua pergunta. O robô de suporte do servidor de dinheiro fictício leu-a.',
  },
  tr: {
    chat: 'Mesajınız için teşekkürler. Bu, oyun parası sunucusunun destek robotudur: burada bir kişi yanıt verirdi.',
    question: 'Sorunuz için teşekkürler. Oyun parası sunucusunun destek robotu onu okudu.',
  },
  ar: {
    chat: 'شكرًا على رسالتك. هذا روبوت الدعم في خادم المال الوهمي: هنا كان سيجيب شخص.',
    question: 'شكرًا على سؤالك. قرأه روبوت الدعم في خادم المال الوهمي.',
  },
};

export const repliesIn = (language: string): Replies => replies[language] ?? english;
