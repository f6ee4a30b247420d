/** A page of rows in one place: each row has groups of things on its ground, and signs and boxes on plates. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { onlookers, taskTitle } from '../../page/picture-page.ts'
import { drawPicture, type Picture, pictureReach } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { centredText, round } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { FLOATING, footing, ROLLING, type Step, type Terrain, terraces } from '../../studio/places/terraces.ts'
import { lineUp } from './counters.ts'

export interface Place {
  readonly terrain: Terrain
  readonly wall?: Fill
  readonly flags?: readonly Fill[]
  /** No children beside the title: the things of the first row rise as high. */
  readonly alone?: true
  /** No moon in a night, no clouds between the rows of a sky. */
  readonly bare?: true
}

const FEAST: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange']
const FOREST: Place = { terrain: 'meadow' }
const ROOM: Place = { terrain: 'shelves', wall: 'yellowPale' }
const PARTY: Place = { terrain: 'shelves', wall: 'pinkPale', flags: FEAST }

/** The place of a theme; a shelf in a room for those without one. */
const PLACES: Readonly<Record<string, Place>> = {
  jardim: FOREST,
  bichos: FOREST,
  pascoa: FOREST,
  'povos-indigenas': FOREST,
  'meio-ambiente': FOREST,
  primavera: FOREST,
  'dia-da-arvore': FOREST,
  folclore: FOREST,
  'copa-e-jogos': FOREST,
  mar: { terrain: 'sea' },
  'fundo-do-mar': { terrain: 'sea' },
  ceu: { terrain: 'sky' },
  frutas: { terrain: 'shelves', wall: 'sky' },
  festa: PARTY,
  aniversario: PARTY,
  carnaval: PARTY,
  'dia-das-criancas': PARTY,
  'festa-junina': { terrain: 'shelves', wall: 'dusk', flags: FEAST },
  natal: { terrain: 'shelves', wall: 'dusk', flags: ['red', 'green', 'yellow'] },
  independencia: { terrain: 'shelves', wall: 'sky', flags: ['green', 'yellow', 'blue'] },
  escola: { terrain: 'shelves', wall: 'hillFar' },
  'volta-as-aulas': { terrain: 'shelves', wall: 'hillFar' },
}
/** They fly a little above their shade; alone on a page they are in the sky. */
const FLYING = new Set(
  'balloon butterfly bee bird kite dove hummingbird airplane helicopter rocket macaw toucan'.split(' '),
)
/** Of the size of a thing that flies. */
const LIFT = 0.16

/** The place of a theme, or that of the pictures where they all have another one. */
export function placeOf(theme: string | undefined, pictures: readonly Picture[]): Place {
  const all = (are: (id: string) => boolean) => pictures.length > 0 && pictures.every(({ id }) => are(id))
  if (all((id) => id === 'boat')) return { terrain: 'waves' }
  if (all((id) => FLYING.has(id))) return { terrain: 'sky' }
  return PLACES[theme ?? 'frutas'] ?? ROOM
}

/** Strewn things are on the floor, not on shelves. */
export const strewnIn = (place: Place): Place => (place.terrain === 'shelves' ? { ...place, terrain: 'floor' } : place)

/** Room for the rows, mm: below the instruction, above the frame's lower edge. */
const ROWS: Box = { x: 14, y: 55, width: 182, height: 228 }
/** Below a row's ground: the board of a shelf, or a strip of the place. */
const BELOW_GROUND = 6.5
const HEADROOM = 1.5

/** A wider title leaves no room for a head beside it, mm. */
export const WIDEST_WITH_PEOPLE = 152

export interface Group {
  readonly picture: Picture
  readonly count: number
  /** From the left edge of the row, mm. */
  readonly x: number
  readonly width: number
  readonly perLine?: number
  /** A shorter last line begins at the left. */
  readonly fromLeft?: boolean
}

export interface Row {
  readonly groups: readonly Group[]
  readonly maxSize: number
  /** Groups are in the middle of the row, not on its ground. */
  readonly lying?: boolean
  /** Drawn below the groups. */
  readonly under?: (cell: Box) => readonly (readonly Mark[])[]
  /** Drawn over the groups: signs, boxes, answers. `cell` is the row above its ground. */
  readonly marks: (cell: Box, spots: readonly (readonly Spotted[])[]) => readonly PageMark[]
}

