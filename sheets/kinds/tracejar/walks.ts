/** Level paths through one landscape: a road of sand, a bridge, a street, a farmyard, each with a line along its middle. */
import { box, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { barn, windPump } from '../../studio/shapes/farm.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { fence, lily } from '../../studio/shapes/plants.ts'
import { breadthOf, FIGURES, type FigureName, type Journey, namesOf, roomsOf, type Sizes, standing } from './figures.ts'
import type { Drawn, Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

type WayName = 'road' | 'bridge' | 'street' | 'yard'

const TRIPS: Readonly<Record<WayName, readonly Journey[]>> = {
  road: [
    ['leapingRabbit', 'carrot'],
    ['sheep', 'bale'],
    ['snail', 'cabbage'],
    ['horse', 'bale'],
  ],
  bridge: [
    ['runningDog', 'bone'],
    ['cat', 'yarn'],
    ['capybara', 'tree'],
    ['leapingRabbit', 'cabbage'],
  ],
  street: [
    ['bus', 'school'],
    ['kart', 'bakery'],
    ['car', 'house'],
    ['truck', 'market'],
  ],
  yard: [
    ['hen', 'nest'],
    ['pig', 'crate'],
    ['chick', 'hen'],
    ['cow', 'bale'],
  ],
}

/** The paths of a page from the farthest to the nearest, of one page and of the next. */
const ORDERS: readonly (readonly WayName[])[] = [
  ['road', 'bridge', 'street', 'yard', 'road'],
  ['yard', 'street', 'bridge', 'road', 'street'],
  ['bridge', 'road', 'yard', 'street', 'bridge'],
]

const ROWS = { facil: 3, medio: 4, desafio: 5 } as const
/** Half the width of a path, mm. */
const HALF = { facil: 9, medio: 6.5, desafio: 5 } as const
const [TOP, FOOT] = [66, 284]
/** Ends of the line between traveller and goal, and the room to either. */
const FROM = 57
const ENDS: Readonly<Record<WayName, number>> = { road: 168, bridge: 160, street: 160, yard: 156 }
const BESIDE = 5.5
/** Breadth of the pavement, mm. */
const KERB = 4
/** Buildings at the end of a street, by the scale of the houses beside them: the line ends before the door. */
const BUILT: Readonly<Partial<Record<FigureName, number>>> = { house: 1.14, market: 0.94, bakery: 0.94, school: 0.76 }
const DOOR = 177

/** One law of size: a dog is lower than a bus, a carrot smaller than its rabbit. */
const SIZES: Sizes = {
  ...{ bus: 1.05, truck: 1.05, car: 0.95, kart: 0.85, tree: 1 },
  ...{
    horse: 0.92,
    cow: 0.9,
    sheep: 0.66,
    pig: 0.66,
    capybara: 0.62,
    runningDog: 0.66,
    leapingRabbit: 0.62,
    cat: 0.46,
    hen: 0.46,
  },
  ...{
    bale: 0.66,
    crate: 0.56,
    nest: 0.48,
    carrot: 0.4,
    bone: 0.42,
    cabbage: 0.4,
    chick: 0.38,
    snail: 0.4,
    yarn: 0.38,
  },
}
const roomOf = roomsOf(SIZES)

const NAMES: Readonly<Record<WayName, string>> = { road: 'estrada', bridge: 'ponte', street: 'rua', yard: 'fazenda' }

interface Way {
  readonly pen: Pen
  readonly y: number
  readonly half: number
  /** Room behind the path, mm. */
  readonly behind: number
  readonly index: number
}

const strip = (pen: Pen, y: number, half: number, fill: Fill): Drawing =>
  pen.shape(box(-5, y - half, 220, half * 2), fill, 0.9)

function road({ pen, y, half, behind, index }: Way): Drawing {
  const far = pen.plane('far', 'leafDeep')
  const size = behind / 34
  return [
    [78, 96, 128, 144].map((x, i) =>
      tree(far, x, y - half - 1, size * (i % 2 ? 0.72 : 0.86), i === index % 4 ? 'lime' : 'leaf'),
    ),
    bush(far, 112, y - half, size * 0.8, 'leaf', 'red'),
    strip(far, y, half, 'path'),
  ]
}

/** A plank bridge over a pond, its posts in the water. */
function bridge({ pen, y, half, behind, index }: Way): Drawing {
  const far = pen.plane('far', 'waterLine')
  const middle = pen.plane('middle', 'woodDark')
  const posts = [66, 87, 108, 129, 150]
  const rail = y - half - behind * 0.34
  const size = behind / 34
  return [
    [22, 180, 194].map((x, i) =>
      tree(far, x, y - half - 1, size * (i % 2 ? 0.7 : 0.56), i === index % 3 ? 'lime' : 'leaf'),
    ),
    far.shape(ellipse(108, y + 1, 58, half + 11), 'water', 0.8),
    ripples(far, `64,${y + half + 5} 128,${y + half + 6}`),
    strip(pen.plane('far', 'leafDeep'), y, half, 'path'),
    posts.map((x) => middle.shape(box(x - 1.6, rail, 3.2, y + half + 7 - rail, 0.6), 'wood', 0.8)),
    middle.shape(box(60, rail + 1.5, 96, 2.6, 1), 'woodPale', 0.8),
    middle.shape(box(58, y - half, 100, half * 2, 1), 'woodPale', 0.9),
    middle.line(
      Array.from(
        { length: 9 },
        (_, i) => `M${68 + i * 10} ${y - half}v${half * 0.45}m0 ${half * 1.1}v${half * 0.45}`,
      ).join(''),
      0.6,
      'wood',
    ),
    lily(far, index % 2 ? 84 : 134, y + half + 8, 0.5, 'pink'),
  ]
}

function street({ pen, y, half, behind, index }: Way): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const walls: readonly Fill[] = ['cream', 'pinkPale', 'yellowPale', 'bluePale']
  const roofs: readonly Fill[] = ['orange', 'red', 'teal', 'purple']
  const size = Math.min(1, behind / 30)
  const foot = y - half - KERB
  return [
    [86, 130].map((x, i) =>
      house(far, x, foot, size * 1.14, {
        wall: walls[(i + index) % 4] ?? 'cream',
        roof: roofs[(i * 3 + index) % 4] ?? 'red',
        door: i % 2 ? 'teal' : 'brown',
      }),
    ),
    far.shape(box(-5, foot, 220, KERB), 'cream', 0.7),
    strip(far, y, half, 'greyPale'),
  ]
}

function yard({ pen, y, half, behind, index }: Way): Drawing {
  const far = pen.plane('far', 'hillLine')
  const foot = y - half - 1
  const size = behind / 34
  return [
    index % 2 ? windPump(far, 126, foot, size * 0.62) : tree(far, 130, foot, size * 0.8, 'lime', 'red'),
    barn(far, 92, foot, size * 0.52),
    fence(pen.plane('far'), 112, 156, foot, size * 11),
    strip(far, y, half, 'tan'),
  ]
}

const WAYS: Readonly<Record<WayName, (way: Way) => Drawing>> = { road, bridge, street, yard }

const FLOWERS: readonly Fill[] = ['red', 'yellow', 'pink', 'purple']

/** Grass in front of a path. */
const verge = ({ pen, y, half, index }: Way): Drawing => {
  const far = pen.plane('far', 'leafDeep')
  const foot = y + half + 9
  return [
    [22, 48, 168, 192].map((x, i) =>
      i % 2 ? tuft(far, x, foot, 0.8) : flower(far, x, foot, 0.66, FLOWERS[(index + i) % 4] ?? 'red'),
    ),
    blades(far, `34,${foot} 180,${foot - 1}`),
  ]
}

/** On the hardest level every other traveller comes from the right. */
export function walks({ pen, level, index, deal }: Scene): Drawn {
  const rows = ROWS[level]
  const step = (FOOT - TOP) / rows
  const half = HALF[level]
  const far = pen.plane('far', 'hillLine')
  const order = (ORDERS[index % ORDERS.length] ?? []).slice(0, rows)
  const taken = new Set<FigureName>()
  const journeys = order.map((way): Journey => {
    const [journey = TRIPS[way][0] ?? ['leapingRabbit', 'carrot']] = deal(TRIPS[way], 1, ([who]) => !taken.has(who))
    taken.add(journey[0])
    return journey
  })
  const ways = order.map((_, i): Way => {
    const y = TOP + step * (i + 1) - half - 11
    return { pen, y, half, behind: step - 2 * half - 13, index: i + index }
  })
  const endOf = (i: number) => (BUILT[journeys[i]?.[1] ?? 'carrot'] ? DOOR : ENDS[order[i] ?? 'road'])
  const isMirrored = (i: number) => level === 'desafio' && i % 2 === 1
  const tall = Math.min(42, step - half - 14)
  const drawn = ways.map((way, i): Drawing => {
    const [who, goal] = journeys[i] ?? ['leapingRabbit', 'carrot']
    const at = (x: number) => (isMirrored(i) ? 210 - x : x)
    const [middle, whoRoom, room] = [pen.plane('middle'), roomOf(who, 38, tall), roomOf(goal, 32, tall)]
    const to = endOf(i)
    const built = BUILT[goal]
    const goalFoot = goal === 'tree' ? way.y - half - 0.6 : way.y + half * 0.5
    const horizon = TOP + step * i + (i ? 2 : 16)
    return [
      hill(
        far,
        points(`-8,${horizon} 50,${horizon - 4} 110,${horizon + 1} 160,${horizon - 4} 218,${horizon}`),
        i % 2 ? 'grass' : 'meadow',
      ),
      WAYS[order[i] ?? 'road'](way),
      verge(way),
      standing(
        middle,
        who,
        at(FROM - BESIDE - breadthOf(who, whoRoom) / 2),
        way.y + half * 0.5,
        whoRoom,
        isMirrored(i),
      ),
      built
        ? far.at(at(DOOR), way.y - half - KERB, built * Math.min(1, way.behind / 30), FIGURES[goal].draw)
        : standing(middle, goal, at(to + BESIDE + breadthOf(goal, room) / 2), goalFoot, room, !isMirrored(i)),
    ]
  })
  const strokes = ways.map(({ y }, i): Stroke => {
    const stroke = [
      { x: FROM, y },
      { x: endOf(i), y },
    ]
    return isMirrored(i) ? stroke.map(({ x }) => ({ x: 210 - x, y })) : stroke
  })
  const picture: Drawing = [
    backdrop(pen, 'sky'),
    sun(far, 30, 68, 0.5),
    cloud(far, 180, 68, 0.7),
    hill(far, points('-8,92 50,74 110,90 160,72 218,88'), 'hillFar'),
    drawn,
  ]
  return { picture, strokes, shows: [...namesOf(journeys.flat()), ...order.map((way) => NAMES[way])] }
}
