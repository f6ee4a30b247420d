/** Rows of a matching as small stories: the same animal on each row asks, its goal holds the answers. */
import type { Box } from '../../lettering/bounds.ts'
import { middleY } from '../../page/cells.ts'
import { drawPicture, pictureReach } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { type Point, path, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** Width of the tail of a bubble, mm. */
const TAIL = 6

/** A rounded box with a tail that points to who speaks: to the left or to the right. */
function bubbleData(box: Box, speaker: 'left' | 'right', radius: number): string {
  const r = Math.min(radius, box.height / 2 - 4)
  const cy = middleY(box)
  const [near, far] = speaker === 'left' ? [box.x, box.x + box.width] : [box.x + box.width, box.x]
  const outward = speaker === 'left' ? -1 : 1
  const at = (p: Point) => `${round(p.x)} ${round(p.y)}`
  const corner = (p: Point, to: Point) => `Q${at(p)} ${at(to)}`
  const [top, bottom] = [box.y, box.y + box.height]
  return [
    `M${at({ x: near, y: cy - 3 })}`,
    `L${at({ x: near + outward * (TAIL - 1), y: cy + 3 })}`,
    `L${at({ x: near, y: cy + 3 })}`,
    `L${at({ x: near, y: bottom - r })}`,
    corner({ x: near, y: bottom }, { x: near - outward * r, y: bottom }),
    `L${at({ x: far + outward * r, y: bottom })}`,
    corner({ x: far, y: bottom }, { x: far, y: bottom - r }),
    `L${at({ x: far, y: top + r })}`,
    corner({ x: far, y: top }, { x: far + outward * r, y: top }),
    `L${at({ x: near - outward * r, y: top })}`,
    corner({ x: near, y: top }, { x: near, y: top + r }),
    'Z',
  ].join('')
}

export interface Speech {
  /** Picture of who speaks. */
  readonly who: string
  /** Side of the speaker; it faces its bubble. */
  readonly at: 'left' | 'right'
  /** Longest side of the speaker, mm. */
  readonly size: number
  readonly fill: Ink
  readonly color: boolean
}

/** The speaker at one end of the box and its bubble in the rest of it, as high as the box; `draw` fills the bubble. */
export function drawSpeech(box: Box, speech: Speech, draw: (bubble: Box) => Mark[]): Mark[] {
  const { who, at, fill, color } = speech
  const reach = pictureReach(who, color)
  const scale = Math.min(speech.size, (box.height - 2) / reach.height)
  const width = reach.width * scale
  const room = speech.size + TAIL
  const bubble: Box = {
    x: at === 'left' ? box.x + room : box.x,
    y: box.y,
    width: box.width - room,
    height: box.height,
  }
  const facing = at === 'left' ? lookingRight(who) : who
  const drift = reach.cx * scale * (at === 'left' ? -1 : 1)
  const middle = at === 'left' ? box.x + speech.size - width / 2 : box.x + box.width - speech.size + width / 2
  return [
    path(bubbleData(bubble, at, 6), { fill }),
    ...draw(bubble),
    drawPicture(facing, { cx: middle - drift, cy: middleY(box) - reach.cy * scale, size: scale, color }),
  ]
}
