/** What people call an outcome. The side of `win` and `handicap` is that of the team that they name. */
export const wishKinds = [
  ...(['over', 'under', 'total', 'handicap', 'handicapHome', 'handicapAway'] as const),
  ...(['win', 'home', 'draw', 'away', 'homeOrDraw', 'homeOrAway', 'drawOrAway', 'doubleChance'] as const),
  ...(['bothScore', 'notBothScore', 'odd', 'even'] as const),
] as const;
export type WishKind = (typeof wishKinds)[number];

/** By language: words of players and of the markets themselves, short ones of slips too. One bar between two ways to say it. */
type Words = readonly [en: string, ru: string, es: string, pt: string, tr: string, ar: string];

export const wishWords: Readonly<Record<WishKind, Words>> = {
  over: [
    'over|o|more than|total over',
    'больше|больше чем|тб|тотал больше|бол',
    'más de|más|alta|altas|total más de',
    'mais de|mais|acima|acima de|total mais de',
    'üst|üstü|üzeri|toplam üst',
    'أكثر من|أكثر|فوق|أوفر',
  ],
  under: [
    'under|u|less than|total under',
    'меньше|меньше чем|тм|тотал меньше|мен',
    'menos de|menos|baja|bajas|total menos de',
    'menos de|menos|abaixo|abaixo de|total menos de',
    'alt|altı|toplam alt',
    'أقل من|أقل|تحت|أندر',
  ],
  total: [
    'total|totals|goals|total goals|over under|ou',
    'тотал|тотал голов|голов|т',
    'total|total de goles|goles',
    'total|total de gols|gols',
    'toplam|toplam gol|gol|alt üst',
    'إجمالي|المجموع|إجمالي الأهداف|الأهداف|أهداف',
  ],
  handicap: [
    'handicap|asian handicap|ah|spread|hcp',
    'фора|ф|гандикап|азиатская фора',
    'hándicap|hándicap asiático',
    'handicap|handicap asiático',
    'handikap|asya handikapı',
    'هانديكاب|الهانديكاب|هانديكاب آسيوي',
  ],
  handicapHome: ['h1|ah1', 'ф1|фора 1|ф 1', 'h1', 'h1', 'h1', 'h1'],
  handicapAway: ['h2|ah2', 'ф2|фора 2|ф 2', 'h2', 'h2', 'h2', 'h2'],
  win: [
    'win|wins|to win|winner|victory',
    'победа|победит|победитель|выигрыш|выиграет',
    'gana|ganar|gana el partido|ganador|victoria',
    'vence|vencer|vencedor|ganha|vitória',
    'kazanır|kazanan|galibiyet|yener',
    'فوز|يفوز|الفوز|الفائز',
  ],
  home: [
    'home|home win|1|w1|home team',
    'п1|1|победа 1|победа хозяев|хозяева|п 1',
    'local|gana local|1',
    'casa|mandante|vitória casa|1',
    'ev sahibi|ms1|ms 1|1',
    'المضيف|فوز المضيف|صاحب الأرض|1',
  ],
  draw: ['draw|x|tie', 'ничья|х|нх|х ничья', 'empate|x', 'empate|x', 'berabere|beraberlik|x|ms x', 'تعادل|التعادل|x'],
  away: [
    'away|away win|2|w2|away team',
    'п2|2|победа 2|победа гостей|гости|п 2',
    'visitante|gana visitante|2',
    'fora|visitante|vitória fora|2',
    'deplasman|ms2|ms 2|2',
    'الضيف|فوز الضيف|2',
  ],
  homeOrDraw: ['1x', '1х|1x', '1x', '1x', '1x', '1x'],
  homeOrAway: ['12|no draw', '12', '12', '12', '12', '12'],
  drawOrAway: ['x2', 'х2|x2', 'x2', 'x2', 'x2', 'x2'],
  doubleChance: [
    'double chance|dc',
    'двойной шанс|дш',
    'doble oportunidad',
    'dupla chance|chance dupla',
    'çifte şans|çş',
    'فرصة مزدوجة|الفرصة المزدوجة',
  ],
  bothScore: [
    'both score|both to score|both teams score|both teams to score|btts|bts|gg|btts yes|both score yes',
    'обе забьют|обе команды забьют|обе|оз|обе забьют да|оз да',
    'ambos marcan|ambos equipos marcan|ambos anotan|ambos marcan sí',
    'ambas marcam|ambos marcam|ambas equipes marcam|ambas marcam sim',
    'karşılıklı gol|karşılıklı gol var|kg|kg var',
    'كلاهما يسجل|كلا الفريقين يسجل|يسجل الفريقان|تسجيل الفريقين',
  ],
  notBothScore: [
    'not both score|both score no|both teams to score no|btts no|ng',
    'обе не забьют|обе забьют нет|оз нет',
    'no marcan ambos|ambos no marcan|ambos marcan no',
    'não marcam ambas|ambas não marcam|ambas marcam não',
    'karşılıklı gol yok|kg yok',
    'لا يسجل كلاهما|كلاهما لا يسجل',
  ],
  odd: ['odd', 'нечет|нечёт', 'impar', 'ímpar', 'tek', 'فردي'],
  even: ['even', 'чет|чёт', 'par', 'par', 'çift', 'زوجي'],
};
