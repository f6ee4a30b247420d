/** The page around a mandala: a panel as broad as the paper lets, a quarter of a flower in each of its corners. */
import type { Box } from '../../lettering/bounds.ts'
import { clearOfPlate, PICTURE, titleWidth } from '../../page/picture-page.ts'
import { group, type Point, rect } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'

/** Upper edge of the panel, below title and instruction, mm. */
const TOP = 54
const PANEL: Box = { ...PICTURE, y: TOP, height: PICTURE.y + PICTURE.height - TOP }
export const CENTRE: Point = { x: PANEL.x + PANEL.width / 2, y: PANEL.y + PANEL.height / 2 }
export const RADIUS = 92
/** From a corner nearly to the mandala, mm. */
export const REACH = 54

/** The edge of the panel, and what fills the quarter to the upper right of its lower left corner, in all four. */
export function corners(quarter: readonly Mark[], stroke: number): Mark[] {
  const [left, right, foot] = [PANEL.x, PANEL.x + PANEL.width, PANEL.y + PANEL.height]
  return [
    rect(PANEL.x, PANEL.y, PANEL.width, PANEL.height, { width: stroke }),
    group(left, foot, quarter),
    group(left, TOP, quarter, { rotate: 90 }),
    group(right, TOP, quarter, { rotate: 180 }),
    group(right, foot, quarter, { rotate: 270 }),
  ]
}

/** Radius of a figure beside the title, and its distance to the words, mm. */
export const BESIDE_TITLE = 12.5
const CLEAR = 3

/** The same figure at both sides of the title, where there is room. */
export function besideTitle(words: { readonly title: string; readonly instruction: string }, figure: readonly Mark[]) {
  const people = clearOfPlate({ titleWidth: titleWidth(words.title) }, words.instruction)
  const room = (PICTURE.width - (people?.titleWidth ?? PICTURE.width)) / 2
  if (room < (BESIDE_TITLE + CLEAR) * 2) return []
  const y = (PICTURE.y + TOP) / 2
  return [PICTURE.x + room / 2, PICTURE.x + PICTURE.width - room / 2].map((x) => group(x, y, figure))
}
