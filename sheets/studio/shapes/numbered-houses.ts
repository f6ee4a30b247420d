/** Houses of a street, each with a plate for its number and a roof to colour. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const r = (n: number) => Math.round(n * 100) / 100

const WALLS: readonly Fill[] = ['cream', 'pinkPale', 'yellowPale', 'sky', 'foam', 'sand', 'purplePale']
const DOORS: readonly Fill[] = ['teal', 'red', 'brown', 'green', 'purple']

/** A roof over a wall from `left` to `right`, whose eaves are at `y` and top at `top`. */
type Roof = (left: number, right: number, y: number, top: number) => string

const gable: Roof = (left, right, y, top) =>
  `M${r(left - 3)} ${r(y)}L${r((left + right) / 2)} ${r(top)}L${r(right + 3)} ${r(y)}z`
const hip: Roof = (left, right, y, top) =>
  `M${r(left - 3)} ${r(y)}L${r(left + 5)} ${r(top + 2)}H${r(right - 5)}L${r(right + 3)} ${r(y)}z`
const round: Roof = (left, right, y, top) =>
  `M${r(left - 2)} ${r(y)}C${r(left - 2)} ${r(top - 3)} ${r(right + 2)} ${r(top - 3)} ${r(right + 2)} ${r(y)}z`
const steep: Roof = (left, right, y, top) =>
  `M${r(left - 3)} ${r(y)}L${r(left + 2)} ${r(y - (y - top) * 0.55)}L${r((left + right) / 2)} ${r(top)}L${r(right - 2)} ${r(y - (y - top) * 0.55)}L${r(right + 3)} ${r(y)}z`
const parapet: Roof = (left, right, y, top) => {
  const [width, middle] = [right - left, (left + right) / 2]
  return `M${r(left - 2)} ${r(y)}V${r(top + 5)}H${r(left + width * 0.24)}Q${r(middle)} ${r(top - 4)} ${r(right - width * 0.24)} ${r(top + 5)}H${r(right + 2)}V${r(y)}z`
}
const ROOFS: readonly Roof[] = [gable, hip, parapet, steep, round]

/** Of the plate with the number: it is on the wall beside the door. */
const PLATE = { width: 16.5, height: 11 }

/** Middle of the plate, and the place of a word in the roof. */
export const houseSpots = ({ x, y, width, height }: Box, which: number) => {
  const eaves = y + height * 0.44
  const aside = which % 2 ? 3.6 : -3.6
  return { plate: [x + width / 2 + aside, eaves + 7.4] as const, word: [x + width / 2, eaves - 2] as const }
}

/** The house that fills a box; `which` gives its form and paint, `roof` its colour where it has one. */
export function numberedHouse(pen: Pen, room: Box, which: number, roof: Fill | null): Drawing {
  const middle = pen.plane('middle')
  const { x, y, width, height } = room
  const [left, right, foot] = [x + 3, x + width - 3, y + height]
  const eaves = y + height * 0.44
  const [cx, cy] = houseSpots(room, which).plate
  const side = which % 2 ? -1 : 1
  const edge = side > 0 ? right : left
  const door = edge - side * 5.2
  const lintel = foot - 8.6
  const roofs = ROOFS[which % ROOFS.length] ?? gable
  return [
    middle.shape(box(left, eaves, right - left, foot - eaves), WALLS[which % WALLS.length] ?? 'cream'),
    middle.shape(roofs(left, right, eaves, y), roof ?? 'white'),
    middle.shape(
      `M${r(door - 3)} ${foot}V${r(lintel)}a3 3 0 0 1 6 0V${foot}z`,
      DOORS[which % DOORS.length] ?? 'teal',
      0.8,
    ),
    pen.spot(door - side * 1.6, foot - 5, 0.5),
    which % 3 === 0
      ? pen.shape(
          circle(cx - 3.4, foot - 1.2, 1.3) + circle(cx, foot - 1.4, 1.3) + circle(cx + 3.4, foot - 1.2, 1.3),
          'leaf',
          0.6,
        )
      : [],
    pen.shape(box(cx - PLATE.width / 2, cy - PLATE.height / 2, PLATE.width, PLATE.height, 1.6), 'white', 0.7),
  ]
}
