import { link, type Question } from './document.ts'

/** /como-conferimos: how the answers of the sheets are proved. */
export const PROOFS = {
  path: '/como-conferimos',
  title: 'Como conferimos as respostas',
  description:
    'Labirinto sem saída, palavra que não está na grade, conta errada: como provamos cada folha e cada gabarito antes de publicar.',
  intro:
    'Uma folha com erro custa a confiança de uma criança. Por isso cada folha daqui é desenhada por regras, e um programa à parte resolve a folha pronta e confere a resposta antes de ela ser publicada.',
  maze: {
    title: 'Um exemplo: o labirinto',
    text: 'Ao lado, um labirinto do catálogo e o gabarito dele. A prova não olha para o desenho de quem fez: ela lê as paredes da página pronta, anda por todos os corredores a partir da entrada e só aprova se existir um caminho até a saída, e um só.',
    alt: 'Um labirinto retangular e o mesmo labirinto com o caminho da entrada até a saída.',
  },
  checks: {
    title: 'O que é provado',
    list: [
      ['Labirintos', 'há um caminho da entrada à saída, e só um; nos de coleta, ele passa por tudo o que se pede'],
      [
        'Caça-palavras',
        'cada palavra da lista está na grade, uma vez só, e nenhuma palavra imprópria aparece por acaso',
      ],
      ['Contas', 'cada resultado é calculado de novo, e nenhum número passa do limite anunciado'],
      ['Ligar os pontos', 'os números seguem sem falha, e cada número fica junto do seu ponto'],
      ['Jogo dos erros', 'as diferenças contadas existem, e não há outras'],
      ['Sudoku e sequências', 'há uma solução só'],
      ['Cruzadinhas', 'cada cruzamento bate com as duas palavras'],
      ['Sílabas e rimas', 'as separações seguem o dicionário do projeto, palavra por palavra'],
      ['Toda folha', 'nada passa da margem, nada se sobrepõe, nenhuma letra é menor do que se lê impressa'],
    ],
  },
  many: {
    title: 'Também nas versões que só você viu',
    text: 'Em Preparar, cada “Outra igual” é um desenho novo. Antes de publicar um tipo de folha, provamos até 200 desenhos de cada nível; a versão que você abre segue as mesmas regras.',
  },
  limits: {
    title: 'O que uma prova não diz',
    text: 'Um programa não sabe se a folha serve para o seu aluno: essa escolha é sua. Cada folha foi olhada, página por página, antes de entrar no catálogo. Se mesmo assim você achar um erro, escreva: corrigimos e respondemos.',
    action: 'Avisar um erro',
  },
  questionsTitle: 'Perguntas',
} as const

/** Questions people ask about it. */
export const PROOF_QUESTIONS: readonly Question[] = [
  {
    question: 'As folhas são feitas por inteligência artificial?',
    answer:
      'Nenhuma figura vem de um gerador de imagens. Os desenhos são feitos por regras, com figuras escolhidas uma a uma, e por isso a resposta de cada folha pode ser provada.',
  },
  {
    question: 'Todo tipo de folha tem gabarito?',
    answer: [
      'Quase todos os que têm uma resposta certa. Colorir, tracejar e apoios visuais não têm. O gabarito vem no fim do arquivo, e em ',
      link('Preparar', '/activities'),
      ' você escolhe deixá-lo à parte ou sem ele.',
    ],
  },
  {
    question: 'E as folhas que eu crio com as minhas palavras?',
    answer: [
      'Em ',
      link('Criar folha', '/criar'),
      ' as regras são as mesmas: se as suas palavras não couberem ou não permitirem uma folha certa, avisamos antes de imprimir.',
    ],
  },
]
