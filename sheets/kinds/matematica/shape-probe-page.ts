/** The second page of an assessment: two problems with room to show the thinking, shapes, and something to measure. */
import type { Box } from '../../lettering/bounds.ts'
import { paragraph } from '../../page/paragraph.ts'
import { RULE_GREY } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import { type Level, PAGE_WIDTH_MM } from '../../scene/scene.ts'
import { box, circle, poly } from '../../studio/paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../../studio/pen.ts'
import { PROBLEM_PLACES, type ProblemPlace } from '../../studio/places/problem-places.ts'
import { slot, taskCard } from './number-probe-page.ts'
import { cornersAt } from './plane-shapes.ts'
import { boxes, whole } from './problem-page.ts'
import { stagingOf, type WordProblem } from './problem-staging.ts'
import type { ShapeForm } from './shape-probes.ts'
import { trueRuler } from './true-ruler.ts'

interface Look {
  readonly level: Level
  readonly place: ProblemPlace
  readonly look: number
  /** Millimetres of the picture for one of paper. */
  readonly ratio: number
}

const CARD = { x: 13, width: 184 }
const BANDS = [
  { top: 54, ground: 94, card: { ...CARD, y: 96, height: 37 } },
  { top: 135, ground: 173, card: { ...CARD, y: 175, height: 37 } },
] as const
const SHAPES: Box = { ...CARD, y: 214.5, height: 30 }
const MEASURE: Box = { ...CARD, y: 247, height: 37 }
const PERSON = 0.46
const MIDDLE = PAGE_WIDTH_MM / 2
/** Pens are taller than boxes: they would reach the card above. */
const SMALL_PENS = 0.83

/** A story, a line for the answer, and an empty half to draw, to count or to calculate in. */
function problemCard(pen: Pen, { told }: WordProblem, { x, y, width, height }: Box, number: number): Drawing {
  const middle = x + 84
  return [
    pen.shape(box(x, y, width, height, 3), 'white', 1.1),
    pen.shape(circle(x + 7.5, y + 7.2, 4.4), 'yellow', 0.8),
    pen.text(x + 7.5, y + 9.2, number, 5.8),
    paragraph(x + 14.4, y + 3, told, { size: 4.4, width: middle - x - 17 }).marks,
    pen.text(x + 4, y + height - 4, 'Resposta:', 4.4, { font: 'text', anchor: 'start' }),
    pen.line(`M${x + 26} ${y + height - 3}H${middle - 4}`, 0.6),
    stroke(box(middle, y + 3, width - 87, height - 6, 2), RULE_GREY, 0.5, { dash: [1.6, 1.6] }),
    pen.text(middle + 3, y + 8.4, 'Mostre como pensou', 3.6, { font: 'text', anchor: 'start' }),
  ]
}

const bandOf = (pen: Pen, problem: WordProblem, row: 0 | 1, { level, place, look }: Look): Drawing => {
  const { top, ground, card } = BANDS[row]
  const staging = stagingOf(problem, row + look)
  const [hers, his] = staging.poses[look % staging.poses.length] ?? [{}, {}]
  const [girl, boy] = problem.people
  const share = place === 'sitio' && level === 'facil' ? SMALL_PENS : 1
  const figure = (flip = false) => ({ flip, scale: PERSON, free: ground - top })
  return [
    PROBLEM_PLACES[place](pen, { top, ground, row, look }),
    pen.at(MIDDLE * (1 - share), ground * (1 - share), share, (pen) =>
      boxes(pen, problem, level, { place, staging, foot: ground }),
    ),
    whole(pen, girl, staging.girl, ground, { ...figure(), pose: hers }),
    whole(pen, boy, staging.boy, ground, { ...figure(), pose: his }),
    problemCard(pen, problem, card, 1 + row),
  ]
}

const SHAPE_WORDS: Readonly<Record<Level, string>> = {
  facil: 'Pinte todos os triângulos.',
  medio: 'Quantos lados tem cada figura?',
  desafio: 'Pinte as figuras que só têm ângulos retos.',
}

