/** Pictures in the hand of the scenes: black lines over one pale colour each. */
import { BLUE, GREEN, inkOfHex, ORANGE, PURPLE, RED, SAND, tint, WHITE } from '../scene/inks.ts'
import type { GroupMark, Ink } from '../scene/scene.ts'
import { findArt } from './art.ts'
import { drawPicture, type Picture } from './drawing.ts'
import type { PictureStyle } from './layers.ts'

/** Lines stay legible on inks with less black and less in all than this, per cent. */
const [MOST_BLACK, MOST_INK] = [34, 190]
const SHARE = 0.62

/** Pictures with leaves whose outlines are longer than their own, and those whose art has colours of no animal or plant. */
const OWN_INKS: Readonly<Record<string, Ink>> = {
  tomato: RED,
  watermelon: RED,
  strawberry: RED,
  cherry: RED,
  cherries: RED,
  carrot: ORANGE,
  'hot-pepper': RED,
  kiwi: GREEN,
  eggplant: PURPLE,
  egg: SAND,
  custard: ORANGE,
  rice: tint(BLUE, 0.5),
  kite: RED,
  broccoli: GREEN,
  caterpillar: GREEN,
  snake: GREEN,
  rabbit: SAND,
  penguin: tint(BLUE, 0.4),
}

/** The largest of its colours that lines are seen on; white where all are dark, null for our own drawings. */
function paleColourOf({ facts, id }: Picture): Ink | null {
  const own = OWN_INKS[id]
  if (own) return own
  const colours = facts ? (findArt(facts.table, facts.id).colors ?? []) : []
  if (colours.length === 0) return null
  const [largest] = colours
    .map(([hex, d]) => ({ ink: inkOfHex(hex), length: d.length }))
    .filter(({ ink: [c, m, y, k] }) => k < MOST_BLACK && c + m + y > 12 && c + m + y + k < MOST_INK)
    .sort((one, other) => other.length - one.length)
  return largest ? tint(largest.ink, SHARE) : WHITE
}

/** The picture, with colour where `color` asks for it: our own drawings have theirs, and lines besides. */
export function outlinedPicture(
  picture: Picture,
  style: Pick<PictureStyle, 'cx' | 'cy' | 'size' | 'rotate' | 'stroke'> & { readonly color: boolean },
): GroupMark {
  const fill = style.color ? paleColourOf(picture) : null
  return drawPicture(picture, { ...style, ...(fill && { fill }) })
}
