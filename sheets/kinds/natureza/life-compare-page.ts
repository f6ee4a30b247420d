/** Two cycles on two posters, a text about both, a table to mark and a difference to write. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LIFE_PLACES, type LifeName } from '../../studio/places/life-places.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { type Claim, claimsThatDiffer, LIVES, PASSES_PUPA } from './life-facts.ts'

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

const PAPER = { x: 50, y: 154, width: 146, height: 128 }
const LINE = 8
const COLUMN = 31
const ROW_HEIGHT = 9.4

const CHILDREN = ['iara', 'gil', 'nina', 'caio', 'yumi', 'davi'] as const

/** A difference in a sentence. */
export function differenceOf([one, other]: CompareTask['pair']): string {
  const claim = claimsThatDiffer(one, other)[0]
  if (!claim) throw new RangeError(`${one} and ${other} do not differ`)
  const [who, not] = claim.holds(LIVES[one]) ? [LIVES[one].who, LIVES[other].who] : [LIVES[other].who, LIVES[one].who]
  return `${capital(who)} ${claim.does}; ${not}, não.`
}

const CHANGE = 'Metamorfose: o corpo muda de forma até a fase adulta.'
const PUPA = 'Alguns insetos passam por uma fase de pupa.'

function table(pen: Pen, { pair, claims }: CompareTask, top: number): PageMark[] {
  const [left, right] = [PAPER.x + 5, PAPER.x + PAPER.width - 4]
  const low = top + 7 + claims.length * ROW_HEIGHT
  const size = Math.min(...pair.map((name) => fitTextSize(LIVES[name].short, 'display', 5, COLUMN - 2)))
  const xs = [right - COLUMN * 1.5, right - COLUMN * 0.5]
  return [
    ...marksOf([
      pair.map((name, i) => pen.text(xs[i] ?? 0, top + 4.6, LIVES[name].short, size)),
      pen.line(
        `M${right - 2 * COLUMN} ${top}V${low}M${right - COLUMN} ${top}V${low}M${left} ${low}H${right}`,
        0.5,
        'greyDark',
      ),
    ]),
    ...claims.flatMap(({ says, holds }, row): PageMark[] => {
      const y = top + 7 + row * ROW_HEIGHT
      return [
        ...marksOf([
          pen.line(`M${left} ${y}H${right}`, 0.5, 'greyDark'),
          pen.text(left, y + 6.4, says, 5, {
            font: 'text',
            anchor: 'start',
          }),
        ]),
        ...pair.flatMap((name, i) => (holds(LIVES[name]) ? [writtenAnswer(xs[i] ?? 0, y + 4.8, 'X', 6.4)] : [])),
      ]
    }),
  ]
}

/** Books and a plant on a wall shelf above the child. */
const shelf = (pen: Pen): Drawing => [
  pen.shape(
    'M22 180C14 172 16 164 20 162C23 168 24 172 24 180zM26 180C26 172 30 166 34 165C35 172 32 178 28 180z',
    'leaf',
    1,
  ),
  pen.shape('M18 180H31L29 192H20z', 'copper', 1),
  (['red', 'yellow', 'teal'] as const).map((fill, i) =>
    pen.shape(box(34 + i * 3.6, 176 + i, 3.6, 16 - i, 0.6), fill, 0.9),
  ),
  pen.shape(box(13.5, 192, 33, 3.4, 1), 'wood', 1),
]

export function comparePage(pen: Pen, look: number, task: CompareTask): PageMark[] {
  const [one, other] = task.pair
  const asksForPupa = task.claims.includes(PASSES_PUPA)
  const lines = [LIVES[one].sentence, LIVES[other].sentence, CHANGE, ...(asksForPupa ? [PUPA] : [])]
  const size = Math.min(...lines.map((line) => fitTextSize(line, 'text', 5.3, PAPER.width - 10)))
  const tableTop = PAPER.y + 5 + lines.length * LINE
  const base = PAPER.y + PAPER.height - 16
  const example = `Exemplo: ${differenceOf(task.pair)}`
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'bluePale', null),
      pen.shape(box(-4, 262, 222, 40), 'woodPale', 1.1),
      LEFTS.map((x, i) => poster(pen, x, task.pair[i] ?? one)),
      notePaper(pen, PAPER),
      lines.map((line, i) =>
        pen.text(PAPER.x + 5, PAPER.y + 9 + i * LINE, line, size, {
          font: 'text',
          anchor: 'start',
        }),
      ),
      shelf(pen),
      person(pen, inTurn(CHILDREN, look), 24, 282, 0.92, { pose: POINT }),
      pen.text(PAPER.x + 5, base, 'Escreva uma diferença:', 5.2, { anchor: 'start' }),
      pen.line(`M${PAPER.x + 5} ${base + 11}H${PAPER.x + PAPER.width - 5}`, 0.6),
    ]),
    ...table(pen, task, tableTop),
    writtenAnswer(PAPER.x + 6, base + 7.6, example, fitTextSize(example, 'display', 4.8, PAPER.width - 12), {
      anchor: 'start',
    }),
  ]
}
