/** Problems, shapes and a measure of an assessment. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'
import type { ProblemPlace } from '../../studio/places/problem-places.ts'
import { POLYGONS, type Shown, sidesOf } from './plane-shapes.ts'
import { SIGNS } from './problem-numbers.ts'
import type { WordProblem } from './problem-staging.ts'
import { wordProblems } from './situacoes-problema.ts'

export interface Measure {
  /** Lengths of three ribbons, the longest first asked; of a pencil on a ruler; or sides of a garden in metres. */
  readonly lengths: readonly number[]
  readonly answer: readonly string[]
}

export interface ShapeForm {
  /** One problem to put together, or of equal groups, and one to take away, or to share. */
  readonly problems: readonly [WordProblem, WordProblem]
  readonly shapes: readonly Shown[]
  /** For each shape: to be marked, or its number of sides. */
  readonly wanted: readonly number[]
  readonly measure: Measure
}

const polygon = (name: string) => {
  const found = POLYGONS.find((one) => one.name === name)
  if (!found) throw new RangeError(`no polygon ${name}`)
  return found
}

const shown = (name: string, look: number): Shown => ({ polygon: polygon(name), look })

/** True if all corners are right angles. */
export function isRight({ polygon, look }: Shown): boolean {
  const corners = polygon.corners[look % polygon.corners.length] ?? []
  return corners.every(([x, y], i) => {
    const [px, py] = corners[(i + corners.length - 1) % corners.length] ?? [x, y]
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y]
    return Math.abs((px - x) * (nx - x) + (py - y) * (ny - y)) < 30
  })
}

function shapesOf(level: Level, random: Random): Pick<ShapeForm, 'shapes' | 'wanted'> {
  if (level === 'facil') {
    const shapes = random.shuffle([
      ...random.sample([0, 1, 2], 3).map((look) => shown('triângulo', look)),
      ...[shown('quadrado', 0), shown('retângulo', 0), shown('losango', 0), shown('trapézio', 0)],
    ])
    return { shapes, wanted: shapes.map(({ polygon }) => (polygon.name === 'triângulo' ? 1 : 0)) }
  }
  if (level === 'medio') {
    const names = random.sample(['triângulo', 'quadrado', 'retângulo', 'trapézio', 'pentágono', 'hexágono'], 5)
    const shapes = names.map((name) => shown(name, random.integer(0, 2)))
    return { shapes, wanted: shapes.map(sidesOf) }
  }
  const right = [shown('quadrado', random.integer(0, 1)), shown('retângulo', random.integer(0, 1))]
  const others = ['losango', 'trapézio', 'paralelogramo', 'triângulo', 'pentágono'].map((name) => shown(name, 1))
  const shapes = random.shuffle([...right, ...others])
  return { shapes, wanted: shapes.map((one) => (isRight(one) ? 1 : 0)) }
}

const LETTERS = ['A', 'B', 'C']

function measureOf(level: Level, random: Random): Measure {
  if (level === 'facil') {
    const lengths = random.shuffle([48, 62, 76])
    return { lengths, answer: [LETTERS[lengths.indexOf(76)] ?? ''] }
  }
  if (level === 'medio') {
    const length = random.integer(7, 13)
    return { lengths: [length], answer: [`${length} cm`] }
  }
  const [width, height] = [random.integer(6, 9), random.integer(3, 5)]
  return { lengths: [width, height], answer: [`${2 * (width + height)} m`, `${width * height} m²`] }
}

/** Problems of both operations, in the order of the level. */
function problemsOf(level: Level, place: ProblemPlace, seed: number): ShapeForm['problems'] {
  const heading = { title: '', instruction: '', color: true }
  const all = wordProblems({ ...heading, level, seed, pages: 3, theme: place }).flat()
  const signs = level === 'desafio' ? ['×', '÷'] : ['+', '−']
  const [one, other] = signs.map((sign) => all.find(({ idea, c }) => SIGNS[idea] === sign && c === 0))
  if (!one || !other) throw new RangeError(`no problems for ${place}`)
  return [one, other]
}

export const shapeForm = (level: Level, place: ProblemPlace, random: Random): ShapeForm => ({
  problems: problemsOf(level, place, random.integer(1, 1_000_000)),
  ...shapesOf(level, random.fork('shapes')),
  measure: measureOf(level, random.fork('measure')),
})
