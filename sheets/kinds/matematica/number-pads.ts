/** Pads under the numbers of a line: water lilies, stones, cushions. Each names its jumper. Lengths in mm. */

import { GREEN, LIME, PINK, SAND, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { circleData, path, rectData, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

export type Pad = 'lily' | 'clover' | 'cushion' | 'stone' | 'cheese'

const FILLS: Readonly<Record<Pad, Ink>> = {
  lily: tint(GREEN, 0.8),
  clover: tint(LIME, 0.8),
  cushion: tint(PINK, 0.7),
  stone: SAND,
  cheese: tint(YELLOW, 0.8),
}

/** A circle without a wedge at its top right. */
function lilyData(cx: number, cy: number, r: number): string {
  const [a, b] = [-1.05, -0.62]
  const at = (angle: number) => `${round(cx + Math.cos(angle) * r)} ${round(cy + Math.sin(angle) * r)}`
  const notch = `${round(cx + Math.cos((a + b) / 2) * r * 0.86)} ${round(cy + Math.sin((a + b) / 2) * r * 0.86)}`
  return `M${notch}L${at(b)}A${round(r)} ${round(r)} 0 1 1 ${at(a)}Z`
}

/** A round shape whose edge swells `bumps` times. */
function bumpyData(cx: number, cy: number, r: number, bumps: number): string {
  const at = (i: number, reach: number) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / bumps
    return `${round(cx + Math.cos(angle) * reach)} ${round(cy + Math.sin(angle) * reach)}`
  }
  const arcs = Array.from({ length: bumps }, (_, i) => `Q${at(2 * i + 1, r * 1.14)} ${at(2 * i + 2, r * 0.93)}`)
  return `M${at(0, r * 0.93)}${arcs.join('')}Z`
}

function padData(pad: Pad, cx: number, cy: number, r: number): string {
  if (pad === 'lily') return lilyData(cx, cy, r)
  if (pad === 'clover') return bumpyData(cx, cy, r, 7)
  if (pad === 'cushion') return rectData(cx - r, cy - r, 2 * r, 2 * r, r * 0.45)
  if (pad === 'stone') return bumpyData(cx, cy, r, 5)
  return circleData(cx, cy, r)
}

export const drawPad = (pad: Pad, cx: number, cy: number, r: number, color: boolean): Mark =>
  path(padData(pad, cx, cy, r), { fill: color ? FILLS[pad] : WHITE, width: 0.5 })
