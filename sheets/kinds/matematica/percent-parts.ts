/** Percentages and the parts that they are (BNCC, EF05MA06), and the figures on which a child can see them. */

export type PercentTheme = 'colcha' | 'potes'

type Percent = 10 | 20 | 25 | 50 | 75 | 100

export interface NamedPart {
  readonly percent: Percent
  readonly name: string
  /** In lowest terms. */
  readonly part: number
  readonly whole: number
}

export const PARTS: readonly NamedPart[] = [
  { percent: 10, name: 'décima parte', part: 1, whole: 10 },
  { percent: 25, name: 'quarta parte', part: 1, whole: 4 },
  { percent: 50, name: 'metade', part: 1, whole: 2 },
  { percent: 75, name: 'três quartos', part: 3, whole: 4 },
  { percent: 100, name: 'um inteiro', part: 1, whole: 1 },
]

/** Parts to read are none that a glance gives away: a fifth for the whole. */
export const READ_PARTS: readonly NamedPart[] = [
  ...PARTS.filter(({ percent }) => percent < 100),
  { percent: 20, name: 'quinta parte', part: 1, whole: 5 },
]

/** Equal pieces: in rows and columns, around a middle, or one above the other in a jar. */
export interface Pieces {
  readonly form: 'grid' | 'round' | 'jar'
  readonly columns: number
  readonly rows: number
}

export interface PercentTask {
  readonly part: NamedPart
  readonly pieces: Pieces
  /** Of a jar; a quilt has none. */
  readonly content?: string
}

const grid = (columns: number, rows: number): Pieces => ({ form: 'grid', columns, rows })
const round = (count: number): Pieces => ({ form: 'round', columns: count, rows: 1 })
const jar = (count: number): Pieces => ({ form: 'jar', columns: 1, rows: count })

const PATCHES = [
  ...[grid(10, 10), grid(5, 8), grid(5, 4), grid(4, 4), grid(4, 3), grid(4, 2), grid(5, 2), grid(2, 2)],
  ...[round(4), round(8), round(10)],
]
const JARS = [jar(4), jar(5), jar(8), jar(10)]

/** More than a jar needs: pages choose among them. */
export const CONTENTS = ['feijões', 'grãos de milho', 'botões', 'bolinhas', 'ervilhas', 'miçangas'] as const

export const countOf = ({ columns, rows }: Pieces) => columns * rows
export const takenOf = ({ part, pieces }: PercentTask) => (countOf(pieces) * part.percent) / 100

/** Small squares are many to colour: no more than half of them. */
const isTiring = (task: PercentTask) => countOf(task.pieces) >= 40 && task.part.percent > 50

export function quiltTasks(toColour: boolean): PercentTask[] {
  return (toColour ? PARTS : READ_PARTS)
    .flatMap((part) => PATCHES.map((pieces) => ({ part, pieces })))
    .filter((task) => Number.isInteger(takenOf(task)))
    .filter((task) => !toColour || !isTiring(task))
}

export const jarTasks = (toColour: boolean): PercentTask[] =>
  (toColour ? PARTS : READ_PARTS)
    .flatMap((part) => JARS.flatMap((pieces) => CONTENTS.map((content) => ({ part, pieces, content }))))
    .filter((task) => Number.isInteger(takenOf(task)))

export const nameOfTask = ({ part, pieces, content }: PercentTask) =>
  `${part.percent}% ${pieces.form} ${pieces.columns}x${pieces.rows}${content ? ` ${content}` : ''}`

/** Printed patches lie all over the quilt: rows in turn are counted from either side. */
export function isPrinted(task: PercentTask, column: number, row: number): boolean {
  const { columns } = task.pieces
  const at = row * columns + (row % 2 ? columns - 1 - column : column)
  const share = task.part.percent / 100
  return Math.floor((at + 1) * share) > Math.floor(at * share)
}

/** The piece in this row and column belongs to the part: a quarter of a hundred squares is a square itself. */
export function isTaken(task: PercentTask, column: number, row: number): boolean {
  const { columns } = task.pieces
  const { percent } = task.part
  if (columns === 10 && task.pieces.rows === 10) {
    if (percent === 25) return column < 5 && row < 5
    if (percent === 75) return column < 5 || row < 5
  }
  return row * columns + column < takenOf(task)
}
