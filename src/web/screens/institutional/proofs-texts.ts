import { link, type Question } from './document.ts'

/** Pixels of the maze beside its key (scripts/pictures/plans.ts). */
export const PROOF_PICTURE = { width: 960, height: 676 } as const

/** /como-conferimos: how the answers of the sheets are proved. */
export const PROOFS = {
  path: '/como-conferimos',
  title: 'Como conferimos as respostas',
  description:
    'Labirinto sem saída, palavra que não está na grade, conta errada: como provamos cada folha e cada gabarito antes de publicar.',
  intro:
    'Uma folha com erro custa a confiança de uma criança. Por isso um programa à parte resolve cada folha pronta e confere a resposta antes de ela ser publicada.',
  maze: {
    title: 'Um exemplo: o labirinto',
    text: 'O programa anda por todos os corredores da página pronta, a partir da entrada, e só aprova se existir um caminho até a saída, e um só.',
    alt: 'Um labirinto retangular e o mesmo labirinto com o caminho da entrada até a saída.',
  },
  checks: {
    title: 'O que é provado',
    list: [
      ['Labirintos', 'Há um caminho da entrada à saída, e só um. Nos de coleta, ele passa por tudo o que se pede.'],
      [
        'Caça-palavras',
        'Cada palavra da lista está na grade, uma vez só, e nenhuma palavra imprópria aparece por acaso.',
      ],
      ['Contas', 'Cada resultado é calculado de novo, e nenhum número passa do limite anunciado.'],
      ['Ligar os pontos', 'Os números seguem sem falha, e cada número fica junto do seu ponto.'],
      ['Jogo dos erros', 'As diferenças contadas existem, e não há outras.'],
      ['Sudoku e sequências', 'Há uma solução só.'],
      ['Cruzadinhas', 'Cada cruzamento bate com as duas palavras.'],
      ['Sílabas e rimas', 'As separações seguem um dicionário, palavra por palavra.'],
      ['Toda folha', 'Nada passa da margem, nada se sobrepõe, nenhuma letra é menor do que se lê impressa.'],
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
