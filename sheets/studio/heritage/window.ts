/** A window of 54 × 44 mm with a scene, its lower edge in the middle at the origin. */
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export const WINDOW = { width: 54, height: 44 } as const
export type WindowScene = (pen: Pen) => Drawing

/** Behind a whole scene. */
export const sky = (pen: Pen, fill: Fill = 'sky'): Drawing => pen.shape(box(-30, -46, 60, 50), fill, null)

/** A scene inside its window, clipped, with a thin edge. */
export const inWindow = (pen: Pen, x: number, y: number, scale: number, scene: WindowScene): Drawing => {
  const edge = box(-WINDOW.width / 2, -WINDOW.height, WINDOW.width, WINDOW.height)
  return pen.plane('middle').at(x, y, scale, (own) => [own.clip(edge, scene(own)), own.shape(edge, null, 0.9)])
}

/** The same in a frame that hangs on a wall. */
export const framed = (pen: Pen, x: number, y: number, scene: WindowScene, fill: Fill, radius = 1): Drawing => [
  pen.shape(
    box(x - WINDOW.width / 2 - 2.6, y - WINDOW.height - 2.6, WINDOW.width + 5.2, WINDOW.height + 5.2, radius),
    fill,
    1.1,
  ),
  inWindow(pen, x, y, 1, scene),
]
