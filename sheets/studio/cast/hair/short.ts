/** Short hair, hair under a cap, hair tied up. */
import { round } from '../../../scene/marks.ts'
import { disc, ring, scallop } from '../../paths.ts'
import type { FigurePen } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { lerp } from '../skeleton.ts'
import { crown, type Hair, type HairContext, strands } from './hair.ts'

export function curto(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const low = lerp(0.6, -4.6, side),
    outline =
      crown(0.6 + 4 * side, low) +
      `L${round(lerp(9.4, 10, side))},${round(low)}Q9.4,-3.2 ${round(7 + middle * 0.6)},-5C${round(3 + middle)},-3.2 ${round(-1.5 + middle)},-3.4 ${round(-4.6 + middle)},-6.4Q${round(-5.4 + middle)},-3.8 ${round(temple + 0.6)},-3.2L${round(temple)},.4L${round(temple - 2.4 * side - 0.4)},${round(0.8 + 3.4 * side)}Z`
  return {
    front: [
      pen.shape(outline, tone),
      strands(pen, tone, [`M${round(-4.4 + middle)},-6.6Q-1,-9.6 4,-9.4`, `M-8.2,-5.6Q-7,-8 -4.6,-9`]),
    ],
  }
}

export function bone(pen: FigurePen, { side, middle, temple, tone, who }: HairContext): Hair {
  const cap = who.cap ?? CLOTH.vermelho,
    low = lerp(0.8, -3, side)
  const hairD =
    crown(1 + 4 * side, low, 0.6) +
    `L${round(lerp(9, 10, side))},${round(low)}V-4H${round(temple + 0.4)}L${round(temple)},.6L${round(temple - 2.4 * side - 0.4)},${round(1 + 3.4 * side)}Z`
  const dome = `M-11.2,-3.4C-12,-9.4 -7,-13.4 0,-13.4C7,-13.4 12,-9.4 11.2,-3.4Q0,-6.6 -11.2,-3.4Z`,
    visorX = 8.5 * side
  const visor = `M${round(-8.6 + visorX * 1.25)},-4.6C${round(-6 + visorX)},-7.2 ${round(6 + visorX)},-7.2 ${round(8.6 + visorX)},-4.6C${round(10.6 + visorX * 1.05)},-2 ${round(6 + visorX)},-2.3 ${round(visorX)},-2.6C${round(-6 + visorX)},-2.3 ${round(-10.6 + visorX * 1.5)},-2 ${round(-8.6 + visorX * 1.25)},-4.6Z`
  return {
    front: [
      pen.shape(hairD, tone),
      pen.shape(dome, cap),
      pen.ink(`M${round(middle * 0.9)},-6.4Q${round(middle * 0.7)},-10 0,-13.2`),
      pen.inside(dome, pen.tint('M-13,-14H-6.6Q-9.4,-8 -8,-2H-13Z', cap[1])),
      pen.shape(disc(0, -13.7, 1.1, 0.8), cap),
      pen.shape(visor, cap[1]),
    ],
  }
}

export function cachos(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const top = scallop(
    (
      [
        [-11, -2.6],
        [-12, -7],
        [-9.4, -11],
        [-5, -13.4],
        [0, -13.6],
        [5, -13.2],
        [9.4, -11],
        [12, -7],
        [10.8, -2.8],
        [7.4 + middle * 0.4, -3.6],
        [3.4 + middle, -3.4],
        [-1 + middle, -4.2],
        [-5 + middle * 1.1, -3.4],
        [-8.6 + middle, -2.4],
      ] as const
    ).map(([x, y], _i) => [x, y]),
    0.6,
  )
  const fade =
    crown(1 + 4 * side, lerp(1, -4, side), 0.7) +
    `L${round(lerp(9.2, 10, side))},${round(lerp(1, -4, side))}V-4H${round(temple + 0.3)}L${round(temple)},.6L${round(temple - 2.4 * side - 0.4)},${round(1 + 3.4 * side)}Z`
  return {
    front: [
      pen.shape(fade, tone[1]),
      pen.shape(top, tone),
      strands(pen, tone, [
        'M-8.4,-6.4q-.4,-2.4 1.8,-3.2',
        'M-3,-8.6q.8,-2.2 3,-1.8',
        'M3.4,-7q1.8,-1.6 3.2,.2',
        'M-4.4,-5.6q.8,-1.2 2.2,-.8',
        'M8,-8.4q1.4,.4 1.4,2',
      ]),
    ],
  }
}

