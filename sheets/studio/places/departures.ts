/** Things that leave their place: a tree, a hand, a wire. Each row has the place, those that stay, those on their way. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { centred, faded, type Thing } from '../fit.ts'
import { box, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { chick, hen, pig, sheep } from '../shapes/farm.ts'
import { FINDS } from '../shapes/finds.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { balloonHead, gift } from '../shapes/party.ts'
import { rabbit } from '../shapes/pets.ts'
import { fish } from '../shapes/sea.ts'
import { boat } from '../shapes/seaside.ts'
import { brightStar } from '../shapes/space.ts'
import { macaw } from '../shapes/wild.ts'
import { BALLOON, balcony, bunch, climbing } from './balloon-bunch.ts'
import type { DepartureLand } from './departure-lands.ts'
import { farmPen, gate } from './farm-pens.ts'
import { berths, moorings, quay, seaward } from './harbour.ts'
import { constellation, groundOf, middleOf, type Parting, reef, wideCloth } from './homes.ts'
import type { BoardName } from './sentence-boards.ts'
import type { Terrain } from './terraces.ts'
import { blown, LEAF, onTips, windyTree } from './windy-tree.ts'

/** The surface of a terrain, behind its things. */
const BEHIND = {
  meadow: 'meadow',
  waves: 'water',
  sea: 'foam',
  night: 'bluePale',
  sky: 'sky',
  floor: 'woodPale',
} as const satisfies Partial<Record<Terrain, Fill>>

export interface Departure {
  /** Of the whole page. */
  readonly land: DepartureLand
  /** Of the sentence, and the child behind it. */
  readonly board: BoardName
  /** A child is in every row: none is behind the sentence. */
  readonly peopled?: true
  readonly terrain: keyof typeof BEHIND
  /** Room that the place takes of its row, mm: at the left, above, below. */
  readonly inset: { readonly left: number; readonly top: number; readonly bottom: number }
  /** Ids of the pictures that it shows. */
  readonly pictures: readonly string[]
  /** Of a row and of one thing in it. */
  readonly thing: (row: number, one: number) => Thing
  readonly place: (pen: Pen, parting: Parting) => Drawing
  /** Drawn over those that stay. */
  readonly front?: (pen: Pen, parting: Parting) => Drawing
  /** Places of things that stay, in no lines. */
  readonly stay?: (row: Box, count: number, size: number, home: Box, index: number) => readonly Spot[]
  /** Places of things that leave, if not to the side. */
  readonly leave?: (row: Box, to: number, count: number) => readonly Spot[]
  /** All things of a page have it, mm. */
  readonly size?: number
  /** In front of the last place: those that leave go out there. */
  readonly exit?: (pen: Pen, home: Box) => Drawing
  /** Of the things of a row, against the largest of the page. */
  readonly share?: (row: number) => number
  /** Carries a thing away. */
  readonly carrier?: Thing
  /** Things look to the left where they stay, to the right where they leave. */
  readonly turns?: true
  /** Turns of those that leave, degrees. */
  readonly tilt?: (one: number) => number
  /** Turn of those that stay, degrees. */
  readonly sway?: number
  /** Lines of the movement: behind a thing, of the length of its size. */
  readonly trail: (x: number, y: number, size: number) => string
}

type Several<T> = readonly [T, ...T[]]

const pick = <T>(list: Several<T>, i: number): T => list[i % list.length] ?? list[0]

/** Another thing in each row. */
const inTurn = (things: Several<Thing>) => (row: number) => pick(things, row)

const rush = (x: number, y: number, size: number) =>
  `M${r(x - size * 0.56)} ${r(y - size * 0.16)}h${r(-size * 0.2)}M${r(x - size * 0.54)} ${r(y + size * 0.16)}h${r(-size * 0.28)}`

/** A curl of wind. */
const gust = (x: number, y: number, size: number) =>
  `M${r(x - size * 0.95)} ${r(y + size * 0.1)}q${r(size * 0.2)} ${r(-size * 0.26)} ${r(size * 0.4)} 0`

/** Below what rises: short, so that it ends above the next one. */
const lift = (x: number, y: number, size: number) =>
  `M${r(x)} ${r(y + size * 0.5)}q${r(-size * 0.12)} ${r(size * 0.1)} 0 ${r(size * 0.2)}`

