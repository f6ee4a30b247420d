/** Quadras, parlendas, songs and tongue twisters of Brazilian folklore: oral tradition without an author. */
import type { PlayedName } from '../../studio/places/recital-scenes.ts'

export interface Rhymed {
  /** Played on the stage. */
  readonly scene: PlayedName
  /** Capital letters; the last word is asked. */
  readonly lines: readonly string[]
  readonly missing: string
  /** Words of the text that it rhymes with, joined by «ou». */
  readonly rhyme: string
  /** Words that would fit the sense and do not rhyme. */
  readonly others: readonly [string, string]
}

export const RHYMED: readonly Rhymed[] = [
  {
    scene: 'batatinha',
    lines: ['BATATINHA QUANDO NASCE', 'ESPALHA A RAMA PELO CHÃO.', 'MENININHA QUANDO DORME', 'PÕE A MÃO NO'],
    missing: 'CORAÇÃO',
    rhyme: 'CHÃO ou MÃO',
    others: ['COBERTOR', 'LENÇOL'],
  },
  {
    scene: 'botao',
    lines: ['SOU PEQUENININHA', 'DO TAMANHO DE UM BOTÃO.', 'CARREGO PAPAI NO BOLSO', 'E MAMÃE NO'],
    missing: 'CORAÇÃO',
    rhyme: 'BOTÃO',
    others: ['SONHO', 'ABRAÇO'],
  },
  {
    scene: 'tacho',
    lines: ['LÁ NO FUNDO DO QUINTAL', 'TEM UM TACHO DE MELADO.', 'QUEM NÃO SABE CANTAR VERSO', 'É MELHOR FICAR'],
    missing: 'CALADO',
    rhyme: 'MELADO',
    others: ['QUIETO', 'SOZINHO'],
  },
  {
    scene: 'cochicho',
    lines: ['QUEM COCHICHA', 'O RABO ESPICHA,', 'COME PÃO', 'COM'],
    missing: 'LAGARTIXA',
    rhyme: 'COCHICHA ou ESPICHA',
    others: ['FORMIGA', 'MINHOCA'],
  },
  {
    scene: 'cutia',
    lines: ['CORRE, CUTIA,', 'NA CASA DA TIA.', 'CORRE, CIPÓ,', 'NA CASA DA'],
    missing: 'AVÓ',
    rhyme: 'CIPÓ',
    others: ['PRIMA', 'VIZINHA'],
  },
  {
    scene: 'feira',
    lines: ['FUI À FEIRA COMPRAR UVA,', 'ENCONTREI UMA CORUJA.', 'PISEI NO RABO DELA,', 'ME CHAMOU DE CARA'],
    missing: 'SUJA',
    rhyme: 'CORUJA',
    others: ['FEIA', 'BRAVA'],
  },
]

/** Questions on what such a text is for; the first choice is right. Pages take turns. */
export const PURPOSES = [
  { asks: 'O texto serve para:', choices: ['brincar com as palavras.', 'ensinar uma receita.', 'dar uma notícia.'] },
  { asks: 'O texto combina com:', choices: ['uma roda de versos.', 'um livro de receitas.', 'um jornal do dia.'] },
  { asks: 'Este texto é feito para:', choices: ['recitar com a turma.', 'fazer uma compra.', 'avisar de um perigo.'] },
] as const

export interface Song {
  /** Played on the stage. */
  readonly scene: PlayedName
  readonly lines: readonly string[]
  readonly rhyme: readonly [string, string]
  /** A word that rhymes with both and is not in the text. */
  readonly more: string
  readonly question: string
  readonly reply: string
}

