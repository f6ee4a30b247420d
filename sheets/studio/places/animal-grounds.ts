/** Wetland, forest and small farm of Brazil with spots on which animals can be, each with room for its sign below. */

import { centred, reachOf } from '../fit.ts'
import { anteater, earthworm, hummingbird, ovenbird } from '../pairs/small-animals.ts'
import { circle, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, blades, ground, meadow, ripples } from '../scenes/ground.ts'
import { barn, cow, featheredHen, horse, sheep } from '../shapes/farm.ts'
import { puma, snake } from '../shapes/food-web.ts'
import * as grouped from '../shapes/grouped-animals.ts'
import { cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { dog, snail } from '../shapes/pets.ts'
import { fanPalm, fence, fern, lily, reed } from '../shapes/plants.ts'
import { rock } from '../shapes/sea.ts'
import { burrowingOwl, caiman, jabiru, jaguar, macaw, toucan } from '../shapes/wild.ts'

type Thing = (pen: Pen) => Drawing

const CLOSE = 13
/** Across a thing: the corners of long ones stay free. */
const [ROOM, ROOM_OF_LONG] = [22, 26]

/** An animal smaller than a hand, in a round window whose tip is at its place on the ground. */
const close =
  (thing: Thing, fill: Fill = 'foam'): Thing =>
  (pen) => {
    const { width, height } = reachOf(thing)
    const [long, short] = [Math.max(width, height), Math.min(width, height)]
    const size = ((long > 1.5 * short ? ROOM_OF_LONG : ROOM) * long) / Math.sqrt(width ** 2 + height ** 2)
    const inner = circle(0, -14.6, CLOSE - 1.7)
    return [
      pen.shape(circle(0, -14.6, CLOSE), 'white', 1),
      pen.shape('M-7.500 -5L-11.500 2L-2 -2.600z', 'white', 1),
      pen.shape('M-7.800 -6L-5 -8L0 -4L-2 -3.200z', 'white', null),
      pen.shape(inner, fill, 0.7),
      pen.clip(inner, centred(pen, thing, 0, -14.6, size)),
      pen.shape(inner, null, 0.7),
    ]
  }

/** About their feet; in flight, a little above their sign. */
export const SHOWN = {
  tuiuiú: (pen) => jabiru(pen, 0, 0, 0.6),
  arara: (pen) => macaw(pen, 3, -13, 0.62),
  tucano: (pen) => [pen.rope('M-34 -10Q-10 -13 34 -11', 3.4, 'brownPale', 1), toucan(pen, 2, -13, 0.56)],
  coruja: (pen) => burrowingOwl(pen, 0, 0, 0.64),
  sabiá: (pen) => pen.at(0, 0, 0.58, ovenbird),
  'beija-flor': close(hummingbird, 'skyLow'),
  galinha: (pen) => featheredHen(pen, 0, 0, 0.8),
  'onça-pintada': (pen) => jaguar(pen, 0, 0, 0.76),
  'onça-parda': (pen) => puma(pen, 0, 0, 0.76),
  capivara: (pen) => pen.at(0, 0, 0.74, grouped.fourLeggedCavy('capy', 'capyPale')),
  tamanduá: (pen) => pen.at(-2, 0, 0.76, anteater),
  preá: (pen) => pen.at(1, 0, 0.44, grouped.fourLeggedCavy('brownPale', 'brown')),
  vaca: (pen) => cow(pen, 4, 0, 0.7),
  cavalo: (pen) => horse(pen, -2, 0, 0.7),
  ovelha: (pen) => sheep(pen, 0, 0, 0.72),
  cachorro: (pen) => dog(pen, 0, 0, 0.62),
  jacaré: (pen) => caiman(pen, 0, 0, 0.8),
  cobra: (pen) => [
    snake(pen, -5, 0, 0.8, { skin: 'lime', marks: 'leafDeep' }),
    pen.at(-5, 0, 0.8, grouped.snakeScales),
  ],
  teiú: (pen) => pen.at(-1, 0, 0.66, grouped.lizard),
  jabuti: (pen) => pen.at(1, 0, 0.72, grouped.tortoise),
  rã: (pen) => pen.at(0, 0, 0.52, grouped.fourLeggedFrog('green', 'leafDark', false)),
  sapo: (pen) => pen.at(0, 0, 0.58, grouped.fourLeggedFrog('brownPale', 'brown', true)),
  caracol: close((pen) => snail(pen, 0, 0, 1, 'pink'), 'meadow'),
  caramujo: close((pen) => [rock(pen, 0, 0, 0.5), snail(pen, 0, -9.4, 1.1, 'brownPale')], 'water'),
  minhoca: close(earthworm, 'tan'),
  aranha: close(grouped.eightLegs, 'foam'),
  formiga: close(grouped.sixLegs, 'tan'),
  joaninha: close(grouped.sixLeggedLadybird, 'lime'),
  gafanhoto: close(grouped.sixLeggedGrasshopper, 'foam'),
  borboleta: close(grouped.openButterfly('orange'), 'skyLow'),
} as const satisfies Readonly<Record<string, Thing>>

type Name = keyof typeof SHOWN

export interface AnimalSpot {
  /** Of the feet. */
  readonly at: Spot
  readonly who: readonly Name[]
}

export interface AnimalGround {
  readonly back: Thing
  readonly spots: readonly AnimalSpot[]
}

const spot = (x: number, y: number, ...who: readonly Name[]): AnimalSpot => ({ at: [x, y], who })

const FRONT = 204

/** Low banks of mud in the lake, under feet. */
const ISLES = points('38,158 106,159 172,164')

const isle = (pen: Pen, x: number, y: number): Drawing =>
  pen.shape(
    `M${x - 30} ${y + 3}C${x - 26} ${y - 8} ${x + 26} ${y - 8} ${x + 30} ${y + 3}C${x + 24} ${y + 6} ${x - 24} ${y + 6} ${x - 30} ${y + 3}z`,
    'tan',
    0.9,
  )

const wetland =
  (isDry: boolean) =>
  (pen: Pen): Drawing => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 30, 66, 0.8),
      cloud(far, 150, 66, 0.7),
      hill(far, points('-8,86 60,76 120,88 170,78 218,84'), 'hillFar'),
      fanPalm(middle, 74, 96, 0.66),
      fanPalm(middle, 132, 95, 0.62),
      fanPalm(middle, 190, 97, 0.72),
      meadow(middle, 92, 'hill'),
      isDry
        ? [
            pen.shape('M20 125C20 119 190 119 190 125C190 130 20 130 20 125z', 'water', 1),
            reed(pen, 74, 128, 0.5, -6),
            reed(pen, 140, 128, 0.5, 6),
          ]
        : [
            ground(pen, points('-8,126 60,124 120,127 218,124'), 'water', 1.1),
            ripples(pen, '74,134 130,138 186,132 72,160 140,150 20,136'),
            ISLES.map(([x, y]) => isle(pen, x, y)),
            reed(pen, 72, 170, 0.8, -6),
          ],
      ground(pen, points('-8,180 60,176 120,182 218,178'), 'grass'),
      blades(pen, '14,190 56,184 106,190 156,186 200,192'),
    ]
  }

