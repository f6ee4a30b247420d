/** Places of a maze of hexagons: a comb on its branch, the shell of a turtle, a burrow, a station, a pond, a town. */
import type { Journey, Landscape } from '../../page/journeys.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, type Point, path } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { inkOf, Pen } from '../../studio/pen.ts'
import type { BoardName } from './hex-boards.ts'
import { type PlaceName, placeOf } from './place-walls.ts'
import type { Wall } from './tiling.ts'

interface HexPlace {
  readonly board: BoardName
  readonly land: PlaceName
  /** Colours of the walls. */
  readonly walls: Landscape
  readonly floor: PaletteName
  /** Around all cells. */
  readonly rim: PaletteName
  /** Honey runs down from the rim. */
  readonly drips?: true
  /** The rim has bumps, as a cloud or a hedge. */
  readonly bumps?: true
}

const HIVE: HexPlace = {
  board: 'comb',
  land: 'horta',
  walls: 'casa',
  floor: 'yellowPale',
  rim: 'strawDark',
  drips: true,
}
const BURROW: HexPlace = { board: 'burrow', land: 'jardim', walls: 'casa', floor: 'sand', rim: 'brownPale' }
const FIELDS: Readonly<Record<Landscape, Pick<HexPlace, 'board' | 'floor' | 'rim' | 'bumps'>>> = {
  jardim: { board: 'field', floor: 'path', rim: 'leaf', bumps: true },
  agua: { board: 'field', floor: 'water', rim: 'stone' },
  ceu: { board: 'field', floor: 'foam', rim: 'cloud', bumps: true },
  espaco: { board: 'station', floor: 'white', rim: 'metal' },
  rua: { board: 'field', floor: 'greyPale', rim: 'stoneDark' },
  casa: BURROW,
}
const OWN: Readonly<Record<string, HexPlace>> = {
  bee: HIVE,
  butterfly: HIVE,
  ladybug: HIVE,
  cat: HIVE,
  rabbit: BURROW,
  dog: BURROW,
  mouse: BURROW,
  turtle: { board: 'turtle', land: 'horta', walls: 'jardim', floor: 'lime', rim: 'leafDark', bumps: true },
}

export function hexPlace(journey: Journey): HexPlace {
  return OWN[journey.start] ?? { land: placeOf(journey), walls: journey.place, ...FIELDS[journey.place] }
}

interface Comb extends Pick<HexPlace, 'floor' | 'rim' | 'drips' | 'bumps'> {
  /** Walls without a cell on their other side, and the middles of those that are open. */
  readonly edge: readonly Wall[]
  readonly gates: readonly Point[]
  /** Side of a cell and width of the walls, mm. */
  readonly side: number
  readonly wall: number
  /** Path data of the cells. */
  readonly cells: readonly string[]
}

/** Of the rim beyond the walls, mm, and its outline. */
const [RIM, OUTLINE] = [4, 0.9]
/** Across of a bump and from one to the next, mm. */
const [BUMP, NEXT] = [11, 7.5]
/** Half the width of a drop that runs down, and the lengths of all, mm. */
const DROP = 3
const LENGTHS = [9, 15, 11]

/** The rim, open at the gates, and the floor of all cells. */
export function edgeOf({ edge, gates, side, wall, cells, floor, rim, drips, bumps }: Comb, color: boolean): Mark[] {
  const width = wall + 2 * RIM
  const closed = (far: number) =>
    edge.filter(({ middle }) => gates.every((gate) => Math.hypot(gate.x - middle.x, gate.y - middle.y) > far))
  const d = closed(side / 2 + width / 2 + 1)
    .map((one) => one.d)
    .join('')
  const low = Math.max(...edge.map(({ middle }) => middle.y))
  const hanging = closed(26).filter(({ middle }) => middle.y > low - 12)
  const pen = new Pen(color)
  const drops = LENGTHS.flatMap((length, i) => {
    const at = drips && hanging[Math.floor(((i + 0.5) * hanging.length) / LENGTHS.length)]?.middle
    return at ? [pen.shape(dropData(at, length), rim, OUTLINE)] : []
  })
  const ink = color ? inkOf(rim) : WHITE
  const around = bumps ? bumpsAlong(closed(side / 2 + BUMP / 2 + 2)) : []
  return [
    path(d, { stroke: BLACK, width: width + 2 * OUTLINE }),
    ...around.map((at) => path(at, { stroke: BLACK, width: BUMP + 2 * OUTLINE, cap: 'round' })),
    ...drops,
    path(d, { stroke: ink, width }),
    ...around.map((at) => path(at, { stroke: ink, width: BUMP, cap: 'round' })),
    area(cells.join(''), color ? inkOf(floor) : WHITE),
  ]
}

/** Dots of a line at the middles of walls that are far enough from each other. */
function bumpsAlong(edge: readonly Wall[]): string[] {
  const found: Point[] = []
  for (const { middle } of edge)
    if (found.every(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) > NEXT)) found.push(middle)
  return [found.map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0.010`).join('')]
}

const dropData = ({ x, y }: Point, length: number) => {
  const foot = (y + length).toFixed(3)
  return `M${(x - DROP).toFixed(3)} ${y.toFixed(3)}V${foot}a${DROP} ${DROP} 0 0 0 ${2 * DROP} 0V${y.toFixed(3)}z`
}
