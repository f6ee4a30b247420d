/** A picture in a white frame on a shelf, with room for words below it. */
import type { Box } from '../../lettering/bounds.ts'
import { group, rect, rectData, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { CARD, type Contrast, type Side } from '../../studio/contrasts/card.ts'
import { box as boxData } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'

/** White around the picture, mm. */
const MAT = 2
const RADIUS = 2

/** Size of a picture in a frame of this size. */
const scaleIn = (box: Box, caption: number) =>
  Math.min((box.width - 2 * MAT) / CARD.width, (box.height - 2 * MAT - caption) / CARD.height)

/** The frame that fits around the picture, on the lower edge of the box. */
export function frameIn(box: Box, caption: number): Box {
  const scale = scaleIn(box, caption)
  const [width, height] = [CARD.width * scale + 2 * MAT, CARD.height * scale + 2 * MAT + caption]
  return { x: box.x + (box.width - width) / 2, y: box.y + box.height - height, width, height }
}

/** The picture at the top of the box, which is all frame; `caption` is left free below it. */
export function picturedFrame(box: Box, draw: Contrast, side: Side, color: boolean, caption = 0): Mark {
  const scale = round(scaleIn(box, caption) * 100) / 100
  const pen = new Pen(color, 1, 1.1)
  const [width, height] = [CARD.width * scale, CARD.height * scale]
  const [x, y] = [box.x + (box.width - width) / 2, box.y + MAT]
  const window = rectData(x, y, width, height, RADIUS)
  return group(0, 0, [
    pen.shape(boxData(box.x, box.y, box.width, box.height, 2.5), 'white', 0.9),
    group(0, 0, marksOf(pen.at(x, y, scale, (own) => draw(own, side))), { clip: window }),
    rect(x, y, width, height, { radius: RADIUS, width: 0.6 }),
  ])
}
