/**
 * Experiments as primary schools in Brazil make them. The values are invented, in the size that such trials give: beans in
 * the dark grow long and pale, wool keeps ice, yeast needs warm water, cold slows mould, soft paper draws more water.
 */
import type { ExperimentName, Moment } from '../../studio/shapes/experiments.ts'

interface Told {
  /** Of the diagram. */
  readonly title: string
  /** Names of four parts, from the upper left one in rows. */
  readonly parts: readonly [string, string, string, string]
  readonly question: string
  readonly material: string
  readonly steps: readonly string[]
  /** Of the record: first column, then a caption for each moment. */
  readonly times: readonly string[]
  readonly moments: readonly Moment[]
  readonly rows: readonly { readonly name: string; readonly of: 'amount' | 'leaves' }[]
  /** A conclusion around its number. */
  readonly conclusion: readonly [before: string, number: number, after: string]
  readonly compared: Compared
}

interface Compared {
  readonly question: string
  /** The two sides, as on the shelves. */
  readonly sides: readonly [string, string]
  readonly times: readonly string[]
  /** Heading of the graph and of the table. */
  readonly measure: string
  /** Worth of one line of the graph. */
  readonly step: number
  readonly amounts: readonly [readonly number[], readonly number[]]
  readonly did: string
  readonly saw: string
  readonly concluded: string
}

