import type { LimitQuestion } from '../../contracts/limits.ts';

/** Question and answers; the right answer stands first here. */
type Text = readonly [question: string, right: string, ...wrong: string[]];

const texts: Readonly<Record<string, readonly Text[]>> = {
  en: [
    ['What happens to money that you lose?', 'It is gone', 'It comes back with the next bets', 'The site pays it back'],
    ['When is it time to stop?', 'When it is no longer fun', 'When I have won back what I lost', 'Never'],
    ['Which money may you bet?', 'Money that I can do without', 'Money for the rent', 'Money that I have borrowed'],
  ],
  ru: [
    [
      'Что происходит с проигранными деньгами?',
      'Их больше нет',
      'Они вернутся со следующими ставками',
      'Их вернёт сайт',
    ],
    ['Когда пора остановиться?', 'Когда игра больше не в радость', 'Когда отыграю проигранное', 'Никогда'],
    ['На какие деньги можно ставить?', 'На те, без которых я обойдусь', 'На деньги за квартиру', 'На взятые в долг'],
  ],
  es: [
    ['¿Qué pasa con el dinero que pierdes?', 'Ya no está', 'Vuelve con las próximas apuestas', 'El sitio lo devuelve'],
    ['¿Cuándo hay que parar?', 'Cuando ya no es divertido', 'Cuando haya recuperado lo perdido', 'Nunca'],
    ['¿Qué dinero puedes apostar?', 'El que no necesito', 'El del alquiler', 'El que me han prestado'],
  ],
  pt: [
    ['O que acontece com o dinheiro que você perde?', 'Ele se foi', 'Volta com as próximas apostas', 'O site devolve'],
    ['Quando é hora de parar?', 'Quando deixa de ser divertido', 'Quando eu recuperar o que perdi', 'Nunca'],
    ['Que dinheiro você pode apostar?', 'O que não me faz falta', 'O do aluguel', 'O que peguei emprestado'],
  ],
  tr: [
    ['Kaybettiğiniz paraya ne olur?', 'Gider', 'Sonraki bahislerle geri gelir', 'Site geri öder'],
    ['Ne zaman durmalı?', 'Eğlenceli olmaktan çıkınca', 'Kaybettiğimi geri kazanınca', 'Hiçbir zaman'],
    ['Hangi parayla bahis yapabilirsiniz?', 'Onsuz yapabileceğim parayla', 'Kira parasıyla', 'Borç aldığım parayla'],
  ],
  ar: [
    ['ماذا يحدث للمال الذي تخسره؟', 'يذهب', 'يعود مع الرهانات التالية', 'يعيده الموقع'],
    ['متى يحين وقت التوقف؟', 'حين لا تعود ممتعة', 'حين أستعيد ما خسرته', 'أبدًا'],
    ['بأي مال يمكنك أن تراهن؟', 'بمال أستطيع الاستغناء عنه', 'بمال الإيجار', 'بمال اقترضته'],
  ],
};

const rightOption = 1;

/** The questions before a looser limit. Answers stand in another order for each question, the same every time. */
export const questionsIn = (language: string): LimitQuestion[] =>
  (texts[language] ?? texts.en ?? []).map(([text, ...answers], index) => ({
    id: index + 1,
    text,
    options: answers.map((_, place) => {
      const at = (place + index + 1) % answers.length;
      return { id: at + 1, text: answers[at] ?? '' };
    }),
  }));

/** Which questions have the right answer. One without an answer has a wrong one. */
export const markAnswers = (answers: readonly { questionId: number; optionId: number }[]) =>
  questionsIn('en').map(({ id }) => ({
    questionId: id,
    isRight: answers.some(({ questionId, optionId }) => questionId === id && optionId === rightOption),
  }));
