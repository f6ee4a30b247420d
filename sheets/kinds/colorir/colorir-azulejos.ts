/** Tiles and pavements to colour, as in Brazilian towns: a pattern that shows when it is repeated. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { TILE_TEXTS } from '../../page/texts.ts'
import { WHITE } from '../../scene/inks.ts'
import { circleData, group, path, polylineData, rect, rectData } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { PAVEMENTS } from './pavements.ts'
import { MOTIFS, type MotifName, THEMES } from './tile-motifs.ts'
import { KERB, promenade, tileWall, WALL_ROOM } from './tile-wall.ts'

/** Theme of the pavements, which have no tiles. */
const WAVES = 'ondas'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Different tiles on a page. */
  readonly motifs: number
  readonly stroke: number
  /** A border above and below the panel. */
  readonly bordered: boolean
  /** Swells across a pavement and bands down. */
  readonly pavement: readonly [across: number, down: number]
  /** One tile is left white: the child invents it. */
  readonly invent: boolean
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 2, rows: 2, motifs: 1, stroke: 1.3, bordered: true, pavement: [2, 6], invent: false },
  medio: { columns: 3, rows: 4, motifs: 2, stroke: 1, bordered: false, pavement: [3, 9], invent: false },
  desafio: { columns: 4, rows: 5, motifs: 2, stroke: 0.8, bordered: false, pavement: [5, 12], invent: true },
}

export interface TileFacts {
  readonly tiles: readonly string[]
  /** Tiles that are left white. */
  readonly blank: number
}

/** Diamonds in a row of the border, and its depth at most, mm. */
const [DIAMONDS, DEEPEST] = [4, 16]

/** White behind what is to be painted. */
const paper = ({ x, y, width, height }: Box): Mark => rect(x, y, width, height, { fill: WHITE, stroke: undefined })

function drawPavement(pen: Pen, level: Level, index: number, variant: number) {
  const { stroke, pavement } = PLANS[level]
  const chosen = PAVEMENTS[index % PAVEMENTS.length]
  const [across, down] = pavement
  const road = { ...PICTURE, y: KERB, height: PICTURE.y + PICTURE.height - KERB }
  const lines = chosen?.draw(road, across, down) ?? ''
  const name = chosen?.name ?? ''
  return {
    marks: [
      ...marksOf(promenade(pen, chosen?.land ?? 'praia', variant)),
      paper(road),
      group(0, 0, [path(lines, { width: stroke })], { clip: rectData(road.x, road.y, road.width, road.height) }),
      rect(road.x, road.y, road.width, road.height, { width: stroke }),
    ],
    facts: { tiles: [name], blank: 0 },
    pictures: name.startsWith('ondas') ? ['wave'] : [],
    // A pavement has no tiles.
    instruction: TILE_TEXTS.pattern(name),
  }
}

/** Diamonds in a row above and below the panel, a disc between two of them. */
function borderOf(panel: Box, stroke: number): Mark[] {
  const width = panel.width / DIAMONDS
  const depth = Math.min(DEEPEST, panel.y - WALL_ROOM.y)
  const half = depth * 0.36
  return [panel.y - depth, panel.y + panel.height].flatMap((top): Mark[] => {
    const middle = top + depth / 2
    const diamonds = Array.from({ length: DIAMONDS }, (_, i) => {
      const cx = panel.x + (i + 0.5) * width
      const spot = (dx: number, dy: number) => ({ x: cx + dx, y: middle + dy })
      return polylineData([spot(-half * 1.6, 0), spot(0, -half), spot(half * 1.6, 0), spot(0, half)], true)
    })
    const discs = Array.from({ length: DIAMONDS - 1 }, (_, i) =>
      circleData(panel.x + (i + 1) * width, middle, half * 0.7),
    )
    return [
      rect(panel.x, top, panel.width, depth, { width: stroke, fill: WHITE }),
      path([...diamonds, ...discs].join(''), { width: stroke }),
    ]
  })
}

type Layout = (column: number, row: number, plan: Plan) => number

/** Places of two motifs: like a chessboard, one around the other, or column beside column. */
const LAYOUTS: readonly Layout[] = [
  (column, row) => column + row,
  (column, row, { columns, rows }) => Number(column % (columns - 1) === 0 || row % (rows - 1) === 0),
  (column) => column,
]

/** Arcs run this way or that, as the seed will have it; the other motifs look the same from all sides. */
const turnOf = (name: MotifName, random: Random) => (name === 'arcos' && random.chance(0.5) ? 90 : 0)

function drawPanel(names: readonly MotifName[], level: Level, random: Random, index: number): Mark[] {
  const plan = PLANS[level]
  const { columns, rows, stroke, bordered, invent } = plan
  const layout = LAYOUTS[index % LAYOUTS.length]
  const size = Math.min(WALL_ROOM.width / columns, WALL_ROOM.height / rows)
  const [width, height] = [size * columns, size * rows]
  const x = WALL_ROOM.x + (WALL_ROOM.width - width) / 2
  const y = WALL_ROOM.y + (WALL_ROOM.height - height) / 2
  const blank = invent ? columns * random.integer(1, rows - 2) + random.integer(1, columns - 2) : -1
  const tiles = Array.from({ length: columns * rows }, (_, i): Mark[] => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const [left, top] = [x + column * size, y + row * size]
    const edge = rect(left, top, size, size, { width: stroke, fill: WHITE })
    const name = names[(layout?.(column, row, plan) ?? 0) % names.length]
    if (!name || i === blank) return [edge]
    const turn = turnOf(name, random)
    return [
      edge,
      group(
        left + size / 2,
        top + size / 2,
        [path(MOTIFS[name](size), { width: stroke })],
        turn ? { rotate: turn } : {},
      ),
    ]
  })
  return [...tiles.flat(), ...(bordered ? borderOf({ x, y, width, height }, stroke) : [])]
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { theme = 'flores', level } = options
  const pen = new Pen(options.color)
  const variant = sheet.fork('crew').integer(0, 5) + index
  if (theme === WAVES) return drawPavement(pen, level, index, variant)
  const motifs = THEMES[theme]
  if (!motifs) throw new RangeError(`no tiles named ${theme}`)
  const { motifs: count, invent } = PLANS[level]
  const order = sheet.fork('motifs').shuffle(motifs)
  // Each page combines different motifs: first neighbours in the order, then more distant ones.
  const step = 1 + (Math.floor(index / order.length) % (order.length - 1))
  const names = Array.from({ length: count }, (_, i) => order[(index + i * step) % order.length]).filter(
    (name) => name !== undefined,
  )
  const facts: TileFacts = { tiles: names, blank: invent ? 1 : 0 }
  return {
    marks: [...marksOf(tileWall(pen, variant)), ...drawPanel(names, level, random, index)],
    facts,
    pictures: names.includes('estrela') ? ['star'] : [],
    instruction: options.instruction,
  }
}

export const colorirAzulejos: SheetKind<PagesFacts<TileFacts>> = {
  id: 'colorir-azulejos',
  category: 'colorir',
  themes: [...Object.keys(THEMES), WAVES],
  draw: (options) =>
    composeSheet(options, 'colour', (random, index, sheet) => {
      const page = drawPage(options, random, index, sheet)
      const title = pictureTitle(new Pen(options.color), { title: options.title, instruction: page.instruction })
      return { ...page, whole: true, marks: [...page.marks, ...marksOf(title)] }
    }),
}
