/** A place that holds the things of a page's words: on the boards of a stand, or as photos pegged to lines. */
import { boundsOf } from '../../lettering/bounds.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { group, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, points, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { birdsAfar, ground, meadow, ripples } from '../../studio/scenes/ground.ts'
import { awning, bunting } from '../../studio/shapes/built.ts'
import { bush, tree, tuft } from '../../studio/shapes/nature.ts'
import { fence, fern } from '../../studio/shapes/plants.ts'

interface Land {
  readonly behind: (pen: Pen, upper: number) => Drawing
  /** Things are on boards here; elsewhere their photos hang on lines. */
  readonly stand?: { readonly board: Fill; readonly back: Fill; readonly awning?: readonly [Fill, Fill] }
  readonly before?: (pen: Pen) => Drawing
}

const NATIONAL: readonly Fill[] = ['green', 'yellow', 'blue', 'white']
const PAGE = 210
/** The line between wall and floor, and where grounds begin, mm. */
const HORIZON = 252

const wallAndFloor = (pen: Pen, wall: Fill, floor: Fill): Drawing => [
  pen.shape(box(0, 0, PAGE, 297), wall, null),
  pen.shape(box(-4, HORIZON, PAGE + 8, 50), floor, 1),
  pen.shape(box(-4, HORIZON - 4, PAGE + 8, 4), 'cream', 0.8),
]

/** Rows of tiles at the height of a sink. */
const tiles = (pen: Pen, upper: number): Drawing => {
  const rows = Array.from({ length: 3 }, (_, i) => round(upper + 6 + i * 9))
  return pen.line(rows.map((y) => `M0 ${y}H${PAGE}`).join(''), 0.5, 'stoneDark')
}

const openAir = (pen: Pen, far: number, hills: Fill, near: Fill): Drawing => [
  pen.shape(box(0, 0, PAGE, 297), 'sky', null),
  meadow(pen.plane('far', 'hillLine'), far, hills),
  meadow(pen.plane('middle', 'hillLine'), HORIZON, near),
]

const STALL: Land = {
  behind: (pen, upper) => [openAir(pen, upper + 26, 'hill', 'path'), tree(pen.plane('middle'), 14, HORIZON, 0.9)],
  stand: { board: 'wood', back: 'cream', awning: ['red', 'white'] },
}
const KITCHEN: Land = {
  behind: (pen, upper) => [wallAndFloor(pen, 'yellowPale', 'tan'), tiles(pen, upper)],
  stand: { board: 'wood', back: 'cream' },
}
const ORCHARD: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 30, 'hill', 'meadow'),
    tree(pen.plane('middle'), 12, HORIZON, 1, 'leaf', 'red'),
    tree(pen.plane('middle'), 198, HORIZON, 1, 'leaf', 'red'),
  ],
  stand: { board: 'wood', back: 'cream', awning: ['green', 'white'] },
}
const BEDROOM: Land = {
  behind: (pen) => wallAndFloor(pen, 'bluePale', 'woodPale'),
  stand: { board: 'teal', back: 'white' },
}
const LIVING_ROOM: Land = {
  behind: (pen) => wallAndFloor(pen, 'pinkPale', 'tan'),
  stand: { board: 'wood', back: 'cream' },
}
const FIELD: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 22, 'hill', 'meadow'),
    fence(pen.plane('middle'), -4, 43, HORIZON + 6, 14),
    fence(pen.plane('middle'), 167, 214, HORIZON + 6, 14),
  ],
  before: (pen) => [tuft(pen, 64, 284, 0.8), tuft(pen, 148, 284, 0.8)],
}
const FOREST: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 20, 'hill', 'grass'),
    [10, 200].map((x) => tree(pen.plane('middle'), x, HORIZON, 1.3)),
  ],
  before: (pen) => [fern(pen, 60, 285, 0.5), fern(pen, 152, 285, 0.5)],
}
const COAST: Land = {
  behind: (pen, upper) => [
    pen.shape(box(0, 0, PAGE, 297), 'sky', null),
    birdsAfar(pen, `70,${upper + 12},12 130,${upper + 9},10`),
    pen.shape(box(-4, upper + 24, PAGE + 8, 80), 'water', 1),
    ripples(pen, `60,${upper + 34} 96,${upper + 44} 140,${upper + 36}`),
    ground(pen, points(`-8,${HORIZON} 60,${HORIZON - 3} 130,${HORIZON + 2} 218,${HORIZON - 2}`), 'sand'),
  ],
}
const PARK: Land = {
  behind: (pen, upper) => [
    openAir(pen, upper + 28, 'hillFar', 'meadow'),
    bush(pen.plane('middle'), 10, HORIZON + 2, 1, 'leaf', 'yellow'),
    bush(pen.plane('middle'), 200, HORIZON + 1, 0.9, 'lime', 'red'),
  ],
  before: (pen) => [tuft(pen, 64, 284, 0.8), tuft(pen, 148, 284, 0.8)],
}
const FEAST: Land = {
  ...PARK,
  behind: (pen, upper) => [
    PARK.behind(pen, upper),
    bunting(pen.plane('middle'), [-4, upper + 6], [43, upper + 10], 3, NATIONAL, { size: 7 }),
    bunting(pen.plane('middle'), [167, upper + 10], [214, upper + 6], 3, NATIONAL, { size: 7 }),
  ],
}

