/**
 * Signs of the Brazilian code in their forms and colours, each about its middle, 20 mm high. Sources:
 * sheets/kinds/historia/sign-facts.ts.
 */
import { box, circle, poly, ring, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export type SignName =
  | ('pare' | 'preferencia' | 'faixa' | 'escola' | 'bicicleta' | 'semaforo' | 'obras' | 'animais')
  | ('escolares' | 'sem-pedestres' | 'semaforo-de-pedestres')

const R = 10

/** Somebody who walks to the left, `s` mm high; black as the code has it. */
export const walker = (pen: Pen, x: number, foot: number, s: number, weight = 0.12): Drawing => [
  pen.solid(circle(x, foot - s * 0.88, s * 0.12)),
  pen.line(
    `M${x} ${foot - s * 0.7}L${x + s * 0.04} ${foot - s * 0.4}L${x - s * 0.2} ${foot}M${x + s * 0.04} ${foot - s * 0.4}L${x + s * 0.24} ${foot}M${x - s * 0.24} ${foot - s * 0.42}L${x} ${foot - s * 0.68}L${x + s * 0.24} ${foot - s * 0.46}`,
    s * weight,
  ),
]

/** The word PARE in single strokes about its middle, `h` mm high. */
const pareLetters = (x: number, y: number, h: number): string => {
  const [top, low, half, wide] = [y - h / 2, y + h / 2, y, h * 0.52]
  const left = (i: number) => x + (i - 2) * h * 0.82 + h * 0.15
  const [p, a, r, e] = [left(0), left(1), left(2), left(3)]
  const bowl = (at: number) =>
    `M${at} ${low}V${top}H${at + wide * 0.5}Q${at + wide} ${top} ${at + wide} ${(top + half) / 2}T${at + wide * 0.5} ${half + h * 0.06}H${at}`
  return `${bowl(p)}M${a} ${low}L${a + wide / 2} ${top}L${a + wide} ${low}M${a + wide * 0.2} ${half + h * 0.16}H${a + wide * 0.8}${bowl(r)}M${r + wide * 0.46} ${half + h * 0.06}L${r + wide} ${low}M${e + wide} ${top}H${e}V${low}H${e + wide}M${e} ${half}H${e + wide * 0.86}`
}

/** The word on a road: white with a contour, legible in grey and in line. */
export const paintedPare = (pen: Pen, x: number, y: number, h: number): Drawing =>
  pen.rope(pareLetters(x, y, h), h * 0.17, 'white', 0.45)

const diamond = (r: number): string =>
  poly([
    [0, -r],
    [r, 0],
    [0, r],
    [-r, 0],
  ])

const warning =
  (inside: (pen: Pen) => Drawing, fill: Fill = 'yellow') =>
  (pen: Pen): Drawing => [pen.shape(diamond(R), fill, 0.9), pen.line(diamond(R * 0.88), 0.55), inside(pen)]

const octagon = (r: number): readonly Spot[] => ring(0, 0, r, r, 8, 22.5, 382.5)

const circular = (pen: Pen, inside: Drawing, isForbidden = false): Drawing => [
  pen.shape(circle(0, 0, R), 'red', 0.9),
  pen.shape(circle(0, 0, R * 0.8), 'white', 0.6),
  inside,
  isForbidden ? pen.rope('M-5.4 -5.4L5.4 5.4', 1.7, 'red', 0.5) : [],
]

const stripes = (pen: Pen): Drawing => pen.line('M-5.6 4.6h2.4M-2 4.6h2.4M1.6 4.6h2.4M5 4.6h1', 1)

const bike = (pen: Pen): Drawing => [
  pen.line(circle(-3.6, 2, 2.6) + circle(3.6, 2, 2.6), 0.9),
  pen.line(
    'M-3.6 2L-1.2 -2.600H2.400L0.2 2H-3.600M0.2 2L-1.2 -2.600M2.4 -2.600L3.6 2M-2.4 -3.400h2M2.4 -2.600L1.8 -4.400h1.8',
    0.8,
  ),
]

/** Red, yellow and green from the top, the yellow sign's lamps in their colours. */
const lamps = (pen: Pen): Drawing => [
  pen.solid(box(-2.6, -6.6, 5.2, 13.2, 1.2)),
  pen.shape(circle(0, -4.1, 1.5), 'red', 0.3),
  pen.shape(circle(0, 0, 1.5), 'yellow', 0.3),
  pen.shape(circle(0, 4.1, 1.5), 'green', 0.3),
]

const digging = (pen: Pen): Drawing => [
  pen.solid(circle(-1.4, -4.6, 1.2)),
  pen.line('M-1.2 -3L0.8 0L-1 2L-2.4 4.800M0.8 0L1.8 4.800M-0.8 -2.200L2.8 -0.6', 1),
  pen.line('M0.8 -2.400L5 2.4', 0.8),
  pen.solid('M3 4.800Q5 1 7 4.800z'),
]

const cow = (pen: Pen): Drawing => [
  pen.solid(
    'M-5.4 -3.400L-3.4 -2.800H3.800Q5.2 -2.6 5.2 -0.600V4H4V1H2.600V4H1.400V1.200L-2 1V4H-3.200V0.600L-4.2 -0.600L-6 -0.400L-6.6 -1.800z',
  ),
  pen.line('M-5.4 -3.400L-6.4 -4.400M-4.6 -3.200L-4.2 -4.6', 0.6),
]

const twoChildren = (pen: Pen, low: number): Drawing => [walker(pen, -2.4, low, 8.4), walker(pen, 2.8, low, 7.2)]

/** Two lamps of a light for people, one of them lit. */
export function walkerLight(pen: Pen, isGreen: boolean): Drawing {
  const lamp = (y: number, isLit: boolean, fill: Fill): Drawing => [
    pen.shape(box(-4.4, y - 4.4, 8.8, 8.8, 1), isLit ? fill : 'greyDark', 0.6),
    isLit ? [] : pen.line(`M-3 ${y - 3}l6 6M3 ${y - 3}l-6 6`, 0.5),
  ]
  return [
    pen.shape(box(-5.6, -10.4, 11.2, 20.8, 2), 'grey', 0.9),
    lamp(-4.9, !isGreen, 'red'),
    lamp(4.9, isGreen, 'green'),
    isGreen
      ? walker(pen, 0, 8.6, 7.4)
      : [
          pen.solid(circle(0, -7.9, 0.9)),
          pen.line('M0 -6.600V-3.400M-1.5 -5.800V-3.400M1.5 -5.800V-3.400M-0.7 -3.400V-1.200M0.7 -3.400V-1.2', 0.8),
        ],
  ]
}

export const VEHICLE_LIGHTS = ['vermelho', 'amarelo', 'verde'] as const
export type VehicleLight = (typeof VEHICLE_LIGHTS)[number]
const LAMP_FILLS: Readonly<Record<VehicleLight, Fill>> = { vermelho: 'red', amarelo: 'yellow', verde: 'green' }

/** Three lamps of a light for vehicles, one of them lit, with rays: in black it is known by its place. */
export const vehicleLight = (pen: Pen, lit: VehicleLight): Drawing => [
  pen.shape(box(-4.6, -13, 9.2, 26, 2.4), 'grey', 0.9),
  VEHICLE_LIGHTS.map((name, i) => {
    const y = (i - 1) * 8.2
    if (name !== lit) return pen.shape(circle(0, y, 2.6), 'black', 0.4)
    return [
      pen.shape(circle(0, y, 3.2), LAMP_FILLS[name], 0.7),
      pen.line(
        `M6 ${y}h4M6 ${y - 2.4}l3.4 -1.800M6 ${y + 2.4}l3.4 1.800M-6 ${y}h-4M-6 ${y - 2.4}l-3.4 -1.800M-6 ${y + 2.4}l-3.4 1.8`,
        0.7,
      ),
    ]
  }),
]

export const SIGNS: Readonly<Record<SignName, (pen: Pen) => Drawing>> = {
  pare: (pen) => [
    pen.shape(poly(octagon(R * 1.06)), 'red', 0.9),
    pen.shape(poly(octagon(R * 0.94)), 'white', null),
    pen.shape(poly(octagon(R * 0.86)), 'red', pen.colour ? null : 0.6),
    pen.line(pareLetters(0, 0, 4.8), 0.95, 'white'),
  ],
  preferencia: (pen) => [
    pen.shape('M-10.6 -8.600H10.600L0 9.600z', 'red', 0.9),
    pen.shape('M-7 -6.400H7L0 5.600z', 'white', 0.6),
  ],
  faixa: warning((pen) => [walker(pen, 0, 3.4, 9), stripes(pen)]),
  escola: warning((pen) => twoChildren(pen, 5)),
  escolares: warning((pen) => [twoChildren(pen, 3.6), stripes(pen)]),
  bicicleta: (pen) => circular(pen, bike(pen)),
  semaforo: warning(lamps),
  obras: warning(digging, 'orange'),
  animais: warning(cow),
  'sem-pedestres': (pen) => circular(pen, walker(pen, 0, 5.4, 11), true),
  'semaforo-de-pedestres': (pen) => walkerLight(pen, true),
}

/** A sign on its post, the foot of the post at the origin. */
export const onPost = (pen: Pen, name: SignName, height: number, scale: number): Drawing => [
  pen.rope(`M0 0V${-height}`, 1.6, 'metal', 0.7),
  pen.at(0, -height, scale, SIGNS[name]),
]
