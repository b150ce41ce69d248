/** Why somebody may want to leave. They need not say. In the order of the form. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  en: [
    'I spend more than I can afford',
    'I play more than I want to',
    'I am worried about my gambling',
    'Another reason',
  ],
  ru: ['Я трачу больше, чем могу', 'Я играю больше, чем хочу', 'Меня беспокоит моя игра', 'Другая причина'],
  es: ['Gasto más de lo que puedo', 'Juego más de lo que quiero', 'Me preocupa mi forma de jugar', 'Otro motivo'],
  pt: ['Gasto mais do que posso', 'Jogo mais do que quero', 'Estou preocupado com o meu jogo', 'Outro motivo'],
  tr: [
    'Karşılayabileceğimden fazla harcıyorum',
    'İstediğimden fazla oynuyorum',
    'Oynamam beni kaygılandırıyor',
    'Başka bir neden',
  ],
  ar: ['أنفق أكثر مما أستطيع', 'ألعب أكثر مما أريد', 'يقلقني لعبي', 'سبب آخر'],
};

export const reasonsIn = (language: string): { id: number; text: string }[] =>
  (reasons[language] ?? reasons.en ?? []).map((text, index) => ({ id: index + 1, text }));
