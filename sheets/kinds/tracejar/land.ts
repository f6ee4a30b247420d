/** Ground and water of the rows of a page, each in front of the one before. */
import { points, type Spot, smooth } from '../../studio/paths.ts'
import type { Fill } from '../../studio/pen.ts'

/** Everything below a soft line, past the foot of the page. */
export const below = (line: readonly Spot[], foot = 310) => `${smooth(line, false)}V${foot}H${line[0]?.[0] ?? 0}z`

/** The line of two low swells, `rise` mm above `y`. */
export const swells = (y: number, rise = 3) => points(`-8,${y} 50,${y - rise} 110,${y} 160,${y - rise} 218,${y}`)

/** Green of a row, unlike that of the next one. */
export const greenOf = (index: number): Fill => (index % 2 ? 'grass' : 'meadow')
