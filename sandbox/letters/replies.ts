type Replies = { manager: string; idea: string };

const english: Replies = {
  manager: 'Thank you for your letter. This is the robot of the play-money backend: your manager would answer here.',
  idea: 'Thank you for your idea. This is the robot of the play-money backend: a person would say here what becomes of it.',
};

const replies: Readonly<Record<string, Replies>> = {
  en: english,
  ru: {
    manager: 'Спасибо за письмо. Это робот игрового сервера: здесь ответил бы ваш менеджер.',
    idea: 'Спасибо за идею. Это робот игрового сервера: здесь человек сказал бы, что с ней будет.',
  },
  es: {
    manager: 'Gracias por tu carta. Soy el robot del servidor de dinero ficticio: aquí respondería tu gestor.',
    idea: 'Gracias por tu idea. Soy el robot del servidor de dinero ficticio: aquí una persona diría qué será de ella.',
  },
  pt: {
    manager: 'Obrigado pela sua carta. Este é o robô do servidor de dinheiro fictício: aqui responderia o seu gerente.',
    idea: 'Obrigado pela sua ideia. Este é o robô do servidor de dinheiro fictício: aqui uma pessoa diria o que será dela.',
  },
  tr: {
    manager: 'Mektubunuz için teşekkürler. Bu, oyun parası sunucusunun robotudur: burada yöneticiniz yanıt verirdi.',
    idea: 'Fikriniz için teşekkürler. Bu, oyun parası sunucusunun robotudur: burada bir kişi ne olacağını söylerdi.',
  },
  ar: {
    manager: 'شكرًا على رسالتك. هذا روبوت خادم النقود الافتراضية: هنا كان سيجيبك مديرك.',
    idea: 'شكرًا على فكرتك. هذا روبوت خادم النقود الافتراضية: هنا كان سيخبرك شخص بما سيحدث لها.',
  },
};

/** The robot's words. A language that has none gets the English ones. */
export const replyIn = (language: string): Replies => replies[language] ?? english;
