/** A garden that a zigzag flies over: it rises above each tall flower and dips to each low one. */
import { cos, sin } from '../../scene/angles.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { circle, poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { blades } from '../../studio/scenes/ground.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { bush, flowerHead, tuft } from '../../studio/shapes/nature.ts'
import { leaves, PETALS, tulipCup } from './garden-flowers.ts'
import { below, greenOf, swells } from './land.ts'
import { openCountry, peaksOf } from './zigzag-ridge.ts'
import type { ZigzagPlace, ZigzagRow } from './zigzag-types.ts'

/** The ground of a row, on which flowers, bushes and goals are. */
const gardenFoot = ({ low, next }: ZigzagRow) => Math.min(low + 18, next - 6)

/** A head about its own middle: a daisy, a tulip, a sunflower. */
const HEADS: readonly [Head, ...Head[]] = [
  (pen, r, fill) => flowerHead(pen, 0, 0, r, fill),
  (pen, r, fill) => pen.at(0, 0, r / 4.6, (own) => own.shape(tulipCup(-4), fill, 0.9)),
  (pen, r, fill) => {
    const ray = (angle: number): string => {
      const at = (share: number): Spot => [share * r * cos(angle), share * r * sin(angle)]
      return poly([at(0.55), at(0.95)], false)
    }
    return [
      pen.shape(circle(0, 0, r), fill, 0.9),
      pen.shape(circle(0, 0, r * 0.52), 'brown', 0.8),
      pen.line(Array.from({ length: 8 }, (_, i) => ray((i * Math.PI) / 4)).join(''), 0.6),
    ]
  },
]
type Head = (pen: Pen, r: number, fill: Fill) => Drawing

function bloom(pen: Pen, x: number, head: number, foot: number, r: number, kind: number, fill: Fill): Drawing {
  const leaf = Math.min(1, (foot - head - r) / 7)
  return [
    pen.rope(`M${x} ${foot}V${head}`, 1.2, 'leafDark', 0.7),
    pen.at(x, foot, Math.max(0.6, leaf), (own) => leaves(own, 0.8)),
    pen.at(x, head, 1, (own) => inTurn(HEADS, kind)(own, r, fill)),
  ]
}

/** Points of the line on the ground. */
const valleysOf = ({ stroke, low }: ZigzagRow) =>
  stroke.filter((p, i) => i > 0 && i < stroke.length - 1 && p.y >= low - 1)

/** Half of a peak's breadth below which no flower fits into it, mm. */
const NARROWEST = 11

/** Flowers of another kind in each row, the tall ones inside the peaks. */
function flowerBed(row: ZigzagRow): Drawing {
  const { pen, stroke, index, page, low, rise, road } = row
  const far = pen.plane('far', 'hillLine')
  const plants = pen.plane('middle', 'leafDeep')
  const foot = gardenFoot(row)
  const kind = index + page
  const half = ((stroke[2]?.x ?? 0) - (stroke[0]?.x ?? 0)) / 2
  const r = Math.min(6, half * 0.3)
  const edge = (road / 2 + 0.6) * Math.hypot(1, half / rise)
  const fill = (i: number) => inTurn(PETALS, i + kind)
  const lowHead = low + road / 2 + r - 0.4
  return [
    far.shape(below(swells(foot - 4)), greenOf(index), 0.8),
    peaksOf(row).map(({ x, y }, i) =>
      half < NARROWEST
        ? []
        : bloom(plants, x, Math.min(foot - r - 4, y + ((r + 1.4 + edge) * rise) / half), foot, r, kind + 1, fill(i)),
    ),
    valleysOf(row).map(({ x }, i) => bloom(plants, x, lowHead, foot, r, kind, fill(i + 2))),
    index % 2 ? bush(plants, 25, foot + 1, 0.56, 'leaf', 'red') : mushroom(plants, 23, foot + 1, 0.5),
    tuft(far, index % 2 ? 44 : 18, foot + 2, 0.7),
    tuft(far, 160, foot + 2, 0.7),
    blades(far, `70,${foot + 4} 104,${foot + 3} 140,${foot + 4}`),
  ]
}

export const garden: ZigzagPlace = {
  names: ['jardim', 'flor'],
  top: 64,
  foot: 274,
  from: 45,
  tallest: 38,
  road: 'line',
  behind: openCountry,
  ground: flowerBed,
  feet: ({ low }) => low - 0.4,
  goalFeet: gardenFoot,
  air: ({ low }) => low,
}
