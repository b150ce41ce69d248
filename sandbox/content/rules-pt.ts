import type { Rules } from './rules.ts';

/** They say only what this server does. */
export const portugueseRules: Rules = {
  contents: 'Capítulos das regras',
  chapters: [
    {
      title: 'Regras gerais',
      description: 'Quando uma aposta vale, o que acontece quando uma cotação muda e quando o valor é devolvido.',
      parts: [
        {
          title: 'Quando uma aposta vale',
          paragraphs: [
            'Uma aposta é um acordo sobre a cotação e as regras no momento em que foi aceita. Ela vale quando o cupom mostra o seu número.',
            'Uma aposta em um jogo em andamento espera de 3 a 8 segundos. Se a cotação ou o placar mudar nesse tempo, o cupom faz o que você escolheu nas configurações dele.',
          ],
        },
        {
          title: 'Quando uma aposta é apurada',
          paragraphs: [
            'As apostas são apuradas pelo placar final quando o jogo termina, e as de uma parte, pelo placar dessa parte.',
            'Um jogo que não acontece no prazo fixado para o seu esporte é devolvido com cotação 1.',
          ],
        },
        {
          title: 'Apostas em jogadores',
          paragraphs: [
            'Um gol contra não conta para nenhum jogador: o primeiro a marcar é então quem marcar em seguida. Se só houver gols contra, vence “Sem gol”.',
            '“Um reserva” vence se quem marcou esse gol entrou durante o jogo. A aposta em um jogador substituído ou expulso continua valendo.',
          ],
        },
      ],
    },
    {
      title: 'Totais e handicaps',
      description: 'O que pagam linhas inteiras, meias e de um quarto, com um exemplo de cada resultado.',
      parts: [
        {
          title: 'Três tipos de linhas',
          paragraphs: [
            'Um total compara a soma dos dois placares com a sua linha. Um handicap é somado ao placar do seu lado antes da comparação.',
            'Uma meia linha ganha ou perde. Uma inteira devolve o valor quando o resultado é igual a ela. Uma de um quarto são duas apostas de metade do valor, nas linhas dos dois lados.',
          ],
        },
        {
          title: 'Exemplo: total acima',
          table: {
            head: ['Gols', 'Acima de 2', 'Acima de 2.25', 'Acima de 2.5', 'Acima de 2.75'],
            rows: [
              ['1', 'perdida', 'perdida', 'perdida', 'perdida'],
              ['2', 'devolvida', 'metade perdida', 'perdida', 'perdida'],
              ['3', 'ganha', 'ganha', 'ganha', 'metade ganha'],
              ['4', 'ganha', 'ganha', 'ganha', 'ganha'],
            ],
          },
        },
      ],
    },
    {
      title: 'Tipos de cupons',
      description: 'Simples, múltipla, sistema e os outros: de que cada um é feito e quando paga.',
      parts: [
        {
          title: 'O que é cada tipo',
          table: {
            head: ['Tipo', 'Apostas', 'É feito de', 'Paga quando'],
            rows: [
              ['Simples', '1', 'uma aposta', 'a aposta ganha'],
              ['Simples separadas', '2–50', 'várias apostas, cada uma com o seu valor', 'cada uma por si'],
              ['Múltipla', '2–50', 'várias apostas; as cotações se multiplicam', 'todas ganham'],
              [
                'Sistema',
                '3–20',
                'todas as múltiplas de um tamanho que as suas apostas formam; os fixos estão em cada uma',
                'algumas dessas múltiplas ganham',
              ],
              [
                'Cadeia',
                '2–20',
                'apostas uma após a outra com um valor: o que uma paga é apostado na seguinte, nunca mais que o primeiro valor',
                'a conta termina com algo',
              ],
              [
                'Multiaposta',
                '3–20',
                'blocos de apostas; cada bloco é uma parte de um sistema, e o lobby está em cada linha',
                'blocos suficientes ganham inteiros',
              ],
              [
                'Condicional',
                '2–20',
                'blocos em ordem: o que um paga é o valor do seguinte, até a soma que você definir',
                'a conta termina com algo; se o primeiro bloco perde, acaba',
              ],
              ['Antimúltipla', '2–20', 'as apostas de uma múltipla', 'a múltipla não ganha'],
              [
                'Lucky',
                '2–8',
                'todas as simples e múltiplas de qualquer tamanho que as suas apostas formam, com um valor em partes iguais',
                'pelo menos uma aposta ganha',
              ],
              [
                'Patent',
                '3–8',
                'todas as múltiplas de duas apostas em diante, com um valor em partes iguais',
                'pelo menos duas apostas ganham',
              ],
            ],
          },
        },
        {
          title: 'Uma aposta devolvida',
          paragraphs: [
            'Em múltipla, sistema, multiaposta, lucky e patent, uma aposta devolvida conta com cotação 1. As outras continuam.',
            'Em cadeia e condicional, a conta passa igual por uma aposta devolvida. Na antimúltipla ela é retirada, e as outras formam uma cotação nova.',
          ],
        },
        {
          title: 'Apostas que não ficam juntas',
          paragraphs: [
            'Onde as apostas se multiplicam, duas apostas no mesmo jogo não ficam em uma linha. Simples e simples separadas aceitam qualquer uma.',
          ],
        },
      ],
    },
  ],
};
