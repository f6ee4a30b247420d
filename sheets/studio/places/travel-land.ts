/** A road between hills and water with all that travels there; some of it rests where it does not travel. */

import { person } from '../cast/cast.ts'
import { WAVE } from '../cast/poses.ts'
import { farmHouse, pickup } from '../eras/farm-things.ts'
import { boxShip, boxTruck, horseCart, quayTrain } from '../eras/harbour-things.ts'
import { modernBus } from '../eras/street-things.ts'
import type { Thing } from '../fit.ts'
import { box, circle, points, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { helicopter } from '../shapes/big-things.ts'
import { barges, canoe, emptyCanoe, ferry, jangada, riverBoat } from '../shapes/boats.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { fish } from '../shapes/sea.ts'
import { airBalloon, cyclist, jet, lightPlane, lightTrain, motorbike } from '../shapes/travellers.ts'
import { car, bus as schoolCoach } from '../shapes/vehicles.ts'

export const TRAVEL_LANDS = ['floresta', 'litoral', 'cerrado'] as const
export type TravelLand = (typeof TRAVEL_LANDS)[number]

export const MEDIA = ['terra', 'água', 'ar'] as const
export type Medium = (typeof MEDIA)[number]

export interface Traveller {
  readonly name: string
  readonly by: Medium
  readonly draw: Thing
  readonly scale: number
}

const flipped =
  (thing: Thing): Thing =>
  (pen) =>
    pen.at(0, 0, 1, thing, { flip: true })
const traveller = (name: string, by: Medium, scale: number, draw: Thing): Traveller => ({ name, by, scale, draw })

const bus = traveller('ônibus', 'terra', 0.86, modernBus)
const lorry = traveller('caminhão', 'terra', 0.84, flipped(boxTruck))
const motor = traveller('moto', 'terra', 0.72, (pen) => motorbike(pen))
const bike = traveller('bicicleta', 'terra', 0.72, (pen) => cyclist(pen))
const van = traveller('carro', 'terra', 0.8, flipped(pickup))
const cart = traveller('carroça', 'terra', 0.95, flipped(horseCart))
const paddled = traveller('canoa', 'água', 0.8, (pen) =>
  canoe(pen, [
    { shirt: 'yellow', skin: 'brown', vest: true },
    { shirt: 'red', skin: 'tan', vest: true },
  ]),
)
const lain = traveller('canoa na areia', 'água', 0.9, emptyCanoe)
const hammocks = traveller('barco', 'água', 0.84, riverBoat)
const smallBoat = traveller('barco', 'água', 0.64, riverBoat)
const crossing = traveller('balsa', 'água', 0.7, (pen) =>
  ferry(pen, (own) => car(own, 8, -6, 0.44, 'yellow', { flip: true })),
)
const sailed = traveller('jangada', 'água', 0.72, jangada)
const convoy = traveller('barcaça', 'água', 0.56, barges)
const plane = traveller('avião a jato', 'ar', 0.74, (pen) => jet(pen, true))
const parked = traveller('avião pequeno', 'ar', 0.95, (pen) => lightPlane(pen, 'white'))
const chopper = traveller('helicóptero', 'ar', 0.74, flipped(helicopter))

/** Places of travellers: two in the sky, two between hills and road, two on the road, four at the water. */
export const SEATS = ['sky', 'high', 'rail', 'field', 'near', 'far', 'left', 'right', 'sand', 'front'] as const
export type Seat = (typeof SEATS)[number]

const AT: Readonly<Record<Seat, Spot>> = {
  ...{ sky: [66, 80], high: [166, 106], rail: [66, 138], field: [152, 139], near: [56, 171], far: [158, 171] },
  ...{ left: [58, 211], right: [154, 210], sand: [56, 244], front: [148, 243] },
}
/** Middles of the answers' white boxes. */
export const SIGN_AT: Readonly<Record<Seat, Spot>> = {
  ...{ sky: [29, 72.5], high: [166, 77], rail: [19.5, 129], field: [191, 129], near: [100, 152], far: [191, 152] },
  ...{ left: [104, 199], right: [191, 199], sand: [87, 234], front: [191, 231] },
}

const hovering = traveller('helicóptero no ar', 'ar', 0.66, flipped(helicopter))
const ship = traveller('navio', 'água', 0.44, flipped(boxShip))
const schoolBus = traveller('ônibus escolar', 'terra', 0.5, (pen) => schoolCoach(pen, 0, 0))
const narrowFerry = traveller('balsa', 'água', 0.54, crossing.draw)
const balloon = traveller('balão', 'ar', 0.7, airBalloon)
const towing = (fill: Fill): Traveller => traveller('avião com faixa', 'ar', 0.8, (pen) => lightPlane(pen, fill))

export const COMPANY: Readonly<Record<TravelLand, Readonly<Record<Seat, readonly Traveller[]>>>> = {
  floresta: {
    ...{ sky: [towing('yellow')], high: [balloon], rail: [cart], field: [chopper], near: [lorry], far: [motor, van] },
    ...{ left: [hammocks], right: [paddled], sand: [lain], front: [crossing] },
  },
  litoral: {
    ...{ sky: [hovering], high: [balloon], rail: [traveller('trem de passageiros', 'terra', 0.84, lightTrain)] },
    ...{ field: [plane], near: [bus], far: [bike] },
    ...{ left: [crossing], right: [sailed], sand: [lain], front: [ship] },
  },
  cerrado: {
    ...{ sky: [towing('lime')], high: [balloon], rail: [traveller('trem de carga', 'terra', 1.1, flipped(quayTrain))] },
    ...{ field: [parked], near: [schoolBus], far: [bike, van] },
    ...{ left: [convoy], right: [narrowFerry], sand: [lain], front: [smallBoat] },
  },
}

const SIGN = 13
const slot = (pen: Pen, [x, y]: Spot): Drawing => pen.shape(box(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN, 2), 'white', 1)

/** A board on its post; in water the post has ripples. */
function sign(pen: Pen, seat: Seat): Drawing {
  const [x, y] = SIGN_AT[seat]
  if (seat === 'sky') return [pen.line(`M${x + SIGN / 2} ${y}H46`, 0.9), slot(pen, [x, y])]
  if (seat === 'high') return slot(pen, [x, y])
  const wet = seat === 'left' || seat === 'right' || seat === 'front'
  return [
    pen.shape(box(x - 1.2, y + 4, 2.4, wet ? 13 : 11), 'wood', 0.8),
    wet ? pen.line(`M${x - 6} ${y + 17}q3 -2 6 0t6 0`, 0.7, 'waterLine') : [],
    slot(pen, [x, y]),
  ]
}

const far = (pen: Pen, land: TravelLand, y: number): Drawing => {
  const own = pen.plane('far', 'hillLine')
  if (land === 'floresta')
    return own.shape(
      `${scallop(points(`-8,${y + 6} 14,${y - 8} 38,${y - 3} 62,${y - 12} 88,${y - 5} 112,${y - 12} 138,${y - 4} 164,${y - 13} 190,${y - 5} 220,${y}`), 0.6, false)}V${y + 30}H-8z`,
      'hill',
    )
  return hill(
    own,
    points(
      land === 'litoral'
        ? `0,${y - 4} 24,${y - 20} 44,${y - 4} 78,${y - 1} 112,${y - 16} 136,${y - 2} 170,${y - 8} 214,${y}`
        : `0,${y} 30,${y - 12} 66,${y - 12} 84,${y + 2} 118,${y - 10} 168,${y - 10} 186,${y} 214,${y - 4}`,
    ),
    'hill',
    y + 30,
  )
}

/** Sky, hills, road and water; `road` is its upper edge and its width, `water` the bank. */
export function travelGround(pen: Pen, land: TravelLand, horizon: number, [road, lane]: Spot, water: number): Drawing {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(pen.plane('far'), 118, horizon - 42, 0.6),
    cloud(pen.plane('far'), 26, horizon - 24, 0.5),
    far(pen, land, horizon),
    pen.shape(`M-4 ${horizon + 4}C50 ${horizon + 1} 150 ${horizon + 7} 218 ${horizon + 3}V300H-4z`, 'meadow', 0.9),
    pen.shape(box(-4, road, 222, lane), 'grey', 1),
    pen.line(`M12 ${road + lane / 2}H198`, 1.1, 'white', [8, 6]),
    pen.shape(
      `M-4 ${water}C40 ${water - 2.4} 84 ${water + 2} 120 ${water}S190 ${water - 2} 218 ${water}V300H-4z`,
      'water',
      1,
    ),
    [
      [20, 14],
      [120, 26],
      [112, 10],
      [128, 54],
    ].map(([x = 0, dy = 0]) => pen.line(`M${x} ${water + dy}q3 -2 6 0t6 0`, 0.7, 'waterLine')),
    bush(middle, 14, road - 1, 0.5),
    bush(middle, 150, road - 1, 0.5, 'lime'),
  ]
}

