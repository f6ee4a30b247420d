import type { Level } from '../scene/scene.ts'

/** Kinds whose pages have no answers. */
const KEYLESS: readonly string[] = [
  'bingo',
  'cabelos-e-espinhos',
  'cartoes-acabou',
  'colorir-azulejos',
  'colorir-cena',
  'colorir-desenho',
  'colorir-mandala',
  'copiar-palavras',
  'desenho-tracejado',
  'domino',
  'escala-de-emocoes',
  'escolha-de-dois',
  'fichas-de-palavras',
  'fluencia-leitora',
  'guia-das-silabas',
  'guia-do-conjunto',
  'letra-em-estrada',
  'letras-tracadas',
  'memoria-de-palavras',
  'nome-tracado',
  'numeros-tracados',
  'palavras-tracadas',
  'primeiro-depois',
  'quadro-de-fichas',
  'quebra-cabeca',
  'recortar-linhas',
  'rotina-visual',
  'tracejar-alfabeto',
  'tracejar-cursiva',
  'tracejar-espiral',
  'tracejar-letra',
  'tracejar-linhas',
  'tracejar-numero',
  'tracejar-ondas',
  'tracejar-retas',
  'tracejar-ziguezague',
]

/** Pages count from 1. */
type Solved = (page: number, theme: string | undefined) => boolean
const never: Solved = () => false
const onEvenPages: Solved = (page) => page % 2 === 0

const isNamed: Solved = (_, theme) => theme !== undefined && theme !== 'em-branco'

/** Kinds with answers on some of their pages, by level. */
const SOME: Readonly<Record<string, Partial<Readonly<Record<Level, Solved>>>>> = {
  'alfabeto-ilustrado': { facil: never, medio: never },
  // Words to trace and a text of the child's own have no answer.
  'cartao-para-dar': { facil: never, desafio: never },
  // A child's own choice among first lines has no answer.
  'resenha-critica': { desafio: (_, theme) => theme !== 'primeiras linhas' },
  'familia-silabica': { facil: onEvenPages },
  'texto-e-perguntas': { facil: onEvenPages, medio: onEvenPages, desafio: onEvenPages },
  // Steps that are left out are drawn in the key.
  'passo-a-passo': { facil: never, medio: never },
  // Letters of a set name are counted and looked for.
  'tracejar-nome': { facil: never, medio: isNamed, desafio: isNamed },
  // Corners of hexagons are counted.
  'tracejar-formas': { facil: never, medio: (_, theme) => theme === 'hexagono' },
}

interface Drawn {
  readonly kind: string
  readonly level: Level
  readonly pages: number
  readonly theme?: string
}

/** Pages of the key of a drawing with each solved page on its own, before it is drawn. */
export function keyCount({ kind, level, pages, theme }: Drawn): number {
  if (KEYLESS.includes(kind)) return 0
  const isSolved = SOME[kind]?.[level]
  return isSolved ? Array.from({ length: pages }, (_, i) => isSolved(i + 1, theme)).filter(Boolean).length : pages
}
