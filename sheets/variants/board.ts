/** A sheet on a board: it uncovers the key answer by answer where the answers are separate red marks. */
import { ANSWER_RED } from '../scene/inks.ts'
import type { Ink, Mark, ScenePage } from '../scene/scene.ts'
import type { Variant } from './draw-variant.ts'

/** Steps in which a page's answers are uncovered at most. */
const MOST_STEPS = 40

const isRed = (ink: Ink | undefined) => ink?.every((part, i) => part === ANSWER_RED[i]) ?? false

function isAnswer(mark: Mark): boolean {
  if (mark.kind === 'path') return isRed(mark.stroke) || isRed(mark.fill)
  return mark.kind === 'text' && (isRed(mark.fill) || isRed(mark.outline?.stroke))
}

/** Red marks of a page. */
const answersIn = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'group' ? answersIn(mark.children) : Number(isAnswer(mark))), 0)

/** The page with its first red marks. */
function uncovered(page: ScenePage, shown: number): ScenePage {
  let left = shown
  const kept = (marks: readonly Mark[]): Mark[] =>
    marks.flatMap((mark): Mark[] => {
      if (mark.kind === 'group') return [{ ...mark, children: kept(mark.children) }]
      if (!isAnswer(mark)) return [mark]
      left -= 1
      return left >= 0 ? [mark] : []
    })
  return { ...page, marks: kept(page.marks) }
}

/** One page on the board. */
export interface Slide {
  readonly page: ScenePage
  /** Pages on the board. */
  readonly slides: number
  /** Presses until the whole key of this page is seen; 0 without one. */
  readonly steps: number
}

/** Number of steps for so many answers; a key without red marks is uncovered whole. */
const stepsFor = (answers: number): number => Math.min(Math.max(answers, 1), MOST_STEPS)

function solved(key: ScenePage, step: number): { page: ScenePage; steps: number } {
  const answers = answersIn(key.marks)
  const steps = stepsFor(answers)
  return { page: answers === 0 ? key : uncovered(key, Math.round((answers * step) / steps)), steps }
}

/**
 * A page on the board after so many uncovered steps. If there are as many keys as pages, each key replaces its page;
 * otherwise the keys follow the pages.
 * @param place from 0
 */
export function slideOf({ pages, answers }: Pick<Variant, 'pages' | 'answers'>, place: number, step: number): Slide {
  const arePairs = pages.length === answers.length
  const slides = arePairs ? pages.length : pages.length + answers.length
  const page = pages[place]
  const key = arePairs ? answers[place] : answers[place - pages.length]
  if (key && (step > 0 || !page)) return { ...solved(key, step), slides }
  if (!page) throw new RangeError('no such page')
  return { page, slides, steps: key ? stepsFor(answersIn(key.marks)) : 0 }
}
