/** Greys of a painted mosaic in black and white: parts that touch are far from one another. */
import { BLACK, tint } from '../../scene/inks.ts'
import { gapOf } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import type { CodedFigure } from './coded-figure.ts'
import { lightOf } from './pencils.ts'

/** The darkest grey: its numbers are white. */
const DARKEST = 0.78

/** More steps of grey between two parts do not help the eye. */
const ENOUGH = 2

/** Cost of a grey that is not as light as its colour: a light pencil becomes dark only for a good reason. */
const STRANGE = 0.012

/** From this grey on a number is white. */
const DEEP_GREY = 0.5

/** Fill of a piece in the key; on a deep one its number is white. */
export interface Paint {
  readonly ink: Ink
  readonly deep: boolean
}

/** Length of the border of each two crayons, by `crayon * count + other`. */
function bordersOf({ arcs, pieces, crayons }: CodedFigure): Map<number, number> {
  const borders = new Map<number, number>()
  for (const { left, right, points } of arcs) {
    const [a, b] = [pieces[left]?.crayon ?? 0, pieces[right]?.crayon ?? 0]
    if (a === b || a === 0 || b === 0) continue
    const length = points.reduce((sum, point, i) => sum + gapOf(points[i - 1] ?? point, point), 0)
    const key = Math.min(a, b) * crayons.length + Math.max(a, b)
    borders.set(key, (borders.get(key) ?? 0) + length)
  }
  return borders
}

/**
 * A grey for each crayon, the paper first: white and black keep their places, the others begin as light as their colour
 * and change places as long as touching parts come to differ more.
 */
export function keyGreys(figure: CodedFigure): Paint[] {
  const { crayons } = figure
  const borders = [...bordersOf(figure)]
  const count = crayons.length
  const order = crayons.toSorted((a, b) => lightOf(b) - lightOf(a))
  const natural = crayons.map((crayon) => order.indexOf(crayon))
  const rank = [...natural]
  const whole = borders.reduce((sum, [, length]) => sum + Math.sqrt(length), 0)
  const score = () => {
    const clear = borders.reduce((sum, [key, length]) => {
      const apart = Math.abs((rank[Math.floor(key / count)] ?? 0) - (rank[key % count] ?? 0))
      return sum + Math.sqrt(length) * Math.min(apart, ENOUGH)
    }, 0)
    const strange = rank.reduce((sum, place, i) => sum + (place - (natural[i] ?? 0)) ** 2, 0)
    return clear / whole - STRANGE * strange
  }
  const free = crayons.flatMap(({ name }, i) => (i === 0 || name === 'branco' || name === 'preto' ? [] : [i]))
  const swap = (a: number, b: number) => {
    const kept = rank[a] ?? 0
    rank[a] = rank[b] ?? 0
    rank[b] = kept
  }
  for (let round = 0; round < 4; round++)
    for (const a of free)
      for (const b of free) {
        const before = score()
        swap(a, b)
        if (score() <= before) swap(a, b)
      }
  // The paper and a white pencil are both white.
  const lightest = crayons.some(({ name }) => name === 'branco') ? 1 : 0
  return rank.map((place) => {
    const share = (DARKEST * Math.max(0, place - lightest)) / Math.max(1, count - 1 - lightest)
    return { ink: tint(BLACK, share), deep: share >= DEEP_GREY }
  })
}
