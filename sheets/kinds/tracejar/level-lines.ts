/** Lines from left to right: the lanes of a race on a road, on a lake, on a lawn. */
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { box, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { cloud, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { fence, reed } from '../../studio/shapes/plants.ts'
import { type FigureName, namesOf, standing } from './figures.ts'
import { roomOf } from './journeys.ts'
import { type Drawn, type Scene, spaced } from './straight-scene.ts'

interface Race {
  readonly racers: readonly FigureName[]
  /** As a child names the place. */
  readonly name: string
  readonly ground: Fill
  readonly foot: Fill
  /** Between two lanes, from margin to margin. */
  readonly border: (pen: Pen, y: number) => Drawing
  readonly behind: (pen: Pen, top: number) => Drawing
}

const road: Race = {
  racers: ['car', 'bus', 'kart', 'truck', 'car', 'kart', 'bus'],
  name: 'estrada',
  ground: 'greyPale',
  foot: 'grass',
  border: (pen, y) => [pen.line(`M-5 ${y}H215`, 1.4, 'white'), pen.colour ? [] : pen.line(`M-5 ${y}H215`, 0.7)],
  behind: (pen, top) => [tree(pen, 48, top, 0.8), tree(pen, 72, top, 0.62, 'lime'), tree(pen, 138, top, 0.7, 'lime')],
}

/** Buoys on a rope. */
const lake: Race = {
  racers: ['boat', 'duck', 'frog', 'boat', 'duck', 'frog', 'boat'],
  name: 'lago',
  ground: 'water',
  foot: 'sand',
  border: (pen, y) => [
    pen.line(`M-5 ${y}H215`, 0.7, 'red'),
    Array.from({ length: 9 }, (_, i) =>
      pen.shape(box(16 + i * 22, y - 1.6, 6, 3.2, 1.6), i % 2 ? 'white' : 'red', 0.7),
    ),
  ],
  behind: (pen, top) => [reed(pen, 22, top, 0.7), reed(pen, 30, top, 0.5, 8), tree(pen, 140, top, 0.7)],
}

const lawn: Race = {
  racers: ['rabbit', 'snail', 'dog', 'horse', 'sheep', 'capybara', 'cow'],
  name: 'grama',
  ground: 'meadow',
  foot: 'grass',
  border: (pen, y) => [pen.line(`M-5 ${y}H215`, 1, 'leafDark'), blades(pen, `70,${y} 110,${y} 150,${y}`)],
  behind: (pen, top) => [fence(pen, 10, 110, top, 12), tree(pen, 134, top, 0.8, 'leaf', 'red')],
}

const RACES: readonly Race[] = [road, lake, lawn]
const LANES = { facil: 3, medio: 5, desafio: 7 } as const
const [TOP, FOOT] = [104, 272]

/** Black and white squares in two columns. */
function finish(pen: Pen, x: number): Drawing {
  const side = 5
  const squares = Array.from({ length: Math.floor((FOOT - TOP) / side) * 2 }, (_, i) =>
    (Math.floor(i / 2) + i) % 2 ? box(x + (i % 2) * side, TOP + Math.floor(i / 2) * side, side, side) : '',
  )
  return [pen.shape(box(x, TOP, 2 * side, FOOT - TOP), 'white', 0.8), pen.solid(squares.join(''))]
}

/** Straight lanes to a finish on the right: a line in the middle of each lane. On the hardest level some come back. */
export function lanes({ pen, level, index, who }: Scene): Drawn {
  const race = RACES[index % RACES.length] ?? road
  const count = LANES[level]
  const height = (FOOT - TOP) / count
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'hillLine')
  const ys = spaced(count, TOP, FOOT)
  const turn = Math.floor(index / RACES.length)
  const racers = ys.map((_, i) => race.racers[(i + turn) % race.racers.length] ?? 'car')
  const room = { width: Math.min(48, height * 1.5), height: height * 0.66 }
  const racerRoom = (id: FigureName) => ({
    width: room.width,
    height: Math.max(room.height * 0.72, roomOf(id, room.width, room.height).height),
  })
  const returns = (i: number) => level === 'desafio' && i % 2 === 1
  const left = level === 'desafio' ? 30 : 14
  const from = left + room.width + 5
  const ends = (i: number) => (returns(i) ? [180 - room.width - 5, 29] : [from, 181])
  const picture: Drawing = [
    backdrop(pen, 'sky'),
    sun(far, 26, 68, 0.42),
    cloud(far, 120, 74, 0.6),
    cloud(far, 184, 66, 0.6),
    hill(far, points(`-8,${TOP - 4} 50,${TOP - 16} 110,${TOP - 6} 160,${TOP - 18} 218,${TOP - 4}`), 'meadow'),
    race.behind(far, TOP),
    [166, 186].map((x, i) => person(middle, who(i), x, TOP, 0.5, { pose: i ? WAVE_LEFT : HANDS_UP })),
    middle.shape(box(-5, TOP, 220, FOOT - TOP), race.ground),
    ys.slice(1).map((y) => race.border(far, y - height / 2)),
    finish(pen, 184),
    level === 'desafio' ? finish(pen, 16) : [],
    pen.shape(box(-5, FOOT, 220, 40), race.foot, 1),
    racers.map((id, i) =>
      standing(
        middle,
        id,
        returns(i) ? 180 - room.width / 2 : left + room.width / 2,
        (ys[i] ?? 0) + height * 0.32,
        racerRoom(id),
        returns(i),
      ),
    ),
  ]
  const strokes = ys.map((y, i) => ends(i).map((x) => ({ x, y })))
  return { picture, strokes, shows: [...namesOf(racers), race.name] }
}
