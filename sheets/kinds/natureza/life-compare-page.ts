/** Two cycles on two posters, a text about both, a table to mark and a difference to write. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LIFE_PLACES, type LifeName } from '../../studio/places/life-places.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { type Claim, claimsThatDiffer, LIVES } from './life-facts.ts'

export interface CompareTask {
  readonly pair: readonly [LifeName, LifeName]
  readonly claims: readonly Claim[]
}

const POSTER = { top: 58, width: 86, height: 84 }
const LEFTS = [14, 110] as const
/** A place is drawn from `from` on, at this scale. */
const [SCALE, FROM] = [0.45, 56]

function poster(pen: Pen, left: number, name: LifeName): Drawing {
  const { back, stages } = LIFE_PLACES[name]
  const at = ([x, y]: Spot): Spot => [left + POSTER.width / 2 + (x - 105) * SCALE, POSTER.top + 2 + (y - FROM) * SCALE]
  const inner = box(left, POSTER.top, POSTER.width, POSTER.height - 10, 1)
  return [
    pen.shape(box(left - 2.4, POSTER.top - 2.4, POSTER.width + 4.8, POSTER.height + 4.8, 2), 'white', 1.2),
    pen.clip(
      inner,
      pen.at(left + POSTER.width / 2 - 105 * SCALE, POSTER.top + 2 - FROM * SCALE, SCALE, (own) => [
        back(own),
        stages.map(({ draw }) => draw(own)),
      ]),
    ),
    pen.shape(inner, null, 0.8),
    stages.map(({ disc }, i) => {
      const [x, y] = at(disc)
      return [pen.shape(circle(x, y, 3.7), 'yellow', 0.8), pen.text(x, y + 1.7, i + 1, 4.8)]
    }),
    pen.text(left + POSTER.width / 2, POSTER.top + POSTER.height - 1.6, LIVES[name].short, 5.4),
    pen.shape(
      circle(left + 8, POSTER.top + POSTER.height - 3.8, 1.4) +
        circle(left + POSTER.width - 8, POSTER.top + POSTER.height - 3.8, 1.4),
      'orange',
      0.6,
    ),
  ]
}

const PAPER = { x: 43, y: 156, width: 124, height: 126 }
const LINE = 7.4
const COLUMN = 25.5

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['iara', 'theo'],
  ['gil', 'sofia'],
  ['nina', 'davi'],
  ['caio', 'yumi'],
]

/** A difference in a sentence. */
export function differenceOf([one, other]: CompareTask['pair']): string {
  const claim = claimsThatDiffer(one, other)[0]
  if (!claim) throw new RangeError(`${one} and ${other} do not differ`)
  return `Só ${claim.holds(LIVES[one]) ? LIVES[one].who : LIVES[other].who} ${claim.does}.`
}

const NOTE = [
  'Metamorfose: o corpo muda de forma até a fase adulta.',
  'Nos insetos, com pupa é completa; sem pupa, incompleta.',
]

function table(pen: Pen, { pair, claims }: CompareTask, top: number): PageMark[] {
  const [left, right] = [PAPER.x + 4, PAPER.x + PAPER.width - 3]
  const xs = [right - COLUMN * 1.5, right - COLUMN * 0.5]
  return [
    ...marksOf([
      pair.map((name, i) =>
        pen.text(xs[i] ?? 0, top + 4.6, LIVES[name].short, fitTextSize(LIVES[name].short, 'display', 4.6, COLUMN - 2)),
      ),
      pen.line(
        `M${right - 2 * COLUMN} ${top}V${top + 7 + claims.length * 9.2}M${right - COLUMN} ${top}V${top + 7 + claims.length * 9.2}`,
        0.5,
        'greyDark',
      ),
    ]),
    ...claims.flatMap(({ says, holds }, row): PageMark[] => {
      const y = top + 7 + row * 9.2
      return [
        ...marksOf([
          pen.line(`M${left} ${y}H${right}`, 0.5, 'greyDark'),
          pen.text(left, y + 6.4, says, fitTextSize(says, 'text', 4.8, right - 2 * COLUMN - left - 2), {
            font: 'text',
            anchor: 'start',
          }),
        ]),
        ...pair.flatMap((name, i) => (holds(LIVES[name]) ? [writtenAnswer(xs[i] ?? 0, y + 4.8, 'X', 6.4)] : [])),
      ]
    }),
  ]
}

export function comparePage(pen: Pen, look: number, task: CompareTask): PageMark[] {
  const [one, other] = task.pair
  const lines = [LIVES[one].sentence, LIVES[other].sentence, ...NOTE]
  const [left, right] = PAIRS[look % PAIRS.length] ?? (['iara', 'theo'] as const)
  const tableTop = PAPER.y + 6 + lines.length * LINE
  const base = PAPER.y + PAPER.height - 14
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'bluePale', null),
      pen.shape(box(-4, 262, 222, 40), 'woodPale', 1.1),
      LEFTS.map((x, i) => poster(pen, x, task.pair[i] ?? one)),
      notePaper(pen, PAPER),
      lines.map((line, i) =>
        pen.text(PAPER.x + 4, PAPER.y + 8 + i * LINE, line, fitTextSize(line, 'text', 5, PAPER.width - 8), {
          font: 'text',
          anchor: 'start',
        }),
      ),
      person(pen, left, 22, 281, 0.98, { pose: POINT }),
      person(pen, right, 188, 281, 0.98, { pose: POINT_LEFT }),
      pen.text(PAPER.x + 4, base, 'Uma diferença:', 4.8, { anchor: 'start' }),
      pen.line(`M${PAPER.x + 4} ${base + 10.4}H${PAPER.x + PAPER.width - 4}`, 0.6),
    ]),
    ...table(pen, task, tableTop),
    writtenAnswer(
      PAPER.x + 6,
      base + 7.2,
      `Exemplo: ${differenceOf(task.pair)}`,
      fitTextSize(`Exemplo: ${differenceOf(task.pair)}`, 'display', 4.8, PAPER.width - 12),
      { anchor: 'start' },
    ),
  ]
}
