/** Jars that are at the ends of a pantry's shelves, filled and labelled. */
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const FILLINGS: readonly Fill[] = ['redDark', 'straw', 'brown', 'green', 'orange', 'purple', 'yellow', 'copper']
const LIDS: readonly Fill[] = ['red', 'teal', 'yellow', 'blue']

/** A jar of glass 7.6 mm wide with a lid and a blank label, its foot at a spot. */
const jar = (pen: Pen, x: number, foot: number, height: number, which: number): Drawing => [
  pen.shape(box(x - 3.8, foot - height, 7.6, height, 2), 'foam', 0.8),
  pen.shape(
    box(x - 3.8, foot - height * 0.72, 7.6, height * 0.72, 2),
    FILLINGS[which % FILLINGS.length] ?? 'straw',
    0.6,
  ),
  pen.shape(box(x - 4.2, foot - height - 2.6, 8.4, 3.6, 1), LIDS[which % LIDS.length] ?? 'red', 0.8),
  pen.shape(box(x - 2.7, foot - height * 0.5, 5.4, 5, 0.8), 'white', 0.5),
  pen.shape(circle(x, foot - height * 0.5 + 2.5, 1), 'yellow', 0.5),
]

export const jars = (pen: Pen, feet: readonly Spot[]): Drawing =>
  feet.map(([x, foot], i) => jar(pen.plane('far'), x, foot, 14 + ((i * 5) % 3) * 2.5, i * 3 + 1))

const [PLATE_EDGE, HOOK] = [2.5, 3]

/** A label that hangs from a shelf's board by two hooks; `y` is its upper edge. */
export const shelfLabel = (pen: Pen, x: number, y: number, width: number, height: number): Drawing => [
  pen.line([-1, 1].map((s) => `M${x + s * (width / 2 - 6)} ${y + 1}v-${HOOK}`).join(''), 1.1),
  pen.shape(box(x - width / 2, y, width, height, PLATE_EDGE), 'white', 0.8),
]
