/** The road of a product in four legs, one below the other, over land, river and sea; it turns at each place. */
import { oxCart, tractor } from '../eras/farm-things.ts'
import { boxShip, boxTruck, containers, gantry, oldTruck, sacks, warehouse } from '../eras/harbour-things.ts'
import { church, shop, tower } from '../eras/street-things.ts'
import type { Thing } from '../fit.ts'
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { barges, canoe, grainShip, oldShip, riverBoat } from '../shapes/boats.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { palmFruit } from '../shapes/food-web.ts'
import { tree } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { muleTrain } from '../shapes/travellers.ts'

export const PRODUCTS = ['acai', 'sal', 'soja'] as const
export type Product = (typeof PRODUCTS)[number]

export type Ground = 'T' | 'F' | 'M'
export interface Leg {
  readonly by: Ground
  /** Painted on the ground. */
  readonly name: string
  readonly draw: Thing
  readonly scale: number
  /** Of earth, as roads of farms and old times are. */
  readonly isEarth?: boolean
}

interface Place {
  readonly name: string
  readonly draw: Thing
}

export interface Route {
  readonly legs: readonly Leg[]
  readonly places: readonly Place[]
}

const flipped =
  (thing: Thing): Thing =>
  (pen) =>
    pen.at(0, 0, 1, thing, { flip: true })
const leg = (by: Ground, name: string, scale: number, draw: Thing): Leg => ({ by, name, scale, draw })
const place = (name: string, draw: Thing): Place => ({ name, draw })

const basket = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x - 2, y - 6, 1.6) + circle(x + 2, y - 6, 1.6) + circle(x, y - 7.4, 1.6), 'purple', 0.6),
  pen.shape(`M${x - 4.4} ${y - 6}H${x + 4.4}L${x + 3} ${y}H${x - 3}z`, 'straw', 0.8),
  pen.line(`M${x - 4} ${y - 3.4}h8`, 0.5),
]

const acaiPalms: Thing = (pen) => [
  pen.at(16, 0, 0.42, DWELLINGS.palafita),
  [-17, -6].map((x, i) => [palm(pen, x, 0, 0.5 + i * 0.12, {}, false), palmFruit(pen, x + 2 + i, -11 - i * 3, 0.5)]),
]
const landing: Thing = (pen) => [
  pen.shape(box(-14, -5, 30, 3.4, 1), 'wood', 0.9),
  pen.line('M-10 -2V3M0 -2V3M12 -2V3', 1.6, 'brownDark'),
  basket(pen, -8, -5),
  basket(pen, 2, -5),
  tree(pen, 13, -5, 0.5),
]
const market: Thing = (pen) => [
  pen.at(0, 0, 0.66, (own) => shop(own, 'FEIRA', 'yellowPale', 'cream')),
  basket(pen, -15, 2),
  basket(pen, 15, 2),
]
const port: Thing = (pen) => [pen.at(-6, 0, 0.5, gantry, { flip: true }), pen.at(9, 0, 0.5, containers)]
const abroad: Thing = (pen) => [pen.at(-11, 0, 0.4, tower), pen.at(3, 0, 0.5, tower), pen.at(15, 0, 0.34, tower)]
const soyField: Thing = (pen) => [
  pen.at(15, 0, 0.7, tractor),
  [-14, -7, 0].flatMap((y) =>
    [-18, -11, -4].map((x) => pen.shape(`M${x - 3} ${y}c-3 -8 9 -8 6 0z`, y ? 'lime' : 'leaf', 0.7)),
  ),
]
const silos: Thing = (pen) =>
  [-12, 2, 15].map((x) => [
    pen.shape(box(x - 6, -20, 12, 20), 'metal', 0.9),
    pen.shape(`M${x - 7} -20L${x} -27L${x + 7} -20z`, 'stone', 0.9),
    pen.line(`M${x - 6} -13h12M${x - 6} -7h12`, 0.6),
  ])
