/** A place in four layers, in each a thing to be written, with a white board beside it. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { reachOf, standing } from '../fit.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { DICTATED } from '../shapes/dictated-things.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { broadLeaf, fence, fern, reed } from '../shapes/plants.ts'
import { track } from '../shapes/train.ts'
import { rolling } from './terrace-parts.ts'

export type DictationPlace = 'bichos' | 'comidas' | 'passeio' | 'jardim'

/** Upper edges of the four layers and, last, the foot of the fourth one. */
export type Layers = readonly [number, number, number, number, number]

export const layersFrom = (top: number, step: number): Layers => [
  top,
  top + step,
  top + 2 * step,
  top + 3 * step,
  top + 4 * step,
]

/** Middle and largest width of a thing; left and right edge of the boards. */
const THING = { x: 36, width: 40 }
const BOARD = { left: 63, right: 195 }
const FOOT = 296
/** From the foot of a layer up to the feet. */
const BELOW = 5

/** The board of a layer: on posts, or on its shelf. */
const boardOf = (place: DictationPlace, layers: Layers, i: number): Box => {
  const [top, foot] = [layers[i] ?? 0, layers[i + 1] ?? 0]
  const height = foot - top - 11
  return {
    x: BOARD.left,
    y: place === 'comidas' ? foot - BELOW - height : top + 2.5,
    width: BOARD.right - BOARD.left,
    height,
  }
}

/** A white board in a wooden frame; its posts are `legs` long, or it has none. */
export const framedBoard = (pen: Pen, { x, y, width, height }: Box, legs: number, frame: Fill = 'wood'): Drawing => {
  const middle = pen.plane('middle')
  const post = (at: number) => middle.shape(box(at, y + height - 2, 4, legs + 2, 0.8), 'woodDark', 0.8)
  return [
    legs > 0 ? [post(x + 12), post(x + width - 16)] : [],
    middle.shape(box(x, y, width, height, 3), frame),
    middle.shape(box(x + 2, y + 2, width - 4, height - 4, 2), 'white', 0.8),
  ]
}

type Land = (pen: Pen, layers: Layers) => Drawing

const openSky = (pen: Pen, until: number): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [pen.shape(box(0, 0, 214, until + 8), 'sky', null), sun(far, 191, 31, 0.34), cloud(far, 22, 30, 0.5)]
}

const journey: Land = (pen, [, road, river, rails, foot]) => {
  const far = pen.plane('far', 'hillLine')
  return [
    openSky(pen, road),
    hill(
      far,
      points(`-6,${road - 5} 30,${road - 9} 76,${road - 4} 120,${road - 8} 170,${road - 4} 216,${road - 8}`),
      'hillFar',
    ),
    tree(far, 14, road + 3, 0.5),
    tree(far, 199, road + 3, 0.5, 'lime'),
    far.shape(box(-4, road + 1, 222, FOOT), 'grass', 0.7),
    far.shape(box(-4, river - 9, 222, 8), 'stone', 0.8),
    pen.line(`M-4 ${river - 3}H218`, 0.7, 'white', [7, 5]),
    far.shape(box(-4, river + 6, 222, FOOT), 'water', 0.8),
    pen.line(
      `M12 ${river + 13}q4 -2.4 8 0t8 0M60 ${river + 10}q4 -2.4 8 0M196 ${river + 14}q4 -2.400 8 0`,
      0.6,
      'waterLine',
    ),
    hill(far, rolling(rails + 2, 1, 1), 'meadow'),
    track(far, 6, 206, foot - BELOW),
    far.shape(box(-4, foot + 1, 222, FOOT), 'grass', 0.7),
  ]
}

const farm: Land = (pen, [, yard, pond, pasture, foot]) => {
  const far = pen.plane('far', 'hillLine')
  return [
    openSky(pen, yard),
    hill(
      far,
      points(`-6,${yard - 8} 30,${yard - 12} 76,${yard - 7} 120,${yard - 11} 170,${yard - 7} 216,${yard - 10}`),
      'hillFar',
    ),
    reed(far, 14, yard + 2, 0.55, -6),
    reed(far, 60, yard + 2, 0.5, 6),
    reed(far, 199, yard + 2, 0.55, 4),
    far.shape(box(-4, yard, 222, FOOT), 'path', 0.7),
    fence(far, 4, 206, yard + 17, 12),
    hill(far, rolling(pond + 3, 1, 1), 'grass'),
    far.shape(
      `M-6 ${pasture - 20}Q40 ${pasture - 24} 104 ${pasture - 22}T216 ${pasture - 20}V${pasture - 1}Q160 ${pasture + 2} 104 ${pasture}T-6 ${pasture}z`,
      'water',
    ),
    reed(far, 13, pasture - 19, 0.5, -4),
    reed(far, 200, pasture - 18, 0.5, 6),
    hill(far, rolling(pasture + 5, 1, -1), 'meadow'),
    tuft(far, 13, foot - 8, 0.7),
    tuft(far, 200, foot - 4, 0.7),
    far.shape(box(-4, foot + 1, 222, FOOT), 'grass', 0.7),
  ]
}

