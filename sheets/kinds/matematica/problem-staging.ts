/** Places of the children of a word problem, and what shows its second number: a bag, a trolley, a lorry, a sign. */
import { PAGE_WIDTH_MM } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { CLAP, GIVE, HANDS_UP, POINT, POINT_LEFT, WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { Fill } from '../../studio/pen.ts'
import type { ProblemPlace } from '../../studio/places/problem-places.ts'
import type { Holder } from '../../studio/shapes/number-holders.ts'
import type { ProblemNumbers } from './problem-numbers.ts'
import type { Idea } from './story-form.ts'

export interface WordProblem extends ProblemNumbers {
  readonly idea: Idea
  /** Name of the thing. */
  readonly thing: string
  /** Things that the answer is a number of: «maçãs», «viagens». */
  readonly counted: string
  /** The story with its question, without its numbers: the picture has them. */
  readonly told: string
  /** Captions in the picture. */
  readonly labels: readonly [string, string]
  /** A girl at the left, a boy at the right. */
  readonly people: readonly [CastName, CastName]
}

/** Places and poses of the children, and the room that they leave for boxes; whoever is nearer to these acts. */
export interface Staging {
  readonly girl: number
  readonly boy: number
  readonly poses: readonly (readonly [Pose, Pose])[]
  readonly from: number
  readonly to: number
}
const APART: Staging = {
  ...{ girl: 23, boy: PAGE_WIDTH_MM - 23, from: 37, to: PAGE_WIDTH_MM - 37 },
  poses: [
    [GIVE, WAVE_LEFT],
    [WAVE, POINT_LEFT],
    [POINT, HANDS_UP],
  ],
}
export const AT_LEFT: Staging = {
  ...{ girl: 43, boy: 22, from: 58, to: 195 },
  poses: [
    [POINT, HANDS_UP],
    [GIVE, WAVE],
    [POINT, CLAP],
  ],
}
const AT_RIGHT: Staging = {
  ...{ girl: PAGE_WIDTH_MM - 22, boy: PAGE_WIDTH_MM - 43, from: 15, to: PAGE_WIDTH_MM - 58 },
  poses: [
    [WAVE_LEFT, POINT_LEFT],
    [HANDS_UP, POINT_LEFT],
    [CLAP, POINT_LEFT],
  ],
}
const STAGINGS = [APART, AT_RIGHT, AT_LEFT] as const

/** Somebody who brings things walks behind them. */
export const stagingOf = ({ idea }: Pick<WordProblem, 'idea'>, turn: number): Staging =>
  idea === 'acrescentar' ? APART : inTurn(STAGINGS, turn)

/** A bag, or a pail at the beach, for things taken away; animals go themselves. */
const TAKEN: Readonly<Record<ProblemPlace, Holder>> = {
  feira: 'bag',
  sitio: 'post',
  aniversario: 'bag',
  escola: 'bag',
  praia: 'pail',
}

/** Paper of the bags. */
export const BAGS: Readonly<Record<ProblemPlace, Fill>> = {
  feira: 'tan',
  sitio: 'tan',
  aniversario: 'bluePale',
  escola: 'lime',
  praia: 'tan',
}

export function holderOf({ idea, told }: WordProblem, place: ProblemPlace): Holder {
  if (told.includes('caminhão')) return 'lorry'
  if (idea === 'acrescentar') return place === 'sitio' ? 'lorry' : 'trolley'
  return idea === 'retirar' || idea === 'separar' ? TAKEN[place] : 'post'
}

/** The sign of a number of parts has their name alone. */
export const countsThings = ({ idea, labels }: WordProblem) => idea !== 'dividir' || labels[1].startsWith('por ')
