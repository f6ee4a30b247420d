/** A table seen from above, of a desk, a garden or a home, with two children beyond its edge. Lengths in mm. */
import { person } from '../cast/cast.ts'
import { childAt } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { FINDS } from '../shapes/finds.ts'
import { sugarJar } from '../shapes/measuring.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { potPlant } from '../shapes/weighed-things.ts'

export type RulerPlace = 'estudo' | 'quintal' | 'casa'

/** The far edge of the table. */
export const TABLE_EDGE = 64

const WALLS: Readonly<Record<RulerPlace, readonly [Fill, ...Fill[]]>> = {
  estudo: ['skyLow', 'pinkPale', 'foam'],
  quintal: ['sky', 'foam', 'sky'],
  casa: ['yellowPale', 'pinkPale', 'foam'],
}
const TOPS: Readonly<Record<RulerPlace, readonly [Fill, ...Fill[]]>> = {
  estudo: ['woodPale', 'bluePale', 'woodPale'],
  quintal: ['meadow', 'straw', 'meadow'],
  casa: ['pinkPale', 'foam', 'yellowPale'],
}

/** At the far edge of the table, left and right. */
const PROPS: Readonly<Record<RulerPlace, readonly [Thing, Thing]>> = {
  estudo: [FINDS.livro, FINDS.xicara],
  quintal: [potPlant, FINDS.cesta],
  casa: [sugarJar, FINDS.cesto],
}

function background(pen: Pen, place: RulerPlace, variant: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const wall = pen.shape(box(0, 0, 214, TABLE_EDGE + 4), inTurn(WALLS[place], variant), null)
  if (place === 'quintal')
    return [
      wall,
      cloud(far, 52, 30, 0.4),
      far.shape('M-4 58Q40 50 105 56T216 54V70H-4z', 'hillFar', 0.7),
      tree(far, 50, 62, 0.7),
      tree(far, 160, 62, 0.7, 'lime'),
    ]
  const lines = Array.from({ length: 11 }, (_, i) => `M${12 + i * 19} 19V${TABLE_EDGE}`).join('')
  return [wall, pen.colour ? pen.plane('far', 'white').line(lines, 0.6, 'white') : []]
}

/** Grain of wood, boards of a garden table, or dots of a cloth. */
function tableTop(pen: Pen, place: RulerPlace, variant: number): Drawing {
  const far = pen.plane('far', 'tan')
  const top = pen.shape(box(-4, TABLE_EDGE, 222, 230), inTurn(TOPS[place], variant), 1.1)
  const edge = pen.shape(box(-4, TABLE_EDGE - 1.6, 222, 4), place === 'casa' ? 'white' : 'wood', 1)
  if (!pen.colour) return [top, edge]
  if (place === 'casa')
    return [
      top,
      Array.from({ length: 34 }, (_, i) => pen.shade(circle(i % 2 ? 14 : 196, 76 + i * 6.2, 1.2), 'white')),
      edge,
    ]
  return [top, far.line([113, 162, 211, 260].map((y) => `M0 ${y}H214`).join(''), 0.5, 'tan'), edge]
}

/** `variant`, from 0, gives other colours and children. */
export function rulerTable(pen: Pen, place: RulerPlace, variant: number): Drawing {
  const [left, right] = PROPS[place]
  return [
    background(pen, place, variant),
    [27, 183].map((x, i) =>
      pen.clip(
        box(x - 22, 19, 44, TABLE_EDGE - 19),
        person(pen.plane('middle'), childAt(variant * 2 + i * 5), x, TABLE_EDGE + 17, 0.72, { pose: BEHIND_TABLE }),
      ),
    ),
    tableTop(pen, place, variant),
    standing(pen, left, 62, TABLE_EDGE + 1, 11),
    standing(pen, right, 148, TABLE_EDGE + 1, 11),
  ]
}
