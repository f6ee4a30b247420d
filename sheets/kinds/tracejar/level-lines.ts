/** Lines from left to right: the lanes of a race on a road, on a lake, on a lawn. */
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades, ripples } from '../../studio/scenes/ground.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { bush, flower, hill, tree } from '../../studio/shapes/nature.ts'
import { fence, lily, reed } from '../../studio/shapes/plants.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { type FigureName, namesOf, sizeIn, standing } from './figures.ts'
import { roomOf } from './journeys.ts'
import { type Drawn, type Scene, spaced } from './straight-scene.ts'

interface Race {
  readonly racers: readonly FigureName[]
  /** As a child names the place. */
  readonly name: string
  readonly ground: Fill
  readonly foot: Fill
  /** Of the tracks themselves. */
  readonly track: Fill
  /** Along the far side of a track, each about its foot. */
  readonly beside: readonly [Thing, ...Thing[]]
  readonly behind: (pen: Pen, top: number) => Drawing
}
type Thing = (pen: Pen) => Drawing

const cone: Thing = (pen) => [
  pen.shape('M-7 0V-2.600H7V0z', 'orange', 0.9),
  pen.shape('M-5 -2.600L-1.400 -16H1.400L5 -2.600z', 'orange', 0.9),
  pen.shape('M-3.800 -7L-2.700 -11H2.700L3.800 -7z', 'white', 0.7),
]
const tyres: Thing = (pen) => [
  [-7, 7, 0].map((x, i) => pen.shape(circle(x, i === 2 ? -17 : -6, 6), 'greyDark', 0.9)),
  [-7, 7, 0].map((x, i) => pen.shape(circle(x, i === 2 ? -17 : -6, 2.4), 'greyPale', 0.8)),
]
const float: Thing = (pen) => [
  pen.shape('M-8 0C-8 -8 8 -8 8 0C6 3.600 -6 3.600 -8 0z', 'red', 0.9),
  pen.rope('M0 -6V-16', 1.2, 'metal', 0.7),
  pen.shape('M0.600 -16L10 -13.400L0.600 -10.600z', 'yellow', 0.8),
]
const pads: Thing = (pen) => [lily(pen, -8, -3, 1), lily(pen, 7, 0, 1.1, 'pink')]
const reeds: Thing = (pen) => [reed(pen, -4, 0, 0.6, -6), reed(pen, 4, 0, 0.76, 4)]

const road: Race = {
  racers: ['car', 'bus', 'kart', 'truck', 'car', 'kart', 'bus'],
  name: 'estrada',
  ground: 'meadow',
  foot: 'grass',
  track: 'white',
  beside: [
    (pen) => tree(pen, 0, 0, 0.84),
    tyres,
    (pen) => bush(pen, 0, 0, 0.9, 'leaf', 'pink'),
    cone,
    (pen) => tree(pen, 0, 0, 0.7, 'lime', 'red'),
  ],
  behind: (pen, top) => [tree(pen, 24, top, 0.8), tree(pen, 48, top, 0.62, 'lime')],
}

const lake: Race = {
  racers: ['boat', 'duck', 'leapingFrog', 'boat', 'duck', 'leapingFrog', 'boat'],
  name: 'lago',
  ground: 'water',
  foot: 'sand',
  track: 'foam',
  beside: [pads, float, reeds, (pen) => rock(pen, 0, 0, 0.7), pads],
  behind: (pen, top) => [reed(pen, 18, top, 0.7), reed(pen, 27, top, 0.5, 8), tree(pen, 50, top, 0.7)],
}

