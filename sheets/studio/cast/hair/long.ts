/** Long hair, loose or tied. */
import { round } from '../../../scene/marks.ts'
import { disc, hull } from '../../paths.ts'
import type { Drawing } from '../../pen.ts'
import { type FigurePen, placed } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { lerp } from '../skeleton.ts'
import { crown, type Hair, type HairContext, strands } from './hair.ts'

export function liso(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const back = pen.shape(
    `M${-11 + 2 * side},-3C${-13 + side},6 ${-12.8},13 -11.6,18.2Q-6,20.6 0,20.2Q6,20.6 ${round(11.6 - 6 * side)},18.2C${round(12.8 - 7 * side)},13 ${round(13 - 8 * side)},6 ${round(11 - 2 * side)},-3Z`,
    tone,
  )
  const low = lerp(8.6, -3, Math.min(1, side * 1.8)),
    cheek = lerp(8.7, 10.2, Math.min(1, side * 1.8)),
    outline =
      crown(9 + 3 * side, low) +
      `L${round(cheek)},${round(low)}Q${round(cheek + 0.2)},1 ${round(lerp(8, 9.6, side))},-2.4Q${round(middle)},-1.2 ${round(temple + 1)},-2.2Q${round(temple - 0.2)},3 ${round(temple - 0.6)},${round(9.4 + 3 * side)}Q-9.4,${round(10.4 + 3 * side)} -10.75,${round(9 + 3 * side)}Z`
  return {
    back,
    front: [
      pen.shape(outline, tone),
      strands(pen, tone, [
        `M${round(-3 + middle)},-2.4Q${round(-3 + middle)},-6 -1,-8.6`,
        `M${round(2.6 + middle)},-2.4Q${round(3 + middle)},-5 2.4,-7.4`,
        `M-9.4,-2Q-9.9,2 -9.6,5`,
      ]),
    ],
    hideEar: true,
  }
}

export function chanel(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const back = pen.shape(
    `M-11,-3C-13,4 -12.6,8 -10.8,10.4Q-5,11.2 0,11Q5,11.2 ${round(10.8 - 6 * side)},10.4C${round(12.6 - 5 * side)},8 ${round(13 - 4 * side)},4 11,-3Z`,
    tone,
  )
  const low = lerp(7.4, -3, Math.min(1, side * 1.8)),
    cheek = lerp(8.5, 10.2, Math.min(1, side * 1.8)),
    outline =
      crown(8, low, 1.3) +
      `Q${round(cheek + 1)},${round(low + 2)} ${round(cheek - 0.6)},${round(low + 1)}Q${round(cheek + 0.3)},1 ${round(lerp(8.2, 9.6, side))},-2.8Q${round(middle)},-1.6 ${round(temple + 0.9)},-2.6Q${round(temple - 0.2)},3 ${round(temple + 0.8)},8.6Q-10.4,10.4 -10.8,8Z`
  return {
    back,
    front: [
      pen.shape(outline, tone),
      strands(pen, tone, [
        `M${round(-2 + middle)},-2.6Q${round(-2.4 + middle)},-6 -1,-8.6`,
        `M${round(3.4 + middle)},-2.6Q${round(3.6 + middle)},-5 3,-7`,
      ]),
    ],
    hideEar: true,
  }
}

export function ondulado(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const back = pen.shape(
    `M-10.8,-4C-13.4,0 -12,3 -13.2,6C-14.4,10 -12.4,12.6 -12.6,15.4Q-9,18.4 -5,17.4Q0,18.6 5,17.4Q9,18.4 ${round(12.6 - 5 * side)},15.4C${round(12.4 - 5 * side)},12.6 ${round(14.4 - 7 * side)},10 ${round(13.2 - 6 * side)},6C12,3 13.4,0 10.8,-4Z`,
    tone,
  )
  const low = lerp(6, -4, side),
    outline =
      crown(6.4, low, 1.6) +
      `Q${round(lerp(8.6, 10, side))},${round(low - 1)} ${round(lerp(9, 10, side))},${round(lerp(0.4, -5, side))}Q${round(8 + middle * 0.4)},-4.4 ${round(-3.4 + middle)},-7.4Q${round(-6.4 + middle)},-4 ${round(temple + 0.4)},-1Q${round(temple + 0.4)},4 ${round(temple - 1.4)},7Z`
  return {
    back,
    front: [
      pen.shape(outline, tone),
      strands(pen, tone, [`M${round(-3.2 + middle)},-7.6Q0,-9.8 5,-9`, `M-9.6,-1Q-9.9,2 -10,4`]),
    ],
    hideEar: true,
  }
}