/** Places of a theme, one a page. */
const LANDS: Readonly<Record<string, readonly Land[]>> = {
  tudo: [PARK, COAST, FIELD, FOREST],
  bichos: [FIELD, FOREST, COAST],
  comidas: [STALL, KITCHEN, ORCHARD],
  casa: [BEDROOM, KITCHEN, LIVING_ROOM],
  passeio: [COAST, PARK, FIELD],
  independencia: [FEAST],
  'dia-das-criancas': [PARK],
}
/** Longer things are not for a board, m. */
const LONGEST_AT_HOME = 0.7
const NEVER_ON_BOARDS: ReadonlySet<string> = new Set(['privada', 'parafuso'])
export const fitsWordPlace = (theme: string | undefined, { name, facts }: Picture): boolean =>
  theme !== 'casa' || ((facts?.metres ?? 0) <= LONGEST_AT_HOME && !NEVER_ON_BOARDS.has(name))

/** Small things are a little smaller on a board. */
const sized = ({ facts }: Picture) => Math.min(1, Math.max(0.74, ((facts?.metres ?? 1) / 0.25) ** 0.22))

export const hasWordPlace = (theme: string): boolean => Object.hasOwn(LANDS, theme)

/** Of stand and lines, mm. */
const [LEFT, RIGHT, FOOT] = [48, 162, 279]
const SIDE_CHILD = { left: 24, right: 186, foot: 281, scale: 0.76 }
const AWNING = 13
/** Front of a board, with and without room for a number. */
const [THICK, THIN] = [9, 4]
/** The largest picture of a thing, mm. */
const LARGEST = 31

export interface WordPlace {
  readonly theme: string
  readonly index: number
  /** Foot of the board with the task, mm. */
  readonly upper: number
  readonly cast: readonly CastName[]
  readonly pictures: readonly Picture[]
  readonly color: boolean
  /** Words on the board below a thing, or at the foot of its photo. */
  readonly tag?: (index: number, at: Spot) => readonly Mark[]
}

interface Row {
  readonly first: number
  readonly count: number
  readonly top: number
  readonly foot: number
}

function rowsOf(count: number, top: number): Row[] {
  const height = (FOOT - top) / 2
  const first = Math.ceil(count / 2)
  return [first, count - first].map((own, i) => ({
    first: i * first,
    count: own,
    top: top + i * height,
    foot: top + (i + 1) * height,
  }))
}

/** A thing with its foot, or its middle, at a spot. */
function thing(picture: Picture, [x, y]: Spot, size: number, color: boolean, onFoot: boolean): Mark {
  const drawn = outlinedPicture(picture, { cx: 0, cy: 0, size, color })
  const bounds = boundsOf([drawn])
  const [cx, cy, half] = bounds
    ? [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2, bounds.height / 2]
    : [0, 0, size / 2]
  return group(round(x - cx), round(y - (onFoot ? cy + half : cy)), [drawn])
}

const middles = ({ count }: Row) => {
  const pitch = (RIGHT - LEFT - 4) / count
  return { pitch, at: Array.from({ length: count }, (_, i) => round(LEFT + 2 + pitch * (i + 0.5))) }
}

