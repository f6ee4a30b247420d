/** Sentences that are true or false: a page asks about one of each. */
import type { Random } from '../../page/random.ts'
import type { MapQuestion } from './heritage-map-page.ts'

export interface Statement {
  readonly says: string
  readonly isTrue: boolean
}

export const TRUE_OR_FALSE = 'V: verdadeiro · F: falso'

/** The next page has the next true sentence; the false one is another beside it each time round. */
function ofPage(statements: readonly Statement[], isTrue: boolean, page: number): readonly Statement[] {
  const those = statements.filter((one) => one.isTrue === isTrue)
  const at = (isTrue ? page : page + Math.floor(page / those.length)) % those.length
  return those.slice(at, at + 1)
}

export const trueAndFalse = (random: Random, statements: readonly Statement[], page: number): readonly MapQuestion[] =>
  random
    .shuffle([true, false].flatMap((isTrue) => ofPage(statements, isTrue, page)))
    .map(({ says, isTrue }) => ({ asks: says, answer: isTrue ? 'V' : 'F' }))
