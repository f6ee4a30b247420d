/**
 * Symmetric figures on squares. A figure is the half at the right of the mirror, in squares: x from the mirror, y from
 * the top. Every corner and every end of a curve is a crossing of the squares, so that counting finds it.
 */
import { circle, points, type Spot } from '../paths.ts'
import type { Fill } from '../pen.ts'

export interface GridPart {
  /** M, L, H, V, Q, Z as in a path; «O x y r» is a disc, «D y r» a half disc at the mirror. */
  readonly d: string
  /** Left out, it is a line. */
  readonly fill?: Fill
}

/** Discs of one fill and radius at these places, «x,y x,y»; one at the mirror is half a disc. */
export const discs = (fill: Fill, r: number, places: string): GridPart[] =>
  points(places).map(([x, y]) => ({ d: x ? `O${x} ${y} ${r}` : `D${y} ${r}`, fill }))

/** An eye that looks ahead. */
export const eye = (x: number, y: number, fill: Fill = 'white'): GridPart[] => [
  { d: `O${x} ${y} 1`, fill },
  { d: `O${x} ${y} 0.5`, fill: 'black' },
]

export interface GridFigure {
  readonly id: string
  readonly name: string
  readonly fill: Fill
  /** From the mirror at the top to the mirror at the foot. */
  readonly outline: string
  /** Behind the figure: legs, a leaf that it is on. */
  readonly back?: readonly GridPart[]
  readonly parts: readonly GridPart[]
}

export interface GridPlace {
  /** The mirror, mm. */
  readonly axis: number
  /** Height of the figure's row 0, mm. */
  readonly top: number
  readonly square: number
}

/** 1 is the half at the right of the mirror. */
export type Half = -1 | 1

type Step = readonly [command: string, numbers: readonly number[]]

const stepsOf = (d: string): Step[] =>
  (d.match(/[A-Z][^A-Z]*/g) ?? []).map((step) => [
    step.charAt(0),
    step.slice(1).trim().split(/\s+/).filter(Boolean).map(Number),
  ])

/** The disc of a step, if it is one. */
function discIn([command, numbers]: Step) {
  const [a = 0, b = 0, c = 0] = numbers
  return command === 'O' ? { x: a, y: b, r: c } : command === 'D' ? { x: 0, y: a, r: b } : null
}

/** Ends of the steps of a path, in squares; the middle of a disc. */
export function nodesOf(d: string): Spot[] {
  let at: Spot = [0, 0]
  return stepsOf(d).flatMap((step) => {
    const [command, numbers] = step
    const disc = discIn(step)
    const last = numbers.at(-1) ?? 0
    if (command === 'Z') return []
    if (disc) at = [disc.x, disc.y]
    else if (command === 'H') at = [last, at[1]]
    else if (command === 'V') at = [at[0], last]
    else at = [numbers.at(-2) ?? 0, last]
    return [at]
  })
}

/** The curves of a path alone, each from where it begins. */
export function curvesOf(d: string): string {
  const nodes = nodesOf(d)
  return stepsOf(d)
    .map(([command, numbers], i) => (command === 'Q' ? `M${nodes[i - 1]?.join(' ')}Q${numbers.join(' ')}` : ''))
    .join('')
}

export const discsOf = (d: string) => stepsOf(d).flatMap((step) => discIn(step) ?? [])

export const partsOf = ({ back = [], outline, fill, parts }: GridFigure): GridPart[] => [
  ...back,
  { d: outline, fill },
  ...parts,
]

/** The lowest row that the figure reaches. */
export const footOf = (figure: GridFigure): number =>
  Math.max(
    ...partsOf(figure).flatMap(({ d }) => [...nodesOf(d).map(([, y]) => y), ...discsOf(d).map(({ y, r }) => y + r)]),
  )

const short = (value: number) => Math.round(value * 100) / 100

/** Path data on paper, of one half. */
export function onGrid(d: string, { axis, top, square }: GridPlace, half: Half): string {
  const x = (value: number) => short(axis + half * value * square)
  const y = (value: number) => short(top + value * square)
  return stepsOf(d)
    .map((step) => {
      const [command, numbers] = step
      const disc = discIn(step)
      if (disc && command === 'O') return circle(x(disc.x), y(disc.y), disc.r * square)
      if (disc) {
        const r = short(disc.r * square)
        return `M${axis} ${y(disc.y - disc.r)}A${r} ${r} 0 0 ${half > 0 ? 1 : 0} ${axis} ${y(disc.y + disc.r)}`
      }
      if (command === 'H') return `H${x(numbers[0] ?? 0)}`
      if (command === 'V') return `V${y(numbers[0] ?? 0)}`
      return command + numbers.map((value, i) => (i % 2 ? y(value) : x(value))).join(' ')
    })
    .join('')
}
