import type { TextKey } from '../../sandbox/texts/keys.ts';
import { text } from '../../sandbox/texts/text.ts';
import { type Endless, teams } from '../catalogue/competition.ts';

/** Sixty players each, so that everybody rests for two days. */
const series = (id: number, country: string, name: TextKey, players: string): Endless => ({
  id,
  country,
  weight: 26,
  minutes: 100,
  name: text(name),
  teams: teams(players),
});

export const tableTennisSeries: readonly Endless[] = [
  series(
    460,
    'CZ',
    'leagues.table_tennis.day_series_czechia',
    'A. Adamec|K. Bartos|R. Benes|B. Blaha|L. Brabec|S. Cermak|D. Dolezal|M. Dostal|T. Dusek|F. Fiala|O. Hajek|V. Havel|J. Holub|P. Horak|A. Hruska|K. Janda|R. Jelinek|B. Kadlec|L. Kolar|S. Kovar|D. Kral|M. Kratochvil|T. Kubat|F. Kucera|O. Machac|V. Maly|J. Marek|P. Matousek|A. Moravec|K. Musil|R. Navratil|B. Nemec|L. Novotny|S. Oplt|D. Pavlik|M. Pesek|T. Polak|F. Pospisil|O. Prochazka|V. Rehak|J. Ruzicka|P. Sedlak|A. Simek|K. Skala|R. Slavik|B. Soukup|L. Stastny|S. Svoboda|D. Sykora|M. Tichy|T. Toman|F. Urban|O. Vacek|V. Valenta|J. Vanek|P. Vavra|A. Vesely|K. Vlcek|R. Zahradnik|B. Zeman',
  ),
  series(
    461,
    'UA',
    'leagues.table_tennis.day_series_ukraine',
    'F. Antonenko|O. Babenko|V. Bilyk|J. Bondar|P. Boyko|A. Chernenko|K. Danylenko|R. Diachenko|B. Fedorenko|L. Franko|S. Hayduk|D. Holub|M. Honchar|T. Hordiienko|F. Hrytsenko|O. Ivanchuk|V. Karpenko|J. Klymenko|P. Kolomiets|A. Kostenko|K. Kovalchuk|R. Kravets|B. Kulyk|L. Kushnir|S. Kuzmenko|D. Lytvyn|M. Lysenko|T. Marchenko|F. Melnyk|O. Moroz|V. Nazarenko|J. Oliinyk|P. Onyshchenko|A. Ostapchuk|K. Palamar|R. Panchenko|B. Pavlenko|L. Petrenko|S. Ponomar|D. Prykhodko|M. Rudenko|T. Savchenko|F. Semenko|O. Shevchuk|V. Shulha|J. Skliar|P. Stetsenko|A. Sydorenko|K. Tereshchenko|R. Tkachuk|B. Tymoshenko|L. Usenko|S. Vasylenko|D. Voloshyn|M. Vovk|T. Yakovenko|F. Yaremko|O. Yurchenko|V. Zaichenko|J. Zinchenko',
  ),
  series(
    462,
    'PL',
    'leagues.table_tennis.day_series_poland',
    'M. Adamczyk|T. Bielecki|F. Borowski|O. Cieslak|V. Czajka|J. Dabrowa|P. Duda|A. Dudek|K. Gajda|R. Glowacki|B. Gorski|L. Grabowski|S. Jablonski|D. Jankowski|M. Jaworski|T. Kaczmarek|F. Kalinowski|O. Kasprzak|V. Kowalczyk|J. Kozlowski|P. Krawczyk|A. Krol|K. Kubiak|R. Kurek|B. Lewandowicz|L. Lis|S. Majewski|D. Malinowski|M. Marciniak|T. Mazur|F. Michalak|O. Mroz|V. Nowicki|J. Olszewski|P. Ostrowski|A. Pawlak|K. Pietrzak|R. Piotrowski|B. Rutkowski|L. Sadowski|S. Sikora|D. Sobczak|M. Sokolowski|T. Stepien|F. Szczepanik|O. Szulc|V. Szymczak|J. Tomczak|P. Urbaniak|A. Walczak|K. Wasilewski|R. Wieczorek|B. Wilk|L. Witkowski|S. Wojcik|D. Wrona|M. Wrobel|T. Zajac|F. Zawadzki|O. Ziolko',
  ),
];
