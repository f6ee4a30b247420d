/** Things around a figure, behind its contour: petals, the tail of a kite, the string of a flag, a fir below its star. */
import { gapOf, type Point, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { standing } from '../../studio/fit.ts'
import { circle, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { tuft } from '../../studio/shapes/nature.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { pumpkin } from '../../studio/shapes/weighed-things.ts'
import { drawLeaves, type FigureBoard } from './figure-board.ts'
import type { Around, MazeFigure } from './maze-figure.ts'
import { CROSS } from './season-figures.ts'
import { handAt } from './season-land.ts'

interface Beside {
  /** At the top and at the bottom. */
  readonly gates: readonly [Point, Point]
  /** The side of who looks on. */
  readonly helper: 'left' | 'right' | 'none'
}

const PETALS = 32
/** Of a petal beyond the contour, half its width, and its room beside a gate, mm. */
const PETAL = { long: 17, half: 8.4, clear: 13 } as const

/** Two rings of petals that leave the gates free, on a stem with two leaves. */
function petals(pen: Pen, { place }: FigureBoard, { gates }: Beside): Drawing {
  const middle = place(0.5, 0.5)
  const radius = gapOf(middle, place(0.5, 0))
  const foot = place(0.5, 1).y
  const petal = (i: number, long: number, fill: Fill) => {
    const turn = (i * 360) / PETALS
    const angle = (turn * Math.PI) / 180
    const at = { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) }
    if (gates.some((gate) => gapOf(gate, at) < PETAL.clear)) return []
    const h = PETAL.half
    return pen.at(
      at.x,
      at.y,
      1,
      (pen) =>
        pen.shape(
          `M${-h} 6C${-h} ${-long * 0.5} -3 ${-long * 0.8} 0 ${-long}C3 ${-long * 0.8} ${h} ${-long * 0.5} ${h} 6z`,
          fill,
          0.9,
        ),
      { turn },
    )
  }
  const ring = Array.from({ length: PETALS }, (_, i) => i)
  return [
    pen.rope(`M105 ${round(foot - 6)}V281`, 6, 'leaf'),
    broadLeaf(pen, 107, 268, 0.46, 58, 'leaf'),
    broadLeaf(pen, 103, 268, 0.46, -58, 'leaf'),
    tuft(pen, 99, 283, 0.7),
    tuft(pen, 112, 283, 0.6),
    ring.filter((i) => i % 2).map((i) => petal(i, PETAL.long, 'orange')),
    ring.filter((i) => i % 2 === 0).map((i) => petal(i, PETAL.long - 2, 'yellow')),
  ]
}

const BOWS = ['red', 'yellow', 'blue', 'green', 'purple', 'orange'] as const

/** A tail of paper bows in the wind, and the string that runs down to a hand. */
function tail(pen: Pen, { place }: FigureBoard, { helper }: Beside): Drawing {
  const side = helper === 'right' ? -1 : 1
  const { x, y } = place(0.5, 0.95)
  const [middle, hand] = [place(...CROSS), handAt(helper === 'right')]
  const at = (t: number) => ({ x: x + side * 84 * t, y: y - 20 * t + 9 * Math.sin(t * 9) })
  const spots = Array.from({ length: 37 }, (_, i) => at(i / 36))
  return [
    pen.line(`M${round(middle.x)} ${round(middle.y)}L${round(hand.x)} ${round(hand.y)}`, 0.7, 'greyDark'),
    pen.line(`M${spots.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}`, 0.9),
    BOWS.map((fill, i) => {
      const t = 0.3 + i * 0.132
      const [p, ahead] = [at(t), at(t + 0.02)]
      const turn = (Math.atan2(ahead.y - p.y, ahead.x - p.x) * 180) / Math.PI
      return pen.at(
        p.x,
        p.y,
        1,
        (pen) => [pen.shape('M0 0L-6 -3.600V3.600z', fill, 0.8), pen.shape('M0 0L6 -3.600V3.600z', fill, 0.8)],
        { turn },
      )
    }),
  ]
}

/** A thick stalk with its leaf and tendrils; smaller ones of its kind on the ground. */
function vine(pen: Pen, { contour, place }: FigureBoard, { helper }: Beside): Drawing {
  const across = (at: number) => (helper === 'right' ? 210 - at : at)
  const { x } = place(0.5, 0)
  const y = Math.max(...contour.filter((p) => p.y < place(0, 0.3).y && Math.abs(p.x - x) < 8).map((p) => p.y)) + 2
  return [
    points('75,267 146,258 180,258').map(([at, foot], i) => [
      [-60, 60].map((turn) => broadLeaf(pen, across(at) + turn / 10, foot - 1, 0.3, turn, 'leaf')),
      standing(pen, pumpkin, across(at), foot, i ? 25 : 22),
    ]),
    pen.at(x, y, 1, (pen) => [
      broadLeaf(pen, -8, -2, 0.5, -80, 'leaf'),
      pen.line('M-10 -13C-18 -27 -33 -29 -33 -21S-23 -16 -24 -22', 1.1, 'leafDark'),
      pen.shape('M-9 1C-8 -9 -9 -14 -14 -21L-3 -26C0 -17 5 -10 9 1z', 'leaf', 1.2),
      pen.line('M-3 -1C-3 -10 -5 -15 -8 -21M3 -1C2 -9 0 -14 -3 -20', 0.8),
    ]),
  ]
}

/** The string on which it hangs beside smaller flags. */
function string(pen: Pen, { place }: FigureBoard): Drawing {
  const [left, right] = [place(0, 0), place(1, 0)]
  return [
    bunting(pen, [4, left.y - 12], [left.x + 2, left.y + 1], 2, ['teal', 'yellow', 'purple'], { size: 9, gap: 3 }),
    bunting(pen, [right.x - 2, right.y + 1], [206, right.y - 12], 2, ['yellow', 'teal', 'orange'], { size: 9, gap: 3 }),
  ]
}

const BAUBLES = ['red', 'blue', 'orange', 'purple', 'yellow'] as const

/** Branches that hang to a saw-toothed edge, from half a width at the top to another at the foot. */
function tier(pen: Pen, top: number, narrow: number, foot: number, wide: number): Drawing {
  const teeth = 2 * Math.round(wide / 16)
  const tooth = (2 * wide) / teeth
  const edge = Array.from(
    { length: teeth },
    () => `q${round(tooth * 0.25)} 3 ${round(tooth / 2)} 1q${round(tooth * 0.25)} 3 ${round(tooth / 2)} -1`,
  )
  return pen.shape(
    `M${105 - narrow} ${round(top)}Q${round(105 - narrow - (wide - narrow) * 0.42)} ${round(top + (foot - top) * 0.56)} ${105 - wide} ${foot}${edge.join('')}Q${round(105 + narrow + (wide - narrow) * 0.42)} ${round(top + (foot - top) * 0.56)} ${105 + narrow} ${round(top)}z`,
    'leaf',
    1,
  )
}

/** The top of a Christmas tree below its star: tiers that widen, garlands and balls. */
function fir(pen: Pen, { place }: FigureBoard): Drawing {
  const top = place(0.5, 0.68).y
  const ball = (x: number, y: number, i: number): Drawing => [
    pen.line(`M${x} ${y - 5}v2`, 0.7),
    pen.shape(circle(x, y, 3.6), BAUBLES[i % BAUBLES.length] ?? 'red', 0.8),
  ]
  return [
    tier(pen, 262, 40, 292, 92),
    tier(pen, 240, 26, 268, 68),
    tier(pen, top, 2, 246, 44),
    pen.line('M74 240Q105 256 136 240', 1.4, 'yellow'),
    pen.line('M52 262Q105 284 158 262', 1.4, 'yellow'),
    points('90,236 105,230 120,236 76,258 95,262 115,262 134,258').map(([x, y], i) => ball(x, y, i)),
  ]
}

const DRAWN: Readonly<Record<Around, (pen: Pen, board: FigureBoard, beside: Beside) => Drawing>> = {
  petals,
  tail,
  string,
  fir,
  vine,
}

export function drawAround(figure: MazeFigure, board: FigureBoard, beside: Beside, color: boolean): Mark[] {
  const { around } = figure
  return [
    ...drawLeaves(figure, board, beside.gates[0], color),
    ...(around ? marksOf(DRAWN[around](new Pen(color).plane('middle'), board, beside)) : []),
  ]
}
