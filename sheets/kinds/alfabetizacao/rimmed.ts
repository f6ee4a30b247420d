/** Coloured pictures with the dark contour of the people in a scene, so that both are of one hand. */
import { drawPicture, type Picture, pictureReach } from '../../pictures/drawing.ts'
import { ART_BOX, type PictureStyle } from '../../pictures/layers.ts'
import { BLACK } from '../../scene/inks.ts'
import { group, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'

/** Of the contour, outside the picture, mm. */
const RIM = 0.75

const broad = (mark: Mark, width: number): Mark => {
  if (mark.kind === 'path') return { ...mark, stroke: BLACK, width, join: 'round' }
  return mark.kind === 'group' ? { ...mark, children: mark.children.map((one) => broad(one, width)) } : mark
}

export function rimmed(picture: Picture, style: PictureStyle): Mark[] {
  const drawing = drawPicture(picture, style)
  if (!style.color) return [drawing]
  // Without the picture's name: the contour is no second picture.
  const { picture: _, ...shadow } = drawPicture(picture, { ...style, silhouette: true })
  return [broad(group(0, 0, [shadow]), round((2 * RIM * ART_BOX) / style.size)), drawing]
}

/** Its foot on a shelf, the contour included. */
export function rimmedOn(picture: Picture, x: number, foot: number, size: number, color: boolean): Mark[] {
  const { cy, height } = pictureReach(picture.id, color)
  return rimmed(picture, { cx: x, cy: foot - RIM - (cy + height / 2) * size, size, color })
}