export function rabo(pen: FigurePen, { side, temple, middle, tone, who }: HairContext): Hair {
  const tailX = lerp(6.4, -9.4, Math.min(1, side * 1.6)),
    s = side > 0.3 ? -1 : 1,
    tail = `M0,0C${s * 4.5},-4.5 ${s * 10.5},-.5 ${s * 10},7C${s * 9.7},11 ${s * 8},14 ${s * 5.2},15.4C${s * 5.6},10 ${s * 4.6},6 0,2.6Z`
  const low = lerp(0.4, -4.8, side),
    outline =
      crown(0.4 + 4.4 * side, low) +
      `L${round(lerp(9.4, 10, side))},${round(low)}Q9,-4.6 ${round(5.6 + middle * 0.6)},-5.6Q${round(1 + middle)},-3.4 ${round(-4 + middle)},-6Q${round(temple + 1)},-4.8 ${round(temple)},.6L${round(temple - 2.4 * side - 0.4)},${round(0.8 + 3.4 * side)}Z`
  return {
    back: placed(
      [pen.shape(tail, tone), strands(pen, tone, [`M${s * 3.4},.4C${s * 7},1 ${s * 7.6},6 ${s * 7},10`])],
      tailX,
      -8.6,
    ),
    front: [
      pen.shape(outline, tone),
      strands(pen, tone, [
        `M${round(-3.6 + middle)},-6.2Q${round(lerp(1, -5, side))},-9.4 ${round(lerp(5, -8, side))},-9.2`,
        `M${round(3 + middle)},-5Q${round(lerp(5, -2, side))},-7.6 ${round(lerp(6.4, -7, side))},-8.4`,
      ]),
      placed(pen.shape(hull([-0.9, -0.7, 1.3], [0.9, 0.7, 1.3]), who.clip ?? CLOTH.coral), tailX, -9.2),
    ],
  }
}

export function chiquinha(pen: FigurePen, { side, middle, temple, tone, who }: HairContext): Hair {
  const tail = (k: number) =>
    `M0,0C${k * 3.6},-3.4 ${k * 8},-.4 ${k * 7},6C${k * 6.6},9.2 ${k * 5.2},11.4 ${k * 3},12.4C${k * 3},8 ${k * 2},5.4 0,3.2Z`
  const low = lerp(0.4, -4.8, side),
    outline =
      crown(0.4 + 4.4 * side, low) +
      `L${round(lerp(9.4, 10, side))},${round(low)}Q8.6,-5.4 ${round(middle + 0.2)},-8.2Q${round(-6 + middle)},-5.6 ${round(temple)},.6L${round(temple - 2.4 * side - 0.4)},${round(0.8 + 3.4 * side)}Z`
  const at = (k: number) => [k < 0 ? -10.6 + 2.4 * side : 10.6 - 1.6 * side, -3.4] as const
  return {
    back: [-1, 1].map((k: number) =>
      side > 0.6 && k > 0
        ? []
        : placed(
            [pen.shape(tail(k), tone), strands(pen, tone, [`M${k * 2.6},1.6C${k * 5},2.4 ${k * 5},5 ${k * 4.4},8`])],
            ...at(k),
          ),
    ),
    front: [
      pen.shape(outline, tone),
      pen.ink(`M${round(middle + 0.2)},-8.2Q${round(middle * 0.8)},-9.6 ${round(middle * 0.6)},-11`),
      [-1, 1].map((k: number) =>
        side > 0.6 && k > 0 ? [] : placed(pen.shape(disc(0, 0, 1.75), who.clip ?? CLOTH.rosa), ...at(k)),
      ),
    ],
  }
}

export function trancas(pen: FigurePen, { side, temple, middle, tone, who }: HairContext): Hair {
  const braid = (x: number, y: number, beads: number, lean: number): Drawing => {
    const at = (i: number) => [x + lean * i * 0.8, y + i * 2.75] as const
    const discs = Array.from({ length: beads }, (_, i) => disc(at(i)[0], at(i)[1], 1.95 - i * 0.06, 1.75))
    const folds = discs.slice(1).map((_, i) => `M${round(at(i + 1)[0] - 1.4)},${round(at(i + 1)[1] - 1.5)}q1.4,1 2.8,0`)
    const [endX, endY] = at(beads)
    return [
      pen.shape(discs, tone),
      pen.ink(folds.join(''), pen.inner * 0.8),
      pen.shape(disc(endX, endY - 0.5, 1.75), who.clip ?? CLOTH.amarelo),
    ]
  }
  const low = lerp(0.6, -4.8, side),
    outline =
      crown(0.6 + 4 * side, low, 1.3) +
      `L${round(lerp(9.4, 10, side))},${round(low)}Q8.8,-4.4 ${round(4.6 + middle * 0.7)},-6.3Q${round(2 + middle)},-7 ${round(middle)},-7Q${round(-5.4 + middle)},-6.6 ${round(temple + 0.4)},-1.4L${round(temple)},1L${round(temple - 2.4 * side - 0.4)},${round(1 + 3.2 * side)}Z`
  const parts = [
    `M${round(middle)},-7Q${round(middle * 0.9)},-9.4 ${round(middle * 0.5)},-11`,
    `M${round(-3.8 + middle)},-6.4Q-5,-8.6 -5,-10.2`,
    `M${round(4 + middle * 0.6)},-6.4Q5.4,-8.4 5.4,-9.8`,
    `M-7.6,-4Q-9,-5.4 -9.2,-6.6`,
    `M${round(7.4 + middle * 0.3)},-4.4Q8.8,-5.4 9.2,-6.6`,
  ]
  return {
    back: [braid(-9.4, 3, 5, -0.35), side < 0.45 ? braid(9.4, 3, 5, 0.35) : []],
    front: [
      pen.shape(outline, tone),
      parts.map((p) => (pen.inLine ? pen.ink(p) : pen.tintLine(p, tone[1], pen.inner * 1.2))),
    ],
    after: [braid(-11.2 + 2.2 * side, 0.4, 6, -0.3), side < 0.45 ? braid(11.2 - side, 0.4, 6, 0.3) : []],
    hideEar: true,
  }
}