const lawn: Race = {
  racers: ['leapingRabbit', 'snail', 'runningDog', 'horse', 'sheep', 'capybara', 'cow'],
  name: 'grama',
  ground: 'meadow',
  foot: 'grass',
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
const [TOP, FOOT] = [100, 274]
/** Lower lanes have nothing beside them, mm. */
const ROOMY = 30
/** Racers are not level: nobody has won yet. */
const AHEAD = [0, 13, 6] as const

/** Black and white squares in two columns. */
function finish(pen: Pen, x: number): Drawing {
  const side = 5
  const squares = Array.from({ length: Math.floor((FOOT - TOP) / side) * 2 }, (_, i) =>
    (Math.floor(i / 2) + i) % 2 ? box(x + (i % 2) * side, TOP + Math.floor(i / 2) * side, side, side) : '',
  )
  return [pen.shape(box(x, TOP, 2 * side, FOOT - TOP), 'white', 0.8), pen.solid(squares.join(''))]
}

/** Friends who cheer behind a fence, below bandeirinhas. */
function spectators(pen: Pen, who: Scene['who']): Drawing {
  return [
    bunting(pen, [6, 58], [204, 58], 5, ['red', 'yellow', 'teal', 'pink', 'orange'], { size: 5.6, gap: 2.6 }),
    [84, 108, 132, 156, 180].map((x, i) =>
      person(pen, who(i), x, TOP + 4, 0.5, { pose: i % 2 ? WAVE_LEFT : HANDS_UP }),
    ),
    fence(pen, 68, 216, TOP + 1, 10),
  ]
}

/** Straight lanes to a finish on the right: a line in the middle of each track. On the hardest level some come back. */
export function lanes({ pen, level, index, who }: Scene): Drawn {
  const race = RACES[index % RACES.length] ?? road
  const count = LANES[level]
  const height = (FOOT - TOP) / count
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'hillLine')
  const turn = Math.floor(index / RACES.length)
  const isHard = level === 'desafio'
  const width = Math.min(19, height * 0.46)
  const ys = spaced(count, TOP, FOOT).map((y) => y + height / 2 - width / 2 - 3)
  const racers = ys.map((_, i) => race.racers[(i + turn) % race.racers.length] ?? 'car')
  const wide = Math.min(42, height * 1.5)
  const roomFor = (id: FigureName) => {
    const tall = height * 0.68
    return { width: wide, height: Math.max(tall * 0.72, roomOf(id, wide, tall).height) }
  }
  const returns = (i: number) => isHard && i % 2 === 1
  const left = isHard ? 30 : 12
  const ahead = (i: number) => (isHard ? 0 : (AHEAD[(i + index) % AHEAD.length] ?? 0))
  const sizes = racers.map((id) => sizeIn(id, roomFor(id)))
  const middleOf = (i: number) => (returns(i) ? 180 - wide / 2 : left + ahead(i) + wide / 2)
  /** From the nose or the front wheel to the finish. */
  const ends = (i: number) => {
    const nose = (sizes[i]?.width ?? wide) / 2 + 4
    return returns(i) ? [middleOf(i) - nose, 29] : [middleOf(i) + nose, 181]
  }
  const track = (y: number): Drawing => [
    middle.shape(box(-5, y - width / 2, 220, width), race.track, 0.9),
    ripplesOrBlades(race, far, y + width / 2),
  ]
  const along = (y: number, i: number): Drawing =>
    height < ROOMY
      ? []
      : [78, 114, 148].map((x, k) =>
          pen
            .plane('middle', race === lake ? 'waterLine' : 'leafDeep')
            .at(
              x + ((i * 9 + index * 4) % 15),
              y - width / 2 - 1.2,
              Math.min(1, height / 50),
              inTurn(race.beside, i + k + turn),
            ),
        )
  const racer = (id: FigureName, i: number): Drawing => {
    const [x, foot] = [middleOf(i), (ys[i] ?? 0) + width * 0.22]
    const half = (sizes[i]?.width ?? wide) / 2
    return [
      race === lake && id === 'leapingFrog' ? middle.shape(ellipse(x, foot, half + 2, 2.8), 'leaf', 0.8) : [],
      standing(middle, id, x, foot, roomFor(id), returns(i)),
    ]
  }
  const picture: Drawing = [
    backdrop(pen, 'sky'),
    hill(far, points(`-8,${TOP - 4} 50,${TOP - 14} 110,${TOP - 6} 160,${TOP - 16} 218,${TOP - 4}`), 'hill'),
    race.behind(far, TOP),
    spectators(middle, who),
    middle.shape(box(-5, TOP, 220, FOOT - TOP), race.ground, 1),
    ys.map(track),
    ys.map(along),
    finish(pen, 184),
    isHard ? finish(pen, 16) : [],
    pen.shape(box(-5, FOOT, 220, 40), race.foot, 1),
    racers.map(racer),
  ]
  const strokes = ys.map((y, i) => ends(i).map((x) => ({ x, y })))
  return { picture, strokes, shows: [...namesOf(racers), race.name, 'criança', 'bandeirinha'] }
}

/** Below a track: short waves, or grass. */
const ripplesOrBlades = (race: Race, pen: Pen, y: number): Drawing =>
  race === lake ? ripples(pen, `60,${y + 2.4} 140,${y + 2.4}`) : blades(pen, `46,${y + 3} 112,${y + 3} 166,${y + 3}`)
