import type { Entry } from '@/entities/casino/catalogue';

/** What players call a game elsewhere or in another language, beside its name in the language of the page. */
const words: Partial<Readonly<Record<Entry['slug'], string>>> = {
  dice: 'dice roll over under würfel dados кости зар نرد',
  mines: 'minesweeper minefield sweeper сапёр сапер buscaminas campo minado mayın tarlası',
  roulette: 'roulette рулетка ruleta roleta rulet روليت wheel european single zero',
  'roulette-draw': 'roulette рулетка ruleta roleta rulet روليت wheel european single zero',
  wheel: 'wheel of fortune money spin колесо ruleta rueda roda çark',
  'wheel-draw': 'wheel of fortune money spin колесо rueda roda çark',
  'peg-drop': 'plinko pachinko galton board плинко шарик',
  'hi-lo': 'higher lower high low card больше меньше',
  keno: 'keno lottery numbers кено лото',
  'keno-draw': 'keno lottery numbers кено лото',
  'sic-bo': 'sicbo tai sai dai siu кости сик бо',
  baccarat: 'punto banco баккара bacará',
  jacks: 'video poker jacks or better видеопокер vídeo póker poker',
  blackjack: '21 twenty-one vingt-et-un pontoon блэкджек очко siebzehn und vier',
  'bingo-75': 'bingo housie бинго',
  scratch: 'scratchcard instant lottery rubbellos rasca raspadinha kazı kazan скретч',
  'five-lines': 'fruit machine fruits classic slot фрукты frutas früchte meyve',
  'lantern-tide': 'slot slots lanterns sea harbour слоты',
  'comet-garden': 'slot slots free spins space garden слоты фриспины',
  crash: 'aviator rocket jet multiplier краш авиатор ракета',
};

export const synonymsOf = (slug: Entry['slug']): string => words[slug] ?? '';