const riverPort: Thing = (pen) => [
  pen.line('M-4 -15L18 -3', 2.4, 'greyDark'),
  pen.at(-10, 0, 0.5, (own) => silos(own)),
  pen.shape(box(4, -4, 22, 4, 1), 'wood', 0.8),
]
const lisbon: Thing = (pen) => [pen.at(-8, 0, 0.5, church), pen.at(14, 0, 0.54, warehouse)]
const oldTown: Thing = (pen) => [pen.at(-8, 0, 0.56, church), pen.at(13, 0, 0.5, sacks)]
const portage: Thing = (pen) => [tree(pen, 15, -8, 0.44), pen.at(-4, 0, 0.5, oxCart)]
const cuiaba: Thing = (pen) => [pen.at(-8, 0, 0.44, DWELLINGS['casa de taipa']), pen.at(14, 0, 0.46, church)]

const loadedCanoe: Thing = (pen) =>
  canoe(pen, [{ shirt: 'yellow', skin: 'brown' }], [basket(pen, 8, -4), basket(pen, -19, -4)])
const saltCanoe =
  (skin: Fill): Thing =>
  (pen) =>
    canoe(
      pen,
      [{ shirt: 'cream', skin, hair: 'black' }],
      [7, 14].map((x) => pen.shape(`M${x - 4} -4c-2 -8 9 -8 8 0z`, 'white', 0.8)),
    )
const grainTruck: Thing = flipped((pen) => [pen.shape('M1 -17C4 -25 22 -25 25 -17z', 'straw', 0.9), oldTruck(pen)])

const grainLorry: Thing = flipped((pen) => [pen.shape('M-6 -20C-2 -27 24 -27 27 -20z', 'straw', 0.9), boxTruck(pen)])

/**
 * Açaí: by canoe and boat to the market of Belém, frozen pulp by lorry to the port and by ship abroad. Soya of Mato
 * Grosso: lorries on the BR-163 to Miritituba, barges on the Tapajós, Amazonas and Pará to Barcarena, then ships (ANTAQ). Salt about
 * 1795: it came from Portugal, went up the Serra do Mar on mules and, with the river trade of the monções, from Porto
 * Feliz over the Tietê to Cuiabá; oxen carried canoes between two rivers at Camapuã.
 */
export const ROUTES: Readonly<Record<Product, Route>> = {
  acai: {
    legs: [
      leg('F', 'igarapé', 0.62, loadedCanoe),
      leg('F', 'rio Guamá', 0.5, riverBoat),
      leg('T', 'rodovia', 0.78, flipped(boxTruck)),
      leg('M', 'oceano Atlântico', 0.56, flipped(boxShip)),
    ],
    places: [
      place('açaizal', acaiPalms),
      place('trapiche', landing),
      place('Belém', market),
      place('porto', port),
      place('outro país', abroad),
    ],
  },
  soja: {
    legs: [
      { ...leg('T', 'estrada da fazenda', 0.84, grainTruck), isEarth: true },
      leg('T', 'BR-163', 0.8, grainLorry),
      leg('F', 'rios da Amazônia', 0.62, barges),
      leg('M', 'oceano Atlântico', 0.56, grainShip),
    ],
    places: [
      place('lavoura', soyField),
      place('armazém', silos),
      place('Miritituba', riverPort),
      place('Barcarena', (pen) => pen.at(3, 0, 1, riverPort, { flip: true })),
      place('outro país', abroad),
    ],
  },
  sal: {
    legs: [
      leg('M', 'oceano Atlântico', 0.56, oldShip),
      { ...leg('T', 'serra do Mar', 0.62, muleTrain), isEarth: true },
      leg('F', 'rio Tietê', 0.62, saltCanoe('brown')),
      leg('F', 'rio Cuiabá', 0.62, saltCanoe('tan')),
    ],
    places: [
      place('Portugal', lisbon),
      place('Santos', (pen) => [pen.at(-6, 0, 0.54, warehouse), pen.at(13, 0, 0.5, sacks)]),
      place('Porto Feliz', oldTown),
      place('Camapuã', portage),
      place('Cuiabá', cuiaba),
    ],
  },
}

