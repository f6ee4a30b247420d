/** Four people at work: their tools are on a bench below, or what they do is on a paper. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { DOING } from '../../studio/work/doing.ts'
import { isOutdoors, type Part, part } from '../../studio/work/settings.ts'
import { posed } from '../../studio/work/workers.ts'
import type { Job } from './jobs.ts'

export interface JobFacts {
  /** As they are in the picture. */
  readonly people: readonly Job[]
  /** As the bench or the paper has them. */
  readonly asked: readonly Job[]
}

/** Under a roof or outdoors; a page has one row of each. */
export const IN_A_ROW = 2
const LETTERS = 'ABCD'
const SCALE = 0.62
const BOX = 11
const LEFT = 14
const PART: Part = { side: 33.7, above: 49, under: 11.5, scale: 1.35 }
const WIDE = 2 * PART.side * PART.scale
const [HIGH, ABOVE] = [(PART.above + PART.under) * PART.scale, PART.above * PART.scale]
const TOP = 54
/** From the middle of a part to its worker. */
const ASIDE = 15

const spotOf = (i: number) => ({
  x: LEFT + WIDE * ((i % IN_A_ROW) + 0.5),
  foot: TOP + ABOVE + HIGH * Math.floor(i / IN_A_ROW),
})

/** A house or a land seen whole, with those who work in it; `withTools` puts the tools in their hands. */
const scene = (pen: Pen, people: readonly Job[], withTools: boolean): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'cream', null),
  people.map((job, i) => part(pen, job.setting, spotOf(i).x, spotOf(i).foot, PART)),
  people.map((job, i) => atWork(pen, job, spotOf(i).x - ASIDE, spotOf(i).foot, withTools)),
  walls(pen, people),
]

/** Between the rooms of a house, above or below the open air. */
const walls = (pen: Pen, people: readonly Job[]): Drawing => [
  people
    .filter((_, i) => i % IN_A_ROW === 0)
    .map(({ setting }, row) =>
      isOutdoors(setting) ? [] : pen.shape(box(LEFT + WIDE - 1.2, TOP + row * HIGH, 2.4, HIGH), 'wood', 0.9),
    ),
  pen.shape(box(LEFT, TOP + HIGH - 1.2, 2 * WIDE, 2.4), 'wood', 0.9),
  pen.shape(box(LEFT, TOP, 2 * WIDE, 2 * HIGH, 2), null, 1.2),
]

function atWork(pen: Pen, job: Job, x: number, foot: number, withTools: boolean): Drawing {
  const doing = DOING[job.worker]
  if (!doing) throw new RangeError(`no work for ${job.worker}`)
  const { pose, hand, held, before, helped } = doing
  const inHand =
    held && withTools
      ? pen
          .scaled(SCALE)
          .at(hand[0], hand[1], held.size, (own) => own.at(-held.grip[0], -held.grip[1], 1, held.as ?? job.tool), {
            ...(held.flip && { flip: true }),
            ...(held.turn !== undefined && { turn: held.turn }),
          })
      : []
  return [
    helped ? pen.at(x, foot, 1, helped) : [],
    posed(pen, job.worker, x, foot, SCALE, pose, inHand),
    before && withTools ? pen.at(x, foot, 1, before) : [],
  ]
}

/** Name of the job on a plate before its feet, with room for a box or a letter to its right. */
function plate(pen: Pen, i: number, name: string): Drawing {
  const { x, foot } = spotOf(i)
  return [
    pen.shape(box(x - 33, foot + 2.6, 48, BOX, 2), 'cream', 0.9),
    pen.text(x - 9, foot + 2.6 + BOX / 2 + 2, name, fitTextSize(name, 'text', 6, 44), { font: 'text' }),
  ]
}

function bench(pen: Pen, asked: readonly Job[]): Drawing {
  const top = 251
  return [
    pen.shape(box(14, top, 182, 5, 1), 'woodPale', 1.1),
    pen.shape(box(18, top + 5, 174, 18, 1), 'wood', 1.1),
    pen.shape(box(22, top + 23, 8, 12, 1) + box(180, top + 23, 8, 12, 1), 'woodDark', 1),
    asked.map(({ tool }, i) => {
      const x = 14 + (182 / asked.length) * (i + 0.5)
      return [
        standing(pen, tool, x, top, 28),
        pen.shape(circle(x, top + 14, 6), 'yellow', 0.9),
        pen.text(x, top + 16.7, i + 1, 7.6),
      ]
    }),
  ]
}

export const toolsPage = (pen: Pen, { people, asked }: JobFacts): PageMark[] => [
  ...marksOf([scene(pen, people, false), people.map((job, i) => plate(pen, i, job.name)), bench(pen, asked)]),
  ...people.flatMap((job, i): PageMark[] => {
    const { x, foot } = spotOf(i)
    return [
      ...marksOf(pen.shape(box(x + 19, foot + 2.6, BOX, BOX, 2), 'white', 1)),
      writtenAnswer(x + 19 + BOX / 2, foot + 2.6 + BOX / 2, String(asked.indexOf(job) + 1), 7),
    ]
  }),
]

const PAPER = { x: 14, y: 222, width: 182, height: 60 }

function tasks(pen: Pen, { people, asked }: JobFacts): PageMark[] {
  return [
    ...marksOf(pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1)),
    ...asked.flatMap((job, i): PageMark[] => {
      const y = PAPER.y + 3 + ((PAPER.height - 6) / asked.length) * (i + 0.5)
      return [
        ...marksOf([
          pen.shape(box(PAPER.x + 8, y - BOX / 2, BOX, BOX, 2), 'white', 0.9),
          pen.text(PAPER.x + 25, y + 2, job.task, 6, { font: 'text', anchor: 'start' }),
        ]),
        writtenAnswer(PAPER.x + 8 + BOX / 2, y, LETTERS[people.indexOf(job)] ?? '', 7),
      ]
    }),
  ]
}

export const tasksPage = (pen: Pen, facts: JobFacts): PageMark[] => [
  ...marksOf([
    scene(pen, facts.people, true),
    facts.people.map((job, i) => {
      const { x, foot } = spotOf(i)
      return [
        plate(pen, i, job.name),
        pen.shape(circle(x + 24.5, foot + 2.6 + BOX / 2, BOX / 2), 'yellow', 0.9),
        pen.text(x + 24.5, foot + 2.6 + BOX / 2 + 2.5, LETTERS[i] ?? '', 7),
      ]
    }),
  ]),
  ...tasks(pen, facts),
]
