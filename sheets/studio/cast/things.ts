/** Things that people of the cast hold, sit on and use, in the same hand. */
import { round } from '../../scene/marks.ts'
import { box, type Disc, disc, hull, star } from '../paths.ts'
import type { Drawing } from '../pen.ts'
import type { Extra } from './figure.ts'
import { type FigurePen, placed } from './figure-pen.ts'
import { CLOTH, DETAILS, type Tone } from './inks.ts'
import type { Pose } from './skeleton.ts'

export const bubbles = (pen: FigurePen, list: readonly Disc[]): Drawing =>
  list.map(([x, y, r]) => [
    pen.detail(disc(x, y, r), DETAILS.glass),
    r > 1.2
      ? pen.ink(
          `M${round(x - r * 0.5)},${round(y - r * 0.1)}q.1,${round(-r * 0.4)} ${round(r * 0.5)},${round(-r * 0.5)}`,
          pen.inner * 0.7,
        )
      : [],
  ])

/** Loud sound, to the right (1) or to the left (-1). */
export const waves = (pen: FigurePen, x: number, y: number, way: number): Drawing =>
  [0, 1].map((i) => {
    const d = `M${round(x + way * i * 3)},${round(y - 2.6 - i * 1.7)}Q${round(x + way * (i * 3 + 3))},${y} ${round(x + way * i * 3)},${round(y + 2.6 + i * 1.7)}`
    return pen.inLine ? pen.ink(d, pen.outer) : pen.tintLine(d, CLOTH.coral, 1.5)
  })

export function stool(pen: FigurePen, x: number, y: number, width: number): Drawing {
  const legs = `M${x + 2},${y + 2}L${x + 0.6},0H${x + 3.4}L${x + 4.8},${y + 2}ZM${x + width - 2},${y + 2}L${x + width - 0.6},0H${x + width - 3.4}L${x + width - 4.8},${y + 2}Z`
  return [pen.shape(legs, CLOTH.azul[1]), pen.shape(box(x, y, width, 3.4, 1.6), CLOTH.azul)]
}

export function ball(pen: FigurePen, x: number, y: number, r: number): Drawing {
  const at = (dx: number, dy: number) => `${round(x + dx * r)},${round(y + dy * r)}`
  const band = `M${at(-1.2, -0.35)}Q${at(0, -0.95)} ${at(1.2, -0.1)}L${at(1.2, 0.45)}Q${at(0, -0.2)} ${at(-1.2, 0.3)}Z`
  return [
    pen.shape(disc(x, y, r), CLOTH.amarelo),
    pen.inside(disc(x, y, r), [
      pen.shape(band, CLOTH.coral, pen.inner),
      pen.ink(`M${at(-0.4, -1)}Q${at(-0.9, 0)} ${at(-0.1, 1)}`),
    ]),
  ]
}

export const book = (pen: FigurePen, x: number, y: number, width: number, height: number, tone: Tone): Drawing => [
  pen.shape(
    `M${x},${y}L${x - width},${y - 2}V${y - height - 2}L${x},${y - height}L${x + width},${y - height - 2}V${y - 2}Z`,
    tone,
  ),
  pen.ink(`M${x},${y}V${y - height}`, pen.outer),
]

export function glass(pen: FigurePen, x: number, y: number, scale = 1): Drawing {
  const at = (dx: number, dy: number) => `${round(x + dx * scale)},${round(y + dy * scale)}`
  const d = `M${at(-3, -8)}L${at(3, -8)}L${at(2.3, 0)}L${at(-2.3, 0)}Z`
  return [
    pen.shape(d, CLOTH.branco),
    pen.inside(d, [
      pen.fill(`M${at(-5, -5.2)}L${at(5, -5.2)}L${at(5, 2)}L${at(-5, 2)}Z`, DETAILS.water),
      pen.ink(`M${at(-5, -5.2)}L${at(5, -5.2)}`),
    ]),
  ]
}

/** Its tip at the place, turned by degrees. */
export const pencil = (pen: FigurePen, x: number, y: number, turn: number, tone: Tone, length = 11): Drawing =>
  placed(
    [
      pen.shape(
        `M0,0L1.9,-3.2V${-length}Q1.9,${-length - 1.2} 0,${-length - 1.2}Q-1.9,${-length - 1.2} -1.9,${-length}V-3.2Z`,
        tone,
        pen.outer * 0.85,
      ),
      pen.fill('M0,-.2L1.7,-3H-1.7Z', CLOTH.creme),
      pen.ink('M-1.9,-3.2H1.9'),
      pen.solid('M0,0L.7,-1.2H-.7Z'),
    ],
    x,
    y,
    1,
    turn,
  )

export const sun = (pen: FigurePen, x: number, y: number, r: number): Drawing => [
  pen.shape(star(x, y, r * 1.65, 10, 0.72), CLOTH.amarelo),
  pen.ink(disc(x, y, r * 0.8)),
]

export const moon = (pen: FigurePen, x: number, y: number, r: number): Drawing => {
  const [a, b] = [round(r), round(r * 0.85)]
  const tip = `${round(x + r * 0.4)},${round(y - r)}`
  return pen.shape(
    `M${tip}A${a},${a} 0 1 0 ${round(x + r)},${round(y + r * 0.35)}A${b},${b} 0 0 1 ${tip}Z`,
    CLOTH.amarelo,
  )
}

