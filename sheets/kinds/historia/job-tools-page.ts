/** Six people at work: their tools are on a bench below, or what they do is on a paper. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centred, standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { setting } from '../../studio/work/settings.ts'
import { HELD, worker } from '../../studio/work/workers.ts'
import type { Job } from './jobs.ts'

export interface JobFacts {
  /** As they are in the picture. */
  readonly people: readonly Job[]
  /** As the bench or the paper has them. */
  readonly asked: readonly Job[]
}

export const AT_WORK = 6
const LETTERS = 'ABCDEF'
const FEET = [120, 194]
const SCALE = 0.54
const COLUMNS = [43.5, 105, 166.5]
const BOX = 11

const spotOf = (i: number) => ({ x: COLUMNS[i % 3] ?? 0, foot: FEET[Math.floor(i / 3)] ?? 0 })

const scene = (pen: Pen, people: readonly Job[]): Drawing => [
  pen.shape(box(0, 0, 214, 300), 'cream', null),
  people.map((job, i) => setting(pen, job.setting, spotOf(i).x, spotOf(i).foot)),
]

/** Name of the job on a plate, with room for a box or a letter to its right. */
function plate(pen: Pen, i: number, name: string): Drawing {
  const { x, foot } = spotOf(i)
  return [
    pen.shape(box(x - 27, foot + 5, 38, BOX, 2), 'cream', 0.9),
    pen.text(x - 8, foot + 5 + BOX / 2 + 1.8, name, fitTextSize(name, 'text', 5.2, 34), { font: 'text' }),
  ]
}

function bench(pen: Pen, asked: readonly Job[]): Drawing {
  const top = 251
  return [
    pen.shape(box(14, top, 182, 5, 1), 'woodPale', 1.1),
    pen.shape(box(18, top + 5, 174, 22, 1), 'wood', 1.1),
    pen.shape(box(22, top + 27, 8, 12, 1) + box(180, top + 27, 8, 12, 1), 'woodDark', 1),
    asked.map(({ tool }, i) => {
      const x = 14 + (182 / asked.length) * (i + 0.5)
      return [
        standing(pen, tool, x, top, 25),
        pen.shape(circle(x, top + 15.5, 6), 'yellow', 0.9),
        pen.text(x, top + 18.2, i + 1, 7.6),
      ]
    }),
  ]
}

export const toolsPage = (pen: Pen, { people, asked }: JobFacts): PageMark[] => [
  ...marksOf([
    scene(pen, people),
    people.map((job, i) => {
      const { x, foot } = spotOf(i)
      return [worker(pen, job.worker, x, foot - 1, SCALE, i), plate(pen, i, job.name)]
    }),
    bench(pen, asked),
  ]),
  ...people.flatMap((job, i): PageMark[] => {
    const { x, foot } = spotOf(i)
    return [
      ...marksOf(pen.shape(box(x + 15, foot + 5, BOX, BOX, 2), 'white', 1)),
      writtenAnswer(x + 15 + BOX / 2, foot + 5 + BOX / 2, String(asked.indexOf(job) + 1), 7),
    ]
  }),
]

const PAPER = { x: 14, y: 219, width: 182, height: 62 }

function tasks(pen: Pen, { people, asked }: JobFacts): PageMark[] {
  const column = PAPER.width / 2
  const size = Math.min(...asked.map(({ task }) => fitTextSize(task, 'text', 5, column - 27)))
  return [
    ...marksOf(pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1)),
    ...asked.flatMap((job, i): PageMark[] => {
      const x = PAPER.x + (i % 2) * column
      const y = PAPER.y + 3 + ((PAPER.height - 6) / 3) * (Math.floor(i / 2) + 0.5)
      return [
        ...marksOf([
          pen.shape(box(x + 5, y - BOX / 2, BOX, BOX, 2), 'white', 0.9),
          pen.text(x + 20, y + 1.8, job.task, size, { font: 'text', anchor: 'start' }),
        ]),
        writtenAnswer(x + 5 + BOX / 2, y, LETTERS[people.indexOf(job)] ?? '', 7),
      ]
    }),
  ]
}

export const tasksPage = (pen: Pen, facts: JobFacts): PageMark[] => [
  ...marksOf([
    scene(pen, facts.people),
    facts.people.map((job, i) => {
      const { x, foot } = spotOf(i)
      return [
        worker(pen, job.worker, x - 9, foot - 1, SCALE, i, job.isHeld && HELD),
        job.isHeld ? centred(pen, job.tool, x + 9, foot - 25, 22) : standing(pen, job.tool, x + 14, foot, 26),
        plate(pen, i, job.name),
        pen.shape(circle(x + 20, foot + 5 + BOX / 2, BOX / 2), 'yellow', 0.9),
        pen.text(x + 20, foot + 5 + BOX / 2 + 2.5, LETTERS[i] ?? '', 7),
      ]
    }),
  ]),
  ...tasks(pen, facts),
]
