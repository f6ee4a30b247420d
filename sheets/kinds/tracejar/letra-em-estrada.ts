/** Letters and numbers as streets with a middle line: a finger or a toy car drives along them in writing order. */
import { LETTER_BOX, letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { BLACK, SOFT_GREY, tint, WHITE } from '../../scene/inks.ts'
import { type Point, path, polylineData } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { guides, lengthOf, type Stroke } from './stroke.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const DIGITS = '0123456789'.split('')

const ASPHALT: Ink = [0, 0, 0, 42]
const PALE_ASPHALT: Ink = tint(SOFT_GREY, 0.9)

export interface RoadFacts {
  readonly letters: readonly string[]
  readonly strokes: readonly Stroke[]
  /** Width of the street, mm. */
  readonly road: number
}

interface Place {
  readonly character: string
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly road: number
}

const depthOf = (character: string) =>
  ('gjpqyQ'.includes(character) ? LETTER_BOX.tail : LETTER_BOX.baseline) / LETTER_BOX.baseline

/** Largest capital height at which the character fits into width x height, edges of its street included. */
function sizeFor(character: string, width: number, height: number, road: number): number {
  const wide = (width - road - 2) / Math.max(0.01, letterWidth(character, 1))
  return Math.min(wide, (height - road - 2) / depthOf(character))
}

function drawStreet({ character, x, y, size, road }: Place, color: boolean) {
  const strokes = letterStrokes(character, x, y, size)
  const data = strokes.map((stroke) => polylineData(stroke)).join('')
  const lines: Mark[] = [
    path(data, { stroke: BLACK, width: road + 1.6 }),
    path(data, { stroke: color ? ASPHALT : PALE_ASPHALT, width: road }),
    ...strokes
      .filter((stroke) => lengthOf(stroke) > 1)
      .map((stroke) =>
        path(polylineData(stroke), {
          stroke: WHITE,
          width: Math.max(1, road * 0.07),
          dash: [road * 0.22, road * 0.22],
          cap: 'butt',
        }),
      ),
  ]
  const arrows = guides(strokes, {
    color: false,
    radius: Math.min(4.6, road * 0.2),
    numbered: true,
    offset: 0,
    arrowLength: Math.min(12, road * 0.7),
  })
  return { strokes, marks: [...lines, ...arrows] }
}

/** What may be seen beside the street, where no street is. */
const ROADSIDE = ['tree', 'house', 'flower', 'pine', 'traffic-light', 'bus-stop', 'palm', 'tulip', 'mushroom'] as const

const distance = (stroke: Stroke, p: Point) =>
  stroke.reduce((least, q, i) => {
    const a = stroke[i - 1] ?? q
    const [dx, dy] = [q.x - a.x, q.y - a.y]
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    return Math.min(least, Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy))
  }, Infinity)

const MOST_BESIDE = 6

/** Things that grow in the free parts of the page, none nearer than 3 mm to a street or to another. */
function drawRoadside(random: Random, strokes: readonly Stroke[], road: number, color: boolean, most: number): Mark[] {
  const size = 21
  const placed: Point[] = []
  const chosen = random.shuffle(ROADSIDE)
  for (let attempt = 0; attempt < 160 && placed.length < most; attempt++) {
    const p = {
      x: random.between(CONTENT.x + size / 2, CONTENT.x + CONTENT.width - size / 2),
      y: random.between(CONTENT.y + size / 2, CONTENT.y + CONTENT.height - size / 2),
    }
    const far = placed.every((q) => Math.max(Math.abs(q.x - p.x), Math.abs(q.y - p.y)) > size + 2)
    const clear = strokes.every((stroke) => distance(stroke, p) > road / 2 + 3 + size * 0.68)
    if (far && clear) placed.push(p)
  }
  return placed.map((p, i) =>
    drawPicture(chosen[i % chosen.length] ?? 'tree', { cx: p.x, cy: p.y, size: size * 0.94, color }),
  )
}

/** Characters of a page: the large letter, then with its small one, at last two smaller pairs. */
function layoutOf(theme: string, level: Level): Place[] {
  const small = theme.toLowerCase()
  const characters = level === 'facil' ? [theme] : small === theme ? [theme, theme] : [theme, small]
  const rows = level === 'desafio' ? 2 : 1
  const road = { facil: 25, medio: 16, desafio: 11 }[level]
  const height = CONTENT.height / rows
  const width = CONTENT.width / characters.length
  return Array.from({ length: rows }, (_, row) =>
    characters.map((character, i): Place => {
      const size = Math.min(
        sizeFor(theme, width - 6, height - 4, road),
        sizeFor(character, width - 6, height - 4, road),
      )
      const x = CONTENT.x + i * width + (width - letterWidth(character, size)) / 2
      const used = size * Math.max(...characters.map(depthOf))
      return { character, x, y: CONTENT.y + row * height + (height - used) / 2 + size, size, road }
    }),
  ).flat()
}

function drawPage(options: SheetOptions, random: Random) {
  const { color, level } = options
  const theme = options.theme ?? 'A'
  const places = layoutOf(theme, level)
  const streets = places.map((place) => drawStreet(place, color))
  const strokes = streets.flatMap((street) => street.strokes)
  const road = places[0]?.road ?? 0
  const beside = drawRoadside(random, strokes, road, color, MOST_BESIDE)
  const facts: RoadFacts = { letters: places.map(({ character }) => character), strokes, road }
  return {
    marks: [...beside, ...streets.flatMap(({ marks }) => marks)],
    facts,
    subject: theme,
    named: { letra: theme },
  }
}

export const LETTER_STREET: SheetKind<PagesFacts<RoadFacts>> = {
  id: 'letra-em-estrada',
  category: 'tracejar',
  themes: [...LETTERS, ...DIGITS],
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
