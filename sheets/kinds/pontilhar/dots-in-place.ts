/** A page of dots that is one picture: a place with its title, where the figure is missing. */
import type { DrawnPage } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { Pen } from '../../studio/pen.ts'
import { type DotFacts, type DotPageOptions, drawDotPage } from './dot-page.ts'

interface Heading {
  readonly title: string
  readonly instruction: string
}

/** The instruction without the return to the first dot. */
const withoutReturn = (instruction: string) =>
  instruction.replace(/, ligue e volte .*\.$/, ' e ligue em ordem.').replace(/,? e (volte|feche) .*\.$/, '.')

/** No line leads back to the first dot over a printed part of the outline: it would cross the figure. */
export function dotsInPlace(options: DotPageOptions, random: Random, heading: Heading): DrawnPage<DotFacts> {
  const page = drawDotPage(options, random)
  const instruction = page.facts.share < 1 ? withoutReturn(heading.instruction) : heading.instruction
  const title = taskTitle(new Pen(options.color), { ...heading, instruction })
  return { ...page, whole: true, marks: [...page.marks, ...title], instruction }
}
