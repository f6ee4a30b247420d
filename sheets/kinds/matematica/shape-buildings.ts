/** Pictures built of circles, squares, triangles and rectangles, in a box of 100 x 100, from back to front. */

export interface Part {
  readonly shape: 'círculo' | 'quadrado' | 'triângulo' | 'retângulo'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Built {
  readonly name: string
  readonly parts: readonly Part[]
}

const circle = (cx: number, cy: number, r: number): Part => ({
  shape: 'círculo',
  x: cx - r,
  y: cy - r,
  w: 2 * r,
  h: 2 * r,
})
const square = (x: number, y: number, side: number): Part => ({ shape: 'quadrado', x, y, w: side, h: side })
const triangle = (x: number, y: number, w: number, h: number): Part => ({ shape: 'triângulo', x, y, w, h })
const rectangle = (x: number, y: number, w: number, h: number): Part => ({ shape: 'retângulo', x, y, w, h })

/** A part as in a mirror in the middle of the box. */
export const mirroredPart = (part: Part): Part => ({ ...part, x: 100 - part.x - part.w })

/** A part and its fellow on the other side of the middle. */
const pair = (part: Part): Part[] => [part, mirroredPart(part)]

/** Middles of the wheels of the train. */
const WHEELS = [19, 60, 86]

export const BUILDINGS: readonly Built[] = [
  {
    name: 'casa',
    parts: [
      circle(85, 14, 10),
      square(20, 42, 54),
      triangle(12, 10, 70, 32),
      rectangle(40, 66, 14, 30),
      square(25, 50, 12),
      square(57, 50, 12),
      circle(47, 29, 6),
      triangle(82, 62, 16, 22),
      rectangle(87.5, 84, 5, 12),
      circle(51, 81, 1.5),
    ],
  },
  {
    name: 'foguete',
    parts: [
      ...pair(triangle(15, 58, 20, 26)),
      rectangle(35, 28, 30, 56),
      triangle(35, 2, 30, 26),
      circle(50, 42, 8),
      circle(50, 62, 6),
      ...pair(square(38, 72, 8)),
      ...pair(triangle(38, 84, 10, 15)),
      circle(14, 22, 7),
      circle(86, 38, 5),
    ],
  },
  {
    name: 'robô',
    parts: [
      rectangle(48, 8, 4, 6),
      circle(50, 4, 4),
      square(34, 14, 32),
      ...pair(square(40, 22, 7)),
      rectangle(41, 36, 18, 5),
      rectangle(26, 48, 48, 32),
      ...pair(rectangle(12, 50, 12, 26)),
      ...pair(circle(18, 81, 5)),
      triangle(40, 52, 20, 14),
      circle(36, 73, 4),
      circle(50, 73, 4),
      circle(64, 73, 4),
      ...pair(rectangle(34, 82, 10, 16)),
    ],
  },
  {
    name: 'trem',
    parts: [
      rectangle(8, 48, 36, 28),
      square(50, 32, 44),
      rectangle(46, 24, 52, 8),
      square(58, 40, 16),
      rectangle(14, 28, 10, 20),
      triangle(9, 14, 20, 14),
      square(26, 54, 12),
      ...WHEELS.map((x) => circle(x, 82, 10)),
      ...WHEELS.map((x) => circle(x, 82, 3)),
      triangle(78, 42, 12, 14),
      circle(36, 18, 6),
      circle(50, 10, 8),
    ],
  },
  {
    name: 'castelo',
    parts: [
      ...pair(rectangle(8, 40, 22, 50)),
      ...pair(triangle(4, 12, 30, 28)),
      rectangle(30, 60, 40, 30),
      square(30, 50, 10),
      square(45, 50, 10),
      square(60, 50, 10),
      rectangle(42, 67, 16, 23),
      ...pair(circle(19, 54, 5)),
      ...pair(square(14, 66, 10)),
      circle(50, 14, 9),
      circle(54, 80, 1.5),
    ],
  },
  {
    name: 'barco',
    parts: [
      circle(88, 12, 9),
      rectangle(46, 4, 4, 54),
      triangle(50, 12, 34, 46),
      triangle(16, 22, 30, 36),
      rectangle(14, 58, 72, 4),
      rectangle(10, 62, 80, 20),
      square(22, 67, 10),
      circle(39.5, 72, 4),
      square(45, 67, 10),
      circle(60.5, 72, 4),
      square(68, 67, 10),
      ...[0, 21, 42, 63, 84].map((x) => triangle(x, 84, 16, 12)),
    ],
  },
]
