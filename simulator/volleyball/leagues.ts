import type { League } from '../catalogue/competition.ts';
import { league } from '../catalogue/league.ts';

const season = (zone: string, from: string, to: string, ...rounds: string[]) => ({ zone, from, to, rounds });

export const volleyballLeagues: readonly League[] = [
  league(
    440,
    'IT',
    66,
    'leagues.volleyball.italy.superlega',
    season('Europe/Rome', '10-01', '05-14', 'Sat 18:00 20:30, Sun 16:00 17:00*2 18:00'),
    'Cisterna|Civitanova|Grottazzolina|Milano|Modena|Monza|Padova|Perugia|Piacenza|Trentino|Verona|Cuneo',
  ),
  league(
    441,
    'PL',
    64,
    'leagues.volleyball.poland.plusliga',
    season('Europe/Warsaw', '09-20', '05-14', 'Fri 17:30 20:00, Sat 14:45 17:30 20:00, Sun 14:45 17:30'),
    'AZS Olsztyn|BBTS Bielsko-Biała|ChKS Chełm|Cuprum Gorzów|Jastrzębski Węgiel|LUK Lublin|Norwid Częstochowa|Projekt Warszawa|Resovia|Skra Bełchatów|Ślepsk Suwałki|Trefl Gdańsk|Warta Zawiercie|ZAKSA',
  ),
  league(
    442,
    'RU',
    58,
    'leagues.volleyball.russia.super_league',
    season('Europe/Moscow', '10-01', '05-14', 'Wed 17:00*3 19:00*3', 'Sat 14:00 16:00*2, Sun 15:00*2 17:00'),
    'ASK Nizhny Novgorod|Belogorie|Dynamo Moscow|Fakel|Gazprom-Yugra|Kuzbass|Lokomotiv Novosibirsk|MGTU Moscow|Orenburg|Ural Ufa|Zenit Kazan|Zenit St. Petersburg',
  ),
  league(
    443,
    'TR',
    58,
    'leagues.volleyball.turkiye.sultans_league',
    season('Europe/Istanbul', '10-01', '05-14', 'Sat 14:00 16:30 19:00, Sun 14:00*2 16:30 19:00'),
    'Aras Kargo|Aydın Büyükşehir|Bahçelievler|Beşiktaş|Eczacıbaşı|Fenerbahçe|Galatasaray|Göztepe|Kuzeyboru|Nilüfer|Sarıyer|THY|VakıfBank|Zeren Spor',
  ),
  league(
    444,
    'BR',
    54,
    'leagues.volleyball.brazil.superliga',
    season('America/Sao_Paulo', '10-20', '05-10', 'Wed 18:30*3 21:00*3', 'Sat 18:00 21:00, Sun 10:00 18:30*3'),
    'Azulim Gabarito|Campinas|Cruzeiro|Guarulhos|JF Vôlei|Joinville|Minas|Monte Carmelo|Praia Clube|São José|SESI Bauru|Suzano',
  ),
  league(
    445,
    'JP',
    46,
    'leagues.volleyball.japan.sv_league',
    season('Asia/Tokyo', '10-10', '05-10', 'Wed 18:05*5', 'Sat 13:05*2 14:05*2 15:05'),
    'Hiroshima Thunders|JTEKT Stings|Nagano Tridents|Nippon Steel Sakai|Osaka Bluteon|Suntory Sunbirds|Tokyo Great Bears|Toray Arrows|Voreas Hokkaido|Wolfdogs Nagoya',
  ),
];
