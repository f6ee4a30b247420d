/** A guitar whose strings are the lines to trace. */
import { CONTENT } from '../../page/paper.ts'
import { BROWN, ORANGE, PALE_GREY, SAND, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { circle, group, line, path, rect, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { traced } from './guides.ts'
import type { Drawn, Scene } from './straight-scene.ts'

const GUITAR_STRINGS = 6

/** A guitar as wide as the page: its strings are the lines. */
export function drawGuitar(scene: Scene): Drawn {
  const { color, plan, random } = scene
  const [x, right] = [CONTENT.x, CONTENT.x + CONTENT.width]
  const cy = CONTENT.y + CONTENT.height / 2
  const wood = color ? tint(random.pick([ORANGE, SAND, YELLOW]), 0.7) : WHITE
  const rosette = { width: 0.9, dash: [random.between(1.5, 4), random.between(1.2, 2.4)] }
  const gap = 9.4
  const reach = (gap * (GUITAR_STRINGS - 1)) / 2
  const neck = reach + 7
  const bodyX = x + 70
  /** Middle of the sound hole, and the bridge at which the strings end. */
  const hole = bodyX + 44
  const bridge = right - 13
  const p = (px: number, py: number) => `${round(px)} ${round(cy + py)}`
  // The upper half from the neck to the tail, then the lower one back: two bouts with a waist between them.
  const side = (s: 1 | -1) =>
    [
      `C${p(bodyX - 2, s * 50)} ${p(bodyX + 8, s * 60)} ${p(bodyX + 26, s * 60)}`,
      `C${p(bodyX + 40, s * 60)} ${p(bodyX + 44, s * 50)} ${p(bodyX + 54, s * 50)}`,
      `C${p(bodyX + 64, s * 50)} ${p(bodyX + 66, s * 74)} ${p(bodyX + 82, s * 74)}`,
      `C${p(bodyX + 100, s * 74)} ${p(right, s * 44)} ${p(right, 0)}`,
    ].join('')
  const half = `M${p(bodyX, -neck)}${side(-1)}L${p(bodyX, 0)}ZM${p(bodyX, neck)}${side(1)}L${p(bodyX, 0)}Z`
  const strokes = Array.from({ length: GUITAR_STRINGS }, (_, i) => {
    const y = cy - reach + i * gap
    return [
      { x: x + 22, y },
      { x: bridge, y },
    ]
  })
  const pegs = strokes.map(([start], i): Mark => {
    const above = i < GUITAR_STRINGS / 2
    const px = x + 4 + (i % 3) * 6
    const y = above ? cy - neck - 3.4 : cy + neck + 3.4
    return start ? circle(px, y, 2.4, { width: 0.6, fill: color ? YELLOW : WHITE }) : circle(px, y, 2, {})
  })
  const frets = Array.from({ length: 5 }, (_, i) =>
    line(x + 30 + i * 12, cy - neck, x + 30 + i * 12, cy + neck, { stroke: PALE_GREY, width: 0.8 }),
  )
  const marks: Mark[] = [
    path(half, { width: 1.8 }),
    path(half, { fill: wood, stroke: undefined }),
    circle(hole, cy, 29, { width: 0.7, fill: color ? tint(BROWN, 0.8) : WHITE }),
    circle(hole, cy, 32, rosette),
    circle(hole, cy, 26, { width: 0.5, fill: color ? tint(BROWN, 0.5) : WHITE }),
    rect(x + 19, cy - neck, bodyX - x - 19 + 8, 2 * neck, { width: 0.7, fill: color ? tint(BROWN, 0.6) : WHITE }),
    rect(x, cy - neck, 19, 2 * neck, { width: 0.7, radius: 3, fill: color ? tint(BROWN, 0.9) : WHITE }),
    ...pegs,
    ...frets,
    rect(bridge, cy - neck, 6, 2 * neck, { width: 0.7, radius: 1.5, fill: color ? BROWN : WHITE }),
    ...strokes.flatMap((stroke) => traced([stroke], { color, dot: plan.dot, radius: 1.9, offset: 0, arrowLength: 7 })),
  ]
  return { marks: [group(0, 0, marks)], strokes }
}
