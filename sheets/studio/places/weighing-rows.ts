/** Four counters of a market, a home or a kitchen, or four lawns, one above the other: somebody behind each, room for two things. */
import { person } from '../cast/cast.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning, bunting } from '../shapes/built.ts'
import { cloud, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { guestOf } from './party-counters.ts'

/** Those with `agua` have a tap in every counter. */
export type RowsPlace = 'feira' | 'casa' | 'quintal' | 'agua-cozinha' | 'agua-quintal'

const [TOP, FOOT, COUNT, FRONT] = [56, 286, 4, 14]
const STEP = (FOOT - TOP) / COUNT

/** Height of each counter, mm. */
export const ROW_FEET = Array.from({ length: COUNT }, (_, i) => TOP + STEP * (i + 1) - FRONT)
/** From a counter up to the one above. */
export const ROW_ROOM = STEP - FRONT

const WALLS: Readonly<Record<RowsPlace, readonly [Fill, ...Fill[]]>> = {
  feira: ['skyLow', 'yellowPale', 'foam'],
  casa: ['pinkPale', 'foam', 'yellowPale'],
  quintal: ['sky', 'foam', 'sky'],
  'agua-cozinha': ['foam', 'skyLow', 'yellowPale'],
  'agua-quintal': ['sky', 'sky', 'sky'],
}
const FRONTS: Readonly<Record<RowsPlace, readonly [Fill, ...Fill[]]>> = {
  feira: ['woodPale', 'tan', 'woodPale'],
  casa: ['bluePale', 'yellowPale', 'purplePale'],
  quintal: ['meadow', 'grass', 'meadow'],
  'agua-cozinha': ['bluePale', 'redPale', 'purplePale'],
  'agua-quintal': ['woodPale', 'woodPale', 'tan'],
}
const STRIPES: readonly [Fill, ...Fill[]] = ['red', 'green', 'blue']
const LAWNS: readonly [Fill, ...Fill[]] = ['meadow', 'grass', 'hill', 'grass']

/** Behind the things, far away: planks of a stall, wallpaper or tiles. */
function wall(pen: Pen, place: RowsPlace, variant: number): Drawing {
  const far = pen.plane('far', 'tan')
  const columns = Array.from({ length: 12 }, (_, i) => 13 + i * 17)
  const base = pen.shape(box(0, 0, 214, 300), inTurn(WALLS[place], variant), null)
  if (place === 'feira')
    return [base, awning(pen, { x: 8, y: 19, width: 194, height: 9 }, 15, [inTurn(STRIPES, variant), 'white'], 0)]
  if (place === 'casa') return [base, pen.colour ? columns.map((x) => far.line(`M${x} 56V290`, 0.5, 'white')) : []]
  if (place === 'agua-cozinha')
    return [
      base,
      far.line(
        `${columns.map((x) => `M${x} 56V290`).join('')}${[73, 90, 107, 124].map((y) => `M0 ${y}H214`).join('')}`,
        0.5,
        'white',
      ),
    ]
  return [
    base,
    cloud(pen.plane('far', 'seaLine'), 24, 42, 0.5),
    cloud(pen.plane('far', 'seaLine'), 188, 38, 0.5),
    bunting(pen.plane('middle'), [6, 57], [204, 57], 3, ['red', 'yellow', 'teal', 'purple'], { size: 5, gap: 5 }),
  ]
}

function counter(pen: Pen, place: RowsPlace, variant: number, y: number, i: number): Drawing {
  if (place === 'quintal')
    return [
      pen.shape(`M-4 ${y - 6}Q105 ${y - 11} 216 ${y - 6}V300H-4z`, inTurn(LAWNS, i), 1),
      tree(pen.plane('far', 'hillLine'), i % 2 ? 79 : 131, y - 9, 0.55, i % 2 ? 'lime' : 'leaf'),
      tuft(pen, i % 2 ? 84 : 128, y + 9, 0.6),
    ]
  const lawn =
    place === 'agua-quintal'
      ? pen.shape(`M-4 ${y - 7}Q105 ${y - 12} 216 ${y - 7}V${y + 4}H-4z`, inTurn(LAWNS, i), 0.9)
      : []
  return [
    lawn,
    pen.shape(box(-4, y, 220, FRONT), inTurn(FRONTS[place], variant), 1),
    pen.line(`M-4 ${y + FRONT}H216`, 1),
  ]
}

const edge = (pen: Pen, y: number): Drawing => pen.shape(box(-4, y - 1, 220, 2.8, 1), 'wood', 0.9)

/** A tap over a sink in the counter, to try with water. */
const tap = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 25} ${y + 1}L${x - 22} ${y + 9}Q${x - 21.4} ${y + 11} ${x - 19} ${y + 11}H${x - 3}Q${x - 0.6} ${y + 11} ${x} ${y + 9}L${x + 3} ${y + 1}z`,
    'metal',
    0.9,
  ),
  pen.line(`M${x - 14} ${y + 8.4}h6`, 0.8),
  pen.shape(box(x - 28, y - 1.6, 34, 3, 1.2), 'stone', 0.9),
  pen.rope(`M${x} ${y}V${y - 15}Q${x} ${y - 20} ${x - 6} ${y - 20}T${x - 11} ${y - 15}`, 2.6, 'metal', 0.9),
  pen.shape(box(x - 5, y - 3, 10, 3, 1), 'metal', 0.9),
  pen.shape(circle(x + 4.4, y - 12, 2), 'blue', 0.8),
  pen.shape(`M${x - 11} ${y - 12}q2.600 4 0 5q-2.600 -1 0 -5z`, 'waterDeep', 0.7),
]

const LOOKS_ON: Pose = { expr: 'alegre', hide: ['legL', 'legR'], armL: [-12, -20], armR: [12, -20] }

/** Of a child, near enough to the scale of what is on the counter; the chin is so high in units, and so far above, mm. */
const CHILD = { size: 1.06, chin: 40, clear: 15, overFence: 21 } as const

/** Middles of what is weighed on and of the child beside it, by turns, mm. */
export const besideEachOther = (i: number) => (i % 2 ? { scales: 121, child: 76 } : { scales: 89, child: 134 })

/** Behind a counter or a fence, the face clear of what is in front. */
const onlooker = (pen: Pen, who: Parameters<typeof person>[1], x: number, chin: number): Drawing =>
  person(pen.plane('middle'), who, x, chin + CHILD.chin * CHILD.size, CHILD.size, { pose: LOOKS_ON })

/** `variant`, from 0, gives other colours and children. */
export function weighingRows(pen: Pen, place: RowsPlace, variant: number): Drawing {
  const isWater = place.startsWith('agua')
  return [
    wall(pen, place, variant),
    ROW_FEET.map((y, i) => {
      const who = guestOf(variant, i)
      const x = isWater ? (i % 2 ? 119 : 91) : besideEachOther(i).child
      return [
        counter(pen, place, variant, y, i),
        pen.clip(
          box(52, y - ROW_ROOM - 4, 106, ROW_ROOM + (place === 'quintal' ? -4 : 4)),
          onlooker(pen, who, x, y - (place === 'quintal' ? CHILD.overFence : CHILD.clear)),
        ),
        place === 'quintal' ? fence(pen.plane('middle'), 10, 200, y - 6, 13) : edge(pen, y),
        isWater ? tap(pen, i % 2 ? 96 : 122, y) : [],
      ]
    }),
  ]
}
