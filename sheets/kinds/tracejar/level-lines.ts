/** Lines from left to right: lanes side by side of one race on a road, on a lake, on a lawn. */
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, points, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { bush, flower, hill, tree } from '../../studio/shapes/nature.ts'
import { fence, lily, reed } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { type FigureName, namesOf, sizeIn, standing } from './figures.ts'
import { type Drawn, type Scene, spaced } from './straight-scene.ts'

interface Race {
  readonly racers: readonly FigureName[]
  /** As a child names the place. */
  readonly name: string
  readonly ground: Fill
  readonly foot: Fill
  /** The course itself, and the band along each line. */
  readonly course: Fill
  readonly track: Fill
  /** Along the course, each about its foot. */
  readonly beside: readonly [Thing, ...Thing[]]
  readonly behind: (pen: Pen, top: number) => Drawing
}
type Thing = (pen: Pen) => Drawing

const cone: Thing = (pen) => [
  pen.shape('M-7 0V-2.600H7V0z', 'orange', 0.9),
  pen.shape('M-5 -2.600L-1.400 -16H1.400L5 -2.600z', 'orange', 0.9),
  pen.shape('M-3.800 -7L-2.700 -11H2.700L3.800 -7z', 'white', 0.7),
]
const float: Thing = (pen) => [
  pen.shape('M-8 0C-8 -8 8 -8 8 0C6 3.600 -6 3.600 -8 0z', 'red', 0.9),
  pen.rope('M0 -6V-16', 1.2, 'metal', 0.7),
  pen.shape('M0.600 -16L10 -13.400L0.600 -10.600z', 'yellow', 0.8),
]
const pads: Thing = (pen) => [lily(pen, -8, -3, 1), lily(pen, 7, 0, 1.1, 'pink')]
const reeds: Thing = (pen) => [reed(pen, -4, 0, 0.6, -6), reed(pen, 4, 0, 0.76, 4)]

const road: Race = {
  racers: ['car', 'bus', 'truck', 'car', 'truck', 'bus', 'car'],
  name: 'estrada',
  ground: 'meadow',
  foot: 'grass',
  course: 'greyPale',
  track: 'white',
  beside: [
    (pen) => tree(pen, 0, 0, 0.84),
    (pen) => bush(pen, 0, 0, 0.9, 'leaf', 'pink'),
    cone,
    (pen) => tree(pen, 0, 0, 0.7, 'lime', 'red'),
  ],
  behind: (pen, top) => [tree(pen, 24, top, 0.8), tree(pen, 48, top, 0.62, 'lime')],
}

const lake: Race = {
  racers: ['boat', 'raft', 'canoe', 'boat', 'raft', 'canoe', 'boat'],
  name: 'lago',
  ground: 'water',
  foot: 'water',
  course: 'water',
  track: 'foam',
  beside: [pads, float, reeds, (pen) => rock(pen, 0, 0, 0.7), pads],
  behind: (pen, top) => [reed(pen, 18, top, 0.7), reed(pen, 27, top, 0.5, 8), tree(pen, 50, top, 0.7)],
}

const lawn: Race = {
  racers: ['leapingRabbit', 'tortoise', 'runningDog', 'horse', 'sheep', 'capybara', 'cow'],
  name: 'grama',
  ground: 'grass',
  foot: 'grass',
  course: 'meadow',
  track: 'path',
  beside: [
    (pen) => fence(pen, -16, 16, 0, 11),
    (pen) => [flower(pen, -6, 0, 1.1, 'red'), flower(pen, 3, 1, 1.2, 'yellow'), flower(pen, 11, 0, 1, 'purple')],
    (pen) => tree(pen, 0, 0, 0.8, 'leaf', 'red'),
    (pen) => bush(pen, 0, 0, 0.9, 'lime'),
    (pen) => mushroom(pen, 0, 0, 1.1),
  ],
  behind: (pen, top) => [tree(pen, 22, top, 0.8, 'leaf', 'red'), bush(pen, 50, top, 0.8, 'leaf', 'yellow')],
}

const RACES: readonly Race[] = [road, lake, lawn]
const LANES = { facil: 3, medio: 5, desafio: 7 } as const
/** Before the spectators, the upper and the lower edge of the course; mm. */
const TOP = 106
const [UPPER, LOWER] = [124, 266]
/** A car is shorter than a bus, a tortoise than a dog. */
const SHARE: Readonly<Partial<Record<FigureName, number>>> = { car: 0.8, truck: 0.94, canoe: 0.84, tortoise: 0.74 }
/** Racers wait side by side: their noses are at one line, mm. */
const NOSE = 57
const FINISH = 173

/** Black and white squares in two columns. */
function finish(pen: Pen, x: number): Drawing {
  const side = 5
  const squares = Array.from({ length: Math.ceil((LOWER - UPPER) / side) * 2 }, (_, i) =>
    (Math.floor(i / 2) + i) % 2
      ? box(
          x + (i % 2) * side,
          UPPER + Math.floor(i / 2) * side,
          side,
          Math.min(side, LOWER - UPPER - Math.floor(i / 2) * side),
        )
      : '',
  )
  return [pen.shape(box(x, UPPER, 2 * side, LOWER - UPPER), 'white', 0.8), pen.solid(squares.join(''))]
}

