/** Pens of a farm: fenced on all sides, the last of a row with an open gate. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import { groundOf, type Home } from './homes.ts'

/** Of the fences behind and in front. */
const [BACK, FRONT] = [9, 5]
/** From the left edge of the pen to its gate, and the width of the gate. */
const GATE = { from: 4, width: 14 }

/** A fence with a pale at each end. */
function pales(pen: Pen, from: number, to: number, y: number, height: number): Drawing {
  const wide = height * 0.34
  const many = Math.round((to - from - wide) / (height * 0.56))
  const one = (x: number) =>
    `M${r(x)} ${r(y)}v${r(-height * 0.8)}l${r(wide / 2)} ${r(-height * 0.2)}l${r(wide / 2)} ${r(height * 0.2)}v${r(height * 0.8)}z`
  return [
    [0.74, 0.36].map((share) => pen.shape(box(from, y - height * share, to - from, height * 0.15, 0.4), 'woodPale')),
    Array.from({ length: many + 1 }, (_, i) => pen.shape(one(from + ((to - from - wide) * i) / many), 'woodPale')),
  ]
}

export function farmPen(pen: Pen, { home, row }: Home): Drawing {
  const far = pen.plane('far', 'brownPale')
  const [top, foot] = [home.y, groundOf(row) + FRONT]
  const [left, right] = [home.x, home.x + home.width]
  const side = (x: number, out: number) =>
    far.line(
      [0.74, 0.36]
        .map((share) => `M${r(x)} ${r(top - BACK * share)}L${r(x + out)} ${r(foot - FRONT * share)}`)
        .join(''),
      1.4,
      'wood',
    )
  return [
    far.shape(`M${r(left)} ${r(top)}H${r(right)}L${r(right + 2)} ${r(foot)}H${r(left - 2)}z`, 'sand', 0.5),
    pales(far, left - 1, right + 1, top, BACK),
    side(left, -2),
    side(right, 2),
    pales(far, left - 2, right + 2, foot, FRONT),
  ]
}

/** The way out: the gate open, its path leading to the edge of the page. */
export function gate(pen: Pen, { x, y, height }: Box): Drawing {
  const far = pen.plane('far', 'brownPale')
  const [left, foot] = [x + GATE.from, y + height + FRONT]
  const right = left + GATE.width
  return [
    far.shape(
      `M${r(left)} ${r(foot - FRONT - 1)}H${r(right)}V${r(foot)}C${r(right)} ${r(foot + 9)} ${r(left - 20)} ${r(foot + 10)} -6 ${r(foot + 11)}V${r(foot + 4)}C${r(left - 26)} ${r(foot + 4)} ${r(left)} ${r(foot + 4)} ${r(left)} ${r(foot)}z`,
      'sand',
      0.5,
    ),
    [left, right].map((post) => far.shape(box(post - 1.2, foot - 8.4, 2.4, 9, 0.6), 'woodDark', 0.8)),
    far.shape(
      `M${r(right + 1.2)} ${r(foot - 6.6)}l8 2.600v6.400l-8 -2.600zM${r(right + 1.2)} ${r(foot - 3.6)}l8 2.600`,
      'woodPale',
      0.8,
    ),
  ]
}

/** A yard with a fence of rails behind it. */
export function paddock(pen: Pen, { x, y, width, height }: Box): Drawing {
  const far = pen.plane('far', 'brownPale')
  const [top, foot] = [y + 1, y + height]
  const posts = Array.from({ length: 8 }, (_, i) => x + (i * (width - 2.6)) / 7)
  return [
    far.shape(
      `M${r(x + 2)} ${r(top + 10)}H${r(x + width - 2)}L${r(x + width + 1)} ${r(foot + 2.4)}Q${r(x + width / 2)} ${r(foot + 5)} ${r(x - 4)} ${r(foot + 2.4)}z`,
      'sand',
      0.5,
    ),
    [0.02, 0.49, 0.53].map((share, i) => tuft(far, x + width * share, foot + (i % 2), 0.5)),
    [3, 7].map((down) => far.shape(box(x - 1, top + down, width + 2, 1.8, 0.5), 'woodPale', 0.6)),
    posts.map((post) => far.shape(box(post, top, 2.6, 11, 0.8), 'wood', 0.7)),
  ]
}
