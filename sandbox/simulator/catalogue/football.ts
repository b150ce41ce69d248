import { text } from '../texts/text.ts';
import type { Competition } from './competition.ts';
import { teams } from './competition.ts';

/** Club competitions; `lanes` matches of each are in play side by side. Club names as the clubs write them. */
export const FOOTBALL: readonly Competition[] = [
  {
    id: 100,
    country: 'England',
    weight: 100,
    lanes: 3,
    name: text('Premier League', 'Премьер-лига', 'Premier League', 'الدوري الإنجليزي الممتاز'),
    teams: teams(
      'AFC Bournemouth|Arsenal FC|Aston Villa FC|Brentford FC|Brighton & Hove Albion FC|Burnley FC|Chelsea FC|Crystal Palace FC|Everton FC|Fulham FC|Leeds United FC|Liverpool FC|Manchester City FC|Manchester United FC|Newcastle United FC|Nottingham Forest FC|Sunderland AFC|Tottenham Hotspur FC|West Ham United FC|Wolverhampton Wanderers FC',
    ),
  },
  {
    id: 101,
    country: 'England',
    weight: 80,
    lanes: 2,
    name: text('Championship', 'Чемпионшип', 'Championship', 'دوري البطولة الإنجليزية'),
    teams: teams(
      'Birmingham City FC|Blackburn Rovers FC|Bristol City FC|Charlton Athletic FC|Coventry City FC|Derby County FC|Hull City AFC|Ipswich Town FC|Leicester City FC|Middlesbrough FC|Millwall FC|Norwich City FC|Oxford United FC|Portsmouth FC|Preston North End FC|Queens Park Rangers FC|Sheffield United FC|Sheffield Wednesday FC|Southampton FC|Stoke City FC|Swansea City AFC|Watford FC|West Bromwich Albion FC|Wrexham AFC',
    ),
  },
  {
    id: 102,
    country: 'England',
    weight: 50,
    lanes: 2,
    name: text('League One', 'Первая лига', 'League One', 'دوري الدرجة الأولى'),
    teams: teams(
      'AFC Wimbledon|Barnsley FC|Blackpool FC|Bolton Wanderers|Bradford City|Burton Albion|Cardiff City FC|Doncaster Rovers|Exeter City|Huddersfield Town AFC|Leyton Orient|Lincoln City|Luton Town FC|Mansfield Town|Northampton Town|Peterborough United|Plymouth Argyle FC|Port Vale FC|Reading FC|Rotherham United FC|Stevenage FC|Stockport County|Wigan Athletic|Wycombe Wanderers',
    ),
  },
  {
    id: 103,
    country: 'England',
    weight: 45,
    lanes: 1,
    name: text('League Two', 'Вторая лига', 'League Two', 'دوري الدرجة الثانية'),
    teams: teams(
      'Accrington Stanley|Barnet FC|Barrow AFC|Bristol Rovers|Bromley FC|Cambridge United|Cheltenham Town|Chesterfield FC|Colchester United|Crawley Town|Crewe Alexandra|Fleetwood Town|Gillingham FC|Grimsby Town|Harrogate Town|Milton Keynes Dons|Newport County|Notts County|Oldham Athletic|Salford City|Shrewsbury Town|Swindon Town|Tranmere Rovers|Walsall FC',
    ),
  },
  {
    id: 104,
    country: 'Scotland',
    weight: 55,
    lanes: 1,
    name: text('Premiership', 'Премьершип', 'Premiership', 'الدوري الاسكتلندي الممتاز'),
    teams: teams(
      'Aberdeen FC|Celtic FC|Dundee FC|Dundee United|Falkirk FC|Heart of Midlothian|Hibernian FC|Kilmarnock FC|Livingston FC|Motherwell FC|Rangers FC|St. Mirren FC',
    ),
  },
  {
    id: 105,
    country: 'DE',
    weight: 97,
    lanes: 2,
    name: text('Bundesliga', 'Бундеслига', 'Bundesliga', 'الدوري الألماني'),
    teams: teams(
      '1. FC Heidenheim|1. FC Köln|1. FC Union Berlin|1. FSV Mainz 05|Bayer 04 Leverkusen|Borussia Dortmund|Borussia Mönchengladbach|Eintracht Frankfurt|FC Augsburg|FC Bayern München|FC St. Pauli|Hamburger SV|RB Leipzig|SC Freiburg|SV Werder Bremen|TSG 1899 Hoffenheim|VfB Stuttgart|VfL Wolfsburg',
    ),
  },
  {
    id: 106,
    country: 'DE',
    weight: 70,
    lanes: 1,
    name: text('2. Bundesliga', 'Вторая Бундеслига', '2. Bundesliga', 'الدوري الألماني الثاني'),
    teams: teams(
      '1. FC Kaiserslautern|1. FC Magdeburg|1. FC Nürnberg|Arminia Bielefeld|Dynamo Dresden|Eintracht Braunschweig|FC Schalke 04|Fortuna Düsseldorf|Hannover 96|Hertha BSC|Holstein Kiel|Karlsruher SC|Preußen Münster|SC Paderborn 07|SV 07 Elversberg|SV Darmstadt 98|SpVgg Greuther Fürth|VfL Bochum',
    ),
  },
  {
    id: 107,
    country: 'ES',
    weight: 98,
    lanes: 3,
    name: text('La Liga', 'Ла Лига', 'LaLiga', 'الدوري الإسباني'),
    teams: teams(
      'Athletic Club|CA Osasuna|Club Atlético de Madrid|Deportivo Alavés|Elche CF|FC Barcelona|Getafe CF|Girona FC|Levante UD|RC Celta de Vigo|RCD Espanyol de Barcelona|RCD Mallorca|Rayo Vallecano de Madrid|Real Betis Balompié|Real Madrid CF|Real Oviedo|Real Sociedad de Fútbol|Sevilla FC|Valencia CF|Villarreal CF',
    ),
  },
  {
    id: 108,
    country: 'ES',
    weight: 68,
    lanes: 2,
    name: text('Segunda División', 'Сегунда', 'Segunda División', 'دوري الدرجة الثانية الإسباني'),
    teams: teams(
      'AD Ceuta FC|Albacete|Burgos CF|CD Castellón|CD Leganés|CD Mirandés|Cultural Leonesa|Cádiz CF|Córdoba CF|Deportivo La Coruña|FC Andorra|Granada CF|Málaga CF|Racing Santander|Real Valladolid CF|Real Zaragoza|SD Eibar|SD Huesca|Sporting Gijón|UD Almería',
    ),
  },
  {
    id: 109,
    country: 'IT',
    weight: 96,
    lanes: 3,
    name: text('Serie A', 'Серия A', 'Serie A', 'الدوري الإيطالي'),
    teams: teams(
      'AC Milan|AC Pisa|ACF Fiorentina|AS Roma|Atalanta BC|Bologna FC|Cagliari Calcio|Como 1907|FC Internazionale Milano|Genoa CFC|Hellas Verona FC|Juventus FC|Parma Calcio 1913|SS Lazio|SSC Napoli|Torino FC|US Cremonese|US Lecce|US Sassuolo Calcio|Udinese Calcio',
    ),
  },
  {
    id: 110,
    country: 'IT',
    weight: 66,
    lanes: 2,
    name: text('Serie B', 'Серия B', 'Serie B', 'دوري الدرجة الثانية الإيطالي'),
    teams: teams(
      'AC Monza|AC Reggiana|Calcio Padova|Carrarese Calcio|Cesena FC|Delfino Pescara|Empoli FC|FC Südtirol|Frosinone Calcio|Juve Stabia|Mantova 1911 SSD|Modena FC|Palermo FC|SSC Bari|Sampdoria|Spezia Calcio|US Avellino|US Catanzaro|Venezia FC|Virtus Entella',
    ),
  },
  {
    id: 111,
    country: 'FR',
    weight: 95,
    lanes: 2,
    name: text('Ligue 1', 'Лига 1', 'Ligue 1', 'الدوري الفرنسي'),
    teams: teams(
      'AJ Auxerre|AS Monaco FC|Angers SCO|FC Lorient|FC Metz|FC Nantes|Le Havre AC|Lille OSC|OGC Nice|Olympique Lyonnais|Olympique de Marseille|Paris FC|Paris Saint-Germain FC|RC Strasbourg Alsace|Racing Club de Lens|Stade Brestois 29|Stade Rennais FC|Toulouse FC',
    ),
  },
  {
    id: 112,
    country: 'FR',
    weight: 60,
    lanes: 1,
    name: text('Ligue 2', 'Лига 2', 'Ligue 2', 'دوري الدرجة الثانية الفرنسي'),
    teams: teams(
      'AS Nancy Lorraine|AS Saint-Étienne|Amiens SC|Clermont Foot 63|EA Guingamp|ESTAC Troyes|FC Annecy|Grenoble Foot 38|Le Mans FC|Montpellier HSC|Pau FC|Red Star FC|Rodez AF|SC Bastia|Stade Lavallois|Stade de Reims|US Boulogne|USL Dunkerque',
    ),
  },
  {
    id: 113,
    country: 'NL',
    weight: 75,
    lanes: 1,
    name: text('Eredivisie', 'Эредивизи', 'Eredivisie', 'الدوري الهولندي'),
    teams: teams(
      'AFC Ajax|AZ|FC Groningen|FC Twente|FC Utrecht|FC Volendam|Feyenoord Rotterdam|Fortuna Sittard|Go Ahead Eagles|Heracles Almelo|NAC Breda|NEC|PEC Zwolle|PSV|SBV Excelsior|SC Heerenveen|Sparta Rotterdam|Telstar',
    ),
  },
  {
    id: 114,
    country: 'PT',
    weight: 76,
    lanes: 2,
    name: text('Primeira Liga', 'Примейра', 'Primeira Liga', 'الدوري البرتغالي'),
    teams: teams(
      'AVS|CD Nacional|CD Santa Clara|CD Tondela|CF Estrela da Amadora|Casa Pia AC|FC Alverca|FC Arouca|FC Famalicão|FC Porto|GD Estoril Praia|Gil Vicente FC|Moreirense FC|Rio Ave FC|Sport Lisboa e Benfica|Sporting Clube de Braga|Sporting Clube de Portugal|Vitória Guimarães',
    ),
  },
  {
    id: 115,
    country: 'BE',
    weight: 64,
    lanes: 1,
    name: text('First Division A', 'Первый дивизион А', 'Primera División A', 'الدوري البلجيكي'),
    teams: teams(
      'Cercle Brugge|Club Brugge KV|FCV Dender EH|KAA Gent|KRC Genk|KV Mechelen|KVC Westerlo|Oud-Heverlee Leuven|RAAL La Louviére|RSC Anderlecht|Royal Antwerp FC|SV Zulte Waregem|Sint-Truidense VV|Sporting Charleroi|Standard Liège|Union Saint-Gilloise',
    ),
  },
  {
    id: 116,
    country: 'GR',
    weight: 58,
    lanes: 1,
    name: text('Super League', 'Суперлига', 'Superliga', 'الدوري اليوناني'),
    teams: teams(
      'AE Kifisias|AE Lárissa|AEK Athen|Aris Saloniki|Asteras Tripolis|Atromitos|Levadiakos|OFI Heraklion|Olympiakos Piraeus|PAOK Saloniki|Panathinaikos|Panetolikos|Panserraikos|Volos NFC',
    ),
  },
  {
    id: 117,
    country: 'TR',
    weight: 74,
    lanes: 2,
    name: text('Süper Lig', 'Суперлига', 'Superliga', 'الدوري التركي'),
    teams: teams(
      'Alanyaspor|Antalyaspor|Beşiktaş|Eyüpspor|Fatih Karagümrük|Fenerbahçe|Galatasaray|Gaziantep FK|Gençlerbirliği|Göztepe|Kasımpaşa SK|Kayserispor|Kocaelispor|Konyaspor|Samsunspor|Trabzonspor|Çaykur Rizespor|İstanbul Başakşehir',
    ),
  },
  {
    id: 118,
    country: 'AT',
    weight: 56,
    lanes: 1,
    name: text('Bundesliga', 'Бундеслига', 'Bundesliga', 'الدوري النمساوي'),
    teams: teams(
      'Austria Wien|FC Blau Weiß Linz|Grazer AK|LASK|RB Salzburg|Rapid Wien|SCR Altach|SK Sturm Graz|SV Ried|TSV Hartberg|WSG Tirol|Wolfsberger AC',
    ),
  },
  {
    id: 119,
    country: 'AT',
    weight: 40,
    lanes: 1,
    name: text('2. Liga', 'Вторая лига', '2. Liga', 'دوري الدرجة الثانية النمساوي'),
    teams: teams(
      'Austria Lustenau|Austria Salzburg|FC Admira Wacker|FC Hertha Wels|FC Liefering|First Vienna FC|Floridsdorfer AC|Kapfenberger SV|SK Austria Klagenfurt|SKN St. Pölten|SKU Amstetten|Schwarz-Weiß Bregenz',
    ),
  },
  {
    id: 120,
    country: 'AU',
    weight: 48,
    lanes: 1,
    name: text('A-League', 'А-лига', 'A-League', 'الدوري الأسترالي'),
    teams: teams(
      'Adelaide United|Auckland FC|Brisbane Roar|Central Coast Mariners|Macarthur FC|Melbourne City FC|Melbourne Victory|Newcastle United Jets|Perth Glory|Sydney FC|Wellington Phoenix|Western Sydney Wanderers',
    ),
  },
  {
    id: 121,
    country: 'DZ',
    weight: 42,
    lanes: 1,
    name: text('Ligue 1', 'Лига 1', 'Ligue 1', 'الرابطة المحترفة الأولى'),
    teams: teams(
      'ASO Chlef|CR Bélouizdad|CS Constantine|ES Mostaganem|ES Sétif|JS Kabylie|JS Saoura|MC Alger|MC El Bayadh|MC Oran|NC Magra|Olympique Akbou|Paradou AC|US Biskra|USM Alger|USM Khenchela',
    ),
  },
  {
    id: 122,
    country: 'EG',
    weight: 52,
    lanes: 2,
    name: text('Premier League', 'Премьер-лига', 'Premier League', 'الدوري المصري الممتاز'),
    teams: teams(
      "Al Ahly SC|Al Masry Club|Ceramica Cleopatra|ENPPI|El Gouna|Future FC|Ghazl Al Mehalla|Haras El Hodood|Ismaily|Ittihad El Iskandary|National Bank SC|PetroJet FC|Pharco FC|Pyramids FC|Smouha Sporting Club|Tala'ea El Gaish SC|ZED FC|Zamalek",
    ),
  },
  {
    id: 123,
    country: 'MA',
    weight: 44,
    lanes: 1,
    name: text('Botola', 'Ботола', 'Botola', 'البطولة الاحترافية'),
    teams: teams(
      "COD Meknés|CR Khemis Zemamra|Chabab Mohammédia|Difaâ d'el Jadida|FAR de Rabat|FUS de Rabat|Hassania US Agadir|Ittihad Tanger|JS Soualem|Maghrib de Fès|Moghreb de Tétouan|Olympique de Safi|RS Berkane|Raja Casablanca|Union de Touarga|Wydad AC",
    ),
  },
  {
    id: 124,
    country: 'MX',
    weight: 62,
    lanes: 2,
    name: text('Liga MX', 'Лига МХ', 'Liga MX', 'الدوري المكسيكي'),
    teams: teams(
      'Atlas Guadalajara|Atlético San Luis|CF América|CF Monterrey|CF Pachuca|Club León|Club Necaxa|Club Tijuana|Cruz Azul|Deportivo Guadalajara|Deportivo Toluca|FC Juárez|Gallos Blancos|Mazatlán FC|Puebla FC|Pumas UNAM|Santos Laguna|UANL Tigres',
    ),
  },
  {
    id: 126,
    country: 'AR',
    weight: 72,
    lanes: 2,
    name: text('Liga Profesional', 'Профессиональная лига', 'Liga Profesional', 'الدوري الأرجنتيني'),
    teams: teams(
      "Aldosivi|Argentinos Juniors|Atlético Tucumán|Banfield|Barracas Central|Belgrano de Córdoba|Boca Juniors|Central Córdoba SdE|Defensa y Justicia|Deportivo Riestra|Estudiantes|Gimnasia de La Plata|Godoy Cruz|Huracán|Independiente|Independiente Rivadavia|Instituto de Córdoba|Lanús|Newell's Old Boys|Platense|Racing Club|River Plate|Rosario Central|San Lorenzo|San Martín de San Juan|Sarmiento de Junín|Talleres de Córdoba|Tigre|Unión de Santa Fe|Vélez Sarsfield",
    ),
  },
  {
    id: 127,
    country: 'BR',
    weight: 78,
    lanes: 2,
    name: text('Série A', 'Серия A', 'Série A', 'الدوري البرازيلي'),
    teams: teams(
      'Botafogo FR|CA Mineiro|CR Flamengo|CR Vasco da Gama|Ceará SC|Cruzeiro EC|EC Bahia|EC Juventude|EC Vitória|Fluminense FC|Fortaleza EC|Grêmio FBPA|Mirassol FC|RB Bragantino|SC Corinthians Paulista|SC Internacional|SC Recife|SE Palmeiras|Santos FC|São Paulo FC',
    ),
  },
  {
    id: 128,
    country: 'BR',
    weight: 54,
    lanes: 2,
    name: text('Série B', 'Серия B', 'Série B', 'دوري الدرجة الثانية البرازيلي'),
    teams: teams(
      'Amazonas FC AM|América MG|Athletic MG|Athletico Paranaense|Atlético Goianiense|Avaí SC|Botafogo SP|CR Brasil AL|Chapecoense|Coritiba PR|Criciúma SC|Cuiabá MT|Ferroviária SP|Goiás GO|Grêmio Novorizontino SP|Operário Ferroviário PR|Paysandu PA|Remo PA|Vila Nova GO|Volta Redonda RJ',
    ),
  },
  {
    id: 129,
    country: 'CN',
    weight: 46,
    lanes: 1,
    name: text('Super League', 'Суперлига', 'Superliga', 'الدوري الصيني الممتاز'),
    teams: teams(
      'Beijing Guoan|Changchun Yatai|Chengdu Rongcheng|Dalian Yingbo|Henan FC|Meizhou Hakka|Qingdao Hainiu|Qingdao West Coast|Shandong Taishan|Shanghai Port FC|Shanghai Shenhua|Shenzhen Peng City|Tianjin Jinmen Tiger|Wuhan Three Towns|Yunnan Yukun|Zhejiang Professional',
    ),
  },
  {
    id: 130,
    country: 'CO',
    weight: 47,
    lanes: 2,
    name: text('Primera A', 'Примера A', 'Primera A', 'الدوري الكولومبي'),
    teams: teams(
      'Alianza FC|América de Cali|Atlético Bucaramanga|Atlético Junior|Atlético Nacional|Boyacá Chicó|Deportes Tolima|Deportivo Cali|Deportivo Pasto|Deportivo Pereira|Envigado FC|Fortaleza FC|Independiente Medellín|La Equidad|Llaneros FC|Millonarios|Once Caldas|Santa Fe|Unión Magdalena|Águilas Doradas',
    ),
  },
  {
    id: 132,
    country: 'JP',
    weight: 53,
    lanes: 2,
    name: text('J1 League', 'Джей-лига 1', 'J1 League', 'الدوري الياباني'),
    teams: teams(
      'Albirex Niigata|Avispa Fukuoka|Cerezo Osaka|FC Machida Zelvia|FC Tokyo|Fagiano Okayama|Gamba Osaka|Kashima Antlers|Kashiwa Reysol|Kawasaki Frontale|Kyoto Sanga FC|Nagoya Grampus|Sanfrecce Hiroshima|Shimizu S-Pulse|Shonan Bellmare|Tokyo Verdy|Urawa Red Diamonds|Vissel Kobe|Yokohama F. Marinos|Yokohama FC',
    ),
  },
  {
    id: 133,
    country: 'US',
    weight: 63,
    lanes: 2,
    name: text('MLS', 'МЛС', 'MLS', 'الدوري الأمريكي'),
    teams: teams(
      'Atlanta United FC|Austin FC|CF Montréal|Charlotte FC|Chicago Fire|Colorado Rapids|Columbus Crew|D.C. United|FC Cincinnati|FC Dallas|Houston Dynamo|Inter Miami CF|Los Angeles FC|Los Angeles Galaxy|Minnesota United FC|Nashville SC|New England Revolution|New York City FC|New York RB|Orlando City|Philadelphia Union|Portland Timbers|Real Salt Lake|San Diego FC|San Jose Earthquakes|Seattle Sounders|Sporting Kansas City|St. Louis City SC|Toronto FC|Vancouver Whitecaps',
    ),
  },
];
