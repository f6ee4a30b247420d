/** The maze as a place from above: hedges, banks, clouds, belts of rock, kerbs with trees or the walls of a house. */
import type { Box } from '../../lettering/bounds.ts'
import type { Journey, Landscape } from '../../page/journeys.ts'
import { BLACK, SOFT_GREY, WHITE } from '../../scene/inks.ts'
import { type Point, path, rectData, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import type { Size } from './drawing.ts'
import type { Maze, MazeFacts } from './maze.ts'
import type { Tiling, Wall } from './tiling.ts'

/** Width of the walls within their outlines, and of an outline, mm. */
const THICK: Readonly<Record<Size, number>> = { facil: 5.4, medio: 3.6, desafio: 2, gigante: 1.2 }
const OUTLINE: Readonly<Record<Size, number>> = { facil: 0.6, medio: 0.5, desafio: 0.4, gigante: 0.25 }

export const placeMargin = (size: Size): number => THICK[size] / 2 + OUTLINE[size]

/** Place of a maze: a landscape of journeys, or one that only some travellers know. */
export type PlaceName = Landscape | 'horta' | 'bosque' | 'recife'

const HOMES: Readonly<Record<string, PlaceName>> = {
  dog: 'jardim',
  rabbit: 'horta',
  snail: 'horta',
  turtle: 'horta',
  ladybug: 'bosque',
  key: 'recife',
}

export const placeOf = ({ start, place }: Journey): PlaceName => HOMES[start] ?? place

interface Place {
  readonly wall: PaletteName
  readonly light: PaletteName
  /** Leaves, clouds and rocks have bumps; built walls have none. */
  readonly bumps: boolean
  readonly floor: PaletteName
  readonly clearing: PaletteName
}

const PLACES: Readonly<Record<PlaceName, Place>> = {
  jardim: { wall: 'leaf', light: 'lime', bumps: true, floor: 'path', clearing: 'meadow' },
  horta: { wall: 'soil', light: 'leaf', bumps: false, floor: 'sand', clearing: 'meadow' },
  bosque: { wall: 'leafDeep', light: 'leaf', bumps: true, floor: 'skyLow', clearing: 'hill' },
  recife: { wall: 'pink', light: 'pinkPale', bumps: true, floor: 'water', clearing: 'sand' },
  agua: { wall: 'grass', light: 'leaf', bumps: true, floor: 'water', clearing: 'sand' },
  ceu: { wall: 'cloud', light: 'foam', bumps: true, floor: 'sky', clearing: 'skyLow' },
  espaco: { wall: 'purple', light: 'purplePale', bumps: false, floor: 'dusk', clearing: 'bluePale' },
  rua: { wall: 'grass', light: 'leaf', bumps: false, floor: 'greyPale', clearing: 'meadow' },
  casa: { wall: 'woodPale', light: 'wood', bumps: false, floor: 'cream', clearing: 'yellowPale' },
}

export const clearingOf = (place: PlaceName): PaletteName => PLACES[place].clearing

/** Of the distance between two bumps, in widths of the wall. */
const BUMP = 0.82
const CORE = 0.78

/** A wall with round bumps along it: dots of a dashed line on a straight core. */
function bumpy(d: string, width: number, ink: Ink, more: number): Mark[] {
  return [
    path(d, { stroke: ink, width: round(width + more), cap: 'round', dash: [0.01, round(width * BUMP)] }),
    path(d, { stroke: ink, width: round(width * CORE + more), cap: 'round' }),
  ]
}

/** The walls of a maze. `d` is the path data of all of them. */
function placeWalls(d: string, size: Size, place: PlaceName, color: boolean): Mark[] {
  const { wall, light, bumps } = PLACES[place]
  const width = THICK[size]
  const edge = 2 * OUTLINE[size]
  // White clouds are too faint where a wall is thin.
  const fill = place === 'ceu' && size === 'gigante' ? 'blue' : wall
  const ink = color ? inkOf(fill) : place === 'ceu' ? WHITE : SOFT_GREY
  const lit = color ? inkOf(light) : WHITE
  if (bumps)
    return [
      ...bumpy(d, width, BLACK, edge),
      ...bumpy(d, width, ink, 0),
      ...(size === 'gigante'
        ? []
        : [path(d, { stroke: lit, width: round(width * 0.34), cap: 'round', dash: [0.01, round(width * BUMP)] })]),
    ]
  const plants = place === 'horta' ? { dash: [0.01, round(width * 0.95)] } : {}
  const share = place === 'horta' ? 0.62 : 0.36
  return [
    path(d, { stroke: BLACK, width: round(width + edge), cap: 'round' }),
    path(d, { stroke: ink, width, cap: 'round' }),
    ...(size === 'gigante' ? [] : [path(d, { stroke: lit, width: round(width * share), cap: 'round', ...plants })]),
  ]
}

/** The lines between the cells that open to each other. */
export const floorWays = (tiling: Tiling, open: MazeFacts['open']): Point[][] =>
  open.map(([a, b]) => [tiling.cells[a], tiling.cells[b]].filter((cell) => cell !== undefined))

/** Paving of the ways: tiles in a house, lanes in a street, ripples on water, stars in space. */
export function placeFloor(
  place: PlaceName,
  area: Box,
  cell: number,
  ways: readonly (readonly Point[])[],
  color: boolean,
): Mark[] {
  const pen = new Pen(color)
  if (!color) return []
  const base = pen.shape(rectData(area.x, area.y, area.width, area.height, 3), PLACES[place].floor, null)
  return [base, ...marksOf(pavingOf(pen, place, area, cell, ways))]
}

function pavingOf(
  pen: Pen,
  place: PlaceName,
  { x, y, width, height }: Box,
  cell: number,
  ways: readonly (readonly Point[])[],
): Drawing {
  // Lines across wide paths would look like more paths.
  if (place === 'casa' && cell <= 12) {
    const step = cell
    const lines = (from: number, length: number) =>
      Array.from({ length: Math.floor(length / step) }, (_, i) => round(from + (i + 0.5) * step))
    const d = [
      ...lines(x, width).map((at) => `M${at} ${round(y)}v${round(height)}`),
      ...lines(y, height).map((at) => `M${round(x)} ${at}h${round(width)}`),
    ]
    return pen.line(d.join(''), 0.5, 'yellowPale')
  }
  const d = ways
    .map((points) => points.map((p, i) => `${i === 0 ? 'M' : 'L'}${round(p.x)} ${round(p.y)}`).join(''))
    .join('')
  if (place === 'rua' && cell > 7) return pen.line(d, cell > 12 ? 1 : 0.6, 'white', [cell * 0.16, cell * 0.17])
  if (place === 'agua' && cell > 12)
    return pen.line(
      ways
        .map(([p]) =>
          p
            ? `M${round(p.x - cell * 0.16)} ${round(p.y)}q${round(cell * 0.08)} -1.600 ${round(cell * 0.16)} 0t${round(cell * 0.16)} 0`
            : '',
        )
        .join(''),
      0.7,
      'seaLine',
    )
  return []
}

/** Two posts beside an opening in a wall. */
function gatePosts({ middle }: Wall, cell: number, size: Size, color: boolean): Mark[] {
  const pen = new Pen(color)
  const side = THICK[size] * 0.9 + 1.2
  return [-1, 1].flatMap((way) => {
    const [x, y] = [middle.x + (cell / 2) * way, middle.y]
    return [
      pen.shape(box(x - side / 2, y - side / 2, side, side, side * 0.2), 'wood', 0.7),
      pen.shape(circle(x, y, side * 0.24), 'straw', 0.5),
    ]
  })
}

interface PlacedMaze {
  readonly journey: Journey
  readonly size: Size
  /** Of the floor. */
  readonly area: Box
  readonly tiling: Tiling
  /** Side of its cells, mm. */
  readonly cell: number
  readonly maze: Maze
  readonly gates: readonly Wall[]
  /** On the floor, below the walls. */
  readonly clearings?: Drawing
  /** Path data of walls beyond those of the cells. */
  readonly more?: string
}

/** The maze as its place: floor, walls, gates. Nothing grows on the walls: it would be counted. */
export function placedMaze(
  { journey, size, area, tiling, cell, maze, gates, clearings = [], more = '' }: PlacedMaze,
  color: boolean,
): Drawing {
  const place = placeOf(journey)
  return [
    placeFloor(place, area, cell, floorWays(tiling, maze.open), color),
    clearings,
    placeWalls(maze.walls.map(({ d }) => d).join('') + more, size, place, color),
    gates.map((gate) => gatePosts(gate, cell, size, color)),
  ]
}
