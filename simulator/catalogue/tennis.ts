import type { TextKey } from '../../sandbox/texts/keys.ts';
import { text } from '../../sandbox/texts/text.ts';
import type { Endless, Tour } from './competition.ts';
import { teams } from './competition.ts';
import { challengerAmericas, challengerEurope, itfAsia, itfEurope } from './tennis-small-stops.ts';
import { atp, wta } from './tennis-stops.ts';

/** Best of three sets. A player is in one tour only. */
export const tennisTours: readonly Tour[] = [
  {
    size: 16,
    stops: challengerEurope,
    players: teams(
      'Jaime Faria|Henrique Rocha|Roberto Carballes Baena|Pedro Martinez|Hugo Gaston|Arthur Cazaux|Dominic Stricker|Mattia Bellucci|Luca Nardi|Francesco Passaro|Pablo Carreno Busta|Jesper de Jong|Vit Kopriva|Dalibor Svrcina|Elmer Moller|Jan Choinski|Valentin Royer|Titouan Droguet|Luca Van Assche|Kyrian Jacquet|Raul Brancaccio|Stefano Travaglia|Andrea Pellegrino|Marco Cecchinato|Dino Prizmic|Borna Gojo|Otto Virtanen|Alexander Blockx|Raphael Collignon|Gauthier Onclin|Filip Misolic|Jurij Rodionov',
    ),
    qualifiers: teams(
      'Lukas Neumayer|Sebastian Ofner|Henri Squire|Daniel Altmaier|Rudolf Molleker|Max Hans Rehberg|Jerome Kym|Marc-Andrea Huesler|Alexander Ritschard|Remy Bertola|Norbert Gombos|Lukas Klein|Zsombor Piros|Marton Fucsovics|Clement Tabur|Geoffrey Blancaneaux',
    ),
  },
  {
    size: 16,
    stops: itfEurope,
    players: teams(
      'Oksana Selekhmeteva|Tamara Korpatsch|Mona Barthel|Ella Seidel|Noma Noha Akugue|Sara Errani|Lucia Bronzetti|Elisabetta Cocciaretto|Nuria Brancaccio|Jessica Bouzas Maneiro|Cristina Bucsa|Leyre Romero Gormaz|Kaitlin Quevedo|Guiomar Maristany|Diane Parry|Leolia Jeanjean|Chloe Paquet|Elsa Jacquemot|Jessika Ponchet|Greet Minnen|Hanne Vandewinkel|Sofia Costoulas|Arantxa Rus|Anouk Koevermans|Sinja Kraus|Julia Grabher|Simona Waltert|Celine Naef|Jil Teichmann|Susan Bandecchi|Katarzyna Kawa|Maja Chwalinska',
    ),
    qualifiers: teams(
      'Sara Bejlek|Dominika Salkova|Linda Fruhvirtova|Brenda Fruhvirtova|Anna Karolina Schmiedlova|Mia Pohankova|Dalma Galfi|Panna Udvardy|Irina-Camelia Begu|Gabriela Lee|Viktoriya Tomova|Isabella Shinikova|Kaja Juvan|Veronika Erjavec|Tamara Zidansek|Ana Konjuh',
    ),
  },
  {
    size: 32,
    stops: atp,
    players: teams(
      'Jannik Sinner|Carlos Alcaraz|Alexander Zverev|Novak Djokovic|Taylor Fritz|Ben Shelton|Alex de Minaur|Lorenzo Musetti|Holger Rune|Casper Ruud|Daniil Medvedev|Andrey Rublev|Jack Draper|Tommy Paul|Karen Khachanov|Felix Auger-Aliassime|Stefanos Tsitsipas|Grigor Dimitrov|Frances Tiafoe|Hubert Hurkacz|Tomas Machac|Jiri Lehecka|Ugo Humbert|Arthur Fils|Francisco Cerundolo|Sebastian Korda|Matteo Berrettini|Denis Shapovalov|Jakub Mensik|Flavio Cobolli|Alejandro Davidovich Fokina|Alexander Bublik|Tallon Griekspoor|Brandon Nakashima|Alexei Popyrin|Jordan Thompson|Joao Fonseca|Learner Tien|Luciano Darderi|Cameron Norrie|Gabriel Diallo|Zizou Bergs|Corentin Moutet|Nuno Borges|Alex Michelsen|Marcos Giron|Jaume Munar|Sebastian Baez|Tomas Martin Etcheverry|Camilo Ugo Carabelli|Fabian Marozsan|Miomir Kecmanovic|Arthur Rinderknech|Giovanni Mpetshi Perricard|Alexandre Muller|Reilly Opelka|Yoshihito Nishioka|Roberto Bautista Agut|Marin Cilic|Gael Monfils|Stan Wawrinka|Lorenzo Sonego|Matteo Arnaldi|Jan-Lennard Struff',
    ),
    qualifiers: teams(
      "Aleksandar Vukic|Aleksandar Kovacevic|Quentin Halys|Benjamin Bonzi|Adrian Mannarino|Kamil Majchrzak|Hamad Medjedovic|Laslo Djere|Yannick Hanfmann|Damir Dzumhur|Botic van de Zandschulp|Jenson Brooksby|Ethan Quinn|Nishesh Basavareddy|Mackenzie McDonald|Christopher O'Connell",
    ),
  },
  {
    size: 32,
    stops: wta,
    players: teams(
      'Aryna Sabalenka|Iga Swiatek|Coco Gauff|Jessica Pegula|Mirra Andreeva|Madison Keys|Jasmine Paolini|Qinwen Zheng|Elena Rybakina|Amanda Anisimova|Emma Navarro|Karolina Muchova|Paula Badosa|Ekaterina Alexandrova|Naomi Osaka|Belinda Bencic|Daria Kasatkina|Diana Shnaider|Barbora Krejcikova|Elina Svitolina|Beatriz Haddad Maia|Donna Vekic|Leylah Fernandez|Marta Kostyuk|Liudmila Samsonova|Linda Noskova|Emma Raducanu|Maria Sakkari|Clara Tauson|Victoria Mboko|Jelena Ostapenko|Sofia Kenin|Magdalena Frech|Magda Linette|Xinyu Wang|Dayana Yastremska|Anastasia Potapova|Veronika Kudermetova|McCartney Kessler|Ashlyn Krueger|Peyton Stearns|Hailey Baptiste|Lois Boisson|Marketa Vondrousova|Katerina Siniakova|Marie Bouzkova|Elise Mertens|Ann Li|Iva Jovic|Eva Lys|Tatjana Maria|Laura Siegemund|Sorana Cirstea|Jaqueline Cristian|Elena-Gabriela Ruse|Anna Kalinskaya|Yulia Putintseva|Camila Osorio|Renata Zarazua|Viktorija Golubic|Suzan Lamens|Sonay Kartal|Katie Boulter|Antonia Ruzic',
    ),
    qualifiers: teams(
      'Alycia Parks|Caty McNally|Bernarda Pera|Anna Bondar|Rebecca Sramkova|Petra Marcinko|Varvara Gracheva|Zeynep Sonmez|Olga Danilovic|Kimberly Birrell|Maya Joint|Ajla Tomljanovic|Moyuka Uchijima|Aoi Ito|Shuai Zhang|Yue Yuan',
    ),
  },
  {
    size: 16,
    stops: challengerAmericas,
    players: teams(
      'Thiago Seyboth Wild|Thiago Monteiro|Felipe Meligeni Alves|Gustavo Heide|Matheus Pucinelli|Juan Manuel Cerundolo|Francisco Comesana|Mariano Navone|Roman Burruchaga|Genaro Olivieri|Federico Coria|Federico Agustin Gomez|Juan Pablo Ficovich|Thiago Tirante|Facundo Diaz Acosta|Marco Trungelliti|Alejandro Tabilo|Nicolas Jarry|Cristian Garin|Tomas Barrios Vera|Hugo Dellien|Ignacio Buse|Juan Pablo Varillas|Daniel Elahi Galan|Nicolas Mejia|Emilio Nava|Patrick Kypson|Zachary Svajda|Mitchell Krueger|Tristan Boyer|Brandon Holt|Eliot Spizzirri',
    ),
    qualifiers: teams(
      'Liam Draxl|Alexis Galarneau|Vasek Pospisil|Rodrigo Pacheco Mendez|Ernesto Escobedo|Adolfo Daniel Vallejo|Murkel Dellien|Gonzalo Bueno|Matias Soto|Bautista Torres|Andrea Collarini|Gonzalo Villanueva|Renzo Olivo|Daniel Dutra da Silva|Pedro Boscardin Dias|Joao Lucas Reis da Silva',
    ),
  },
  {
    size: 16,
    stops: itfAsia,
    players: teams(
      'Himeno Sakatsume|Nao Hibino|Mai Hontama|Sara Saito|Ena Shibahara|Aoi Yamaguchi|Haruka Kaji|Kyoka Okamura|Xiyu Wang|Yafan Wang|Lin Zhu|Xinxin Yao|Fangran Tian|Jia-Jing Lu|Shuo Feng|Yuxuan Zhang|Wushuang Zheng|Joanna Garland|En-Shuo Liang|Ya-Hsuan Lee|Dayeon Back|Su-Jeong Jang|Yeonwoo Ku|Na-Lae Han|Luksika Kumkhum|Mananchaya Sawangkaew|Lanlana Tararudee|Alexandra Eala|Priska Madelyn Nugroho|Janice Tjen|Sahaja Yamalapalli|Shrivalli Bhamidipaty',
    ),
    qualifiers: teams(
      'Ankita Raina|Rutuja Bhosale|Zarina Diyas|Kamilla Rakhimova|Anna Danilina|Zhibek Kulambayeva|Destanee Aiava|Talia Gibson|Priscilla Hon|Storm Hunter|Jaimee Fourlis|Arina Rodionova|Astra Sharma|Daria Saville|Lulu Sun|Monique Barry',
    ),
  },
];

