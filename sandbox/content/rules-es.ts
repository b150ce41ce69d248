import type { Rules } from './rules.ts';

/** They say only what this server does. */
export const spanishRules: Rules = {
  contents: 'Capítulos de las reglas',
  chapters: [
    {
      title: 'Reglas generales',
      description: 'Cuándo vale una apuesta, qué pasa cuando cambia una cuota y cuándo se devuelve un importe.',
      parts: [
        {
          title: 'Cuándo vale una apuesta',
          paragraphs: [
            'Una apuesta es un acuerdo sobre la cuota y las reglas en el momento en que se aceptó. Vale cuando el cupón muestra su número.',
            'Una apuesta a un partido en juego espera de 3 a 8 segundos. Si la cuota o el marcador cambian en ese tiempo, el cupón hace lo que elegiste en sus ajustes.',
          ],
        },
        {
          title: 'Cuándo se liquida una apuesta',
          paragraphs: [
            'Las apuestas se liquidan por el marcador final cuando termina el partido, y las de una parte, por el marcador de esa parte.',
            'Un partido que no se juega en el plazo fijado para su deporte se devuelve con cuota 1.',
          ],
        },
        {
          title: 'Apuestas a jugadores',
          paragraphs: [
            'Un gol en propia no cuenta para ningún jugador: el primer goleador es entonces quien marque después. Si solo hay goles en propia, gana «Sin gol».',
            '«Un suplente» gana si marca ese gol alguien que entró durante el partido. La apuesta a un jugador sustituido o expulsado sigue en pie.',
          ],
        },
      ],
    },
    {
      title: 'Totales y hándicaps',
      description: 'Qué pagan las líneas enteras, medias y cuartas, con un ejemplo de cada resultado.',
      parts: [
        {
          title: 'Tres clases de líneas',
          paragraphs: [
            'Un total compara la suma de ambos marcadores con su línea. Un hándicap se suma al marcador de su lado antes de comparar.',
            'Una línea media se gana o se pierde. Una entera devuelve el importe cuando el resultado la iguala. Una cuarta son dos apuestas de la mitad, en las líneas de ambos lados.',
          ],
        },
        {
          title: 'Ejemplo: total más de',
          table: {
            head: ['Goles', 'Más de 2', 'Más de 2.25', 'Más de 2.5', 'Más de 2.75'],
            rows: [
              ['1', 'perdida', 'perdida', 'perdida', 'perdida'],
              ['2', 'devuelta', 'mitad perdida', 'perdida', 'perdida'],
              ['3', 'ganada', 'ganada', 'ganada', 'mitad ganada'],
              ['4', 'ganada', 'ganada', 'ganada', 'ganada'],
            ],
          },
        },
      ],
    },
    {
      title: 'Tipos de cupones',
      description: 'Simple, combinada, sistema y los demás: de qué se compone cada uno y cuándo paga.',
      parts: [
        {
          title: 'Qué es cada tipo',
          table: {
            head: ['Tipo', 'Apuestas', 'Se compone de', 'Paga cuando'],
            rows: [
              ['Simple', '1', 'una apuesta', 'la apuesta gana'],
              ['Simples', '2–50', 'varias apuestas, cada una con su importe', 'cada una por su cuenta'],
              ['Combinada', '2–50', 'varias apuestas; sus cuotas se multiplican', 'ganan todas'],
              [
                'Sistema',
                '3–20',
                'todas las combinadas de un tamaño que dan tus apuestas; los fijos están en cada una',
                'ganan algunas de estas combinadas',
              ],
              [
                'Cadena',
                '2–20',
                'apuestas una tras otra con un importe: lo que paga una se apuesta en la siguiente, nunca más que el primer importe',
                'la cuenta termina con algo',
              ],
              [
                'Multiapuesta',
                '3–20',
                'bloques de apuestas; cada bloque es una parte de un sistema y el lobby está en cada línea',
                'ganan enteros bastantes bloques',
              ],
              [
                'Condicional',
                '2–20',
                'bloques en orden: lo que paga uno es el importe del siguiente, hasta la suma que fijes',
                'la cuenta termina con algo; si se pierde el primer bloque, acaba',
              ],
              ['Anticombinada', '2–20', 'las apuestas de una combinada', 'la combinada no gana'],
              [
                'Lucky',
                '2–8',
                'todas las simples y combinadas de cualquier tamaño que dan tus apuestas, con un importe en partes iguales',
                'gana al menos una apuesta',
              ],
              [
                'Patent',
                '3–8',
                'todas las combinadas de dos apuestas en adelante, con un importe en partes iguales',
                'ganan al menos dos apuestas',
              ],
            ],
          },
        },
        {
          title: 'Una apuesta devuelta',
          paragraphs: [
            'En combinada, sistema, multiapuesta, lucky y patent, una apuesta devuelta cuenta con cuota 1. Las demás siguen.',
            'En cadena y condicional, la cuenta pasa igual por una apuesta devuelta. En la anticombinada se quita, y las demás forman una cuota nueva.',
          ],
        },
        {
          title: 'Apuestas que no van juntas',
          paragraphs: [
            'Donde las apuestas se multiplican, dos apuestas a un mismo partido no están en una línea. Simple y simples admiten cualquiera.',
          ],
        },
      ],
    },
  ],
};
