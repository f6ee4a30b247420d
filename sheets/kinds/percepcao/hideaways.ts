/** Bushes, stumps and pots of a place: something peeps out from behind each. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { round } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { box, ellipse } from '../../studio/paths.ts'
import type { Pen } from '../../studio/pen.ts'
import { metreAt, type Scene } from '../../studio/scenes/scene.ts'
import { bale } from '../../studio/shapes/farm.ts'
import { bush } from '../../studio/shapes/nature.ts'
import { fern } from '../../studio/shapes/plants.ts'

/** The nearest part of a scene's ground, below the feet of its people, mm. */
export const NEAREST = 322

const stump: Thing = (pen) => [
  pen.shape('M-15 -16V-3C-17 -1 -18 0 -19 1Q0 4 19 1C18 0 17 -1 15 -3V-16z', 'brown'),
  pen.shape(ellipse(0, -16, 15, 4), 'woodPale'),
  pen.line('M-6 -16a6 1.6 0 0 0 12 0M-9 -8v6M4 -9v7', 0.7, 'brownDark'),
]

const rock: Thing = (pen) => [
  pen.shape('M-18 0C-18 -9 -12 -16 -4 -17C4 -18 13 -13 17 -2Q18 0 16 1H-16Q-18 1 -18 0z', 'stone'),
  pen.line('M-11 -7Q-8 -12 -4 -12M6 -6Q9 -8 10 -4', 0.7),
]

const flowerPot: Thing = (pen) => [
  pen.shape('M-11 -17H11L8 0H-8z', 'copper'),
  pen.shape(box(-13, -20, 26, 5, 1.5), 'orange'),
]

/** Each with its width in metres of the scene. */
const KINDS = {
  bush: [(pen) => bush(pen, 0, 0, 1), 0.56],
  fern: [(pen) => fern(pen, 0, 0, 1), 0.56],
  bale: [(pen) => bale(pen, 0, 0, 1), 0.5],
  stump: [stump, 0.46],
  rock: [rock, 0.44],
  pot: [flowerPot, 0.34],
} as const satisfies Readonly<Record<string, readonly [draw: Thing, width: number]>>

export type HideawayKind = keyof typeof KINDS

interface Hideaway {
  readonly mark: Mark
  readonly box: Box
}

const COUNTS: Readonly<Record<Level, number>> = { facil: 3, medio: 4, desafio: 5 }
const TRIES = 260
/** From a hideaway to whatever is there, and to the next one, mm. */
const [CLEAR, BETWEEN] = [3, 26]

interface Ground {
  readonly scene: Scene
  readonly pen: Pen
  readonly level: Level
  readonly kinds: readonly HideawayKind[]
  /** Boxes of what is there. */
  readonly taken: readonly Box[]
  /** Top of the ground. */
  readonly top: number
}

/** As many as fit where the ground is free. */
export function hideawaysOn({ scene, pen, level, kinds, taken, top }: Ground, random: Random): Hideaway[] {
  const found: Hideaway[] = []
  for (let i = 0; i < TRIES && kinds.length > 0 && found.length < COUNTS[level]; i++) {
    const [draw, metres] = KINDS[kinds[found.length % kinds.length] ?? 'bush']
    const [x, y] = [random.between(20, 190), random.between(top + 26, NEAREST - 6)]
    const reach = boundsOf([pen.at(0, 0, 1, draw)])
    if (!reach) continue
    const scale = round((metres * metreAt(scene, y)) / reach.width)
    const mark = pen.at(round(x), round(y), scale, draw)
    const own = boundsOf([mark])
    if (!own || taken.some((other) => overlaps(own, other, CLEAR))) continue
    if (found.some((other) => overlaps(own, other.box, BETWEEN))) continue
    found.push({ mark, box: own })
  }
  return found
}
