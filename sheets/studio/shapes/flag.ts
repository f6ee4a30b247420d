/** The flag of Brazil as Law 5.700 of 1971 measures it, in modules: 20 wide, 14 high. */
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { cos, sin } from '../../scene/angles.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, poly, type Spot, star } from '../paths.ts'
import { type Drawing, inkOf, type Pen, stroke } from '../pen.ts'

/** Place from the middle of the disc, in 210ths of a module, and size from 1, the largest, to 5. */
export const STARS =
  '-600,-132,1 -535,177,1 -625,243,2 -463,132,4 -382,250,2 -404,323,3 228,-228,1 515,258,1 617,265,3 545,323,2 368,477,2 367,551,3 441,419,3 500,382,2 365,405,3 -280,30,2 200,-37,3 0,330,1 85,184,2 0,118,2 -74,184,3 -37,235,4 220,495,2 283,430,3 162,412,3 -295,390,1 0,575,5'
    .split(' ')
    .map((one) => one.split(',').map(Number))
/** Of a star of each size, in modules. */
const STAR_RADIUS = [0, 0.15, 0.125, 0.1, 1 / 14, 0.05]
/** Both arcs of the band are about this place; they meet the disc in these. */
const ARCS: Spot = [8, 14]
const [OUTER, INNER] = [8.5, 8]
const BAND: readonly [Spot, Spot, Spot, Spot] = [
  [6.7986, 5.5853],
  [13.4655, 7.4901],
  [13.3407, 8.0438],
  [6.6121, 6.1213],
]

const MOTTO = 'ORDEM E PROGRESSO'
/** The P is on the upright middle of the disc; degrees from one letter to the next. */
const [MIDDLE, MIDDLE_AT, STEP] = [14.3, 8, 2.6]
const [BASELINE, LETTER, LETTER_LINE] = [8.09, 0.33, 0.07]

/** Smaller flags have no stars and no motto: they would be blots. */
const FINE_FROM_MM = 60

const starsOf = (pen: Pen, u: number): Drawing => {
  const d = STARS.map(([x = 0, y = 0, size = 1]) =>
    star((10 + x / 210) * u, (7 + y / 210) * u, (STAR_RADIUS[size] ?? 0) * u, 5, 0.4),
  ).join('')
  return pen.colour ? pen.shape(d, 'white', null) : pen.solid(d)
}

const mottoOf = (pen: Pen, u: number): Drawing =>
  [...MOTTO].flatMap((letter, i) => {
    if (letter === ' ') return []
    const turn = MIDDLE + (i - MIDDLE_AT) * STEP
    const angle = (turn * Math.PI) / 180
    const [x, y] = [(ARCS[0] + BASELINE * sin(angle)) * u, (ARCS[1] - BASELINE * cos(angle)) * u]
    const left = -letterWidth(letter, LETTER * u) / 2
    const d = letterStrokes(letter, left, 0, LETTER * u)
      .map((line) =>
        poly(
          line.map((p): Spot => [round(p.x), round(p.y)]),
          false,
        ),
      )
      .join('')
    return pen.at(round(x), round(y), 1, (own) => stroke(d, own.colour ? inkOf('green') : own.ink, LETTER_LINE * u), {
      turn,
    })
  })

/** Its upper left corner and width, mm. A small one has thin lines, or its band is lost. */
export const flagOfBrazil = (pen: Pen, x: number, y: number, width: number, line?: number) => {
  const u = width / 20
  const at = ([across, down]: Spot) => `${round(across * u)} ${round(down * u)}`
  const arc = (radius: number, to: Spot, sweep: 0 | 1) =>
    `A${round(radius * u)} ${round(radius * u)} 0 0 ${sweep} ${at(to)}`
  const [leftAbove, rightAbove, rightBelow, leftBelow] = BAND
  return pen.at(x, y, 1, (p) => [
    p.shape(box(0, 0, 20 * u, 14 * u), 'green', line),
    p.shape(
      poly([
        [1.7 * u, 7 * u],
        [10 * u, 1.7 * u],
        [18.3 * u, 7 * u],
        [10 * u, 12.3 * u],
      ]),
      'yellow',
      line,
    ),
    p.shape(circle(10 * u, 7 * u, 3.5 * u), 'blueDark', line),
    p.shape(
      `M${at(leftAbove)}${arc(OUTER, rightAbove, 1)}${arc(3.5, rightBelow, 1)}${arc(INNER, leftBelow, 0)}${arc(3.5, leftAbove, 1)}z`,
      'white',
      line ? line / 2 : 0.7,
    ),
    // One star is above the band.
    width < FINE_FROM_MM ? [] : [starsOf(p, u), mottoOf(p, u)],
  ])
}