const garden: Land = (pen, [, path, paving, bed, foot]) => {
  const far = pen.plane('far', 'hillLine')
  return [
    openSky(pen, path),
    bush(far, 12, path - 10, 0.7),
    bush(far, 200, path - 10, 0.7, 'lime'),
    hill(far, rolling(path - 12, 1.2, 1), 'meadow'),
    broadLeaf(far, 14, path - 2, 0.28, -20),
    fern(far, 200, path - 2, 0.4),
    far.shape(box(-4, path + 1, 222, FOOT), 'sand', 0.7),
    pen.line(
      `M10 ${path + 12}q4 -1.600 8 0M54 ${path + 8}q3 -1.400 6 0M14 ${paving - 3}q4 -1.600 8 0M198 ${path + 14}q3 -1.400 6 0`,
      0.6,
      'sandLine',
    ),
    far.shape(box(-4, paving + 1, 222, FOOT), 'foam', 0.7),
    far.shape(box(-4, bed - 12, 222, FOOT), 'stone', 0.8),
    pen.line(`M24 ${bed - 12}v13M58 ${bed - 12}v13M199 ${bed - 12}v13M-4 ${bed - 5.5}H218`, 0.5, 'stoneDark'),
    hill(far, rolling(bed + 3, 1, -1), 'grass'),
    hill(far, rolling(foot - 9, 0.8, 1), 'earth'),
    pen.line(`M12 ${foot - 3}h5M56 ${foot - 4}h4M24 ${foot - 1}h4M196 ${foot - 3}h5`, 0.7, 'soil'),
    far.shape(box(-4, foot + 1, 222, FOOT), 'grass', 0.7),
  ]
}

const stall: Land = (pen, layers) => {
  const far = pen.plane('far', 'woodDark')
  const foot = layers[4]
  return [
    pen.shape(box(0, 0, 214, FOOT), 'yellowPale', null),
    awning(far, { x: 5, y: 10, width: 200, height: 23 }, 10, ['red', 'white'], 0),
    [9, 197].map((x) => far.shape(box(x, 33, 4, FOOT), 'wood')),
    layers
      .slice(1)
      .map((y) => [
        pen.shade(box(13, y - BELOW + 4, 184, 2), 'brown', 0.16),
        far.shape(box(11, y - BELOW, 188, 4), 'woodPale'),
      ]),
    far.shape(box(11, foot - BELOW + 4, 188, FOOT), 'wood'),
    pen.line(`M11 ${foot + 14}H199M11 ${foot + 32}H199`, 0.6, 'woodDark'),
    far.shape(box(-4, Math.max(foot + 12, 275), 222, 40), 'stone', 0.9),
  ]
}

const LANDS: Readonly<Record<DictationPlace, Land>> = { bichos: farm, comidas: stall, passeio: journey, jardim: garden }

/** In the air, at the middle of their layer. */
const FLYING: ReadonlySet<string> = new Set(['libélula', 'helicóptero'])
/** In the water, a wave before them. */
const FLOATING: ReadonlySet<string> = new Set(['barco', 'pato'])
/** They look to the right as they are drawn, or to both sides. */
const AS_DRAWN: ReadonlySet<string> = new Set([
  'barco',
  'melancia',
  'tomate',
  'pera',
  'pão',
  'vaso',
  'flor',
  'regador',
  'balde',
  'pá',
])
/** Share of the largest size: a pear is no melon. */
const SHARE: Readonly<Record<string, number>> = {
  libélula: 0.86,
  pera: 0.82,
  tomate: 0.8,
  vaso: 0.86,
  cogumelo: 0.72,
  balde: 0.84,
  flor: 0.95,
  formiga: 0.9,
  barco: 0.95,
}
/** Its hull is below the water line, its wheels on the rails. */
const SUNK: Readonly<Record<string, number>> = { barco: 2, pato: 1.5, trem: -0.6 }

/** The thing of a layer on its ground. */
function thing(pen: Pen, layers: Layers, word: string, i: number): Drawing {
  const draw = DICTATED[word]
  if (!draw) throw new RangeError(`no drawing of ${word}`)
  const [top, ground] = [layers[i] ?? 0, (layers[i + 1] ?? 0) - BELOW]
  const { width, height } = reachOf(draw)
  const scale = Math.min(THING.width / width, (ground - top - 4) / height) * (SHARE[word] ?? 1)
  const side = Math.max(width, height) * scale
  const foot = FLYING.has(word) ? (top + ground - 6) / 2 + (height * scale) / 2 : ground + (SUNK[word] ?? 0)
  return standing(pen, draw, THING.x, foot, side, { flip: !AS_DRAWN.has(word) })
}

/** Before what floats: a wave. */
const wave = (pen: Pen, y: number): Drawing => pen.line(`M14 ${y}q4 -2.600 8 0t8 0t8 0t8 0t8 0`, 0.8, 'waterLine')

/** Behind a road or rails a board has no posts. */
const BEHIND: ReadonlySet<string> = new Set(['caminhão', 'trem'])
const LEGS = 7

/** The whole place with its things and boards. */
export const dictationLand = (pen: Pen, place: DictationPlace, layers: Layers, words: readonly string[]): Drawing => [
  LANDS[place](pen, layers),
  words.map((word, i) => [
    framedBoard(pen, boardOf(place, layers, i), place === 'comidas' || BEHIND.has(word) ? 0 : LEGS),
    thing(pen, layers, word, i),
    FLOATING.has(word) ? wave(pen, (layers[i + 1] ?? 0) - BELOW + 1) : [],
  ]),
]

/** The white of a layer's board. */
export function writingRoom(place: DictationPlace, layers: Layers, i: number): Box {
  const { x, y, width, height } = boardOf(place, layers, i)
  return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }
}