/** The pose in a wheelchair that faces right. */
export const SITTING = {
  turn: 30,
  hip: [-2, -19.6],
  lean: -2,
  legL: [80, 10],
  legR: [80, 10],
  armL: { at: [4, -24.6], z: 'front', dir: 66 },
  armR: { at: [11, -23], z: 'back' },
  plain: true,
} as const satisfies Pose

export const wheelchair = (pen: FigurePen): Extra => ({
  behind: [
    pen.rope('M-8,-16L-10.4,-35Q-11,-37 -14.4,-37', CLOTH.lilas, 1.7),
    pen.shape(box(-11, -34, 4.4, 17, 1.8), CLOTH.marinho),
    pen.rope(disc(6, -10.4, 8, 9), CLOTH.cinza, 1.3),
    pen.rope('M4,-16H9L12,-5', CLOTH.lilas, 1.5),
    pen.rope(disc(11, -2.9, 2.1), CLOTH.cinza, 1.3),
  ],
  legs: pen.shape(hull([8, -6.2, 1.1], [15.6, -6.2, 1.1]), CLOTH.lilas),
  torso: [
    pen.shape(box(-9, -17.6, 15, 3.2, 1.5), CLOTH.marinho),
    pen.rope(disc(-3, -10.4, 9.2), CLOTH.cinza, 1.9),
    pen.ink(
      'M-3,-10.4V-18.6M-3,-10.4V-2.2M-3,-10.4H-11.2M-3,-10.4H5.2M-3,-10.4l5.8,-5.8M-3,-10.4l-5.8,5.8M-3,-10.4l-5.8,-5.8M-3,-10.4l5.8,5.8',
    ),
    pen.shape(disc(-3, -10.4, 1.8), CLOTH.lilas),
  ],
})

/** A teddy bear sitting, its foot on (0, 0), 20 units high. */
export const teddy = (pen: FigurePen): Drawing => [
  pen.shape(hull([-3, -2, 2.4], [-5.6, -1.6, 2.2]) + hull([3, -2, 2.4], [5.6, -1.6, 2.2]), CLOTH.madeira[1]),
  pen.shape(disc(0, -5.4, 4.9, 5.2), CLOTH.madeira[1]),
  pen.shape(disc(-4.6, -16.6, 2.3) + disc(4.6, -16.6, 2.3), CLOTH.madeira[1]),
  pen.shape(disc(0, -12.4, 5.9, 5.4), CLOTH.madeira[1]),
  pen.detail(disc(0, -10.6, 2.6, 2), CLOTH.creme),
  pen.solid(disc(-2.3, -13.4, 0.75) + disc(2.3, -13.4, 0.75) + disc(0, -11.3, 0.8, 0.6)),
]

/** A note of music, its foot at the place. */
export const note = (pen: FigurePen, x: number, y: number, tone: Tone): Drawing =>
  pen.shape(
    `M${x},${y}V${y - 7}L${x + 6},${round(y - 8.6)}V${round(y - 1.6)}A2,1.6 0 1 1 ${round(x + 4.4)},${round(y - 2.8)}V${round(y - 5.6)}L${round(x + 1.6)},${round(y - 4.8)}V${round(y + 0.4)}A2,1.6 0 1 1 ${x},${y - 1}Z`,
    tone,
    pen.outer * 0.8,
  )

/** A bubble above somebody who speaks: its tail points to the place, it reaches to the left (-1) or to the right. */
export const speech = (pen: FigurePen, x: number, y: number, way: number, tone: Tone): Drawing => [
  pen.shape(
    `M${x},${y}L${round(x + way * 1.4)},${y - 5}H${round(x + way * 1)}Q${round(x - way * 2)},${y - 5} ${round(x - way * 2)},${y - 8}V${y - 11}Q${round(x - way * 2)},${y - 14} ${round(x + way)},${y - 14}H${round(x + way * 15)}Q${round(x + way * 18)},${y - 14} ${round(x + way * 18)},${y - 11}V${y - 8}Q${round(x + way * 18)},${y - 5} ${round(x + way * 15)},${y - 5}H${round(x + way * 5.4)}Z`,
    tone,
  ),
  pen.solid([3.6, 8, 12.4].map((dx) => disc(x + way * dx, y - 9.5, 1)).join('')),
]

/** A watering can in the near hand of somebody who gives to the right, and the water from it. */
export const watering = (near: FigurePen): Extra => ({
  torso: [
    near.rope('M12,-23C12,-30 24,-30 24,-22', CLOTH.azul, 1.4),
    near.shape('M9,-22H24V-10Q24,-8 22,-8H11Q9,-8 9,-10Z', CLOTH.azul),
    near.rope('M23,-12L32,-21', CLOTH.azul, 1.8),
    near.shape('M29.4,-20.6L32,-26.4Q36.6,-25.6 37.4,-21L31.6,-18.4Z', CLOTH.azul[1]),
  ],
  top: near.inLine
    ? near.ink('M37.4,-25.6Q42.4,-25 43.4,-19M39,-22.4Q41.4,-20.4 41.4,-15M34.6,-28Q43,-31 46.6,-22', near.outer * 0.8)
    : near.tintLine(
        'M37.4,-25.6Q42.4,-25 43.4,-19M39,-22.4Q41.4,-20.4 41.4,-15M34.6,-28Q43,-31 46.6,-22',
        DETAILS.water,
        1.4,
      ),
})
