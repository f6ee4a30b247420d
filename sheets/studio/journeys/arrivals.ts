/** The end of a journey, at the foot of its certificate: a planet, a harbour, the school, the top of the mountain. */
import { box, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { bush, cloud, flower, sun, tree } from '../shapes/nature.ts'
import { alien, brightStar, planet } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'

type Arrival = (pen: Pen) => Drawing

const MIDDLE = 105

const sky = (pen: Pen, far: Pen): Drawing => [
  pen.shape(box(0, 0, 210, 297), 'skyLow', null),
  sun(far, 30, 84, 0.7),
  cloud(far, 172, 92, 0.8),
  cloud(far, 40, 132, 0.6),
  cloud(far, 176, 140, 0.5),
]

const meadow = (far: Pen): Drawing => far.shape('M-6 262Q50 254 105 258T216 256V300H-6z', 'meadow', 0.8)

const space: Arrival = (pen) => {
  const far = pen.plane('far', 'purple')
  return [
    pen.shape(box(0, 0, 210, 297), 'purplePale', null),
    planet(far, 34, 96, 0.8, 'orange', 'ring', 'yellow'),
    planet(far, 176, 92, 0.7, 'teal', 'bands', 'bluePale'),
    points('22,150 24,64 188,150 190,64 30,200 182,204 66,112 146,116').map(([x, y]) =>
      brightStar(far, x, y, 2.8, 'glow'),
    ),
    far.shape('M-6 264Q50 256 105 259T216 257V300H-6z', 'stone', 0.8),
    [62, 148].map((x) => far.shape(ellipse(x, 279, 8, 2.4), 'stoneDark', 0.7)),
    rocket(pen, 88, 272, 0.38, false),
    alien(pen, 124, 272, 0.7),
  ]
}

const harbour: Arrival = (pen) => {
  const far = pen.plane('far', 'hillLine')
  const water = pen.plane('far', 'waterLine')
  return [
    sky(pen, far),
    far.shape('M-6 258Q50 250 105 255T216 252V300H-6z', 'meadow', 0.8),
    house(far, MIDDLE, 262, 0.62, { roof: 'red', wall: 'yellowPale' }),
    water.shape('M-6 277Q50 272 105 275T216 273V300H-6z', 'water', 0.8),
    water.line('M66 281q3 -2 6 0t6 0M126 282q3 -2 6 0t6 0', 0.7),
  ]
}

const atSchool: Arrival = (pen) => {
  const far = pen.plane('far', 'hillLine')
  return [
    sky(pen, far),
    meadow(far),
    tree(far, 70, 268, 0.5),
    tree(far, 140, 268, 0.5, 'lime'),
    school(pen.plane('middle'), MIDDLE, 272, 0.44),
    flower(far, 72, 281, 0.8, 'pink'),
    flower(far, 138, 281, 0.8, 'yellow'),
  ]
}

const summit: Arrival = (pen) => {
  const far = pen.plane('far', 'hillLine')
  return [
    sky(pen, far),
    far.shape('M-6 262L30 236L58 252L84 246L105 244L134 248L156 238L216 260V300H-6z', 'hillFar', 0.7),
    pen.plane('middle').shape('M54 279Q78 272 92 258Q105 250 118 258Q134 272 158 279V300H54z', 'hill', 1),
    pen.rope(`M${MIDDLE} 256V240`, 1.6, 'metal', 0.9),
    pen.shape(`M${MIDDLE + 1} 240L${MIDDLE + 15} 244.500L${MIDDLE + 1} 249z`, 'red'),
    meadowFoot(far),
    bush(far, 74, 281, 0.34),
    flower(far, 134, 282, 0.8, 'yellow'),
  ]
}

const meadowFoot = (far: Pen): Drawing => far.shape('M-6 275Q50 270 105 274T216 272V300H-6z', 'meadow', 0.8)

const ARRIVALS: Readonly<Record<string, Arrival>> = {
  numeros: space,
  familias: harbour,
  alfabeto: atSchool,
  'trinta-dias': summit,
}

/** The ground of a certificate with the end of the set's journey on it. Throws RangeError for a set without one. */
export function drawArrival(pen: Pen, set: string): Drawing {
  const arrival = ARRIVALS[set]
  if (!arrival) throw new RangeError(`no arrival for ${set}`)
  return arrival(pen)
}
