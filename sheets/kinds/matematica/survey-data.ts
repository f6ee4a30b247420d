/** Answers of a survey: what each child holds or has before them, and how often each answer was given. */
import type { Random } from '../../page/random.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import type { Thing } from '../../studio/fit.ts'
import { ellipse } from '../../studio/paths.ts'
import { frog, rabbit } from '../../studio/shapes/pets.ts'
import { gatheredThing } from './gathered-things.ts'

export const SURVEY_THEMES = ['lanche', 'bichos'] as const
export type SurveyTheme = (typeof SURVEY_THEMES)[number]

export interface Vote {
  readonly who: CastName
  readonly choice: string
}

export const CHOICES: Readonly<Record<SurveyTheme, readonly string[]>> = {
  lanche: ['banana', 'maçã', 'abacaxi', 'melancia', 'pera'],
  bichos: ['gato', 'cachorro', 'coelho', 'pato', 'sapo'],
}

export const countOf = (votes: readonly Pick<Vote, 'choice'>[], choice: string) =>
  votes.filter((vote) => vote.choice === choice).length

/** Three counts of eleven, so that each bar has another length. */
const COUNTS = [
  [6, 3, 2],
  [5, 4, 2],
  [6, 4, 1],
  [7, 3, 1],
]
export const ASKED = 3

/** The children of a page in any order, each with one of three choices. */
export function votesOf(random: Random, theme: SurveyTheme): { votes: Vote[]; choices: string[] } {
  const choices = random.fork('choices').sample(CHOICES[theme], ASKED)
  const counts = random.fork('counts').shuffle(random.fork('pick').pick(COUNTS))
  const given = random
    .fork('given')
    .shuffle(choices.flatMap((choice, i) => Array(counts[i] ?? 0).fill(choice) as string[]))
  const children = random.fork('children').shuffle(CHILDREN)
  return { choices, votes: children.map((who, i) => ({ who, choice: given[i] ?? '' })) }
}

/** Whole animals without clothes, sitting as those of the other kinds do. */
const SEATED: Readonly<Record<string, Thing>> = {
  coelho: (pen) => rabbit(pen, 0, 0, 1, 'white'),
  sapo: (pen) => [
    pen.shape(ellipse(-11, -1, 5, 6) + ellipse(11, -1, 5, 6), 'green', 1),
    frog(pen, 0, 0),
    pen.shape(ellipse(-8.5, 4.6, 6, 2.4) + ellipse(8.5, 4.6, 6, 2.4), 'green', 1),
  ],
}
export const surveyThing = (name: string): Thing => SEATED[name] ?? gatheredThing(name)

/** Longer sides beside a child of 46 mm: fruit is twice as large as in life, or it could not be counted. */
const SIDES: Readonly<Record<string, number>> = {
  ...{ banana: 10, maçã: 7.6, abacaxi: 13, melancia: 11.5, pera: 8.6 },
  ...{ gato: 13, cachorro: 14, coelho: 13.6, pato: 11, sapo: 7.6 },
}
export const sideOf = (name: string): number => SIDES[name] ?? 10