export function pai(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const low = lerp(0.4, -4.8, side),
    outline =
      crown(0.4 + 4.4 * side, low, 1.5) +
      `L${round(lerp(9.2, 10, side))},${round(low)}L${round(lerp(9, 9.8, side))},-4.2Q${round(6 + middle)},-7 ${round(2 + middle)},-6.6Q${round(-4 + middle)},-6.4 ${round(temple + 0.8)},-4.2L${round(temple)},.6L${round(temple - 2.4 * side - 0.4)},${round(0.8 + 3.4 * side)}Z`
  return { front: [pen.shape(outline, tone), strands(pen, tone, [`M-6,-7.6Q0,-10.4 6,-9`])] }
}

export function coque(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const low = lerp(0.4, -4.8, side),
    outline =
      crown(0.4 + 4.4 * side, low) +
      `L${round(lerp(9.4, 10, side))},${round(low)}C8,-4.6 ${round(5 + middle)},-7 ${round(middle)},-7.6C${round(-5 + middle)},-7 ${round(temple - 0.2)},-5 ${round(temple)},.6L${round(temple - 2.4 * side - 0.4)},${round(0.8 + 3.4 * side)}Z`
  return {
    back: pen.shape(scallop(ring(-4 * side, -12.6, 5, 4.2, 7, 90, 450), 0.55), tone),
    front: [
      pen.shape(outline, tone),
      strands(pen, tone, [
        `M${round(middle)},-7.6Q${round(-1 + middle)},-9.6 ${-3 * side},-10.8`,
        `M${round(-5 + middle)},-6.6Q-5.4,-9 -4,-10.4`,
        `M${round(5 + middle * 0.6)},-6.6Q5.6,-8.8 4,-10.2`,
      ]),
    ],
  }
}

/** Flames around the head: the Curupira's. */
export function fogo(pen: FigurePen, { side, temple, middle, tone }: HairContext): Hair {
  const flames = `M-11.5,4C-16,0 -15.5,-7 -17,-11C-13.5,-10 -12.5,-8.5 -11.5,-8C-12,-13 -11,-16 -11.8,-20C-7.8,-17.5 -6.5,-15 -5,-13C-4,-17.5 -1.5,-20.5 .8,-24C2.6,-20 3.6,-16.5 5,-13.5C7,-16 9,-17.5 12,-19C11,-15 11.5,-12 11.5,-8.5C13,-9.5 14.5,-10 16.5,-10C14.8,-6 15,-1 11.5,${round(4 - 6 * side)}Z`
  const low = 0.4 - 5.2 * side
  const edge = `L${round(9.4 + 0.6 * side)},${round(low)}Q8.6,-3.6 ${round(6 + middle * 0.7)},-4C${round(4 + middle)},-6.4 ${round(2.5 + middle)},-6.6 ${round(1.4 + middle)},-7.6C${round(middle)},-5 ${round(-2.5 + middle)},-4.6 ${round(-4 + middle)},-4.6C${round(-5 + middle)},-3 ${round(temple + 1)},-2 ${round(temple)},1L${round(temple - 2.4 * side - 0.4)},${round(1 + 3.2 * side)}`
  const cover = `M-11.6,${round(2 + 3 * side)}C-12.6,-9.5 -7,-12.6 0,-12.6C7,-12.6 12.8,-9.5 11.4,${round(low)}${edge}Z`
  const core =
    'M-8.5,-6C-9,-11 -8.5,-13 -9,-15.5C-6.5,-13 -5.5,-11.5 -4,-9.5C-3,-14 -1,-16.5 .6,-19C2,-15.5 3,-12.5 4.5,-10C6.5,-12.5 8,-13.5 9.5,-14.5C8.8,-11.5 9,-9 8.5,-6Z'
  return {
    back: [pen.shape(flames, tone), pen.tint(core, tone[1])],
    front: [pen.fill(cover, tone), pen.ink(edge.replace('L', 'M'), pen.outer * 0.9)],
  }
}