/** A row that draws its things itself. */
export const ownRow = (marks: (cell: Box) => readonly PageMark[]): Row => ({ groups: [], maxSize: 0, marks })

/** The middle of a drawn thing and its size, mm. */
export interface Spotted {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Lines of a group, so that its things become as large as they can. */
function linesFor({ count, width, perLine }: Group, height: number): number {
  if (perLine !== undefined) return Math.ceil(count / perLine)
  const sizeIn = (lines: number) => Math.min(width / Math.ceil(count / lines), height / lines)
  return [1, 2, 3].reduce((best, lines) => (sizeIn(lines) > sizeIn(best) + 0.5 ? lines : best))
}

interface Thing extends Spotted {
  /** Height of the ground below it. */
  readonly foot: number
}

interface LaidGroup extends Group {
  readonly things: readonly Thing[]
  /** Grounds of its lines, the last is the row's. */
  readonly feet: readonly number[]
}

function layRow({ groups, maxSize, lying }: Row, cell: Box): LaidGroup[] {
  const linesOf = groups.map((group) => linesFor(group, cell.height))
  const perLineOf = groups.map((group, i) => group.perLine ?? Math.ceil(group.count / (linesOf[i] ?? 1)))
  // More of them must not look like less: all things of a row have one size.
  const pitch = Math.min(
    maxSize * 1.18,
    ...groups.map(({ width }, i) => Math.min(width / (perLineOf[i] ?? 1), cell.height / (linesOf[i] ?? 1))),
  )
  return groups.map((group, i) => {
    const [lines, perLine] = [linesOf[i] ?? 1, perLineOf[i] ?? 1]
    const height = pitch * lines
    const room = {
      x: cell.x + group.x,
      y: cell.y + (cell.height - height) / (lying ? 2 : 1),
      width: group.width,
      height,
    }
    const look = { perLine, maxSize: pitch / 1.18, centred: true, lastCentred: !group.fromLeft }
    const { size, centres } = lineUp(room, group.count, look)
    const things = centres.map(({ x, y }) => ({ x, y, size: size * 1.08, foot: y + pitch / 2 }))
    const feet = Array.from({ length: lines }, (_, line) => room.y + pitch * (line + 1))
    return { ...group, things, feet }
  })
}

/** The things as they are drawn: on their feet, flying a little above them, or in the middle of their line. */
function placed(pen: Pen, terrain: Terrain, { picture, things }: LaidGroup): readonly Spotted[] {
  return things.map(({ x, y, size, foot }) => {
    const { height, cy } = pictureReach(picture.id, pen.colour)
    const lift = FLYING.has(picture.id) ? LIFT : 0
    return { x, y: FLOATING.has(terrain) ? y : foot - (cy + height / 2 + lift) * size, size }
  })
}

function drawThings(pen: Pen, terrain: Terrain, group: LaidGroup, cell: Box): Mark[] {
  const { picture, things, feet, x, width } = group
  const reach = pictureReach(picture.id, pen.colour)
  const far = pen.plane('far', 'woodDark')
  const risers =
    terrain === 'shelves'
      ? feet.slice(0, -1).map((y) => far.shape(box(cell.x + x, y, width, cell.y + cell.height - y), 'woodPale'))
      : []
  const shades = things.map(({ x, foot, size }) => footing(pen, terrain, x, foot, reach.width * size))
  const drawn = placed(pen, terrain, group).map(({ x, y, size }) =>
    drawPicture(picture, { cx: x, cy: y, size, color: pen.colour }),
  )
  return marksOf([risers, shades, drawn])
}

const RUGS = ['yellowPale', 'pinkPale'] as const

/** A rug on the floor with things strewn on it. */
export const rug = ({ x, y, width, height }: Box, color: boolean, which: number): Mark[] => {
  const pen = new Pen(color).plane('far', 'woodDark')
  const fringe = Array.from({ length: Math.floor(height / 3.4) }, (_, i) => y + 3 + i * 3.4)
    .filter((at) => at < y + height - 1.5)
    .map((at) => `M${x} ${round(at)}h-2M${x + width} ${round(at)}h2`)
    .join('')
  return marksOf([pen.line(fringe, 0.6), pen.shape(box(x, y, width, height, 2), inTurn(RUGS, which), 0.8)])
}

/** A white disc to write a sign in. */
export const disc = (cx: number, cy: number, r: number, color: boolean): Mark =>
  new Pen(color).shape(circle(cx, cy, r), 'white', 0.8)

/** A sign between two groups, on a white disc. */
export const sign = (cx: number, cy: number, word: string, color: boolean): Mark[] => {
  const pen = new Pen(color)
  return [pen.shape(circle(cx, cy, 5), 'white', 0.6), centredText(cx, cy, word, 8.4)]
}

/** A white box for an answer. */
export const slotAt = ({ x, y, width, height }: Box, color: boolean): Mark =>
  new Pen(color).shape(box(x, y, width, height, 2.5), 'white', 0.8)

/** A name on a white board; not in the key, where it would be too small to read. */
export const nameBoard = (pen: Pen, { x, y, width, height }: Box, name: string): PageMark => {
  const wide = Math.max(width, measureText(name, 'display', NAME_SIZE) + 7)
  return answer(
    [],
    [
      pen.shape(box(x + (width - wide) / 2, y, wide, height, 1.2), 'white', 0.6),
      centredText(x + width / 2, y + height / 2 - 0.45, name, NAME_SIZE),
    ],
  )
}
const NAME_SIZE = 4.2

/** A white plate behind a sentence. */
export const plate = ({ x, y, width, height }: Box, color: boolean): Mark =>
  new Pen(color).shape(box(x, y, width, height, 4), 'white', 0.7)

/** The room of a page with one row. */
export const FIELD: Box = { ...ROWS, y: ROWS.y + HEADROOM, height: ROWS.height - BELOW_GROUND - HEADROOM }

/** Rows of a page that is a picture: each above its ground. `foot` mm at the lower edge of the page are left free. */
export function rowsOf(count: number, foot = 0): Box[] {
  const height = (ROWS.height - foot) / count
  return Array.from({ length: count }, (_, i) => ({
    x: ROWS.x,
    y: ROWS.y + height * i + HEADROOM,
    width: ROWS.width,
    height: height - BELOW_GROUND - HEADROOM,
  }))
}

/** The two children beside the title. */
export const besideTitle = (seed: number) => [inTurn(CHILDREN, seed), inTurn(CHILDREN, seed + 4)] as const

/**
 * A place with a step for each row, the title and instruction above them.
 * @param highest of each row, the uppermost line of feet
 */
export function backdrop(
  options: SheetOptions,
  place: Place,
  cells: readonly Box[],
  highest: readonly number[],
  seed: number,
): PageMark[] {
  const pen = new Pen(options.color)
  const steps = cells.map((cell, i): Step => {
    const ground = cell.y + cell.height
    const isGrown = ROLLING.has(place.terrain)
    const edge = isGrown ? Math.min(ground, highest[i] ?? ground) - 3.5 : cell.y - HEADROOM
    return { ground, edge }
  })
  const people = place.alone ? null : onlookers(options.title, ...besideTitle(seed), WIDEST_WITH_PEOPLE)
  return [...marksOf(terraces(pen, place.terrain, steps, { ...place, people })), ...taskTitle(pen, options)]
}

/** The rows of a page in their place, with title and instruction: the marks of a page that is a picture. */
export function drawRows(options: SheetOptions, place: Place, rows: readonly Row[], seed: number): PageMark[] {
  const pen = new Pen(options.color)
  const cells = rowsOf(rows.length)
  const laid = rows.map((row, i) => layRow(row, cells[i] ?? ROWS))
  const highest = laid.map((groups) => Math.min(...groups.flatMap(({ feet }) => feet[0] ?? ROWS.y + ROWS.height)))
  return [
    ...backdrop(options, place, cells, highest, seed),
    ...rows.flatMap((row, i): PageMark[] => {
      const [cell, groups] = [cells[i] ?? ROWS, laid[i] ?? []]
      const spotted = groups.map((group) => {
        const { cx, cy } = pictureReach(group.picture.id, options.color)
        return placed(pen, place.terrain, group).map(({ x, y, size }) => ({ x: x + cx * size, y: y + cy * size, size }))
      })
      return [
        ...(row.under?.(cell) ?? []).flat(),
        ...groups.flatMap((group) => drawThings(pen, place.terrain, group, cell)),
        ...row.marks(cell, spotted),
      ]
    }),
  ]
}
