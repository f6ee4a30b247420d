/** Tiles and pavements to colour, as in Brazilian towns: a pattern that shows when it is repeated. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { TILE_TEXTS } from '../../page/texts.ts'
import { group, path, polylineData, rect, rectData } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { PAVEMENTS } from './pavements.ts'
import { MOTIFS, type MotifName, THEMES } from './tile-motifs.ts'

/** Theme of the pavements, which have no tiles. */
const WAVES = 'ondas'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Different tiles on a page, set like a chessboard. */
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
  facil: { columns: 2, rows: 2, motifs: 1, stroke: 1.3, bordered: true, pavement: [2, 7], invent: false },
  medio: { columns: 3, rows: 4, motifs: 2, stroke: 1, bordered: false, pavement: [3, 10], invent: false },
  desafio: { columns: 4, rows: 5, motifs: 2, stroke: 0.8, bordered: false, pavement: [4, 14], invent: true },
}

export interface TileFacts {
  readonly tiles: readonly string[]
  /** Tiles that are left white. */
  readonly blank: number
}

const FRAME: Box = { x: CONTENT.x, y: CONTENT.y - 2, width: CONTENT.width, height: CONTENT.height + 1 }
/** Diamonds in a row of the border; width of the kerb beside a pavement, mm. */
const [DIAMONDS, KERB] = [4, 14]

function drawPavement(level: Level, index: number, sheet: Random) {
  const { stroke, pavement } = PLANS[level]
  // The famous waves come first; every further round of all three has more swells.
  const [first, ...others] = PAVEMENTS
  const order = [...(first ? [first] : []), ...sheet.fork('pavement').shuffle(others)]
  const chosen = order[index % order.length]
  const more = Math.floor(index / order.length)
  const [across, down] = pavement
  const road = { ...FRAME, x: FRAME.x + KERB, width: FRAME.width - 2 * KERB }
  const lines = chosen?.draw(road, across + more, down + more) ?? ''
  const frame = rectData(road.x, road.y, road.width, road.height)
  const marks: Mark[] = [
    group(0, 0, [path(lines, { width: stroke })], { clip: frame }),
    rect(road.x, road.y, road.width, road.height, { width: stroke }),
    ...[FRAME.x, road.x + road.width].flatMap((x) => kerb(x, down, stroke)),
  ]
  return {
    marks,
    facts: { tiles: [chosen?.name ?? ''], blank: 0 },
    pictures: ['wave'],
    // A pavement has no tiles.
    instruction: TILE_TEXTS.pattern,
  }
}

/** Diamonds in a row above and below the panel. */
function borderOf(panel: Box, stroke: number): Mark[] {
  const width = panel.width / DIAMONDS
  const depth = panel.y - FRAME.y
  return [FRAME.y, panel.y + panel.height].flatMap((top): Mark[] => {
    const middle = top + depth / 2
    const diamonds = Array.from({ length: DIAMONDS }, (_, i) => {
      const left = panel.x + i * width
      return polylineData(
        [
          { x: left, y: middle },
          { x: left + width / 2, y: top },
          { x: left + width, y: middle },
          { x: left + width / 2, y: top + depth },
        ],
        true,
      )
    })
    return [rect(panel.x, top, panel.width, depth, { width: stroke }), path(diamonds.join(''), { width: stroke })]
  })
}

/** Kerb stones in a column. */
const kerb = (x: number, count: number, stroke: number): Mark[] =>
  Array.from({ length: count }, (_, i) =>
    rect(x, FRAME.y + (i * FRAME.height) / count, KERB, FRAME.height / count, { width: stroke }),
  )

/** Arcs run this way or that, as the seed will have it; the other motifs look the same from all sides. */
const turnOf = (name: MotifName, random: Random) => (name === 'arcos' && random.chance(0.5) ? 90 : 0)

function drawPanel(names: readonly MotifName[], level: Level, random: Random) {
  const { columns, rows, stroke, bordered, invent } = PLANS[level]
  const size = Math.min(FRAME.width / columns, FRAME.height / rows)
  const [width, height] = [size * columns, size * rows]
  const x = FRAME.x + (FRAME.width - width) / 2
  const y = FRAME.y + (FRAME.height - height) / 2
  const blank = invent ? columns * random.integer(1, rows - 2) + random.integer(1, columns - 2) : -1
  const tiles = Array.from({ length: columns * rows }, (_, i): Mark[] => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const [left, top] = [x + column * size, y + row * size]
    const edge = rect(left, top, size, size, { width: stroke })
    const name = names[(column + row) % names.length]
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

function drawPage(theme: string, level: Level, random: Random, index: number, sheet: Random) {
  if (theme === WAVES) return drawPavement(level, index, sheet)
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
  return { marks: drawPanel(names, level, random), facts, pictures: names.includes('estrela') ? ['star'] : [] }
}

export const colorirAzulejos: SheetKind<PagesFacts<TileFacts>> = {
  id: 'colorir-azulejos',
  category: 'colorir',
  themes: [...Object.keys(THEMES), WAVES],
  draw: (options) =>
    composeSheet(options, 'colour', (random, index, sheet) =>
      drawPage(options.theme ?? 'flores', options.level, random, index, sheet),
    ),
}
