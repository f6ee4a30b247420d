/** Travellers along a line to trace, and their goals, drawn in one hand; each is sized and placed by its foot. */
import { lighthouse, steamship } from '../../studio/eras/harbour-things.ts'
import { reachOf } from '../../studio/fit.ts'
import { caterpillar, hummingbird } from '../../studio/pairs/small-animals.ts'
import { circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { dragon } from '../../studio/scenes/castle.ts'
import { bird } from '../../studio/shapes/animals.ts'
import { bear } from '../../studio/shapes/big-things.ts'
import { house } from '../../studio/shapes/built.ts'
import { bale, chick, cow, hen, horse, pig, sheep } from '../../studio/shapes/farm.ts'
import { flyingBird, flyingOwl, flyingToucan } from '../../studio/shapes/flying-birds.ts'
import { tortoise } from '../../studio/shapes/grouped-animals.ts'
import { jumpingFrog, jumpingRabbit, runningMouse, walkingCat, walkingDog } from '../../studio/shapes/jumpers.ts'
import { bell, cheese, kart, nest, yarn } from '../../studio/shapes/keepsakes.ts'
import { lettuce } from '../../studio/shapes/kitchen-garden.ts'
import { bakery, grocery, schoolHouse } from '../../studio/shapes/map-places.ts'
import { crate } from '../../studio/shapes/market.ts'
import { tree } from '../../studio/shapes/nature.ts'
import { bee, butterfly, cat, dog, duck, frog, ladybird, owl, rabbit, snail } from '../../studio/shapes/pets.ts'
import { bloom, lily, palm } from '../../studio/shapes/plants.ts'
import { treasure } from '../../studio/shapes/sea.ts'
import { boat, umbrella } from '../../studio/shapes/seaside.ts'
import { crescent, planet } from '../../studio/shapes/space.ts'
import { bus, car, rocket, truck } from '../../studio/shapes/vehicles.ts'
import { capybara, monkey } from '../../studio/shapes/wild.ts'
import { feeder, flyingLadybird, nestTree, orangeTree, owlTree } from './tree-goals.ts'
import { cabbage, pumpkin } from './vegetables.ts'

interface Figure {
  /** As a child names it. */
  readonly name: string
  readonly draw: (pen: Pen) => Drawing
  /** Drawn looking left. */
  readonly left?: boolean
}

const figure = (name: string, draw: (pen: Pen) => Drawing, left = false): Figure => ({ name, draw, left })

const carrot = (pen: Pen): Drawing => [
  pen.shape('M-4 -24C-10 -34 -4 -40 0 -32C2 -42 9 -38 4 -24z', 'leaf', 1),
  pen.shape('M-8 -20C-8 -27 8 -27 8 -20C8 -12 3 -3 0 0C-3 -3 -8 -12 -8 -20z', 'orange'),
  pen.line('M-7 -17h5M2 -12h4M-4 -8h4', 0.8, 'redDark'),
]
const bone = (pen: Pen): Drawing =>
  pen.union(
    [circle(-11, -9, 4), circle(-11, -4, 4), circle(11, -9, 4), circle(11, -4, 4), 'M-11 -9.5H11V-3.5H-11z'],
    'cream',
  )
const flag = (pen: Pen): Drawing => [
  pen.rope('M0 0V-34', 1.8, 'wood', 0.9),
  pen.shape('M0 -34C6 -38 12 -30 20 -33V-19C12 -16 6 -24 0 -20z', 'red'),
]

/** A hive of straw on its stand. */
const skep = (pen: Pen): Drawing => [
  pen.shape('M-13 0V-7H-9V0zM9 0V-7H13V0z', 'wood', 0.9),
  pen.shape('M-16 -10H16V-6H-16z', 'woodPale', 0.9),
  pen.shape('M-14 -10C-15 -26 -8 -36 0 -36C8 -36 15 -26 14 -10z', 'yellow'),
  pen.line('M-14 -17H14M-12.500 -24H12.500M-8.500 -31H8.500', 0.9, 'orange'),
  pen.shape('M-4 -10V-13a4 4 0 0 1 8 0V-10z', 'brownDark', 0.8),
]

/** Runs to the right, its tail behind. */
const mouse = (pen: Pen): Drawing => [
  pen.line('M-13 -5C-20 -4 -20 -12 -25 -9', 1.4, 'greyDark'),
  pen.shape('M-13 -1C-16 -12 -4 -18 4 -15C10 -14 16 -9 18 -5C18 -2 15 -1 12 -1z', 'grey'),
  pen.shape(circle(3, -15, 5), 'grey'),
  pen.shape(circle(3, -15, 2.6), 'pinkPale', 0.7),
  pen.spot(10.6, -8.6, 1.2),
  pen.shape(circle(18, -5.4, 1.4), 'pink', 0.7),
  pen.line('M14 -4l5 1.6M14 -5.500l6 -1.200', 0.6),
  pen.shape('M-9 -1.600a3 1.800 0 0 1 6 0zM6 -1.600a3 1.800 0 0 1 6 0z', 'pinkPale', 0.7),
]

const crown = (pen: Pen): Drawing => [
  pen.shape('M-13 0L-16 -18L-7 -10L0 -22L7 -10L16 -18L13 0z', 'yellow'),
  pen.shape(circle(-16, -19, 2) + circle(0, -23, 2) + circle(16, -19, 2), 'red', 0.8),
  pen.line('M-13 -4H13', 0.8),
]

/** A raft of logs under one sail, as fishers of the north-east have. */
const raft = (pen: Pen): Drawing => [
  pen.rope('M-8 -4V-38', 1.4, 'brown', 0.8),
  pen.shape('M-6 -37C8 -30 16 -18 19 -7C10 -10 2 -10 -6 -8z', 'yellow'),
  pen.line('M-6 -22C0 -22 8 -21 12.600 -19', 0.8),
  [-3.6, -0.2].map((y) =>
    pen.shape(`M-24 ${y - 2}H23Q27 ${y - 2} 28 ${y - 3}Q27 ${y + 2} 22 ${y + 2}H-23z`, 'wood', 0.9),
  ),
]

const canoe = (pen: Pen): Drawing => [
  pen.rope('M-6 -14L10 2', 1.4, 'woodDark', 0.8),
  pen.shape('M-28 -12C-20 -7 20 -7 28 -12C26 -2 20 3 12 3H-12C-20 3 -26 -2 -28 -12z', 'orange'),
  pen.line('M-24 -4C-10 -1 10 -1 24 -4', 0.8, 'brownDark'),
]

const flyingRocket = (pen: Pen): Drawing => pen.at(0, 0, 1, (own) => rocket(own, 0, 0), { turn: 70 })

export const FIGURES = {
  bakery: figure('padaria', bakery),
  bale: figure('feno', (pen) => bale(pen, 0, 0)),
  bear: figure('urso', bear),
  bee: figure('abelha', (pen) => bee(pen, 0, 0, 1), true),
  bell: figure('sino', bell),
  bird: figure('passarinho', (pen) => bird(pen, 0, 0, 1), true),
  boat: figure('barco', (pen) => boat(pen, 0, 0, 1)),
  bone: figure('osso', bone),
  bus: figure('ônibus', (pen) => bus(pen, 0, 0)),
  butterfly: figure('borboleta', (pen) => butterfly(pen, 0, 0, 1, 'orange')),
  cabbage: figure('repolho', (pen) => cabbage(pen, 0, 0, 1)),
  capybara: figure('capivara', (pen) => capybara(pen, 0, 0), true),
  canoe: figure('canoa', canoe),
  car: figure('carro', (pen) => car(pen, 0, 0), true),
  carrot: figure('cenoura', carrot),
  cat: figure('gato', (pen) => cat(pen, 0, 0)),
  caterpillar: figure('lagarta', caterpillar, true),
  cheese: figure('queijo', cheese),
  chest: figure('tesouro', (pen) => treasure(pen, 0, 0)),
  chick: figure('pintinho', (pen) => chick(pen, 0, 0), true),
  cow: figure('vaca', (pen) => cow(pen, 0, 0), true),
  crate: figure('caixote de laranjas', (pen) => crate(pen, 0, 0, 1, 'laranja')),
  crown: figure('coroa', crown),
  crescent: figure('lua', (pen) => crescent(pen, 0, 0)),
  dog: figure('cachorro', (pen) => dog(pen, 0, 0)),
  dragon: figure('dragão', (pen) => dragon(pen, 0, 0, 1), true),
  duck: figure('pato', (pen) => duck(pen, 0, 0), true),
  duckling: figure('patinho', (pen) => duck(pen, 0, 0, 1, 'yellow'), true),
  feeder: figure('bebedouro', feeder),
  flag: figure('bandeira', flag),
  flower: figure('flor', (pen) => bloom(pen, 0, 0, 1, 'red')),
  flyingBird: figure('passarinho', flyingBird, true),
  flyingLadybird: figure('joaninha', flyingLadybird, true),
  flyingOwl: figure('coruja', flyingOwl),
  flyingToucan: figure('tucano', flyingToucan, true),
  frog: figure('sapo', (pen) => frog(pen, 0, 0)),
  hen: figure('galinha', (pen) => hen(pen, 0, 0), true),
  horse: figure('cavalo', (pen) => horse(pen, 0, 0), true),
  hive: figure('colmeia', skep),
  house: figure('casa', (pen) => house(pen, 0, 0)),
  hummingbird: figure('beija-flor', hummingbird, true),
  kart: figure('kart', kart),
  leapingFrog: figure('sapo', jumpingFrog),
  leapingRabbit: figure('coelho', jumpingRabbit),
  ladybird: figure('joaninha', (pen) => ladybird(pen, 0, 0, 1), true),
  lettuce: figure('alface', (pen) => lettuce(pen, 0, 0, 1)),
  lighthouse: figure('farol', lighthouse),
  lily: figure('vitória-régia', (pen) => lily(pen, 0, 0, 1, 'pink')),
  market: figure('mercado', grocery),
  mouse: figure('rato', mouse),
  nest: figure('ninho', nest),
  nestTree: figure('ninho', nestTree),
  monkey: figure('macaco', (pen) => monkey(pen, 0, 0)),
  orangeTree: figure('laranjeira', orangeTree),
  owl: figure('coruja', (pen) => owl(pen, 0, 0)),
  palm: figure('coqueiro', (pen) => palm(pen, 0, 0)),
  owlTree: figure('coruja', owlTree),
  parasol: figure('guarda-sol', (pen) => umbrella(pen, 0, 0)),
  pig: figure('porco', (pen) => pig(pen, 0, 0), true),
  planet: figure('planeta', (pen) => planet(pen, 0, 0, 1, 'orange', 'ring')),
  pumpkin: figure('abóbora', (pen) => pumpkin(pen, 0, 0, 1)),
  rabbit: figure('coelho', (pen) => rabbit(pen, 0, 0)),
  raft: figure('jangada', raft),
  rocket: figure('foguete', flyingRocket),
  runningDog: figure('cachorro', walkingDog),
  runningMouse: figure('rato', runningMouse),
  school: figure('escola', schoolHouse),
  sheep: figure('ovelha', (pen) => sheep(pen, 0, 0), true),
  snail: figure('caracol', (pen) => snail(pen, 0, 0)),
  steamer: figure('navio', steamship),
  tortoise: figure('jabuti', tortoise, true),
  tree: figure('árvore', (pen) => tree(pen, 0, 0)),
  truck: figure('caminhão', (pen) => truck(pen, 0, 0), true),
  walkingCat: figure('gato', walkingCat),
  yarn: figure('novelo', yarn),
} satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof FIGURES

/** Those that are drawn in the air. */
export const FLIERS: ReadonlySet<FigureName> = new Set([
  'bee',
  'butterfly',
  'flyingBird',
  'flyingLadybird',
  'flyingOwl',
  'flyingToucan',
  'hummingbird',
])

/** Traveller and goal. */
export type Journey = readonly [who: FigureName, goal: FigureName]

export const namesOf = (ids: readonly FigureName[]): string[] => [...new Set(ids.map((id) => FIGURES[id].name))]

export interface Room {
  readonly width: number
  readonly height: number
}

/** As large as it is drawn in a room. */
export function sizeIn(id: FigureName, room: Room): Room {
  const reach = reachOf(FIGURES[id].draw)
  const scale = Math.min(room.width / reach.width, room.height / reach.height)
  return { width: reach.width * scale, height: reach.height * scale }
}

/** Its breadth in a room. */
export const breadthOf = (id: FigureName, room: Room): number => sizeIn(id, room).width

/** Shares of the largest: what is small in the world is not as tall as a house. */
export type Sizes = Readonly<Partial<Record<FigureName, number>>>

/** Room of a figure in a row that has so much for the largest. */
export type RoomOf = (id: FigureName, width: number, height: number) => Room

export const roomsOf =
  (sizes: Sizes): RoomOf =>
  (id, width, height) => {
    const share = sizes[id] ?? 1
    return { width: width * share, height: height * share }
  }

/** The figure with its foot at a spot, as large as its room, looking to the right or to the left. */
export function standing(pen: Pen, id: FigureName, x: number, foot: number, room: Room, looksLeft = false): Drawing {
  const { draw, left = false } = FIGURES[id]
  return fitted(pen, draw, x, foot, room, left !== looksLeft)
}

/** A drawing as large as its room, its foot at a spot. */
export function fitted(
  pen: Pen,
  draw: (pen: Pen) => Drawing,
  x: number,
  foot: number,
  room: Room,
  flip = false,
): Drawing {
  const reach = reachOf(draw)
  const scale = Math.min(room.width / reach.width, room.height / reach.height)
  const middle = (reach.x + reach.width / 2) * scale * (flip ? -1 : 1)
  return pen.at(x - middle, foot - (reach.y + reach.height) * scale, scale, draw, { flip })
}
