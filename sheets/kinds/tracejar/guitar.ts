/** A guitar whose strings are the lines to trace. */
import { CONTENT } from '../../page/paper.ts'
import { BROWN, ORANGE, PALE_GREY, SAND, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { circle, dot, group, line, path, rect, round, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { traced } from './guides.ts'
import type { Drawn, Scene } from './straight-scene.ts'

/** The strings as they are tuned, the highest first: so they lie when the neck points to the left. */
const STRINGS = ['mi', 'si', 'sol', 'ré', 'lá', 'mi'] as const

const GAP = 8.6
const REACH = (GAP * (STRINGS.length - 1)) / 2
/** Half the width of the neck and of the head. */
const NECK = REACH + 4.5
const HEAD_WIDTH = 14

/** A guitar as wide as the page: its strings are the lines, from the nut to the bridge. */
export function drawGuitar(scene: Scene): Drawn {
  const { color, plan, random } = scene
  const [x, right] = [CONTENT.x, CONTENT.x + CONTENT.width]
  const cy = CONTENT.y + CONTENT.height / 2
  const wood = color ? tint(random.pick([ORANGE, SAND, YELLOW]), 0.7) : WHITE
  const rosette = { width: 0.9, dash: [random.between(1.5, 4), random.between(1.2, 2.4)] }
  const bodyX = x + 61
  const [nut, hole, bridge] = [x + HEAD_WIDTH, bodyX + 47, bodyX + 101]
  const dark = color ? tint(BROWN, 0.7) : WHITE
  const p = (px: number, py: number) => `${round(px)} ${round(cy + py)}`
  // From the neck over the upper bout, the waist and the lower bout to the tail, and back on the other side.
  const side = (s: 1 | -1) =>
    [
      `C${p(bodyX, s * 46)} ${p(bodyX + 8, s * 54)} ${p(bodyX + 25, s * 54)}`,
      `C${p(bodyX + 38, s * 54)} ${p(bodyX + 40, s * 46)} ${p(bodyX + 51, s * 46)}`,
      `C${p(bodyX + 62, s * 46)} ${p(bodyX + 64, s * 71)} ${p(bodyX + 83, s * 71)}`,
      `C${p(bodyX + 102, s * 71)} ${p(right - 1, s * 37)} ${p(right - 1, 0)}`,
    ].join('')
  const half = (s: 1 | -1) => `M${p(bodyX, s * NECK)}${side(s)}`
  const strokes = STRINGS.map((_, i) => {
    const y = cy - REACH + i * GAP
    return [
      { x: nut + 3, y },
      { x: bridge, y },
    ]
  })
  const pegs = STRINGS.flatMap((_, i): Mark[] => {
    const [out, px] = [i < STRINGS.length / 2 ? -1 : 1, x + 2.6 + (i % 3) * 4.4]
    const y = cy + out * (NECK + 5)
    return [
      line(px, cy + out * NECK, px, y, { width: 0.8 }),
      rect(px - 1.5, y - 1.6, 3, 3.2, { radius: 1.2, width: 0.6, fill: color ? YELLOW : WHITE }),
    ]
  })
  const frets = [0, 13, 25, 36, 46].map((off) =>
    line(nut + 9 + off, cy - NECK, nut + 9 + off, cy + NECK, { stroke: PALE_GREY, width: 0.8 }),
  )
  const marks: Mark[] = [
    path(`${half(-1)}L${p(bodyX, 0)}Z`, { fill: wood, stroke: undefined }),
    path(`${half(1)}L${p(bodyX, 0)}Z`, { fill: wood, stroke: undefined }),
    path(half(-1) + half(1), { width: 1.4 }),
    circle(hole, cy, 29, rosette),
    circle(hole, cy, 26, { width: 0.9, fill: color ? tint(BROWN, 0.8) : WHITE }),
    rect(nut, cy - NECK, hole - 27 - nut, 2 * NECK, { width: 0.9, fill: dark }),
    rect(x, cy - NECK - 1, HEAD_WIDTH, 2 * NECK + 2, { width: 0.9, radius: 3, fill: color ? tint(BROWN, 0.9) : WHITE }),
    ...pegs,
    ...frets,
    ...[25, 46].map((off) => dot(nut + 9 + off - 5.5, cy, 1.3)),
    rect(bridge, cy - NECK, 7, 2 * NECK, { width: 0.9, radius: 1.5, fill: color ? BROWN : WHITE }),
    ...strokes.map(([start]) => dot(bridge + 3.5, start?.y ?? cy, 0.9)),
    ...STRINGS.map((name, i) => text(x + HEAD_WIDTH / 2, cy - REACH + i * GAP + 1.4, name, 4.2)),
    ...strokes.flatMap((stroke) => traced([stroke], { color, dot: plan.dot, radius: 1.9, offset: 0, arrowLength: 7 })),
  ]
  return { marks: [group(0, 0, marks)], strokes }
}
