const words = (names: string): readonly string[] => names.split(' ');

/** Invented players have these names. Nobody on this list is meant to be anybody. */
export const surnames = words(
  'Abernal Adlam Alvane Amberley Andrik Ansbach Arbeli Ardley Ashby Averill Babenk Balmer Banoch Barrio Bastian Bellamor ' +
    'Benko Berrand Bisset Blaskov Boland Borrego Brandt Brenholm Brisco Brunel Calder Camaro Cardell Carrow Castane Cedrik ' +
    'Chalmer Cintra Colby Corvan Costell Dahlin Damaso Danbury Darrow Delacro Demir Dorval Draskic Dunmore Ebring Edevane ' +
    'Elgard Ellery Emberg Espada Evander Fabrik Fallow Faroe Fennimor Ferro Filan Foxall Frein Gallard Gaspard Gelder ' +
    'Gidman Gorsky Granval Grennan Gunder Hadley Halvor Harlan Hasek Helmer Hollis Hovan Iberra Ingram Iskander Jarvis ' +
    'Jelin Jorund Kaldor Karsten Kerrigan Kivela Kolmar Korda Kresten Lamond Landau Larrain Ledger Lindqvist Lorimer Lucan ' +
    'Madrig Malvern Marchetti Marlow Mazur Mensah Merrick Milano Mirov Montel Morwen Nagaro Nakim Navarre Nevell Norling ' +
    'Novak Oduya Okonjo Olander Orsini Ostrava Palmeri Pardo Pellan Petrie Pinhal Quarrie Quillan Radov Ramsey Ravel Redfern ' +
    'Renner Rigaud Rivelo Rossiter Sabin Salcedo Santoro Sarvan Selby Severin Sholto Sokol Stanmore Strand Talbot Tamsin ' +
    'Tavares Thorley Toivonen Torval Tremain Uldred Ursin Valmor Vantor Varga Velasco Vidmar Volkan Wardell Whelan Whitlock ' +
    'Winslade Yardan Yoren Zabala Zeller Zorin',
);

/** Those who play on screens go by another name. */
export const handles = words(
  'acorn basalt birch brink cedar chalk cinder cobalt coda cresc dune ebb fable fern flint gale glint grove haze heron ' +
    'inlet jasp kelp kite lark ledge lumo maple marl mesa mint moor nettle nimbo north oaken ochre osprey pebble pine quill ' +
    'reed rill sleet slate sorrel spar tarn thistle topaz umber vane vesper willow wren yarrow zinc',
);
