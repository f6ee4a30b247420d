/** A maze as one picture: sky and land behind its title, its ground around it, children at its foot. */

import { measureText } from '../../lettering/fonts.ts'
import { PICTURE, taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { centredText, circle as disc, line, type Point, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { POINT, WAVE } from '../../studio/cast/poses.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, cloud, flower, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { fence, palm, reed } from '../../studio/shapes/plants.ts'
import { bowl } from '../../studio/shapes/rooms.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { brightStar, planet } from '../../studio/shapes/space.ts'
import { CORNERS, indoors } from './maze-corners.ts'
import type { PlaceName } from './place-walls.ts'

/** Foot of the land behind the title: there the ground of the maze begins. */
export const HORIZON = 56
/** Feet and size of the children at the foot. */
const [FEET, SIZE] = [282, 0.52]
/** Of those below a maze that leaves them less room. */
const LOW_SIZE = 0.4

interface Land {
  readonly sky: Fill
  readonly ground: Fill
  readonly far: (pen: Pen) => Drawing
}

export const hills = (pen: Pen): Drawing => [
  ground(pen.plane('far', 'hillLine'), points('-8,50 40,40 100,50 160,38 218,48'), 'hillFar'),
]

const wooded = (pen: Pen): Drawing => [hills(pen), [23, 187].map((x) => tree(pen.plane('far'), x, 57, 0.5))]

/** Houses of many floors, far away. */
const town = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  const tower = (x: number, width: number, height: number, fill: Fill): Drawing => [
    far.shape(box(x, 57 - height, width, height), fill, 0.7),
    far.line(
      Array.from(
        { length: Math.floor((height - 3) / 4) },
        (_, i) => `M${x + 2} ${60.5 - height + i * 4}h${width - 4}`,
      ).join(''),
      0.7,
    ),
  ]
  return [
    cloud(pen.plane('far'), 52, 30, 0.34),
    tower(14, 11, 20, 'bluePale'),
    tower(28, 9, 13, 'yellowPale'),
    tree(pen.plane('far'), 42, 57, 0.24),
    tree(pen.plane('far'), 166, 57, 0.24),
    tower(172, 9, 12, 'pinkPale'),
    tower(184, 12, 23, 'bluePale'),
  ]
}

export const LANDS: Readonly<Record<PlaceName, Land>> = {
  jardim: {
    sky: 'sky',
    ground: 'meadow',
    far: (pen) => [wooded(pen), fence(pen.plane('far'), 30, 181.7, 58, 11)],
  },
  horta: {
    sky: 'sky',
    ground: 'grass',
    far: (pen) => [
      hills(pen),
      house(pen.plane('far'), 26, 57, 0.42),
      tree(pen.plane('far'), 188, 57, 0.46, 'leaf', 'red'),
    ],
  },
  bosque: {
    sky: 'skyLow',
    ground: 'hill',
    far: (pen) => [hills(pen), [22, 188].map((x) => tree(pen.plane('far'), x, 58, 0.54))],
  },
  recife: {
    sky: 'sky',
    ground: 'sand',
    far: (pen) => [
      pen.shape(box(-4, 44, 220, 40), 'water', 0.8),
      boat(pen.plane('far'), 180, 50, 0.26),
      palm(pen.plane('far'), 22, 60, 0.5),
    ],
  },
  agua: {
    sky: 'sky',
    ground: 'meadow',
    far: (pen) => [hills(pen), [20, 27, 183, 190].map((x, i) => reed(pen.plane('middle'), x, 60, 0.7, i % 2 ? 5 : -4))],
  },
  ceu: {
    sky: 'skyLow',
    ground: 'sky',
    far: (pen) => [
      sun(pen.plane('far'), 24, 36, 0.5),
      cloud(pen.plane('far'), 180, 48, 0.6),
      birdsAfar(pen, '160,36,10 40,50,10', 0.7),
    ],
  },
  espaco: {
    sky: 'dusk',
    ground: 'bluePale',
    far: (pen) => [
      planet(pen.plane('far'), 24, 42, 0.5, 'orange', 'bands'),
      planet(pen.plane('far'), 188, 38, 0.4, 'teal', 'ring'),
    ],
  },
  rua: { sky: 'sky', ground: 'stone', far: town },
  casa: {
    sky: 'cream',
    ground: 'yellowPale',
    far: (pen) => indoors(pen, HORIZON),
  },
}

const CREWS = [
  ['sofia', 'davi'],
  ['nina', 'caio'],
  ['iara', 'gil'],
  ['bia', 'yumi'],
  ['theo', 'malu'],
] as const

const SHOWS: Standing = { pose: { ...POINT, armR: { at: [18, -40], dir: 130, z: 'back' } } }

const bloom =
  (fill: Fill): Thing =>
  (pen) =>
    flower(pen, 0, 0, 1, fill)

type Things = readonly [Thing, ...Thing[]]
const FLOWERS: Things = [bloom('pink'), bloom('yellow'), bloom('red'), bloom('purple'), bloom('orange')]
const GREENS: Things = [(pen) => bush(pen, 0, 0, 1, 'leaf', 'red'), (pen) => tuft(pen, 0, 0, 1)]

/** Things at the foot of a maze without a plate, from left to right in turn. */
const ALONE: Readonly<Record<PlaceName, Things>> = {
  jardim: FLOWERS,
  recife: FLOWERS,
  horta: GREENS,
  bosque: GREENS,
  rua: GREENS,
  agua: [(pen) => reed(pen, 0, 0, 1)],
  ceu: [(pen) => cloud(pen, 0, 0, 1)],
  espaco: [(pen) => brightStar(pen, 0, 0, 6)],
  casa: [(pen) => bowl(pen, 0, 0, 1)],
}

/** Middles of the things: side by side, or grown together. */
const EVEN = [42, 74, 105, 136, 168]
const CLUMPS = [43, 56, 104, 119, 163]
/** Size of the thing in the middle, of a tuft of grass, of the others, mm. */
const [LARGE, LOW, USUAL] = [19, 9, 15]

/** A rug with diamonds and fringes, a ball of wool on it. */
const rug = (pen: Pen): Drawing => [
  pen.line(
    Array.from({ length: 6 }, (_, i) => `M38 ${267.5 + i * 2.6}h-3.500M172 ${267.5 + i * 2.6}h3.500`).join(''),
    0.8,
  ),
  pen.shape(box(38, 265.6, 134, 17, 1.5), 'teal', 0.9),
  pen.shape(box(42, 268.6, 126, 11, 1), 'cream', 0.7),
  [56, 72, 88, 122, 138, 154].map((x, i) =>
    pen.shape(`M${x - 5} 274L${x} 270.2L${x + 5} 274L${x} 277.8z`, i % 2 ? 'yellow' : 'orange', 0.7),
  ),
  pen.line('M110 279.500q9 4 20 1t18 0', 0.9, 'red'),
  pen.shape(circle(106, 274, 6.4), 'red', 0.9),
  pen.line('M100.500 271q7 -1 11 5M100 274q6 0 9 5.500M104 268.500q5 0 8 4M103 279q2 -4 9 -5', 0.7),
]

/** Small things of the place between the children and the plate. */
function atFoot(pen: Pen, place: PlaceName, foot: Foot): Drawing {
  if (foot !== 'plate' && place === 'casa') return rug(pen)
  if (foot !== 'plate') {
    const things = ALONE[place]
    const grows = things === GREENS
    return (grows && foot === 'open' ? CLUMPS : EVEN).map((x, i) => {
      const isMiddle = i === 2
      if (isMiddle && foot === 'stalk') return []
      return standing(pen, inTurn(things, i), x, 281, isMiddle ? LARGE : grows && i % 2 ? LOW : USUAL)
    })
  }
  if (place === 'casa' || place === 'rua' || place === 'espaco') return []
  if (place === 'ceu') return [cloud(pen, 44, 282, 0.4), cloud(pen, 166, 282, 0.4)]
  if (place === 'recife') return [bush(pen, 44, 282, 0.3), bush(pen, 166, 282, 0.3)]
  if (place === 'agua') return ripples(pen, '36,276 160,276')
  return [tuft(pen, 42, 283, 0.6), tuft(pen, 168, 283, 0.7)]
}

/** Below the maze: bare ground, a plate to write on, the things of the place, or room for a stalk between them. */
type Foot = 'none' | 'plate' | 'open' | 'stalk'

/** Two children, and small things of the place between them. */
function footOf(pen: Pen, place: PlaceName, variant: number, foot: Foot): Drawing {
  const [left, right] = inTurn(CREWS, variant)
  return [
    atFoot(pen.plane('middle'), place, foot),
    person(pen, left, PICTURE.x + 13, FEET, SIZE, SHOWS),
    person(pen, right, PICTURE.x + PICTURE.width - 13, FEET, SIZE, { pose: WAVE, flip: true }),
  ]
}

/** Flowers at the foot would be goals as well, and none grow on a reef. */
const FLOWERLESS: readonly PlaceName[] = ['jardim', 'recife']

/** On land that is seen from above one child, at either side in turn, and things of the place. */
export const mazeFoot = (place: PlaceName, color: boolean, variant: number, foot: 'plate' | 'open'): Mark[] => {
  const pen = new Pen(color)
  const pair = inTurn(CREWS, Math.floor(variant / 2))
  const isLeft = variant % 2 === 0
  const far = PICTURE.x + PICTURE.width - 12
  return marksOf([
    foot === 'open'
      ? atFoot(pen.plane('middle'), FLOWERLESS.includes(place) ? 'bosque' : place, foot)
      : standing(
          pen.plane('middle'),
          inTurn(CORNERS[place], Math.floor(variant / 2)),
          isLeft ? far - 1 : PICTURE.x + 13,
          281,
          USUAL,
        ),
    isLeft
      ? person(pen, pair[0], PICTURE.x + 12, FEET - 0.6, LOW_SIZE, SHOWS)
      : person(pen, pair[1], far, FEET - 0.6, LOW_SIZE, { ...SHOWS, flip: true }),
  ])
}

/**
 * Behind the maze. `variant` from 0 gives other children; a maze that fills the page leaves them no room. A lower
 * `horizon` shows more of the land.
 */
export function mazeLand(
  place: PlaceName,
  color: boolean,
  variant: number,
  foot: Foot,
  horizon: number = HORIZON,
): Mark[] {
  const pen = new Pen(color)
  const land = LANDS[place]
  const lower = horizon - HORIZON
  const far = marksOf(land.far(pen))
  return marksOf([
    pen.shape(box(0, 0, 214, 300), land.sky, null),
    lower > 0 ? far.map((mark) => pen.at(0, lower, 1, () => mark)) : far,
    pen.plane('middle').shape(box(-4, horizon, 222, 240), land.ground, 0.9),
    foot === 'none' ? [] : footOf(pen, place, variant, foot),
  ])
}

export const mazeTitle = (
  heading: { readonly title: string; readonly instruction: string },
  color: boolean,
): PageMark[] => taskTitle(new Pen(color), heading)

/** Letters on a plate, mm. */
const ASKED = 5

/** Letters of a key of which four pages fit on one, mm. */
export const IN_KEY = 6

/**
 * A white plate with a question and a line to write on. `short`: the question in a key of small pages, as large as their
 * letters have to be.
 */
export function mazePlate(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  question: string,
  said: string,
  color: boolean,
  short?: string,
): PageMark[] {
  const start = x + measureText(question, 'text', ASKED) + 7
  const asked = (words: string, size: number) =>
    text(x + 4, y + height / 2 + 1.8, words, size, { font: 'text', anchor: 'start' })
  return [
    new Pen(color).shape(box(x, y, width, height, 3), 'white', 0.8),
    short === undefined ? asked(question, ASKED) : answer([asked(short, IN_KEY)], [asked(question, ASKED)]),
    line(start, y + height - 3, x + width - 4, y + height - 3, { width: 0.4 }),
    writtenAnswer((start + x + width - 4) / 2, y + height / 2 - 0.4, said, 6),
  ]
}

export const tokenRadius = (cell: number): number => Math.min(5.2, cell * 0.36)

/** A round token on the floor with a letter or a number. */
export const token = ({ x, y }: Point, content: string, cell: number, share = 1.3): Mark[] => {
  const radius = tokenRadius(cell)
  return [disc(x, y, radius, { fill: WHITE, width: 0.5 }), centredText(x, y, content, radius * share)]
}