export const SONGS: readonly Song[] = [
  {
    scene: 'ciranda',
    lines: ['Ciranda, cirandinha,', 'vamos todos cirandar.', 'Vamos dar a meia-volta,', 'volta e meia vamos dar.'],
    rhyme: ['cirandar', 'dar'],
    more: 'cantar',
    question: 'Que voltas a roda dá?',
    reply: 'meia-volta, volta e meia',
  },
  {
    scene: 'cravo',
    lines: ['O cravo brigou com a rosa', 'debaixo de uma sacada.', 'O cravo saiu ferido,', 'e a rosa, despedaçada.'],
    rhyme: ['sacada', 'despedaçada'],
    more: 'escada',
    question: 'Quem se machucou?',
    reply: 'o cravo e a rosa',
  },
  {
    scene: 'rua',
    lines: [
      'Se esta rua fosse minha,',
      'eu mandava ladrilhar',
      'com pedrinhas de brilhante',
      'para o meu amor passar.',
    ],
    rhyme: ['ladrilhar', 'passar'],
    more: 'mar',
    question: 'Para quem são as pedrinhas?',
    reply: 'para o meu amor',
  },
  {
    scene: 'soldado',
    lines: ['Marcha, soldado,', 'cabeça de papel!', 'Se não marchar direito,', 'vai preso pro quartel.'],
    rhyme: ['papel', 'quartel'],
    more: 'anel',
    question: 'E quem marcha errado?',
    reply: 'vai preso pro quartel',
  },
  {
    scene: 'canoa',
    lines: ['A canoa virou,', 'pois deixaram ela virar.', 'Foi por causa da Maria,', 'que não soube remar.'],
    rhyme: ['virar', 'remar'],
    more: 'nadar',
    question: 'Por que a culpa é da Maria?',
    reply: 'não soube remar',
  },
  {
    scene: 'peixe',
    lines: ['Como pode o peixe vivo', 'viver fora da água fria?', 'Como poderei viver', 'sem a tua companhia?'],
    rhyme: ['fria', 'companhia'],
    more: 'alegria',
    question: 'Sem o que o peixe não vive?',
    reply: 'água fria',
  },
  {
    scene: 'teresinha',
    lines: [
      'Teresinha de Jesus',
      'de uma queda foi ao chão.',
      'Acudiram três cavalheiros,',
      'todos três, chapéu na mão.',
    ],
    rhyme: ['chão', 'mão'],
    more: 'pão',
    question: 'O que eles tiraram da cabeça?',
    reply: 'chapéu',
  },
]

export interface Twister {
  /** Played on the stage. */
  readonly scene: PlayedName
  readonly lines: readonly string[]
  /** Beginnings, and the different words of the text that begin so. */
  readonly groups: readonly [readonly [string, readonly string[]], readonly [string, readonly string[]]]
  readonly question: string
  readonly reply: string
  /** A word of the first group that is not in the text. */
  readonly another: string
}

export const TWISTERS: readonly Twister[] = [
  {
    scene: 'rato',
    lines: ['O rato roeu a roupa', 'do rei de Roma.', 'A rainha, com raiva,', 'resolveu remendar.'],
    groups: [
      ['RO', ['roeu', 'roupa', 'Roma']],
      ['RA', ['rato', 'rainha', 'raiva']],
    ],
    question: 'Por que a rainha tem raiva?',
    reply: 'o rato roeu a roupa',
    another: 'roda',
  },
  {
    scene: 'pedro',
    lines: [
      'O peito do pé de Pedro é preto.',
      'Quem disser que o peito do pé',
      'de Pedro é preto tem o pé',
      'mais preto do que o de Pedro.',
    ],
    groups: [
      ['PE', ['peito', 'pé', 'Pedro']],
      ['PRE', ['preto']],
    ],
    question: 'Que parte do pé é preta?',
    reply: 'o peito do pé',
    another: 'pera',
  },
  {
    scene: 'tigres',
    lines: ['Três tigres tristes', 'para três pratos de trigo.', 'Três pratos de trigo', 'para três tigres tristes.'],
    groups: [
      ['TRI', ['trigo', 'tristes']],
      ['TI', ['tigres']],
    ],
    question: 'Quem vai comer o trigo?',
    reply: 'três tigres tristes',
    another: 'tribo',
  },
  {
    scene: 'sapo',
    lines: ['O sapo dentro do saco,', 'o saco com o sapo dentro,', 'o sapo batendo papo', 'e o papo cheio de vento.'],
    groups: [
      ['SA', ['sapo', 'saco']],
      ['PA', ['papo']],
    ],
    question: 'O que enche o papo?',
    reply: 'vento',
    another: 'sala',
  },
  {
    scene: 'pinto',
    lines: ['A pia perto do pinto,', 'o pinto perto da pia.', 'Quanto mais a pia pinga,', 'mais o pinto pia.'],
    groups: [
      ['PI', ['pia', 'pinto', 'pinga']],
      ['PE', ['perto']],
    ],
    question: 'Perto do que o pinto pia?',
    reply: 'perto da pia',
    another: 'pipa',
  },
  {
    scene: 'felix',
    lines: ['Lá vem o velho Félix', 'com o fole velho nas costas.'],
    groups: [
      ['VE', ['vem', 'velho']],
      ['FO', ['fole']],
    ],
    question: 'O que é velho como Félix?',
    reply: 'o fole',
    another: 'vela',
  },
  {
    scene: 'mafagafos',
    lines: ['Num ninho de mafagafos', 'há sete mafagafinhos.', 'Quem os desmafagafizar', 'bom desmafagafizador será.'],
    groups: [
      ['MA', ['mafagafos', 'mafagafinhos']],
      ['NI', ['ninho']],
    ],
    question: 'O que é quem desmafagafiza?',
    reply: 'desmafagafizador',
    another: 'mala',
  },
]
