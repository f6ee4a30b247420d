/** Answers of a survey: what each child holds or has before them, and how often each answer was given. */
import type { Random } from '../../page/random.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { CHILDREN } from '../../studio/cast/people.ts'

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
