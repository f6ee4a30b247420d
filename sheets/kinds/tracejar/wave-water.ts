/** Places of waves without firm ground: the surface of a sea, a pond to swim through, space. */
import { polylineData } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { GIVE } from '../../studio/cast/poses.ts'
import { reachOf, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { circle, ellipse, points, poly, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades, ripples } from '../../studio/scenes/ground.ts'
import { cloud, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { lily, reed } from '../../studio/shapes/plants.ts'
import { fish, octopus, rock, seaTurtle, whale } from '../../studio/shapes/sea.ts'
import { SEASIDE } from '../../studio/shapes/seaside.ts'
import { crescent, planet } from '../../studio/shapes/space.ts'
import type { FigureName } from './figures.ts'
import { below } from './land.ts'
import { inBays } from './wave-bays.ts'
import type { Place, WaveRow } from './wave-types.ts'

const LAND: ReadonlySet<FigureName> = new Set(['lighthouse', 'palm', 'house', 'parasol', 'chest'])

type Swimmer = (pen: Pen, x: number, y: number, size: number, flip: boolean) => Drawing

const bigWhale: Swimmer = (pen, x, y, size, flip) => whale(pen, x, y, size, { flip })

/** Animals of another kind under the waves of each row, on one page and the next. */
const SWIMMERS: readonly [Swimmer, ...Swimmer[]] = [
  (pen, x, y, size, flip) => fish(pen, x, y + 3 * size, size, 'orange', 'white', { flip }),
  (pen, x, y, size, flip) => seaTurtle(pen, x, y, size, { flip }),
  (pen, x, y, size, flip) => fish(pen, x, y + 3 * size, size, 'yellow', 'purple', { flip }),
  (pen, x, y, size, flip) => fish(pen, x, y + 3 * size, size, 'pink', 'redPale', { flip }),
  (pen, x, y, size, flip) => octopus(pen, x, y, size, 'purple', { flip }),
]
/** Breadth of a swimmer, and the most room that it takes of the water between two rows; mm. */
const SWIMMER = 17
const WHALE = 34
const DEEP = 14
/** Row before the last on the level without roads. */
const OPEN_BELOW = 3

/** Under a row of waves, three of a kind keep clear of it and of the next one. */
function underWater({ pen, index, page, middle, rise, road, step }: WaveRow): Drawing {
  const plane = pen.plane('middle')
  const room = step - rise - road - 5
  if (room < 8) return []
  // On every third page one whale is in the deepest water.
  const isWhale = page % WEATHERS === 1 && index === 1
  const draw = isWhale ? bigWhale : inTurn(SWIMMERS, index + page * 2)
  const reach = reachOf((at) => draw(at, 0, 0, 1, false))
  const size = Math.min((isWhale ? WHALE : SWIMMER) / reach.width, Math.min(room, DEEP) / reach.height)
  const y = middle + step / 2 + 1
  const up = y - (reach.y + reach.height / 2) * size
  // Above what the child finishes alone there is water only.
  const isOpen = index === OPEN_BELOW && road === 0
  const places = isWhale ? [100] : isOpen ? [52, 92] : [58, 100, 142]
  const shift = (index + page) % 2 && !isOpen ? 10 : 0
  return [
    ripples(pen.plane('far', 'waterLine'), isOpen ? `65,${y}` : `${72 + shift},${y} ${114 + shift},${y}`),
    places.map((x, i) =>
      draw(plane, x + shift - (reach.x + reach.width / 2) * size, up, size, (i + index + page) % 2 === 1),
    ),
  ]
}

const FINDS: readonly [Thing, ...Thing[]] = [SEASIDE.estrela, SEASIDE.concha, SEASIDE.siri, SEASIDE.bola]

/** The near shore. */
function beach(pen: Pen, page: number): Drawing {
  const far = pen.plane('far', 'sandLine')
  const middle = pen.plane('middle', 'stoneDark')
  return [
    far.shape(below(points('-8,274 40,268 100,273 160,267 218,272'), 300), 'sand', 0.8),
    far.line('M28 281q2 -1.600 4 0M92 282q2 -1.600 4 0M142 280q2 -1.600 4 0M168 283q2 -1.600 4 0', 0.6),
    rock(middle, 30, 281, 0.4),
    [64, 114, 160].map((x, i) => middle.at(x, 280, 0.6, inTurn(FINDS, i + page * 2))),
  ]
}

/** Over the sea: a fine day, a storm, a clear night. */
const WEATHERS = 3

function weather(pen: Pen, page: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  switch (page % WEATHERS) {
    case 1:
      return [
        backdrop(pen, 'greyPale'),
        [24, 62, 100, 140, 172].map((x, i) => cloud(far, x, 64 + (i % 2) * 3, 0.66 + (i % 2) * 0.16)),
        far.line([30, 52, 72, 96, 128, 144, 162].map((x, i) => `M${x} ${72 + (i % 2) * 2}l-2 6`).join(''), 0.8),
        far.shape('M112 66l-4.500 6.500h4l-3 6.500l8 -9h-4l3 -4z', 'sun', 0.8),
      ]
    case 2:
      return [
        backdrop(pen, 'dusk'),
        crescent(far, 64, 68, 0.46),
        points('22,62 40,74 96,64 122,72 150,62 168,72').map(([x, y], i) =>
          far.shape(star(x, y, i % 2 ? 1.8 : 2.6), 'sun', 0.6),
        ),
      ]
    default:
      return [backdrop(pen, 'sky'), sun(far, 64, 68, 0.36), cloud(far, 150, 72, 0.56)]
  }
}

/** The wave itself is the surface. */
export const sea: Place = {
  behind: (pen, page) => {
    const far = pen.plane('far', 'hillLine')
    return [
      weather(pen, page),
      // In black its edge would be one more line within the waves.
      pen.colour ? hill(far, points('-8,108 30,92 70,104 120,107 170,96 218,106'), 'hillFar') : [],
    ]
  },
  ground: (row, ends) => {
    const { pen, stroke, shown, middle, index, isLast } = row
    const far = pen.plane('far', 'waterLine')
    // Calm where the child goes on alone: the edge of the water would give the line away.
    const edge = [{ x: -8, y: middle }, ...stroke.slice(0, shown), { x: 218, y: middle }]
    const body = polylineData([...edge, { x: 218, y: 310 }, { x: -8, y: 310 }], true)
    const level = `M-8 ${middle}H${stroke[0]?.x ?? 0}M${stroke.at(-1)?.x ?? 0} ${middle}H218`
    const island = poly([
      [174.5, middle + 3],
      [177, middle - 3.4],
      [204, middle - 4],
      [218, middle + 2],
      [218, middle + 12],
      [174.5, middle + 12],
    ])
    return [
      pen.plane('far', 'sandLine').shape(island, 'sand', 0.8),
      ends,
      far.shape(body, index % 2 ? 'bluePale' : 'water', null),
      far.line(level, 0.8),
      ripples(far, `18,${middle + 8}`),
      isLast ? beach(pen, row.page) : underWater(row),
    ]
  },
  things: () => [],
  road: 'foam',
  foot: (id) => (LAND.has(id) ? -2.6 : 1),
  top: 69,
  bottom: 268,
  names: ['mar', 'onda', 'praia'],
}

const pad: Thing = (pen) => lily(pen, 0, 0, 1)
const blossom: Thing = (pen) => lily(pen, 0, 0, 1, 'pink')
const paleBlossom: Thing = (pen) => lily(pen, 0, 0, 1, 'yellowPale')
const reeds: Thing = (pen) => [
  pen.shape(ellipse(0, 0, 9, 2.4), 'foam', 0.7),
  reed(pen, -4, 0, 0.8, -6),
  reed(pen, 3, 0, 1, 4),
]
const stone: Thing = (pen) => [pen.shape(ellipse(0, -1, 25, 4), 'foam', 0.7), rock(pen, 0, 0, 1)]
const twoPads: Thing = (pen) => [lily(pen, -5, -5, 0.9), lily(pen, 4, 1, 1, 'pink')]

/** Open water between two rows: leaves that drift, rings on the water. */
function between(pen: Pen, y: number, turn: number): Drawing {
  const at = (x: number) => (turn % 2 ? 210 - x : x)
  return [
    lily(pen, at(34), y + 2, 0.9, turn % 3 ? 'pink' : 'yellowPale'),
    lily(pen, at(54), y - 1, 0.62),
    lily(pen, at(176), y + 1, 0.76, 'white'),
    ripples(pen.plane('far', 'waterLine'), `${at(108) - 7},${y} ${at(146) - 7},${y + 3}`),
  ]
}

/** Throws crumbs to the ducks. */
const feeding = (pen: Pen, who: CastName, x: number, flip: boolean): Drawing => [
  person(pen, who, x, 82, 0.46, { pose: GIVE, flip }),
  pen.solid([0, 1, 2].map((i) => circle(x + (flip ? -1 : 1) * (12 + i * 3), 74 + i * 2.6, 0.7)).join('')),
]

/** A pond seen from its bank: all of it is on the surface. */
export const pond: Place = {
  behind: (pen, page, who) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      cloud(far, 50, 62, 0.44),
      sun(far, 166, 60, 0.26),
      hill(far, points('-8,74 40,66 100,76 160,66 218,74'), 'hillFar'),
      [66, 82, 104, 128, 146].map((x, i) =>
        tree(far, x, 79, i % 2 ? 0.42 : 0.56, (i + page) % 3 ? 'leaf' : 'lime', i === 3 ? 'red' : undefined),
      ),
      pen.plane('far', 'leafDeep').shape('M-8 76H218V110H-8z', 'grass', 0.7),
      pen.plane('far', 'waterLine').shape(below(points('-8,87 40,84 100,87 160,84 218,87')), 'water', 0.8),
      [50, 92, 118, 164].map((x, i) => reed(far, x, 88, 0.34 + (i % 2) * 0.06)),
      feeding(middle, who(0), 24, false),
      feeding(middle, who(1), 186, true),
    ]
  },
  ground: ({ pen, middle, rise, step, isLast, index, page }, ends) => {
    const far = pen.plane('far', 'waterLine')
    const near = pen.plane('middle', 'leafDeep')
    const low = middle + rise / 2
    return [
      far.shape(ellipse(25, middle + 6.6, 17, 4), 'foam', 0.7),
      far.shape(ellipse(185, middle + 6.6, 16, 4), 'foam', 0.7),
      ends,
      ripples(far, `${index % 2 ? 30 : 178},${low - 2}`),
      step - rise > 21 && !isLast ? between(near, low + (step - rise) / 2, index + page) : [],
      isLast
        ? [
            near.shape(below(points('-8,277 30,281 70,279 110,282 150,279 184,281 218,276')), 'grass', 0.9),
            [14, 22, 190, 198].map((x, i) => reed(near, x, 284, 0.44 + (i % 2) * 0.1, i % 2 ? 5 : -5)),
            blades(near, '52,285 88,285 128,285 162,285'),
          ]
        : [],
    ]
  },
  things: (row) =>
    inBays(
      row,
      [reeds, twoPads, stone, blossom],
      [blossom, stone, pad, reeds, paleBlossom],
      row.pen.plane('middle', 'leafDeep'),
    ),
  road: 'foam',
  foot: () => 7,
  top: 78,
  bottom: 280,
  names: ['lagoa', 'junco', 'vitória-régia', 'pedra', 'criança'],
}