/** Runway, rails or path below what rests between hills and road. */
const strips = (pen: Pen, land: TravelLand): Drawing => [
  pen.shape('M126 134H218V144H120z', land === 'floresta' ? 'tan' : 'greyPale', 0.8),
  pen.line('M130 141.500H206', 0.8, land === 'floresta' ? 'brown' : 'grey', [5, 4]),
  land === 'floresta'
    ? pen.shape('M-4 134H104L110 142H-4z', 'tan', 0.8)
    : [
        Array.from({ length: 18 }, (_, i) => pen.line(`M${-2 + i * 6} 137.600v3`, 1.2, 'woodDark')),
        pen.line('M-4 138.400H106', 1.1),
      ],
  land === 'floresta' ? pen.plane('middle').at(38, 121, 0.4, farmHouse) : [],
  land === 'litoral' ? palm(pen.plane('middle'), 106, 130, 0.6) : tree(pen.plane('middle'), 107, 130, 0.64),
]

/** Something to look at where a traveller is away. */
function instead(pen: Pen, seat: Seat): Drawing {
  const [x, y] = AT[seat]
  if (seat === 'high') return sun(pen, x, y - 30, 0.8)
  if (seat === 'far') return tree(pen, x, y - 8, 0.66)
  return [
    pen.clip(box(x - 20, y - 26, 44, 26), fish(pen, x, y - 5, 0.5, 'orange', 'yellow', { turn: 38 })),
    pen.line(`M${x - 12} ${y}q3 -2 6 0t6 0t6 0t6 0`, 0.8, 'waterLine'),
  ]
}

const WATCHERS = { floresta: 'iara', litoral: 'caio', cerrado: 'nina' } as const

export function travelScene(pen: Pen, land: TravelLand, seated: ReadonlyMap<Seat, Traveller>): Drawing {
  const drawn = (seat: Seat): Drawing => {
    const one = seated.get(seat)
    const [x, y] = AT[seat]
    if (!one) return instead(pen, seat)
    return [pen.at(x, y, one.scale, one.draw), sign(pen, seat)]
  }
  return [
    travelGround(pen, land, 112, [164, 18], 187),
    strips(pen, land),
    (['sky', 'high', 'rail', 'field', 'near', 'far', 'left', 'right'] as const).map(drawn),
    pen.shape('M-4 226C30 222 78 226 96 236C104 242 100 250 96 254H-4z', 'sand', 1),
    pen.shape(circle(20, 232, 0.8) + circle(30, 248, 0.8) + circle(66, 248, 0.8), 'tan', 0.5),
    (['sand', 'front'] as const).map(drawn),
    person(pen, WATCHERS[land], 25, 247, 0.34, { pose: WAVE }),
  ]
}
