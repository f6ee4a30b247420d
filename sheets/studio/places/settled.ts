/** Below the things of a group, what each of them rests on: a lily pad, a little heap of sand, a bough. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { middleOf } from './homes.ts'
import type { Standing } from './sum-stands.ts'

/** Foot of a thing, and its size. */
type Rest = readonly [x: number, foot: number, size: number]
type Settled = (pen: Pen, at: Standing, home: Box, rests: readonly Rest[]) => Drawing

/** Soil heaped up across a bed. */
export const ridge = (pen: Pen, { x, width }: Box, y: number): Drawing =>
  pen
    .plane('far', 'brownDark')
    .line(
      `M${r(x + 5)} ${r(y + 1)}${Array.from({ length: Math.floor((width - 10) / 8) }, () => 'q4 -2 8 0').join('')}`,
      0.7,
    )

const pads: Settled = (pen, _, __, rests) =>
  rests.map(([x, y, size]) =>
    pen.plane('middle', 'leafDeep').shape(ellipse(x, y - size * 0.06, size * 0.58, size * 0.17), 'lime', 0.6),
  )

const heaps: Settled = (pen, _, __, rests) =>
  rests.map(([x, y, size]) => {
    const half = size * 0.62
    return pen
      .plane('middle', 'sandLine')
      .shape(
        `M${r(x - half)} ${r(y + 1)}Q${r(x - half * 0.5)} ${r(y - size * 0.16)} ${r(x)} ${r(y - size * 0.16)}T${r(x + half)} ${r(y + 1)}Q${r(x)} ${r(y + size * 0.12)} ${r(x - half)} ${r(y + 1)}z`,
        'sand',
        0.6,
      )
  })

/** The trunk goes on up to the highest bough, and arms lead from it to each of them. */
const limbs: Settled = (pen, { lines, room }, home) => {
  const x = middleOf(home)
  const [first, last] = [lines[0] ?? room.y, lines.at(-1) ?? room.y]
  const wood = pen.plane('middle', 'brownDark')
  const reach = room.width * 0.2
  return [
    lines.map((y) =>
      wood.rope(
        `M${r(x - reach)} ${r(y + 0.6)}Q${r(x - 3)} ${r(y + 2)} ${r(x)} ${r(y + 8)}Q${r(x + 3)} ${r(y + 2)} ${r(x + reach)} ${r(y + 0.6)}`,
        2,
        'brown',
        0.7,
      ),
    ),
    wood.shape(
      `M${r(x - 3.6)} ${r(last + 13)}L${r(x - 1.8)} ${r(first + 1)}H${r(x + 1.8)}L${r(x + 3.6)} ${r(last + 13)}`,
      'brown',
      0.7,
    ),
  ]
}

const SETTLED: Readonly<Record<string, Settled>> = { shore: heaps, tree: limbs }

/** By the place of the group, and for frogs in their pond. */
export const settledOf = (stand: string, name: string): Settled | undefined =>
  name === 'sapo' && stand === 'pool' ? pads : SETTLED[stand]
