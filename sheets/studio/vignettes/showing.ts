/** All vignettes side by side, for the pictures of the style guide. */
import type { Showing } from '../cast/showing.ts'
import { STAGE, vignetteIn } from './vignette.ts'
import { VIGNETTES } from './vignettes.ts'

const [COLUMNS, GAP] = [8, 6]

export function vignettesShown(color: boolean): Showing {
  const [across, down] = [STAGE.width + GAP, STAGE.height + GAP]
  const vignettes = Object.values(VIGNETTES)
  const marks = vignettes.flatMap((vignette, i) =>
    vignetteIn(vignette, { ...STAGE, x: GAP + (i % COLUMNS) * across, y: GAP + Math.floor(i / COLUMNS) * down }, color),
  )
  return { width: COLUMNS * across + GAP, height: Math.ceil(vignettes.length / COLUMNS) * down + GAP, marks }
}
