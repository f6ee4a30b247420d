/** Words as whole things in the hand of the studio: which a sheet takes, and how they are on their ground. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { group, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetOptions } from '../../scene/scene.ts'
import { standing } from '../../studio/fit.ts'
import type { Pen } from '../../studio/pen.ts'
import { hasWordThing, wordThing } from '../../studio/words/words.ts'
import { isPrinted, lessonWordsOf } from './lesson-words.ts'
import { rimmedOn } from './rimmed.ts'

/** Part of its size that a flying thing is above the ground. */
const LIFT = 0.1

/** A thing with its foot at a place, its longer side `most` mm at most. */
export function drawnWord(pen: Pen, picture: Picture, x: number, foot: number, most: number): Mark[] {
  const own = wordThing(picture.name)
  if (!own) return rimmedOn(picture, x, foot, most * 0.86, pen.colour)
  const lift = own.flies ? most * LIFT : 0
  return [standing(pen, own.draw, x, foot - lift, Math.min(most * own.share ** 0.75, most - lift))]
}

/** The same in a room that is wider than high: long things fill its width. */
export function widestWord(pen: Pen, picture: Picture, x: number, foot: number, width: number, height: number): Mark[] {
  const reach = boundsOf(drawnWord(pen, picture, x, foot, height))
  if (!reach) return []
  const grown = Math.min(width / reach.width, height / (foot - reach.y), 1.6)
  return drawnWord(pen, picture, x, foot, height * Math.max(grown, 0.5))
}

/** A thing in the middle of a box, as large as its room. */
export function wordInBox(pen: Pen, picture: Picture, { x, y, width, height }: Box): Mark {
  const wide = Math.max(width, height)
  const draw = (most: number) => {
    const marks = drawnWord(pen, picture, 0, 0, most)
    return { marks, reach: boundsOf(marks) ?? { x: 0, y: 0, width: most, height: most } }
  }
  const { reach: first } = draw(wide)
  const { marks, reach } = draw(wide * Math.min(1.7, width / first.width, height / first.height))
  return group(round(x + (width - reach.width) / 2 - reach.x), round(y + (height - reach.height) / 2 - reach.y), marks)
}

/** Things of the studio alone where there are enough of them, and whatever the sheet must show. */
export function drawnFirst(
  { theme, pages, color, must, level }: SheetOptions & { readonly level: Level },
  perPage: number,
  suits: (picture: Picture) => boolean,
): (picture: Picture) => boolean {
  const isDrawn = ({ name }: Picture) => hasWordThing(name)
  const known = lessonWordsOf(theme).filter(
    (one) => isDrawn(one) && !/[- ]/.test(one.name) && suits(one) && isPrinted(one, { color }),
  )
  const needed = perPage * pages + (level === 'facil' ? 2 : 0)
  if (known.length < needed) return suits
  return (picture) => suits(picture) && (isDrawn(picture) || must?.includes(picture.name) === true)
}

/** Turns of a sheet's places: each level begins with another, and each page has the next. */
export const turnOf = (level: Level, index: number): number => ({ facil: 0, medio: 1, desafio: 2 })[level] + index
