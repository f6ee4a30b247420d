/** Eleven children on two steps, each with something in the arms: tally marks, numbers and bars follow from them. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { HOLD } from '../../studio/cast/poses.ts'
import { centred, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { cloud, hill, tree } from '../../studio/shapes/nature.ts'
import { ASKED, countOf, type SurveyTheme, sideOf, surveyThing, type Vote } from './survey-data.ts'

export interface BarTask {
  readonly votes: readonly Vote[]
  readonly choices: readonly string[]
}

const SCALE = 0.72
const ROWS = [
  { foot: 119, count: 5, from: 35, pitch: 35 },
  { foot: 178, count: 6, from: 25, pitch: 32 },
] as const
export const FLAGS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'pink']

function place(pen: Pen, theme: SurveyTheme, look: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const behind =
    theme === 'bichos'
      ? [
          pen.shape(box(0, 0, 214, 200), 'sky', null),
          cloud(far, 30, 64, 0.5),
          cloud(far, 182, 62, 0.5),
          hill(
            far,
            [
              [-4, 100],
              [40, 92],
              [105, 98],
              [170, 90],
              [216, 98],
            ],
            'hillFar',
          ),
          tree(far, 18, 112, 0.6),
          tree(far, 194, 112, 0.6, 'lime'),
          pen.shape(box(-4, 108, 220, 200), 'meadow', 0.9),
        ]
      : [
          pen.shape(box(0, 0, 214, 200), look % 2 ? 'yellowPale' : 'foam', null),
          pen.shape(box(-4, 96, 222, 30), look % 2 ? 'cream' : 'bluePale', 0.7),
          pen.line(
            `${Array.from({ length: 14 }, (_, i) => `M${i * 16} 96V126`).join('')}M-4 111H218`,
            0.5,
            'stoneDark',
          ),
        ]
  return [
    behind,
    bunting(pen.plane('middle'), [4, 57], [206, 57], 1.6, FLAGS, { size: 7 }),
    pen.shape(box(14, 120, 182, 70, 1), 'woodPale', 1.1),
    pen.shape('M18 114H192L196 122H14z', 'wood', 1),
    // Two more steps of the stand.
    pen.shape(box(10, 138, 190, 5, 0.8) + box(6, 158, 198, 5, 0.8), 'wood', 0.9),
    pen.shape(box(-4, 176, 222, 120), theme === 'bichos' ? 'path' : 'wood', 1.1),
  ]
}

/** On both hands, clear of the arms so that it is seen whole. */
function child(pen: Pen, { who, choice }: Vote, x: number, foot: number): Drawing {
  const held = standing(pen.scaled(SCALE), surveyThing(choice), who === 'lia' ? 1 : 0, -19.4, sideOf(choice) / SCALE)
  return person(pen, who, x, foot, SCALE, {
    pose: {
      ...HOLD,
      turn: 0,
      armL: { at: [-4.4, -17.2], z: 'front', dir: 80, hand: 'fist' },
      armR: { at: [4.4, -17.2], z: 'front', dir: -80, hand: 'fist' },
    },
    extra: () => ({ armFront: held }),
  })
}

const people = (pen: Pen, votes: readonly Vote[]): Drawing => {
  const inFront = votes.findIndex(({ who }) => who === 'lia')
  // A wheelchair is on the ground, not on a step.
  const ordered =
    inFront < ROWS[0].count ? votes.toSpliced(inFront, 1).toSpliced(7, 0, ...votes.slice(inFront, inFront + 1)) : votes
  return ROWS.map(({ foot, count, from, pitch }, row) =>
    ordered
      .slice(row * ROWS[0].count, row * ROWS[0].count + count)
      .map((vote, i) => child(pen, vote, from + i * pitch, foot)),
  )
}

/** Unbroken: answers without colour are dashed, and dashes would be more strokes. */
const TALLY_INK = { stroke: ANSWER_RED, width: 0.8, dash: [90, 1] }

/** Groups of four strokes and a fifth across them, about the middle of a height. */
export function tally(x: number, cy: number, count: number, height = 8): Mark[] {
  const [pitch, gap] = [2.6, 4]
  return Array.from({ length: count }, (_, i) => {
    const left = x + Math.floor(i / 5) * (pitch * 4 + gap)
    const at = left + (i % 5) * pitch
    return i % 5 === 4
      ? path(`M${left - 1.6} ${cy + height / 2 - 1}L${left + 3 * pitch + 1.6} ${cy - height / 2 + 1}`, {
          ...TALLY_INK,
        })
      : path(`M${at} ${cy - height / 2}v${height}`, TALLY_INK)
  })
}

