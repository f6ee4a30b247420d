/** The stories in words: what each moment shows, and what an adult may expect to read. */
import type { TaleName } from '../../studio/tales/tales.ts'

/** A sentence about one moment; the word in brackets is missing on the child's page. */
export type Caption = `${string}[${string}]${string}`
type Four<One> = readonly [One, One, One, One]

export interface Told {
  readonly tale: TaleName
  readonly place: 'ar livre' | 'casa'
  readonly title: string
  readonly captions: Four<Caption>
  /** One possible telling, a sentence for each moment. */
  readonly telling: Four<string>
  /** Whoever is in the story, for those who write about them. */
  readonly who: string
  /** Things that a child would say are drawn, and those of the last moment alone. */
  readonly shows: readonly string[]
  readonly last: readonly string[]
}

/** Beginnings of the four sentences. */
export const CONNECTIVES: Four<string> = ['Um dia,', 'Depois,', 'Então,', 'No fim,']

export const TOLD: readonly Told[] = [
  {
    tale: 'horta',
    place: 'ar livre',
    title: 'Os tomates de Nina',
    captions: [
      'Nina põe as [sementes] na terra.',
      'Nina molha a terra com o [regador].',
      'Os pés de tomate [crescem].',
      'Nina enche a [cesta] de tomates.',
    ],
    telling: [
      'Um dia, Nina plantou sementes de tomate na horta.',
      'Depois, molhou a terra com o regador.',
      'Então, os pés de tomate cresceram, e Nina pulou de alegria.',
      'No fim, ela colheu uma cesta cheia de tomates.',
    ],
    who: 'Nina',
    shows: ['regador', 'semente', 'cerca', 'sol', 'horta'],
    last: ['tomate', 'cesta'],
  },
  {
    tale: 'pipa',
    place: 'ar livre',
    title: 'A pipa na árvore',
    captions: [
      'Davi corre no [parque] com a pipa.',
      'A pipa fica presa na [árvore].',
      'O pai sobe em uma [escada].',
      'Com um [remendo], a pipa voa de novo.',
    ],
    telling: [
      'Um dia, Davi levou a pipa ao parque.',
      'Depois, o vento prendeu a pipa na árvore, e ele ficou triste.',
      'Então, o pai subiu em uma escada e pegou a pipa.',
      'No fim, com um remendo, a pipa voou de novo.',
    ],
    who: 'Davi, o pai e Iara',
    shows: ['pipa', 'árvore', 'escada', 'sol', 'nuvem', 'pai', 'parque'],
    last: ['remendo'],
  },
  {
    tale: 'gatinho',
    place: 'ar livre',
    title: 'O gatinho perdido',
    captions: [
      'Yumi acha um gatinho na [caixa].',
      'Em casa, Yumi dá [ração] ao gatinho.',
      'De barriga cheia, ele vê o [cartaz].',
      'Gil, o dono, dá um [abraço] nele.',
    ],
    telling: [
      'Um dia, Yumi achou um gatinho em uma caixa, na rua.',
      'Depois, levou o gatinho para casa e deu ração para ele.',
      'Então, Yumi colou um cartaz no muro para achar o dono.',
      'No fim, Gil viu o cartaz e deu um abraço no seu gatinho.',
    ],
    who: 'Yumi, Gil e o gatinho',
    shows: ['gato', 'gatinho', 'caixa', 'cartaz', 'muro'],
    last: ['casa', 'sol'],
  },
  {
    tale: 'piquenique',
    place: 'ar livre',
    title: 'Chuva no piquenique',
    captions: [
      'Bia e a mãe sentam na [toalha].',
      'Uma [nuvem] escura cobre o sol.',
      'As duas correm para [casa].',
      'O lanche acaba perto da [janela].',
    ],
    telling: [
      'Um dia, Bia e a mãe puseram a toalha e o lanche na grama do parque.',
      'Depois, uma nuvem escura cobriu o sol.',
      'Então, começou a chover, e as duas correram para casa.',
      'No fim, o piquenique acabou na sala, perto da janela.',
    ],
    who: 'Bia e a mãe',
    shows: [
      'cesta',
      'maçã',
      'laranja',
      'banana',
      'nuvem',
      'chuva',
      'guarda-chuva',
      'casa',
      'toalha',
      'mãe',
      'sol',
      'parque',
    ],
    last: ['janela'],
  },
  {
    tale: 'pao',
    place: 'casa',
    title: 'O pão da avó',
    captions: [
      'Sofia mexe a massa com a [colher].',
      'A avó amassa com as [mãos].',
      'O pão assa no [forno].',
      'Sofia come o pão [quentinho].',
    ],
    telling: [
      'Um dia, Sofia mexeu a massa do pão com a colher.',
      'Depois, a avó amassou tudo com as mãos.',
      'Então, as duas puseram o pão no forno e esperaram.',
      'No fim, Sofia comeu uma fatia de pão quentinho.',
    ],
    who: 'Sofia e a avó',
    shows: ['pão', 'forno', 'colher', 'tigela', 'leite', 'avó', 'janela', 'mesa'],
    last: [],
  },
  {
    tale: 'caminhao',
    place: 'casa',
    title: 'O caminhão consertado',
    captions: [
      'Theo brinca com o [caminhão].',
      'De repente, sai uma [roda].',
      'A mãe [conserta] o brinquedo.',
      'Theo brinca com Malu no [tapete].',
    ],
    telling: [
      'Um dia, Theo brincava com o seu caminhão.',
      'Depois, uma roda se soltou, e ele ficou triste.',
      'Então, a mãe consertou o caminhão com uma roda nova.',
      'No fim, Theo chamou Malu para brincar no tapete.',
    ],
    who: 'Theo, a mãe e Malu',
    shows: ['caminhão', 'brinquedo', 'roda', 'tapete', 'mãe', 'janela', 'mesa'],
    last: [],
  },
  {
    tale: 'aniversario',
    place: 'casa',
    title: 'Surpresa para Lia',
    captions: [
      'Davi e Nina enchem [balões].',
      'Todos se escondem atrás do [sofá].',
      'Lia abre a [porta] e vê os amigos.',
      'Lia apaga as [velas] do bolo.',
    ],
    telling: [
      'Um dia, Davi e Nina enfeitaram a sala com balões.',
      'Depois, os amigos se esconderam atrás do sofá.',
      'Então, Lia abriu a porta, e todos gritaram de alegria.',
      'No fim, Lia apagou as velas do bolo de aniversário.',
    ],
    who: 'Lia e os amigos',
    shows: ['balão', 'bandeirinhas', 'sofá', 'porta', 'presente'],
    last: ['bolo', 'vela'],
  },
  {
    tale: 'carta',
    place: 'casa',
    title: 'Uma carta para Iara',
    captions: [
      'O carteiro entrega uma [carta].',
      'Iara lê as notícias e fica [feliz].',
      'Iara escreve com o [lápis].',
      'A resposta vai para o [correio].',
    ],
    telling: [
      'Um dia, o carteiro entregou uma carta para Iara.',
      'Depois, ela leu as notícias e ficou feliz.',
      'Então, Iara pegou um lápis e escreveu a resposta.',
      'No fim, ela mesma pôs a resposta na caixa do correio.',
    ],
    who: 'Iara e o carteiro',
    shows: ['carta', 'carteiro', 'lápis', 'casa', 'janela', 'mesa', 'sol'],
    last: ['caixa'],
  },
]

const GAP = /\[(.+)\]/

/** The word that is missing from a caption. */
export function wordOf(caption: Caption): string {
  const word = GAP.exec(caption)?.[1]
  if (!word) throw new RangeError(`no word is missing from «${caption}»`)
  return word
}

/** The words before and after it. */
export function aroundOf(caption: Caption): readonly [before: string, after: string] {
  const [before = '', after = ''] = caption.split(GAP).filter((_, i) => i !== 1)
  return [before.trim(), after.trim()]
}

export interface StoryFacts {
  readonly told: Told
  /** The moments as they hang on the page, from 0, and the words to choose from. */
  readonly order: readonly number[]
  readonly bank: readonly string[]
  /** An adult reads the story aloud: the child's page has no sentence of it. */
  readonly isHeard: boolean
}