/** Below what sails: a wake. */
const wake = (x: number, y: number, size: number) =>
  `M${r(x + size * 0.1)} ${r(y + size * 0.58)}q${r(-size * 0.08)} ${r(-size * 0.1)} ${r(-size * 0.16)} 0q${r(-size * 0.08)} ${r(size * 0.1)} ${r(-size * 0.16)} 0`

const FRUITS: Several<Thing> = [FRUIT.maca, FRUIT.pera, FRUIT.laranja, FRUIT.banana, FRUIT.melancia]
const TOYS: Several<Thing> = [FINDS.carrinho, FINDS.bolaDeFutebol, FINDS.piao, FINDS.bola]
const STAR: Thing = (pen) => brightStar(pen, 0, 0, 8)
const HERD: Several<Thing> = [
  (pen) => sheep(pen, 0, 0),
  (pen) => hen(pen, 0, 0),
  (pen) => pig(pen, 0, 0),
  (pen) => chick(pen, 0, 0),
  (pen) => rabbit(pen, 0, 0),
]

const HERD_SHARES: Several<number> = [1, 0.84, 1, 0.72, 0.86]
const inFill =
  (draw: (pen: Pen, fill: Fill) => Drawing) =>
  (fill: Fill): Thing =>
  (pen) =>
    draw(pen, fill)
const aBalloon = inFill((pen, fill) => balloonHead(pen, fill))
const BALLOONS: Several<Thing> = [
  aBalloon('red'),
  ...(['yellow', 'blue', 'green', 'orange', 'pink', 'purple'] as const).map(aBalloon),
]
const aBoat = inFill((pen, fill) => boat(pen, 0, 0, 1, fill))
const BOATS: Several<Thing> = [aBoat('red'), ...(['blue', 'orange', 'green', 'purple'] as const).map(aBoat)]
const aGift = inFill((pen, fill) => gift(pen, 0, 0, 1, fill, 'yellow'))
const GIFTS: Several<Thing> = [aGift('teal'), ...(['red', 'blue', 'green', 'purple'] as const).map(aGift)]
const aBird = inFill((pen, fill) => bird(pen, 0, 0, 1, fill))
const BIRDS: Several<Thing> = [aBird('blue'), ...(['orange', 'green', 'pink', 'yellow'] as const).map(aBird)]
const aFish = inFill((pen, fill) => fish(pen, 0, 0, 1, fill, 'white'))
const FISH: Several<Thing> = [aFish('orange'), ...(['yellow', 'pink', 'teal', 'red'] as const).map(aFish)]

/** Wires between two poles, one below each line of birds. */
function wires(pen: Pen, { home, row, staying, size }: Parting): Drawing {
  const middle = pen.plane('middle', 'brownDark')
  const feet = [...new Set(staying.map(([, y]) => r(y + size * 0.5)))]
  const [left, right] = [home.x + 1.5, home.x + home.width - 1.5]
  const top = Math.min(...feet) - 4
  const poles = [left, right].map((x) => [
    middle.shape(box(x - 1.3, top, 2.6, groundOf(row) - top, 0.6), 'wood', 0.8),
    feet.map((y) => middle.shape(box(x - 3.4, y - 1.2, 6.8, 2.2, 0.8), 'woodDark', 0.6)),
  ])
  const sagging = feet.map((y) => `M${left} ${y}Q${r(middleOf(home))} ${r(y + 0.6)} ${right} ${y}`).join('')
  return [poles, pen.line(sagging, 0.8)]
}

const leaves: Departure = {
  land: 'meadow',
  board: 'wood',
  terrain: 'meadow',
  pictures: ['leaf', 'tree'],
  inset: { left: 3, top: 7, bottom: 10 },
  thing: () => FINDS.folha,
  place: windyTree,
  stay: (row, count, _size, _home, index) => onTips(row, count, index),
  leave: blown,
  size: LEAF,
  trail: gust,
  sway: -32,
  tilt: (one) => 50 + ((one * 47) % 90),
}

const fruit: Departure = {
  land: 'meadow',
  board: 'wood',
  terrain: 'meadow',
  pictures: ['apple', 'pear', 'orange', 'banana', 'watermelon', 'macaw'],
  inset: { left: 4, top: 5, bottom: 0 },
  thing: inTurn(FRUITS),
  place: (pen, parting) => wideCloth(pen, parting, 'white', 'redPale'),
  trail: rush,
  carrier: (pen) => macaw(pen, 0, 0, 1, 'red'),
}