const pantanal: AnimalGround = {
  back: wetland(false),
  spots: [
    spot(40, 112, 'onça-pintada', 'tamanduá'),
    spot(106, 112, 'arara', 'beija-flor', 'coruja'),
    spot(164, 112, 'tamanduá', 'onça-parda', 'coruja'),
    spot(38, 158, 'rã'),
    spot(106, 157, 'jacaré', 'caramujo'),
    spot(172, 163, 'tuiuiú'),
    spot(32, FRONT, 'caramujo', 'gafanhoto', 'aranha'),
    spot(76, FRONT, 'capivara', 'preá'),
    spot(128, FRONT, 'cobra', 'formiga', 'joaninha'),
    spot(175, FRONT, 'teiú', 'jabuti', 'sapo'),
  ],
}

const trunk = (pen: Pen, x: number, foot: number, width: number): Drawing => [
  pen.shape(
    `M${x - width / 2} 40V${foot - 8}Q${x - width / 2} ${foot} ${x - width} ${foot + 2}H${x + width}Q${x + width / 2} ${foot} ${x + width / 2} ${foot - 8}V40z`,
    'brownPale',
  ),
  pen.line(`M${x - 1} 70v16M${x + 1} 96v14`, 0.8, 'brownDark'),
]

const CANOPY =
  'M-12 10H222V58Q204 68 186 58Q168 70 150 60Q132 70 112 60Q94 70 76 60Q58 70 40 60Q22 68 6 58Q-6 64 -12 58z'

