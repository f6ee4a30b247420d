/** A rack with six trays: in a bakery before the oven, or in a barn with what was picked. */
import { PALE_GREY } from '../../scene/inks.ts'
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT, WAVE } from '../cast/poses.ts'
import { PALETTE } from '../palette.ts'
import { box, type Spot } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'
import { bale } from '../shapes/farm.ts'
import { TRAY_THINGS, type TrayThingName } from '../shapes/tray-things.ts'
import { basket } from '../shapes/woven.ts'

/** Upper left corners of the trays; below each is a board of the rack. */
export const TRAY = { width: 84, height: 37, board: 15.5 }
const [COLUMNS, ROWS] = [
  [17, 109],
  [66, 124, 182],
] as const
export const TRAYS: readonly Spot[] = ROWS.flatMap((y) => COLUMNS.map((x): Spot => [x, y]))
const [FLOOR, FEET, SCALE] = [244, 284, 0.56]

export type QuantityPlace = 'cidade' | 'sitio'

interface Look {
  readonly wall: Fill
  readonly people: readonly [CastName, CastName, CastName]
}
const FIRST: Look = { wall: 'yellowPale', people: ['yumi', 'pai', 'davi'] }
const LOOKS: readonly Look[] = [
  FIRST,
  { wall: 'sky', people: ['bia', 'mae', 'caio'] },
  { wall: 'pinkPale', people: ['gil', 'avo', 'nina'] },
  { wall: 'skyLow', people: ['theo', 'mae', 'iara'] },
]

const rail = (pen: Pen, y: number): Drawing => pen.shape(box(12, y, 186, TRAY.board, 1.5), 'woodPale', 1.2)

/** A basket with what was baked or picked. */
const full = (pen: Pen, x: number, name: TrayThingName): Drawing => [
  [-7, 0, 7, -3.5, 3.5].map((dx, i) =>
    pen.at(x + dx, FEET - (i < 3 ? 13 : 17.5), 0.95, (pen) => TRAY_THINGS[name](pen)),
  ),
  basket(pen, x, FEET, 1),
]

/** `variant`, from 0, gives other people and another wall. */
export function trayRack(pen: Pen, place: QuantityPlace, variant: number): Drawing {
  const { wall, people } = LOOKS[variant % LOOKS.length] ?? FIRST
  const [left, adult, right] = people
  const isBakery = place === 'cidade'
  const planks = Array.from({ length: 9 }, (_, i) => `M${14 + i * 23} 58V${FLOOR}`).join('')
  return [
    pen.shape(box(0, 0, 214, FLOOR), isBakery ? wall : 'cream', null),
    isBakery ? [] : stroke(planks, pen.colour ? PALETTE.tan : PALE_GREY, 0.6),
    pen.shape(box(-4, FLOOR, 220, 60), isBakery ? 'stone' : 'straw', 1.1),
    pen.line(
      isBakery
        ? 'M-4 264H214M40 244V264M110 244V264M176 244V264M72 264V290M144 264V290'
        : 'M20 256h9M60 266h8M150 258h9M120 278h8M188 272h8M36 278h8',
      0.6,
      isBakery ? 'stoneDark' : 'strawDark',
    ),
    [12, 193].map((x) => pen.shape(box(x, 60, 5, FLOOR - 54, 1), 'wood', 1.1)),
    pen.shape(box(101.5, 60, 5, FLOOR - 54, 1), 'wood', 1.1),
    ROWS.map((y) => rail(pen, y + TRAY.height)),
    TRAYS.map(([x, y]) => [
      pen.shape(box(x, y, TRAY.width, TRAY.height, 3), isBakery ? 'metal' : 'woodDark', 1.2),
      pen.shape(box(x + 2, y + 2, TRAY.width - 4, TRAY.height - 4, 2), isBakery ? 'greyPale' : 'cream', 0.7),
    ]),
    isBakery ? full(pen, 68, 'pãozinho') : bale(pen, 66, FEET, 0.8),
    full(pen, 142, isBakery ? 'broa' : 'laranja'),
    person(pen, left, 36, FEET, SCALE, { pose: POINT }),
    person(pen, adult, 105, FEET, 0.46, { pose: WAVE, wear: { top: { tone: CLOTH.azul, apron: CLOTH.branco } } }),
    person(pen, right, 176, FEET, SCALE, { pose: POINT_LEFT }),
  ]
}