/** Friends who cheer behind a fence, below bandeirinhas. */
function spectators(pen: Pen, who: Scene['who']): Drawing {
  return [
    bunting(pen, [6, 58], [204, 58], 5, ['red', 'yellow', 'teal', 'pink', 'orange'], { size: 5.6, gap: 2.6 }),
    [76, 103, 130, 157, 184].map((x, i) =>
      person(pen, who(i), x, TOP + 4, 0.58, { pose: i % 2 ? WAVE_LEFT : HANDS_UP }),
    ),
    fence(pen, 60, 216, TOP + 1, 12),
  ]
}

/** Between two lanes: a painted line, on the lake a rope of floats. */
function divider(pen: Pen, race: Race, y: number): Drawing {
  if (race === lake)
    return [
      pen.line(`M-5 ${y}H218`, 0.7),
      Array.from({ length: 24 }, (_, i) => pen.shape(circle(4 + i * 9, y, 1.8), i % 2 ? 'white' : 'red', 0.7)),
    ]
  return pen.line(`M-5 ${y}H218`, race === road ? 1.4 : 1, race === road ? 'white' : 'hillLine', [7, 5])
}

/** Straight lanes to a finish on the right, each with a star behind it to colour. On the hardest level some come back. */
export function lanes({ pen, level, index, who }: Scene): Drawn {
  const race = RACES[index % RACES.length] ?? road
  const count = LANES[level]
  const height = (LOWER - UPPER) / count
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'hillLine')
  const near = pen.plane('middle', race === lake ? 'waterLine' : 'leafDeep')
  const turn = Math.floor(index / RACES.length)
  const isHard = level === 'desafio'
  const width = Math.min(13, height * 0.42)
  const ys = spaced(count, UPPER, LOWER).map((y) => y + height * 0.16)
  const racers = ys.map((_, i) => race.racers[(i + turn) % race.racers.length] ?? 'car')
  // A finish on the left is behind those who wait.
  const nose = isHard ? 64 : NOSE
  const wide = isHard ? 24 : Math.min(42, height * 1.5)
  const roomFor = (id: FigureName) => {
    const share = SHARE[id] ?? 1
    return { width: wide * share, height: Math.min(38, height * 0.74) * share }
  }
  const returns = (i: number) => isHard && i % 2 === 1
  const sizes = racers.map((id) => sizeIn(id, roomFor(id)))
  const half = (i: number) => (sizes[i]?.width ?? wide) / 2
  const middleOf = (i: number) => (returns(i) ? 210 - nose + half(i) : nose - half(i))
  /** From the nose or the front wheel to the finish. */
  const ends = (i: number) => (returns(i) ? [206 - nose, 39] : [nose + 4, isHard ? 171 : FINISH - 3])
  const stars = (x: number) => ys.map((y) => pen.shape(star(x, y, isHard ? 4 : 6, 5, 0.5), 'white', 0.9))
  const along = (foot: number, first: number, scale: number): Drawing =>
    [30, 60, 92, 124, 154, 182].map((x, k) =>
      near.at(x + ((index * 5 + k * 3) % 9) - 4, foot, scale, inTurn(race.beside, first + k + turn)),
    )
  const picture: Drawing = [
    backdrop(pen, 'sky'),
    hill(far, points(`-8,${TOP - 4} 50,${TOP - 14} 110,${TOP - 6} 160,${TOP - 16} 218,${TOP - 4}`), 'hill'),
    race.behind(far, TOP),
    spectators(middle, who),
    middle.shape(box(-5, TOP, 220, 200), race.ground, 1),
    along(UPPER - 2, 0, 0.74),
    middle.shape(box(-5, UPPER, 220, LOWER - UPPER), race.course, 1),
    spaced(count, UPPER, LOWER)
      .slice(1)
      .map((y) => divider(far, race, y - height / 2)),
    isHard
      ? [finish(pen, 26), finish(pen, 174), stars(20.5), stars(189.5)]
      : [pen.shape(box(NOSE + 1, UPPER, 2.4, LOWER - UPPER), 'white', 0.7), finish(pen, FINISH), stars(189)],
    ys.map((y, i) => {
      const [from = 0, to = 0] = ends(i)
      return middle.shape(
        box(Math.min(from, to) - 1, y - width / 2, Math.abs(to - from) + 2, width, width / 2),
        race.track,
        0.7,
      )
    }),
    middle.shape(box(-5, LOWER, 220, 40), race.foot, 1),
    along(LOWER + 16, 2, 0.54),
    racers.map((id, i) => standing(middle, id, middleOf(i), (ys[i] ?? 0) + height * 0.2, roomFor(id), returns(i))),
  ]
  const strokes = ys.map((y, i) => ends(i).map((x) => ({ x, y })))
  return { picture, strokes, shows: [...namesOf(racers), race.name, 'criança', 'bandeirinha', 'estrela'] }
}