const balloons: Departure = {
  land: 'balconies',
  board: 'cloud',
  peopled: true,
  terrain: 'sky',
  pictures: ['balloon'],
  inset: { left: 2, top: 0, bottom: 14 },
  thing: (row, one) => pick(BALLOONS, row * 2 + one),
  place: balcony,
  stay: bunch,
  leave: climbing,
  size: BALLOON,
  trail: lift,
  tilt: (one) => (one % 2 ? 8 : -6),
}

const boats: Departure = {
  land: 'coast',
  board: 'hull',
  terrain: 'waves',
  pictures: ['boat'],
  inset: { left: 2, top: 4, bottom: 3 },
  thing: (row, one) => pick(BOATS, row + one),
  place: quay,
  front: moorings,
  stay: berths,
  leave: seaward,
  size: 14,
  trail: wake,
}

const shoal: Departure = {
  land: 'deep',
  board: 'plain',
  terrain: 'sea',
  pictures: ['fish'],
  inset: { left: 4, top: 2, bottom: 4 },
  thing: inTurn(FISH),
  place: reef,
  trail: rush,
  turns: true,
}

const stars: Departure = {
  land: 'night',
  board: 'cloud',
  terrain: 'night',
  pictures: ['star'],
  inset: { left: 3, top: 2, bottom: 2 },
  thing: () => STAR,
  place: constellation,
  trail: gust,
}

const toys: Departure = {
  land: 'room',
  board: 'wood',
  terrain: 'floor',
  pictures: ['car', 'ball', 'spinning-top'],
  inset: { left: 4, top: 4, bottom: 0 },
  thing: inTurn(TOYS),
  place: (pen, parting) => wideCloth(pen, parting, 'sky', 'bluePale'),
  trail: rush,
}

const gifts: Departure = {
  land: 'room',
  board: 'wood',
  terrain: 'floor',
  pictures: ['gift'],
  inset: { left: 4, top: 4, bottom: 0 },
  thing: inTurn(GIFTS),
  place: (pen, parting) => wideCloth(pen, parting, 'white', 'pink'),
  trail: rush,
}

const herd: Departure = {
  land: 'meadow',
  board: 'wood',
  terrain: 'meadow',
  pictures: ['sheep', 'rooster', 'pig', 'chick', 'rabbit'],
  inset: { left: 4, top: 9, bottom: 0 },
  thing: inTurn(HERD),
  share: (row) => pick(HERD_SHARES, row),
  place: farmPen,
  exit: gate,
  trail: rush,
  turns: true,
}

const birds: Departure = {
  land: 'meadow',
  board: 'wood',
  terrain: 'meadow',
  pictures: ['bird'],
  inset: { left: 6, top: 3, bottom: 9 },
  thing: inTurn(BIRDS),
  place: wires,
  trail: rush,
  turns: true,
  tilt: () => -14,
}

export const DEPARTURES = { leaves, fruit, balloons, boats, shoal, stars, toys, gifts, herd, birds } as const

export type DepartureName = keyof typeof DEPARTURES

/** One row: the place, those that stay, and those that leave it, paler and in motion. */
export function departing(pen: Pen, departure: Departure, parting: Parting): Drawing {
  const { staying, leaving, size, index } = parting
  const { terrain, carrier, turns, tilt, sway, trail } = departure
  const behind = BEHIND[terrain]
  const gone = leaving.map(([x, y], i) => {
    const thing = departure.thing(index, staying.length + i)
    const placing = { flip: turns === true, turn: tilt?.(i) ?? 0 }
    const drawn = carrier
      ? [
          faded(pen, centred(pen, thing, x, y + size * 0.34, size * 0.66), behind),
          centred(pen.plane('middle'), carrier, x, y - size * 0.14, size * 1.2, { flip: true }),
        ]
      : faded(pen, centred(pen, thing, x, y, size, placing), behind)
    return [pen.line(trail(x, y, size), 0.7), drawn]
  })
  return [
    departure.place(pen, parting),
    staying.map(([x, y], i) => centred(pen, departure.thing(index, i), x, y, size, { turn: sway ?? 0 })),
    departure.front?.(pen, parting) ?? [],
    gone,
  ]
}