const series = (id: number, country: string, name: TextKey, players: string): Endless => ({
  id,
  country,
  weight: 28,
  minutes: 105,
  name: text(name),
  teams: teams(players),
});

/** Club players of three continents play day and night. There are thirty of each, so that everybody rests for a day. */
export const tennisSeries: readonly Endless[] = [
  series(
    390,
    'EUROPE',
    'leagues.tennis.open_series_europe',
    'A. Abbott|H. Adler|O. Amato|A. Arnold|H. Avery|F. Bakker|M. Barnes|V. Baxter|F. Becker|D. Bishop|K. Blake|S. Bonnet|D. Brandt|B. Bruno|I. Calder|P. Carver|B. Castro|J. Conti|G. Costa|N. Cruz|W. Dalton|G. Dekker|E. Delaney|L. Drake|T. Duarte|E. Ellis|C. Engel|J. Farkas|R. Fischer|C. Foster',
  ),
  series(
    391,
    'SOUTH-AMERICA',
    'leagues.tennis.open_series_americas',
    'D. Garcia|K. Gibson|S. Graham|D. Greco|B. Gruber|I. Hansen|P. Harper|B. Hoffman|J. Holm|G. Horvat|N. Ivanov|W. Jansen|G. Jensen|E. Kaiser|L. Keller|T. Kovac|E. Kruger|C. Lang|J. Larsen|R. Leroy|C. Lopez|A. Lund|H. Marino|O. Martin|A. Mayer|H. Meyer|F. Moreau|M. Moser|V. Muller|F. Nagy',
  ),
  series(
    392,
    'WORLD',
    'leagues.tennis.open_series_pacific',
    'F. Nakata|M. Nielsen|V. Novak|F. Okada|D. Olsen|K. Ortega|S. Owens|D. Pavlov|B. Perez|I. Popov|P. Porter|B. Quinn|J. Ramos|G. Reyes|N. Ricci|W. Romano|G. Rossi|E. Santos|L. Sato|T. Schmid|E. Silva|C. Soto|J. Takeda|R. Tanaka|C. Torres|A. Vargas|H. Vidal|O. Vogel|A. Weber|H. Yamada',
  ),
];
