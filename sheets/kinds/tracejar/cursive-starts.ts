/** The start of each letter of the cursive, and the way from there: a dot and an arrow beside the model. In em. */
import { measureText } from '../../lettering/fonts.ts'
import { GREY, WHITE } from '../../scene/inks.ts'
import { circle, dot } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { arrow, startInk } from './guides.ts'

/** From the origin of the letter: x, y above the baseline, direction (y upwards), the arrow's side as one goes. */
type Start = readonly [x: number, y: number, dx: number, dy: number, side: 'l' | 'r']

const FLAG: Start = [0.04, 0.95, 0.6, 0.6, 'l']
const STEM: Start = [0.06, 0.77, 0.75, 0.65, 'l']
const RISE: Start = [-0.06, 0.03, 0.75, 0.5, 'l']
const BOWL: Start = [0.42, 0.47, -0.9, 0.15, 'r']
const HOOK: Start = [-0.02, 0.37, 0.5, 0.7, 'l']

const STARTS: Readonly<Record<string, Start>> = {
  A: [0.9, 0.86, -0.55, 0.8, 'r'],
  B: STEM,
  C: [0.86, 0.96, -0.6, 0.7, 'r'],
  D: [0.36, 0.93, 0, -1, 'r'],
  E: [0.74, 0.99, -0.6, 0.6, 'r'],
  F: [0.76, 0.97, 0, -1, 'r'],
  G: [0.87, 0.96, -0.6, 0.7, 'r'],
  H: [0.09, 0.95, 0.6, 0.6, 'l'],
  I: [0.09, 0.94, 1, 0.1, 'l'],
  J: [0.07, 0.94, 1, 0.1, 'l'],
  K: [0.09, 0.95, 0.6, 0.6, 'l'],
  L: [0.75, 0.92, -0.45, 0.8, 'r'],
  M: FLAG,
  N: FLAG,
  O: [0.32, 1.04, -0.6, -0.7, 'r'],
  P: STEM,
  Q: [0.49, 1.1, -0.8, -0.5, 'r'],
  R: STEM,
  S: [0.06, 0.03, 0.7, 0.6, 'l'],
  T: [0.47, 1.04, 0, -1, 'r'],
  U: FLAG,
  V: FLAG,
  W: FLAG,
  X: [0.13, 0.97, 0.6, 0.5, 'l'],
  Y: FLAG,
  Z: [0.1, 0.96, 0.7, 0.5, 'l'],
  a: BOWL,
  b: RISE,
  c: [0.43, 0.41, -0.6, 0.6, 'r'],
  d: [0.44, 0.45, -0.9, 0.2, 'r'],
  e: [-0.04, 0.03, 0.8, 0.45, 'l'],
  f: RISE,
  g: BOWL,
  h: RISE,
  i: [0.13, 0.5, 0, -1, 'r'],
  j: [0.15, 0.49, 0, -1, 'r'],
  k: RISE,
  l: RISE,
  m: HOOK,
  n: HOOK,
  o: [0.3, 0.49, -0.9, -0.15, 'r'],
  p: [0.14, 0.48, 0, -1, 'r'],
  q: BOWL,
  r: [-0.06, 0.03, 0.6, 0.6, 'l'],
  s: [-0.06, 0.03, 0.7, 0.6, 'l'],
  t: [0.16, 0.7, 0, -1, 'r'],
  u: [0.13, 0.49, 0, -1, 'r'],
  v: HOOK,
  w: HOOK,
  x: [0.15, 0.47, 0.7, -0.3, 'l'],
  y: HOOK,
  z: [0.09, 0.41, 0.6, 0.5, 'l'],
}

/** Of the arrow: from the line that it is beside, its length in em, and the least of it on paper, mm. */
const [ASIDE, LONG, SHORTEST] = [0.17, 0.3, 3]

interface CursiveModel {
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly color: boolean
  /** Its letters are grey. */
  readonly grey?: boolean
}

/** The start of each letter of a pair such as `A a`, with its arrow; of a word or a sentence the first one's dot alone. */
export function cursiveStarts(written: string, { x, y, size, color, grey }: CursiveModel): Mark[] {
  const ink = startInk(color)
  const isLetters = /^\p{L}( \p{L})?$/u.test(written)
  return (isLetters && written.length > 1 ? [0, 2] : [0]).flatMap((at) => {
    const letter = written.charAt(at).normalize('NFD').charAt(0)
    const start = STARTS[letter]
    if (!start) return []
    const [sx, sy, dx, dy, side] = start
    const from = { x: x + measureText(written.slice(0, at), 'cursive', size) + sx * size, y: y - sy * size }
    const radius = Math.max(0.8, size * 0.06)
    // On a black model a black dot would not be seen.
    const mark =
      color || grey ? dot(from.x, from.y, radius, ink) : circle(from.x, from.y, radius, { fill: WHITE, width: 0.5 })
    // In a word an arrow above its first letter would be read as an accent.
    if (!isLetters) return [mark]
    const length = Math.hypot(dx, dy)
    const [ux, uy] = [dx / length, -dy / length]
    // On paper y grows downwards: the left of who goes right is above.
    const turn = side === 'l' ? 1 : -1
    const [nx, ny] = [uy * turn, -ux * turn]
    const aside = Math.max(1.9, ASIDE * size)
    const long = Math.max(SHORTEST, LONG * size)
    const begin = { x: from.x + nx * aside, y: from.y + ny * aside }
    const end = { x: begin.x + ux * long, y: begin.y + uy * long }
    // Grey beside a black model: no part of the letter.
    return [mark, ...arrow([begin, end], color ? ink : GREY, 0.6, 1.6)]
  })
}