function shapesRow(pen: Pen, { shapes }: ShapeForm, level: Level): Drawing {
  const { x, y, width } = SHAPES
  const pitch = (width - 4) / shapes.length
  return [
    taskCard(pen, SHAPES, 3, SHAPE_WORDS[level]),
    shapes.map((one, i) => {
      const cx = x + 2 + pitch * (i + 0.5)
      const isAsked = level === 'medio'
      return [
        pen.shape(poly(cornersAt(one, cx - (isAsked ? 8 : 0), y + 20, 17)), 'white', 1),
        isAsked ? slot(pen, cx + 9, y + 20, 12, 13) : [],
      ]
    }),
  ]
}

const RIBBONS: readonly Fill[] = ['red', 'yellow', 'blue']
/** Ribbons begin at different places: the longest does not end farthest to the right. */
const STARTS: Readonly<Record<number, number>> = { 48: 62, 62: 44, 76: 18 }

function ribbons(pen: Pen, lengths: readonly number[]): Drawing {
  const { x, y } = MEASURE
  return [
    taskCard(pen, MEASURE, 4, 'Qual fita é a mais comprida? Circule a letra.'),
    lengths.map((length, i) => {
      const top = y + 13 + i * 7.6
      const left = x + 24 + (STARTS[length] ?? 18)
      return [
        pen.text(x + 18, top + 4, 'ABC'.charAt(i), 5.4),
        pen.shape(`M${left} ${top}h${length}l-3 2.500l3 2.500h${-length}l3 -2.500z`, RIBBONS[i] ?? 'red', 0.9),
      ]
    }),
  ]
}

const pencil = (pen: Pen, length: number): Drawing => [
  pen.shape(box(0, -6.6, length - 8, 6), 'yellow', 0.8),
  pen.shape(`M${length - 8} -6.600L${length} -3.600L${length - 8} -0.600z`, 'woodPale', 0.8),
  pen.shape(box(0, -6.6, 5, 6), 'pink', 0.8),
]

function ruled(pen: Pen, length: number, ratio: number): Drawing {
  const { x, y, width } = MEASURE
  return [
    taskCard(pen, MEASURE, 4, 'Quanto mede o lápis?'),
    slot(pen, x + width - 24, y + 9.5, 20, 13),
    pen.text(x + width - 12, y + 11.2, 'cm', 4.8, { font: 'text', anchor: 'start' }),
    pen.at(x + 11, y + 19.6, ratio, (pen) => [trueRuler(pen, 0, 'medio', 'cream'), pencil(pen, length * 10)]),
  ]
}

const METRE = 4.4

function garden(pen: Pen, [columns = 6, rows = 4]: readonly number[]): Drawing {
  const { x, y } = MEASURE
  const [width, height] = [columns * METRE, rows * METRE]
  const [left, top] = [x + 26, y + 35 - height]
  const lines = [
    ...Array.from(
      { length: columns - 1 },
      (_, i) => `M${round(left + (i + 1) * METRE)} ${round(top)}v${round(height)}`,
    ),
    ...Array.from({ length: rows - 1 }, (_, i) => `M${left} ${round(top + (i + 1) * METRE)}h${round(width)}`),
  ].join('')
  return [
    taskCard(pen, MEASURE, 4, 'Cada quadradinho tem 1 m de lado. Qual é o perímetro? E a área?'),
    pen.shape(box(left, top, width, height), 'hill', 1),
    pen.line(lines, 0.5),
    pen.text(x + 86, y + 27.4, 'perímetro', 4.6, { font: 'text', anchor: 'start' }),
    slot(pen, x + 119, y + 25.6, 19),
    pen.text(x + 130.5, y + 27.4, 'm', 4.6, { font: 'text', anchor: 'start' }),
    pen.text(x + 140, y + 27.4, 'área', 4.6, { font: 'text', anchor: 'start' }),
    slot(pen, x + 161.5, y + 25.6, 19),
    pen.text(x + 173, y + 27.4, 'm²', 4.6, { font: 'text', anchor: 'start' }),
  ]
}

export function shapeProbePage(pen: Pen, form: ShapeForm, look: Look): Drawing {
  const { lengths } = form.measure
  return [
    bandOf(pen, form.problems[0], 0, look),
    bandOf(pen, form.problems[1], 1, look),
    shapesRow(pen, form, look.level),
    look.level === 'facil'
      ? ribbons(pen, lengths)
      : look.level === 'medio'
        ? ruled(pen, lengths[0] ?? 8, look.ratio)
        : garden(pen, lengths),
  ]
}
