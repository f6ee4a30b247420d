/** Letters and numbers on discs along the ways of a figure: on its page, and in a small key. */
import { answer, type PageMark } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { area, centredText, circle, type Point } from '../../scene/marks.ts'
import { circle as discData } from '../../studio/paths.ts'
import { IN_KEY, tokenRadius } from './maze-picture.ts'

/** From this radius on a token has room for the letters of a small key, mm. */
const ROOM_FOR_KEY = 3.2
/** From this one on such letters are clear of its contour, mm. */
const ROOM_FOR_CONTOUR = 3.35

/** Of a cell, for a token that its walls leave room, and its letter. */
const [LARGEST_TOKEN, LETTER] = [0.4, 1.44]
/** In a small key a letter is as large as the disc, which leaves its contour out. */
export const shownToken = (at: Point, content: string, cell: number, free: number): PageMark => {
  const radius = tokenRadius(cell)
  const shown = Math.min(cell * LARGEST_TOKEN, free)
  const disc =
    radius < ROOM_FOR_CONTOUR
      ? area(discData(at.x, at.y, radius), WHITE)
      : circle(at.x, at.y, radius, { fill: WHITE, width: 0.5 })
  return answer(radius < ROOM_FOR_KEY ? [] : [disc, centredText(at.x, at.y, content, IN_KEY)], [
    circle(at.x, at.y, shown, { fill: WHITE, width: 0.4 }),
    centredText(at.x, at.y, content, shown * LETTER),
  ])
}
