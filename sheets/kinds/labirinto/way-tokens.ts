/** Letters or numbers on the route through a maze, and others beside it that do not count. */
import type { Random } from '../../page/random.ts'
import type { Maze } from './maze.ts'

export interface WayTokens {
  /** By cell. */
  readonly onWay: readonly (readonly [cell: number, content: string])[]
  readonly beside: readonly (readonly [cell: number, content: string])[]
  /** The word, or the sum. */
  readonly answer: string
}

const list = (words: string) => words.split(' ')

/** Of five letters, without accents. */
const WORDS = list(
  'CAMPO FESTA LIVRO PRAIA VERDE AMIGO TERRA PEDRA CHUVA VENTO FRUTA BARCO PONTE MUNDO SONHO FOLHA HORTA NINHO CANTO LINDO',
)
/** Of the story of whoever sets out, or of the figure that is the maze. */
const STORIES: Readonly<Record<string, readonly string[]>> = {
  rocket: list('TERRA MARTE LUNAR ASTRO NOITE'),
  dog: list('OSSOS PATAS LATIR PULAR FARRA'),
  cat: list('LEITE PEIXE MIADO PULAR CESTA'),
  mouse: list('LEITE FATIA FUROS AROMA PRATO'),
  bee: list('FOLHA FAVOS AROMA BROTO VENTO'),
  frog: list('LAGOA PULAR CHUVA VERDE FOLHA'),
  ladybug: list('FOLHA PINTA BROTO VERDE TERRA'),
  bird: list('FOLHA PENAS GALHO CANTO VENTO'),
  car: list('PNEUS FAROL PLACA PISTA PONTE'),
  key: list('CAIXA BARCO PRAIA PISTA ONDAS'),
  tree: list('FOLHA GALHO CANTO PENAS RAMOS'),
  heart: list('AMIGO LINDO SONHO FESTA FELIZ'),
  fish: list('CORAL AREIA ONDAS PRAIA ALGAS'),
  apple: list('FRUTA FOLHA POMAR DOCES FEIRA'),
  house: list('PORTA TELHA PEIXE PRATO LEITE'),
  bell: list('FESTA NATAL CANTO NOITE ANJOS'),
  cloud: list('VENTO TERRA GOTAS VERDE POMAR'),
}
/** Long ones, for giant mazes. */
const LONG = list('AVENTURA CAMINHADA DESCOBRIR MONTANHA')
const LONG_STORIES: Readonly<Record<string, readonly string[]>> = {
  apple: list('PROFESSOR SABEDORIA ESTUDANTE PESQUISAR APRENDIZ'),
  fish: list('TARTARUGA CARAMUJOS CORRENTE MERGULHO GOLFINHOS'),
}
const LETTERS = [...'ABCDEFGILMNOPRSTUV']
const NUMBERS = 5

/** A page among those of its sheet: no two have one answer. */
interface TokenPage {
  readonly index: number
  readonly sheet: Random
  /** The words of the page: none of them is hidden in it. */
  readonly said: string
  readonly traveller?: string
  /** A word of eight letters or more. */
  readonly long?: boolean
  /** The largest number. Default: 9. */
  readonly most?: number
  /** Default: all cells. */
  readonly isRoomy?: (cell: number) => boolean
}

/** Cells spread along the route, neither of its ends among them. */
function spread(path: readonly number[], count: number, isRoomy: (cell: number) => boolean): number[] {
  const step = (path.length - 2) / count
  return Array.from({ length: count }, (_, i) => {
    const middle = 1 + Math.floor((i + 0.5) * step)
    const [from, to] = [1 + Math.floor(i * step), 1 + Math.floor((i + 1) * step)]
    const near = Array.from({ length: to - from }, (_, k) => from + k).toSorted(
      (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
    )
    return path[near.find((at) => isRoomy(path[at] ?? 0)) ?? middle] ?? 0
  })
}

function wordOf({ index, sheet, said, traveller, long = false }: TokenPage): string {
  const text = said.toUpperCase()
  const words = (long ? (LONG_STORIES[traveller ?? ''] ?? LONG) : (STORIES[traveller ?? ''] ?? WORDS)).filter(
    (word) => !text.includes(word),
  )
  return sheet.fork('words').shuffle(words)[index % words.length] ?? 'VERDE'
}

/** Numbers from 1 to the largest whose sum is another on each page. */
function numbersOf({ index, sheet, most = 9 }: TokenPage, random: Random): number[] {
  const middle = Math.round(((most + 1) * NUMBERS) / 2)
  const sums = sheet.fork('sums').shuffle(Array.from({ length: 11 }, (_, i) => middle - 5 + i))
  const sum = sums[index % sums.length] ?? middle
  for (;;) {
    const own = Array.from({ length: NUMBERS - 1 }, () => random.integer(1, most))
    const last = sum - own.reduce((all, one) => all + one, 0)
    if (last >= 1 && last <= most) return [...own, last]
  }
}

export function wayTokens(kind: 'letters' | 'numbers', maze: Maze, random: Random, page: TokenPage): WayTokens {
  const own = kind === 'letters' ? [...wordOf(page)] : numbersOf(page, random).map(String)
  const isRoomy = page.isRoomy ?? (() => true)
  const cells = spread(maze.path, own.length, isRoomy)
  const way = new Set(maze.path)
  const off = Array.from({ length: maze.cellCount }, (_, i) => i).filter((cell) => !way.has(cell) && isRoomy(cell))
  const others = random.sample(off, Math.min(off.length, own.length + 2))
  return {
    onWay: cells.map((cell, i) => [cell, own[i] ?? ''] as const),
    beside: others.map(
      (cell) => [cell, kind === 'letters' ? random.pick(LETTERS) : String(random.integer(1, page.most ?? 9))] as const,
    ),
    answer: kind === 'letters' ? own.join('') : String(own.reduce((sum, one) => sum + Number(one), 0)),
  }
}
