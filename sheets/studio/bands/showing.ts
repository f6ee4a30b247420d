/** The bands below one another, for the pictures of the style guide. */
import { group, rect, rectData } from '../../scene/marks.ts'
import type { Showing } from '../cast/showing.ts'
import { BAND } from './band.ts'
import { BANDS, bandMarks } from './bands.ts'

const COLUMNS = 3
const GAP = 5

export function bandsShown(color: boolean): Showing {
  const marks = BANDS.flatMap(([, names], i) => {
    const [x, y] = [GAP + (i % COLUMNS) * (BAND.width + GAP), GAP + Math.floor(i / COLUMNS) * (BAND.height + GAP)]
    const theme = names.split(' ')[0]
    return [
      group(x, y, bandMarks({ theme, seed: i * 3, color }), { clip: rectData(0, 0, BAND.width, BAND.height, 4) }),
      rect(x, y, BAND.width, BAND.height, { radius: 4, width: 0.9 }),
    ]
  })
  const rows = Math.ceil(BANDS.length / COLUMNS)
  return { width: GAP + COLUMNS * (BAND.width + GAP), height: GAP + rows * (BAND.height + GAP), marks }
}
