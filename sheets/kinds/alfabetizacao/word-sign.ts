/** A white sign for what is asked about a thing: on the front of its board, or on posts in the grass. */
import type { Box } from '../../lettering/bounds.ts'
import type { Mark } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import { slotAt } from '../matematica/counted-rows.ts'
import type { Land } from './word-lands.ts'

/** A word is on the paper of its photo, on the front of its board, or on a sign in the grass. */
export type Ground = 'photo' | 'board' | 'grass'

export const groundOf = ({ banks, stand }: Land): Ground => (banks ? 'grass' : stand ? 'board' : 'photo')

/** Wood around a sign in the grass, mm. */
const RIM = 1.3

export function drawSign(room: Box, ground: Ground, color: boolean): Mark[] {
  if (ground === 'photo') return []
  const { x, y, width, height } = room
  const pen = new Pen(color)
  const wood =
    ground === 'grass'
      ? [
          ...[x + 5, x + width - 8].map((post) => pen.shape(box(post, y + height, 3, 4.4), 'woodDark', 0.8)),
          pen.shape(box(x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM, 3), 'wood', 0.8),
        ]
      : []
  return [...wood, slotAt(room, color)]
}
