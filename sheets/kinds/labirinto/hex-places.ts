/** Places of a maze of hexagons: a hive, a shell, a station among planets, blocks of a town. */
import type { Journey, Landscape } from '../../page/journeys.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, type Point, path } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { inkOf, Pen } from '../../studio/pen.ts'
import { type PlaceName, placeOf } from './place-walls.ts'
import type { Wall } from './tiling.ts'

interface HexPlace {
  readonly land: PlaceName
  /** Colours of the walls. */
  readonly walls: Landscape
  readonly floor: PaletteName
  /** Around all cells. */
  readonly rim: PaletteName
  /** Honey runs down from the rim. */
  readonly drips?: true
}

const HIVE = { land: 'horta', walls: 'casa', floor: 'yellowPale', rim: 'strawDark', drips: true } as const
const FLOORS: Readonly<Record<Landscape, readonly [floor: PaletteName, rim: PaletteName]>> = {
  jardim: ['path', 'leaf'],
  agua: ['water', 'stone'],
  ceu: ['cloud', 'bluePale'],
  espaco: ['white', 'metal'],
  rua: ['greyPale', 'stoneDark'],
  casa: ['cream', 'wood'],
}
const OWN: Readonly<Record<string, HexPlace>> = {
  bee: HIVE,
  butterfly: HIVE,
  ladybug: HIVE,
  cat: HIVE,
  turtle: { land: 'horta', walls: 'jardim', floor: 'lime', rim: 'leafDark' },
}

export function hexPlace(journey: Journey): HexPlace {
  const [floor, rim] = FLOORS[journey.place]
  return OWN[journey.start] ?? { land: placeOf(journey), walls: journey.place, floor, rim }
}

interface Comb extends Pick<HexPlace, 'floor' | 'rim' | 'drips'> {
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
/** Half the width of a drop that runs down, and the lengths of all, mm. */
const DROP = 3
const LENGTHS = [9, 15, 11]

/** The rim, open at the gates, and the floor of all cells. */
export function edgeOf({ edge, gates, side, wall, cells, floor, rim, drips }: Comb, color: boolean): Mark[] {
  const width = wall + 2 * RIM
  const closed = (far: number) =>
    edge.filter(({ middle }) => gates.every((gate) => Math.hypot(gate.x - middle.x, gate.y - middle.y) > far))
  const d = closed(side / 2 + width / 2 + 1)
    .map((one) => one.d)
    .join('')
  const low = Math.max(...edge.map(({ middle }) => middle.y))
  const hanging = closed(26).filter(({ middle }) => middle.y > low - 0.5)
  const pen = new Pen(color)
  const drops = LENGTHS.flatMap((length, i) => {
    const at = drips && hanging[Math.floor(((i + 0.5) * hanging.length) / LENGTHS.length)]?.middle
    return at ? [pen.shape(dropData(at, length), rim, OUTLINE)] : []
  })
  return [
    path(d, { stroke: BLACK, width: width + 2 * OUTLINE }),
    ...drops,
    path(d, { stroke: color ? inkOf(rim) : WHITE, width }),
    ...cells.map((cell) => area(cell, color ? inkOf(floor) : WHITE)),
  ]
}

const dropData = ({ x, y }: Point, length: number) => {
  const foot = (y + length).toFixed(3)
  return `M${(x - DROP).toFixed(3)} ${y.toFixed(3)}V${foot}a${DROP} ${DROP} 0 0 0 ${2 * DROP} 0V${y.toFixed(3)}z`
}