const ball =
  (fill: Fill, mark: 'ring' | 'bands' | 'spots', other: Fill): Thing =>
  (pen) =>
    planet(pen, 0, 0, 1, fill, mark, other)
const bright: Thing = (pen) => pen.shape(star(0, 0, 10, 5, 0.5), 'sun', 1)

export const space: Place = {
  behind: (pen) => backdrop(pen, 'dusk'),
  ground: ({ pen, middle, step, index }, ends) => {
    const far = pen.plane('far', 'purple')
    const spots = points('18,-0.36 52,-0.46 96,-0.42 150,-0.44 196,-0.34 70,0.44 124,0.46')
    return [
      spots.map(([x, share], i) =>
        far.shape(star(x + ((index * 7) % 9), middle + share * step, i % 3 ? 1.8 : 2.6, 4, 0.4), 'glow', 0.6),
      ),
      far.shape(circle(((index * 53) % 120) + 44, middle - step * 0.45, 1.2), 'white', 0.6),
      ends,
    ]
  },
  things: (row) =>
    inBays(
      row,
      [ball('orange', 'bands', 'yellow'), bright, ball('teal', 'ring', 'yellow'), ball('pink', 'spots', 'redPale')],
      [bright, ball('blue', 'bands', 'green'), ball('yellow', 'spots', 'straw'), ball('purple', 'ring', 'pink')],
      row.pen.plane('middle'),
    ),
  road: 'white',
  foot: (_, height) => height / 2,
  top: 69,
  bottom: 286,
  names: ['planeta', 'estrela'],
}
