/** A word that is read as another of the page until its last letters. */
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { withoutAccent } from '../../pictures/vocabulary.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { hasWordThing } from '../../studio/words/words.ts'
import { isPrinted, lessonWordsOf } from './lesson-words.ts'

const plain = ({ name }: Picture) => [...name].map(withoutAccent)

/** Letters that both begin with, doubled, and those that both have at the same place. */
function likeness(one: Picture, other: Picture): number {
  const [a, b] = [plain(one), plain(other)]
  const begin = a.findIndex((letter, i) => letter !== b[i])
  const shared = begin < 0 ? a.length : begin
  const same = a.filter((letter, i) => letter === b[i]).length
  return 2 * shared + same - Math.abs(a.length - b.length) / 2
}

/** Candidates of which one is taken: pages with the same words differ. */
const CHOICE = 3

/** One more word of the theme, like one of the page's and without its thing on the page. */
export function nearAlike(
  random: Random,
  options: SheetOptions,
  page: readonly Picture[],
  suits: (picture: Picture) => boolean,
): Picture | undefined {
  const isOther = ({ name }: Picture) => page.every((one) => one.name !== name && !one.facts?.otherNames.includes(name))
  const known = lessonWordsOf(options.theme).filter(
    (one) => !/[- ]/.test(one.name) && suits(one) && isOther(one) && isPrinted(one, options),
  )
  const drawn = known.filter(({ name }) => hasWordThing(name))
  const ranked = (drawn.length > 0 ? drawn : known)
    .map((one) => ({ one, near: Math.max(...page.map((other) => likeness(one, other))) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, CHOICE)
  return ranked.length > 0 ? random.pick(ranked).one : undefined
}
