/** Multiplication tables: equal groups of pictures, the table in order, then mixed with either factor missing. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { divider, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { countersOf } from './counters.ts'
import { drawSentence, sentenceWidth, type Term } from './operations.ts'

export interface Product {
  readonly a: number
  readonly b: number
  readonly result: number
  readonly blank: 'a' | 'b' | 'result'
}

const TABLES = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const MIXED = 'misturada'

const termsOf = ({ a, b, result, blank }: Product): Term[] => [
  { text: String(a), blank: blank === 'a' },
  { text: '×' },
  { text: String(b), blank: blank === 'b' },
  { text: '=' },
  { text: String(result), blank: blank === 'result' },
]

/** The tables of a page: the theme's own, or two to nine at random. */
const tableOf = (random: Random, theme: string | undefined) =>
  theme === MIXED ? random.integer(2, 9) : Number(theme ?? TABLES[0])

function choose(random: Random, level: Level, theme: string | undefined): Product[] {
  const times = Array.from({ length: 10 }, (_, i) => i + 1)
  const product = (a: number, b: number, blank: Product['blank']): Product => ({ a, b, result: a * b, blank })
  // Groups to see: up to five in each, so that they can be counted.
  if (level === 'facil') {
    const size = theme === MIXED ? 0 : Math.min(tableOf(random, theme), 10)
    return random.sample([2, 3, 4, 5], 4).map((a) => product(a, size || random.integer(2, 5), 'result'))
  }
  if (level === 'medio' && theme !== MIXED) {
    const table = tableOf(random, theme)
    const blanks = random.shuffle(times).slice(0, 2)
    return times.map((a) => product(a, table, blanks.includes(a) ? 'a' : 'result'))
  }
  const count = level === 'medio' ? 10 : 14
  const all = times.flatMap((a) =>
    (theme === MIXED ? [2, 3, 4, 5, 6, 7, 8, 9] : [tableOf(random, theme)]).map((b) => [a, b] as const),
  )
  const pool = random.shuffle(all)
  const more = theme === MIXED ? pool : [...pool, ...pool.map(([a, b]) => [b, a] as const).filter(([a, b]) => a !== b)]
  const kinds = ['result', 'a', 'b', 'result'] as const
  return more
    .slice(0, count)
    .map(([a, b], i) => product(a, b, level === 'medio' ? 'result' : (kinds[i % 4] ?? 'result')))
}

const GAP = 6
/** How the pictures of a large group stand: ten in two lines of five. */
const COLUMNS: Readonly<Record<number, number>> = { 7: 4, 8: 4, 9: 3, 10: 5 }

/** `a` framed groups of `b` pictures and the sentence beside them. */
function drawGroups(product: Product, picture: Picture, cell: Box, color: boolean, solved: boolean): Mark[] {
  const terms = termsOf(product)
  const room = cell.width - sentenceWidth(terms) - 4
  const columns = COLUMNS[product.b] ?? Math.min(product.b, 2)
  const lines = Math.ceil(product.b / columns)
  // In one line of groups or two, whichever lets the pictures be larger.
  const sizeIn = (rows: number) =>
    Math.min(
      (room / Math.ceil(product.a / rows) - 3 - 4) / columns,
      ((cell.height - 3 * (rows - 1)) / rows - 4) / lines,
      15,
    )
  const rows = sizeIn(2) > sizeIn(1) ? 2 : 1
  const perRow = Math.ceil(product.a / rows)
  const size = sizeIn(rows)
  const [width, height] = [size * columns + 4, size * lines + 4]
  const top = middleY(cell) - (height * rows + 3 * (rows - 1)) / 2
  const groups = Array.from({ length: product.a }, (_, g): Mark[] => {
    const x = cell.x + (g % perRow) * (width + 3)
    const y = top + Math.floor(g / perRow) * (height + 3)
    const pictures = Array.from({ length: product.b }, (_, i) =>
      drawPicture(picture, {
        cx: x + 2 + size * ((i % columns) + 0.5),
        cy: y + 2 + size * (Math.floor(i / columns) + 0.5),
        size: size * 0.88,
        color,
        stroke: 0.45,
      }),
    )
    return [rect(x, y, width, height, { radius: 3, width: 0.5 }), ...pictures]
  })
  return [...groups.flat(), ...drawSentence(terms, cell, solved)]
}

export const tabuada: SheetKind<PagesFacts<readonly Product[]>> = {
  id: 'tabuada',
  category: 'matematica',
  themes: [...TABLES, MIXED],
  draw: (options) => {
    const { level, color, theme } = options
    return composeSheet(options, 'count', (random) => {
      const products = choose(random, level, theme)
      const pictures = random.shuffle(countersOf(random.pick(['frutas', 'jardim', 'festa', 'ceu'])))
      const easy = level === 'facil'
      const cells = easy
        ? cellsOf(1, products.length, { gap: GAP })
        : cellsOf(2, products.length / 2, { gap: level === 'medio' ? 14 : 8 })
      // In the table in order, the first five stand in the left column.
      const column = (i: number) => (i % 2) * (products.length / 2) + Math.floor(i / 2)
      const order = products.map((product, i) => (easy ? product : (products[column(i)] ?? product)))
      const page = (solved: boolean) =>
        eachCell(order, cells, (product, cell, i): Mark[] => {
          const picture = pictures[i % pictures.length]
          if (!easy) return drawSentence(termsOf(product), { ...cell, width: cell.width - 4 }, solved)
          const below = cell.y + cell.height + GAP / 2
          const rule = i < products.length - 1 ? [divider(cell.x, cell.x + cell.width, below)] : []
          return picture ? [...drawGroups(product, picture, cell, color, solved), ...rule] : []
        }).flat()
      return { marks: page(false), solved: page(true), facts: products }
    })
  },
}
