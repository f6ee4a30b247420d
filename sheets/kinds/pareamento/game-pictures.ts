/** Pictures of the cards of games, in the hand of the players where the studio draws the word. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import type { Mark } from '../../scene/scene.ts'
import { centred, reachOf } from '../../studio/fit.ts'
import { Pen } from '../../studio/pen.ts'
import { wordThing } from '../../studio/words/words.ts'

/** As large as the box lets it, in its middle. */
export function gamePicture(picture: Picture, box: Box, color: boolean): Mark {
  const [cx, cy] = [middleX(box), middleY(box)]
  const own = wordThing(picture.name)
  if (!own) return outlinedPicture(picture, { cx, cy, size: Math.min(box.width, box.height), color })
  const { width, height } = reachOf(own.draw)
  const size = Math.max(width, height) * Math.min(box.width / width, box.height / height)
  return centred(new Pen(color), own.draw, cx, cy, size)
}