export const TOLD: Readonly<Record<ExperimentName, Told>> = {
  feijao: {
    title: 'O feijão no algodão',
    parts: ['folha', 'caule', 'raiz', 'algodão'],
    question: 'Quanto cresce um pé de feijão em 12 dias?',
    material: 'um grão de feijão, algodão, água, copo e régua',
    steps: [
      'Molhamos o algodão e pusemos no copo.',
      'Colocamos o feijão em cima do algodão.',
      'Deixamos o copo perto da janela.',
    ],
    times: ['dia 1', 'dia 5', 'dia 8', 'dia 12'],
    moments: [
      { amount: 0, leaves: 0, isStart: true },
      { amount: 1, leaves: 0 },
      { amount: 4, leaves: 2 },
      { amount: 7, leaves: 4 },
    ],
    rows: [
      { name: 'altura (cm)', of: 'amount' },
      { name: 'folhas', of: 'leaves' },
    ],
    conclusion: ['Do dia 5 ao dia 12, o pé de feijão cresceu', 6, 'cm.'],
    compared: {
      question: 'O feijão cresce no escuro?',
      sides: ['com luz', 'no escuro'],
      times: ['dia 5', 'dia 7', 'dia 9', 'dia 11'],
      measure: 'altura (cm)',
      step: 1,
      amounts: [
        [1, 2, 3, 4],
        [1, 3, 5, 7],
      ],
      did: 'Deixamos um feijão na janela e outro no armário.',
      saw: 'No dia 11, o feijão do escuro tinha 7 cm e era amarelo; o da luz tinha 4 cm e era verde.',
      concluded: 'No escuro o pé fica comprido e pálido. Ele precisa de luz.',
    },
  },
  gelo: {
    title: 'O gelo vira água',
    parts: ['gelo', 'peneira', 'copo', 'água'],
    question: 'Quanta água sai do gelo em uma hora?',
    material: 'uma pedra de gelo, peneira, copo medidor e relógio',
    steps: [
      'Pusemos a peneira em cima do copo.',
      'Colocamos o gelo na peneira.',
      'A cada 20 minutos, lemos a escala do copo.',
    ],
    times: ['início', '20 min', '40 min', '60 min'],
    moments: [{ amount: 0 }, { amount: 20 }, { amount: 50 }, { amount: 80 }],
    rows: [{ name: 'água (mL)', of: 'amount' }],
    conclusion: ['Do minuto 20 ao 60, caíram no copo', 60, 'mL.'],
    compared: {
      question: 'A lã esquenta o gelo?',
      sides: ['sem lã', 'com lã'],
      times: ['10 min', '20 min', '30 min', '40 min'],
      measure: 'água (mL)',
      step: 10,
      amounts: [
        [20, 40, 60, 80],
        [10, 20, 30, 40],
      ],
      did: 'Deixamos um gelo na peneira e enrolamos outro em lã.',
      saw: 'Em 40 minutos, o gelo sem lã soltou 80 mL de água e o gelo com lã, 40 mL.',
      concluded: 'A lã não esquenta: ela atrasa o derretimento do gelo.',
    },
  },
  papel: {
    title: 'A água que sobe no papel',
    parts: ['lápis', 'papel', 'pote', 'água'],
    question: 'Até onde a água sobe no papel?',
    material: 'papel-toalha, água azul, pote, lápis e régua',
    steps: [
      'Pusemos água azul no pote.',
      'Penduramos a tira de papel no lápis.',
      'A ponta do papel ficou dentro da água.',
    ],
    times: ['início', '1 min', '3 min', '6 min'],
    moments: [{ amount: 0 }, { amount: 3 }, { amount: 5 }, { amount: 6 }],
    rows: [{ name: 'parte azul (cm)', of: 'amount' }],
    conclusion: ['Do minuto 1 ao 6, a água subiu mais', 3, 'cm.'],
    compared: {
      question: 'Em qual papel a água sobe mais?',
      sides: ['papel-toalha', 'papel de caderno'],
      times: ['1 min', '3 min', '5 min', '7 min'],
      measure: 'parte azul (cm)',
      step: 1,
      amounts: [
        [3, 5, 6, 7],
        [1, 1, 2, 2],
      ],
      did: 'Penduramos tiras de dois papéis na água azul.',
      saw: 'Em 7 minutos, a água subiu 7 cm no papel-toalha e 2 cm no papel de caderno.',
      concluded: 'O papel-toalha puxa mais água do que o papel de caderno.',
    },
  },
  balao: {
    title: 'O balão que enche sozinho',
    parts: ['balão', 'elástico', 'garrafa', 'mistura'],
    question: 'Quanto o balão enche em meia hora?',
    material: 'fermento, açúcar, água morna, garrafa e balão',
    steps: [
      'Misturamos o fermento, o açúcar e a água morna.',
      'Pusemos a mistura na garrafa.',
      'Prendemos o balão na boca da garrafa.',
    ],
    times: ['início', '10 min', '20 min', '30 min'],
    moments: [{ amount: 0 }, { amount: 2 }, { amount: 4 }, { amount: 7 }],
    rows: [{ name: 'altura do balão (cm)', of: 'amount' }],
    conclusion: ['Do minuto 10 ao 30, o balão cresceu', 5, 'cm.'],
    compared: {
      question: 'Em qual água o fermento solta mais gás?',
      sides: ['água morna', 'água fria'],
      times: ['10 min', '20 min', '30 min', '40 min'],
      measure: 'altura do balão (cm)',
      step: 1,
      amounts: [
        [2, 4, 6, 7],
        [0, 0, 1, 2],
      ],
      did: 'Pusemos fermento e açúcar em água morna e em água fria.',
      saw: 'Em 40 minutos, o balão da água morna chegou a 7 cm e o da água fria, a 2 cm.',
      concluded: 'O fermento solta mais gás na água morna.',
    },
  },
  pao: {
    title: 'O bolor no pão',
    parts: ['fecho', 'pão', 'embalagem', 'bolor'],
    question: 'Quantas manchas de bolor nascem em 8 dias?',
    material: 'uma fatia de pão, água, embalagem com fecho e etiqueta',
    steps: [
      'Pingamos água na fatia de pão.',
      'Fechamos a fatia na embalagem.',
      'Contamos as manchas sem abrir a embalagem.',
    ],
    times: ['dia 1', 'dia 4', 'dia 6', 'dia 8'],
    moments: [{ amount: 0 }, { amount: 2 }, { amount: 5 }, { amount: 9 }],
    rows: [{ name: 'manchas', of: 'amount' }],
    conclusion: ['Do dia 4 ao dia 8, apareceram mais', 7, 'manchas.'],
    compared: {
      question: 'A geladeira protege o pão?',
      sides: ['na mesa', 'na geladeira'],
      times: ['dia 3', 'dia 5', 'dia 7', 'dia 9'],
      measure: 'manchas de bolor',
      step: 1,
      amounts: [
        [1, 3, 6, 8],
        [0, 0, 1, 2],
      ],
      did: 'Deixamos um pão na mesa e outro na geladeira.',
      saw: 'No dia 9, o pão da mesa tinha 8 manchas e o da geladeira, 2.',
      concluded: 'No frio da geladeira o bolor cresce mais devagar.',
    },
  },
  lagarta: {
    title: 'A lagarta no pote',
    parts: ['tampa', 'galho', 'folha', 'lagarta'],
    question: 'Quanto cresce a lagarta do dia 1 ao dia 10?',
    material: 'lagarta, galho com folhas, pote com tampa e régua',
    steps: [
      'Pusemos a lagarta e o galho no pote.',
      'Deixamos o pote na sombra, com a tampa furada.',
      'Anotamos o tamanho e as folhas a cada 3 dias.',
    ],
    times: ['dia 1', 'dia 4', 'dia 7', 'dia 10'],
    moments: [
      { amount: 1, leaves: 8 },
      { amount: 2, leaves: 7 },
      { amount: 4, leaves: 5 },
      { amount: 6, leaves: 2 },
    ],
    rows: [
      { name: 'tamanho (cm)', of: 'amount' },
      { name: 'folhas no galho', of: 'leaves' },
    ],
    conclusion: ['Do dia 1 ao dia 10, a lagarta cresceu', 5, 'cm.'],
    compared: {
      question: 'Duas lagartas irmãs crescem igual?',
      sides: ['1ª lagarta', '2ª lagarta'],
      times: ['dia 2', 'dia 4', 'dia 6', 'dia 8'],
      measure: 'tamanho (cm)',
      step: 1,
      amounts: [
        [1, 2, 4, 6],
        [1, 2, 3, 5],
      ],
      did: 'Criamos duas lagartas em potes iguais e medimos.',
      saw: 'No dia 8, a primeira lagarta tinha 6 cm e a segunda, 5 cm.',
      concluded: 'Elas crescem quase igual, mas uma ficou um pouco maior.',
    },
  },
}

/** Names of the parts of such a text, in its order. */
export const PART_NAMES = ['Pergunta', 'Material', 'Passos', 'Resultado', 'Conclusão'] as const

/** Purposes to choose from; the first is that of the text. */
export const PURPOSES = ['Contar o que vimos', 'Ensinar uma receita', 'Convidar para a festa'] as const
