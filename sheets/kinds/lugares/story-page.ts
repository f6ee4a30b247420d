/** A mental map: a story in four sentences, and a path whose stops the child draws. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { standing } from '../../studio/fit.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { CARD, CARDS, type Stop, type Story, storyLand } from '../../studio/places/story-land.ts'

export interface StoryTask {
  readonly story: Story
  /** Names of the stops in the order of the path. */
  readonly stops: readonly string[]
  readonly sentences: readonly string[]
}

const a = ({ name, isFemale }: Stop) => `${isFemale ? 'uma' : 'um'} ${name}`
const the = ({ name, isFemale }: Stop) => `${isFemale ? 'a' : 'o'} ${name}`
const ofThe = (stop: Stop) => `d${the(stop)}`

const GOALS: Readonly<Record<Exclude<Story, 'conto'>, string>> = { escola: 'da escola', tesouro: 'do tesouro' }

/** One order of the stops alone fits them, and the sentences do not follow it. */
export const sentencesOf = (
  story: Story,
  [first, second, third, fourth]: readonly [Stop, Stop, Stop, Stop],
): string[] =>
  story === 'conto'
    ? [
        `Chapeuzinho sai de casa e logo vê ${a(first)}.`,
        `Já perto da casa da avó, ela vê ${a(fourth)}.`,
        `Depois ${ofThe(first)}, ela encontra ${a(second)}.`,
        `Entre ${the(second)} e ${the(fourth)}, ela acha ${a(third)}.`,
      ]
    : [
        `Logo depois da casa, há ${a(first)}.`,
        `Perto ${GOALS[story]}, há ${a(fourth)}.`,
        `Depois ${ofThe(first)}, há ${a(second)}.`,
        `Entre ${the(second)} e ${the(fourth)}, há ${a(third)}.`,
      ]

const PAPER = { x: 16.5, y: 214, width: 177, height: 68.5 }

export function storyPage(
  pen: Pen,
  { story, sentences }: StoryTask,
  stops: readonly Stop[],
  who: CastName,
): PageMark[] {
  const size = Math.min(...sentences.map((words) => fitTextSize(words.toUpperCase(), 'text', 6, PAPER.width - 14)))
  const step = PAPER.height / sentences.length
  return [
    ...marksOf([
      storyLand(pen, story, who),
      notePaper(pen, PAPER),
      sentences.map((words, i) =>
        pen.text(PAPER.x + 7, PAPER.y + step * (i + 0.5) + size * 0.35, words.toUpperCase(), size, {
          font: 'text',
          anchor: 'start',
        }),
      ),
    ]),
    answer(
      marksOf(
        stops.map(({ thing }, i) => {
          const [x, y] = CARDS[i] ?? [0, 0]
          return standing(pen, thing, x, y + CARD.height / 2 - 3, 21)
        }),
      ),
      [],
    ),
  ]
}
