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

export function dotsInPlace(options: DotPageOptions, random: Random, heading: Heading): DrawnPage<DotFacts> {
  const page = drawDotPage(options, random)
  return { ...page, whole: true, marks: [...page.marks, ...taskTitle(new Pen(options.color), heading)] }
}
