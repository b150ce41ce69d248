import { text } from '../texts/text.ts';
import type { Competition } from './competition.ts';
import { teams } from './competition.ts';

/** Best of three sets. A player stands in one tournament only, so that nobody plays twice at a time. */
export const TENNIS: readonly Competition[] = [
  {
    id: 301,
    country: 'ES',
    weight: 90,
    lanes: 3,
    name: text('ATP Madrid', 'ATP Мадрид', 'ATP Madrid', 'بطولة مدريد للمحترفين'),
    teams: teams(
      'Jannik Sinner|Carlos Alcaraz|Alexander Zverev|Novak Djokovic|Taylor Fritz|Ben Shelton|Alex de Minaur|Lorenzo Musetti|Holger Rune|Casper Ruud|Daniil Medvedev|Andrey Rublev|Jack Draper|Tommy Paul|Karen Khachanov|Felix Auger-Aliassime',
    ),
  },
  {
    id: 302,
    country: 'IT',
    weight: 88,
    lanes: 3,
    name: text('WTA Rome', 'WTA Рим', 'WTA Roma', 'بطولة روما للمحترفات'),
    teams: teams(
      'Aryna Sabalenka|Iga Swiatek|Coco Gauff|Jessica Pegula|Mirra Andreeva|Madison Keys|Jasmine Paolini|Qinwen Zheng|Elena Rybakina|Amanda Anisimova|Emma Navarro|Karolina Muchova|Paula Badosa|Ekaterina Alexandrova|Naomi Osaka|Belinda Bencic',
    ),
  },
  {
    id: 303,
    country: 'DE',
    weight: 60,
    lanes: 2,
    name: text('ATP Hamburg', 'ATP Гамбург', 'ATP Hamburgo', 'بطولة هامبورغ للمحترفين'),
    teams: teams(
      'Stefanos Tsitsipas|Grigor Dimitrov|Frances Tiafoe|Hubert Hurkacz|Tomas Machac|Jiri Lehecka|Ugo Humbert|Arthur Fils|Francisco Cerundolo|Sebastian Korda|Matteo Berrettini|Denis Shapovalov',
    ),
  },
  {
    id: 304,
    country: 'FR',
    weight: 58,
    lanes: 2,
    name: text('WTA Strasbourg', 'WTA Страсбург', 'WTA Estrasburgo', 'بطولة ستراسبورغ للمحترفات'),
    teams: teams(
      'Daria Kasatkina|Diana Shnaider|Barbora Krejcikova|Elina Svitolina|Beatriz Haddad Maia|Donna Vekic|Leylah Fernandez|Marta Kostyuk|Liudmila Samsonova|Linda Noskova|Emma Raducanu|Maria Sakkari',
    ),
  },
  {
    id: 305,
    country: 'PT',
    weight: 40,
    lanes: 1,
    name: text('ATP Challenger Oeiras', 'ATP Челленджер Оэйраш', 'Challenger de Oeiras', 'تحدي أويراس للمحترفين'),
    teams: teams(
      'Nuno Borges|Jaime Faria|Henrique Rocha|Roberto Carballes Baena|Jaume Munar|Pedro Martinez|Hugo Gaston|Arthur Cazaux|Dominic Stricker|Mattia Bellucci|Luca Nardi|Francesco Passaro',
    ),
  },
];