const POSTER = { x: 14, y: 187, width: 182, head: 10, row: 22.6, foot: 18 }
const TALLY = { x: 45, width: 38 }
const [NUMBER, BARS, SQUARE, MOST] = [89, 109, 12, 7]

function row(pen: Pen, { votes, choices }: BarTask, i: number): PageMark[] {
  const choice = choices[i] ?? ''
  const count = countOf(votes, choice)
  const y = POSTER.y + POSTER.head + i * POSTER.row
  const cy = y + 11
  return [
    ...marksOf([
      i ? pen.line(`M${POSTER.x + 3} ${y}H${POSTER.x + POSTER.width - 3}`, 0.5, 'stoneDark') : [],
      centred(pen.plane('middle'), surveyThing(choice), POSTER.x + 15.5, y + 8.6, sideOf(choice)),
      pen.text(POSTER.x + 15.5, y + 20.8, choice, 4.8, { font: 'text' }),
      pen.shape(box(TALLY.x, cy - 7.5, TALLY.width, 15, 2), 'white', 0.9),
      pen.shape(box(NUMBER, cy - 7, 14, 14, 2), 'white', 1.1),
      Array.from({ length: MOST }, (_, j) => pen.shape(box(BARS + j * SQUARE, cy - 7, SQUARE, 14), 'white', 0.8)),
    ]),
    answer(tally(TALLY.x + 5, cy, count)),
    writtenAnswer(NUMBER + 7, cy, String(count), 7.4),
    answer(
      Array.from({ length: count }, (_, j) =>
        path(`M${BARS + j * SQUARE + 2} ${cy + 4.5}l${SQUARE - 4} -9`, { stroke: ANSWER_RED, width: 1.1 }),
      ),
    ),
  ]
}

const HEADS = [
  [TALLY.x + TALLY.width / 2, 'risquinhos'],
  [NUMBER + 7, 'total'],
] as const

export const GRAPHS: Readonly<Record<SurveyTheme, string>> = { lanche: 'frutas da turma', bichos: 'bichos da turma' }

/** Read from the chart: the longest bar and the shortest one. */
function readings(pen: Pen, { votes, choices }: BarTask): PageMark[] {
  const ranked = choices.toSorted((a, b) => countOf(votes, b) - countOf(votes, a))
  const y = POSTER.y + POSTER.head + ASKED * POSTER.row + 2.4
  const asked = [
    { words: 'Tem mais', written: ranked[0] ?? '', x: POSTER.x + 5 },
    { words: 'Tem menos', written: ranked.at(-1) ?? '', x: POSTER.x + 93 },
  ]
  return [
    ...marksOf(pen.line(`M${POSTER.x + 3} ${y - 2.4}H${POSTER.x + POSTER.width - 3}`, 0.5, 'stoneDark')),
    ...asked.flatMap(({ words, written, x }): PageMark[] => [
      ...marksOf([
        pen.text(x, y + 8.2, words, 5, { font: 'text', anchor: 'start' }),
        pen.shape(box(x + 31, y, 50, 12.6, 2), 'white', 1),
      ]),
      writtenAnswer(x + 56, y + 6.3, written, 6.4),
    ]),
  ]
}

export const barPage = (pen: Pen, task: BarTask, theme: SurveyTheme, look: number): PageMark[] => {
  const { x, y, width, head, row: height, foot } = POSTER
  return [
    ...marksOf([
      place(pen, theme, look),
      people(pen, task.votes),
      pen.shape(box(x, y, width, head + ASKED * height + foot, 3), 'cream', 1.1),
      HEADS.map(([cx, words]) => pen.text(cx, y + 7.6, words, 5, { font: 'text' })),
      pen.text(BARS + (SQUARE * MOST) / 2, y + 7.6, `Gráfico: ${GRAPHS[theme]}`, 5),
    ]),
    ...task.choices.flatMap((_, i) => row(pen, task, i)),
    ...readings(pen, task),
  ]
}