const [TOP, BAND] = [56, 34]
const GROUNDS: Readonly<Record<Ground, Fill>> = { T: 'meadow', F: 'water', M: 'waterDeep' }
const [LEFT, RIGHT] = [33, 177]

/** Foot of the thing that travels on a leg. */
const footOf = (i: number) => TOP + i * BAND + 23
export const legTag = (i: number): Spot => [i % 2 ? 72 : 138, footOf(i) - 12]

const mountains = (pen: Pen, foot: number): Drawing =>
  pen
    .plane('far', 'hillLine')
    .shape(
      `M56 ${foot}L74 ${foot - 12}L86 ${foot - 6}L106 ${foot - 16}L124 ${foot - 6}L138 ${foot - 13}L156 ${foot}z`,
      'leaf',
    )

function band(pen: Pen, { by, isEarth, name }: Leg, i: number): Drawing {
  const top = TOP + i * BAND
  const edge = `M-4 ${top}C40 ${top - 3} 90 ${top + 3} 130 ${top}S200 ${top - 2} 218 ${top}V300H-4z`
  const foot = footOf(i)
  return [
    pen.shape(i ? edge : box(-4, 0, 222, 300), GROUNDS[by], 1),
    by === 'T'
      ? [
          name.startsWith('serra') ? mountains(pen, foot - 4) : [],
          pen.shape(box(-4, foot - 4, 222, 8), isEarth ? 'tan' : 'grey', 0.8),
          isEarth
            ? pen.line(`M-4 ${foot + 1}H214`, 0.6, 'brown', [2, 7])
            : pen.line(`M-4 ${foot}H214`, 0.7, 'white', [5, 4]),
        ]
      : [62, 92, 118, 140].map((x, k) =>
          pen.line(
            `M${x} ${top + (k % 2 ? 9 : 5)}${by === 'M' ? 'q4 -4 8 0t8 0' : 'q3 -2 6 0t6 0'}`,
            by === 'M' ? 1 : 0.7,
            'waterLine',
          ),
        ),
  ]
}

/** Places are on land that reaches into the two legs it joins. */
const land = (pen: Pen, i: number): Drawing => {
  const isLeft = i % 2 === 0
  const [from, to] = [i === 0 ? TOP - 6 : TOP + (i - 1) * BAND + 5, i === 4 ? 300 : TOP + i * BAND + 30]
  const at = (x: number) => (isLeft ? x : 210 - x)
  const d = `M${at(-6)} ${from}H${at(46)}C${at(60)} ${from} ${at(64)} ${from + 8} ${at(62)} ${(from + to) / 2}C${at(66)} ${to - 8} ${at(60)} ${to} ${at(46)} ${to}H${at(-6)}z`
  return pen.shape(d, 'grass', 1)
}

const placeFoot = (i: number) => (i === 0 ? footOf(0) - 2 : i === 4 ? footOf(3) - 2 : TOP + i * BAND + 6)

export function tradeRoute(pen: Pen, product: Product): Drawing {
  const { legs, places } = ROUTES[product]
  const middle = pen.plane('middle')
  return [
    legs.map((one, i) => band(pen, one, i)),
    places.map((_, i) => land(pen, i)),
    places.map(({ name, draw }, i) => {
      const [x, foot] = [i % 2 ? RIGHT : LEFT, placeFoot(i)]
      return [
        middle.at(x, foot, 1, draw),
        pen.shape(box(x - 19, foot + 3, 38, 8, 2), 'cream', 0.8),
        pen.text(x, foot + 8.6, name, 4.8),
      ]
    }),
    legs.map(({ name, draw, scale }, i) => [
      pen.at(105, footOf(i), scale, draw, i % 2 ? { flip: true } : {}),
      pen.text(105, TOP + i * BAND + 31.6, name, 4.2, { font: 'text' }),
      pen.line(i % 2 ? `M80 ${footOf(i) - 4}h-9m3 -3l-3 3l3 3` : `M130 ${footOf(i) - 4}h9m-3 -3l3 3l-3 3`, 1.2),
    ]),
  ]
}