function standRow(pen: Pen, row: Row, fill: Fill, { pictures, color, tag }: WordPlace): Drawing {
  const front = tag ? THICK : THIN
  const board = round(row.foot - front)
  const { pitch, at } = middles(row)
  const size = Math.min(pitch - 3, board - row.top - 2.5, LARGEST)
  return [
    pen.shape(box(LEFT - 2, board, RIGHT - LEFT + 4, front, 1), fill, 1),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      const mark = thing(picture, [x, board - 0.4], size * sized(picture), color, true)
      return [mark, ...(tag?.(row.first + i, [x, board + front / 2]) ?? [])]
    }),
  ]
}

function lineRow(pen: Pen, row: Row, { pictures, color, tag }: WordPlace): Drawing {
  const { pitch, at } = middles(row)
  const line = round(row.top + 3)
  const width = Math.min(pitch - 2.6, 36)
  const height = Math.min(row.foot - line - 3, width + (tag ? 10 : 2))
  const foot = tag ? 9 : 0
  const size = Math.min(width - 3.4, height - foot - 5)
  return [
    pen.rope(`M${LEFT - 3} ${line - 1}Q105 ${line + 2} ${RIGHT + 3} ${line - 1}`, 1, 'straw', 0.5),
    at.flatMap((x, i): Drawing[] => {
      const picture = pictures[row.first + i]
      if (!picture) return []
      const y = line + 1.6
      return [
        pen.shape(box(round(x - width / 2), y, round(width), round(height), 1.4), 'white', 0.8),
        thing(picture, [x, y + 1.6 + (height - foot) / 2], size, color, false),
        pen.shape(box(round(x - 1.2), line - 2, 2.4, 5.6, 0.6), 'wood', 0.6),
        ...(tag?.(row.first + i, [x, y + height - foot / 2 - 0.6]) ?? []),
      ]
    }),
  ]
}

function stand(pen: Pen, { board, back, awning: cloth }: NonNullable<Land['stand']>, wish: WordPlace): Drawing {
  const top = wish.upper + (cloth ? AWNING + 5 : 3)
  const rows = rowsOf(wish.pictures.length, top)
  return [
    pen.shape(box(LEFT - 1, top - 1, RIGHT - LEFT + 2, FOOT - top + 1), back, 1),
    pen.shape(box(LEFT - 4, wish.upper + 2, 4, FOOT + 2 - wish.upper, 0.8), board, 1),
    pen.shape(box(RIGHT, wish.upper + 2, 4, FOOT + 2 - wish.upper, 0.8), board, 1),
    rows.map((row) => standRow(pen, row, board, wish)),
    cloth ? awning(pen, { x: LEFT - 9, y: wish.upper + 1, width: RIGHT - LEFT + 18, height: 9 }, 12, cloth, 3) : [],
  ]
}

function lines(pen: Pen, wish: WordPlace): Drawing {
  const rows = rowsOf(wish.pictures.length, wish.upper + 4)
  const poles = [LEFT - 3, RIGHT + 3]
  return [
    poles.map((x) => pen.shape(box(x - 1.8, wish.upper + 2, 3.6, FOOT - 3 - wish.upper, 1), 'woodDark', 1)),
    rows.map((row) => lineRow(pen, row, wish)),
  ]
}

/** The place with its things, and a child at each side who points at them. */
export function drawWordPlace(pen: Pen, wish: WordPlace): Mark[] {
  const lands = LANDS[wish.theme] ?? []
  const land = lands[wish.index % lands.length] ?? PARK
  const [left = 'bia', right = 'caio'] = wish.cast
  const { scale, foot } = SIDE_CHILD
  return marksOf([
    land.behind(pen, wish.upper),
    land.stand ? stand(pen, land.stand, wish) : lines(pen, wish),
    land.before?.(pen) ?? [],
    person(pen, left, SIDE_CHILD.left, foot, scale, { pose: POINT }),
    person(pen, right, SIDE_CHILD.right, foot, scale, { pose: POINT_LEFT }),
  ])
}

/** Of the first place for food, which titles name. */
export const placeNames = (theme: string | undefined, index: number): string[] =>
  theme === 'comidas' && index % 3 === 0 ? ['barraca'] : []
