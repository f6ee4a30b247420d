/** Pictures of words in the hand of the scenes: black lines over one pale colour of their own. */
import { findArt } from '../../pictures/art.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { inkOfHex, tint, WHITE } from '../../scene/inks.ts'
import type { GroupMark, Ink } from '../../scene/scene.ts'

/** Lines stay legible on inks with less black and less in all than this, per cent. */
const [MOST_BLACK, MOST_INK] = [34, 190]
const SHARE = 0.62

/** The largest of its colours that lines are seen on; white where all are dark. */
function paleColourOf({ facts }: Picture): Ink {
  const colours = facts ? (findArt(facts.table, facts.id).colors ?? []) : []
  const [largest] = colours
    .map(([hex, d]) => ({ ink: inkOfHex(hex), length: d.length }))
    .filter(({ ink: [c, m, y, k] }) => k < MOST_BLACK && c + m + y > 12 && c + m + y + k < MOST_INK)
    .sort((one, other) => other.length - one.length)
  return largest ? tint(largest.ink, SHARE) : WHITE
}

export const outlinedPicture = (
  picture: Picture,
  { cx, cy, size, color }: { readonly cx: number; readonly cy: number; readonly size: number; readonly color: boolean },
): GroupMark => drawPicture(picture, { cx, cy, size, color, ...(color && { fill: paleColourOf(picture) }) })
