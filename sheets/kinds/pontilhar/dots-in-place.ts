/** A page of dots that is one picture: a place with its title, where the figure is missing. */
import type { DrawnPage } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type DotFacts, type DotPageOptions, drawDotPage } from './dot-page.ts'

interface Heading {
  readonly title: string
  readonly instruction: string
}

export function dotsInPlace(options: DotPageOptions, random: Random, heading: Heading): DrawnPage<DotFacts> {
  const page = drawDotPage(options, random)
  const title = marksOf(pictureTitle(new Pen(options.color), heading))
  return { ...page, whole: true, marks: [...page.marks, answer([], title)] }
}