const mata: AnimalGround = {
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'skyLow'),
      hill(far, points('-8,106 50,90 110,108 160,88 218,102'), 'hillFar'),
      [12, 70, 142, 200].map((x) => tree(far, x, 116, 1.1, 'hill')),
      meadow(middle, 108, 'hill'),
      trunk(middle, 72, 130, 11),
      trunk(middle, 140, 128, 10),
      pen.shape(CANOPY, 'leafDark'),
      fern(middle, 202, 132, 0.7, 'leafDark'),
      ground(pen, points('-8,134 60,130 120,135 218,130'), 'meadow'),
      fern(middle, 8, 146, 0.7),
      ground(pen, points('-8,180 60,176 120,182 218,178'), 'grass'),
      blades(pen, '14,190 56,184 106,190 156,186 200,192'),
      fern(middle, 73, 148, 0.55, 'leafDark'),
      fern(middle, 139, 150, 0.55),
    ]
  },
  spots: [
    spot(38, 108, 'arara', 'coruja', 'borboleta'),
    spot(106, 108, 'tucano'),
    spot(172, 108, 'beija-flor', 'borboleta', 'preá'),
    spot(40, 159, 'onça-pintada', 'onça-parda'),
    spot(106, 159, 'tamanduá', 'preá', 'jabuti'),
    spot(170, 159, 'sabiá', 'coruja'),
    spot(32, FRONT, 'caracol', 'aranha', 'joaninha'),
    spot(79, FRONT, 'rã', 'sapo'),
    spot(126, FRONT, 'cobra', 'minhoca', 'formiga'),
    spot(175, FRONT, 'teiú', 'gafanhoto', 'jabuti'),
  ],
}

const sitio: AnimalGround = {
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 122, 68, 0.6),
      cloud(far, 150, 66, 0.8),
      hill(far, points('-8,100 60,84 120,98 170,84 218,96'), 'hillFar'),
      barn(middle, 74, 106, 0.62),
      tree(middle, 140, 108, 0.9, 'leaf', 'orange'),
      tree(middle, 200, 108, 0.9, 'leaf', 'red'),
      fence(middle, -4, 214, 110, 12),
      meadow(middle, 104, 'hill'),

      ground(pen, points('-8,134 60,132 120,135 218,132'), 'meadow'),
      pen.shape('M4 176Q20 170 60 172Q76 176 60 181Q24 184 4 181z', 'water', 0.9),
      ground(pen, points('-8,182 60,178 120,183 218,178'), 'tan'),
      pen.line('M10 190h10M60 187h8M108 192h10M154 187h9M192 192h8', 0.8, 'brownDark'),
      tuft(pen, 58, 184, 0.9),
      tuft(pen, 154, 184, 0.9),
    ]
  },
  spots: [
    spot(36, 115, 'vaca', 'cavalo'),
    spot(106, 115, 'ovelha', 'cavalo'),
    spot(172, 115, 'cavalo', 'beija-flor'),
    spot(40, 159, 'galinha'),
    spot(106, 159, 'cachorro', 'preá'),
    spot(170, 159, 'teiú', 'sabiá'),
    spot(32, FRONT, 'rã', 'sapo'),
    spot(79, FRONT, 'caracol', 'gafanhoto', 'aranha'),
    spot(126, FRONT, 'minhoca', 'cobra'),
    spot(175, FRONT, 'cobra', 'joaninha', 'formiga'),
  ],
}

export const ANIMAL_GROUNDS = { pantanal, mata, sitio } as const
export type AnimalGroundName = keyof typeof ANIMAL_GROUNDS

/** The ground without a lake in which land animals would be. */
export const dryGround = (place: AnimalGroundName): Thing =>
  place === 'pantanal' ? wetland(true) : ANIMAL_GROUNDS[place].back

/** In the room of an animal that is left out. */
export const emptySpot = (pen: Pen, place: AnimalGroundName, [x, y]: Spot): Drawing =>
  place === 'pantanal' && y > 130 && y < FRONT
    ? [lily(pen, x - 6, y, 1), lily(pen, x + 12, y + 7, 0.8, 'pink')]
    : [tuft(pen, x - 8, y, 1), flower(pen, x + 2, y + 4, 1, 'yellow'), flower(pen, x + 11, y, 0.9, 'pink')]

export const GROUND_PICTURES: Readonly<Record<AnimalGroundName, readonly string[]>> = {
  pantanal: ['pantanal', 'lagoa', 'palmeira'],
  mata: ['mata', 'árvore', 'folhas'],
  sitio: ['sítio', 'celeiro', 'cerca'],
}
