/** Shelves with equal places: in each a thing is on a block of wood that holds what is asked about it. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf } from '../../page/cells.ts'
import { drawPicture, type Picture, pictureReach } from '../../pictures/drawing.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Fill, Pen } from '../../studio/pen.ts'
import { backdrop, type Place, rowsOf } from './counted-rows.ts'

/** Between two things of a shelf, and from the shelf's sides, mm. */
const [GAP, SIDE] = [6, 4]

const shelf = (wall: Fill): Place => ({ terrain: 'shelves', wall })

/** Walls by the theme of what is on the shelves. */
const PLACES: Readonly<Record<string, Place>> = {
  bichos: shelf('sky'),
  passeio: shelf('dusk'),
  comidas: shelf('yellowPale'),
  casa: shelf('pinkPale'),
}

/** The shelves of a page with title and instruction. */
export function shelves(options: SheetOptions, rows: number, seed: number): PageMark[] {
  const cells = rowsOf(rows)
  const grounds = cells.map(({ y, height }) => y + height)
  return backdrop(options, PLACES[options.theme ?? ''] ?? shelf('hillFar'), cells, grounds, seed)
}

/** The places of all shelves, row by row. */
export const shelfPlaces = (columns: number, rows: number): Box[] =>
  rowsOf(rows).flatMap((row) => {
    const room = { x: row.x + SIDE, y: row.y + 1, width: row.width - 2 * SIDE, height: row.height - 1 }
    return cellsOf(columns, 1, { box: room, gap: GAP })
  })

/** Wood around a block's white panel, mm. */
const [EDGE, FOOT] = [2, 1.6]

/** A block of wood with a white panel, and the room of the panel. */
export function block({ x, y, width, height }: Box, color: boolean): { readonly marks: Mark[]; readonly panel: Box } {
  const pen = new Pen(color)
  const panel = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - EDGE - FOOT }
  return {
    marks: [
      pen.shape(box(x, y, width, height, 1.5), 'woodPale'),
      pen.shape(box(panel.x, panel.y, panel.width, panel.height, 2), 'white', 0.8),
    ],
    panel,
  }
}

/** A picture of this size whose foot is at `foot` and whose middle at `x`, mm. */
export function standing(picture: Picture, x: number, foot: number, size: number, color: boolean): Mark {
  const { cy, height } = pictureReach(picture.id, color)
  return drawPicture(picture, { cx: x, cy: foot - (cy + height / 2) * size, size, color })
}
