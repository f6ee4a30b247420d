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

/** Of five letters, without accents. */
const WORDS =
  'CAMPO FESTA LIVRO PRAIA VERDE AMIGO TERRA PEDRA CHUVA VENTO FRUTA BARCO PONTE MUNDO SONHO FOLHA HORTA NINHO CANTO LINDO'.split(
    ' ',
  )
const LETTERS = [...'ABCDEFGILMNOPRSTUV']
const [NUMBERS, MOST] = [5, 9]

/** Cells spread along the route, neither of its ends among them. */
function spread(path: readonly number[], count: number): number[] {
  const step = (path.length - 2) / count
  return Array.from({ length: count }, (_, i) => path[1 + Math.floor((i + 0.5) * step)] ?? 0)
}

export function wayTokens(kind: 'letters' | 'numbers', maze: Maze, random: Random): WayTokens {
  const word = random.pick(WORDS)
  const own = kind === 'letters' ? [...word] : Array.from({ length: NUMBERS }, () => String(random.integer(1, MOST)))
  const cells = spread(maze.path, own.length)
  const way = new Set(maze.path)
  const off = Array.from({ length: maze.cellCount }, (_, i) => i).filter((cell) => !way.has(cell))
  const others = random.sample(off, Math.min(off.length, own.length + 2))
  return {
    onWay: cells.map((cell, i) => [cell, own[i] ?? ''] as const),
    beside: others.map(
      (cell) => [cell, kind === 'letters' ? random.pick(LETTERS) : String(random.integer(1, MOST))] as const,
    ),
    answer: kind === 'letters' ? word : String(own.reduce((sum, one) => sum + Number(one), 0)),
  }
}
