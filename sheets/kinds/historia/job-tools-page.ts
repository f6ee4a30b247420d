/** Six people at work: their tools are on a bench below, or what they do is on a paper. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type WorkPlace, workPlace } from '../../studio/places/work-place.ts'
import { worker } from '../../studio/work/workers.ts'
import type { Job } from './jobs.ts'

export interface JobFacts {
  /** As they are in the picture. */
  readonly people: readonly Job[]
  /** As the bench or the paper has them. */
  readonly asked: readonly Job[]
}

export const AT_WORK = 6
const LETTERS = 'ABCDEF'
const [HORIZON, SECOND] = [104, 150]
const FEET = [128, 197]
const SCALE = 0.56
const COLUMNS = [43, 105, 167]
const BOX = 11

const spotOf = (i: number) => ({ x: COLUMNS[i % 3] ?? 0, foot: FEET[Math.floor(i / 3)] ?? 0 })

const scene = (pen: Pen, place: WorkPlace): Drawing => workPlace(pen, place, HORIZON, [SECOND])

/** Name of the job on a plate, with room for a box or a letter to its right. */
function plate(pen: Pen, i: number, name: string): Drawing {
  const { x, foot } = spotOf(i)
  return [
    pen.shape(box(x - 27, foot + 3, 38, BOX, 2), 'cream', 0.9),
    pen.text(x - 8, foot + 3 + BOX / 2 + 1.8, name, fitTextSize(name, 'text', 5.2, 34), { font: 'text' }),
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

export const toolsPage = (pen: Pen, place: WorkPlace, { people, asked }: JobFacts): PageMark[] => [
  ...marksOf([
    scene(pen, place),
    people.map((job, i) => {
      const { x, foot } = spotOf(i)
      return [worker(pen, job.worker, x, foot, SCALE, i), plate(pen, i, job.name)]
    }),
    bench(pen, asked),
  ]),
  ...people.flatMap((job, i): PageMark[] => {
    const { x, foot } = spotOf(i)
    return [
      ...marksOf(pen.shape(box(x + 15, foot + 3, BOX, BOX, 2), 'white', 1)),
      writtenAnswer(x + 15 + BOX / 2, foot + 3 + BOX / 2, String(asked.indexOf(job) + 1), 7),
    ]
  }),
]

const PAPER = { x: 14, y: 219, width: 182, height: 62 }

function tasks(pen: Pen, { people, asked }: JobFacts): PageMark[] {
  const column = PAPER.width / 2
  const size = Math.min(...asked.map(({ task }) => fitTextSize(task, 'text', 5, column - 24)))
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

export const tasksPage = (pen: Pen, place: WorkPlace, facts: JobFacts): PageMark[] => [
  ...marksOf([
    scene(pen, place),
    facts.people.map((job, i) => {
      const { x, foot } = spotOf(i)
      return [
        worker(pen, job.worker, x - 12, foot, SCALE, i),
        standing(pen, job.tool, x + 14, foot + 1, 24),
        plate(pen, i, job.name),
        pen.shape(circle(x + 20, foot + 3 + BOX / 2, BOX / 2), 'yellow', 0.9),
        pen.text(x + 20, foot + 3 + BOX / 2 + 2.5, LETTERS[i] ?? '', 7),
      ]
    }),
  ]),
  ...tasks(pen, facts),
]
