/** An ouriço-cacheiro on its branch, a lion, brooms in a yard of grass: their spines, mane, bristles and blades to draw. */
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse, points, type Spot, scallop, ring as spotsAround } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, ground } from '../../studio/scenes/ground.ts'
import { cloud, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { curtained } from '../../studio/shapes/rooms.ts'
import { bowed, waved } from './finishing.ts'
import type { Drawn, Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

const at = (x: number, y: number, reach: number, angle: number): Spot => {
  const a = (angle * Math.PI) / 180
  return [x + reach * Math.cos(a), y + reach * Math.sin(a)]
}

const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + (to - from) * (count > 1 ? i / (count - 1) : 0.5))

/** Tips of short spines along the back, from the neck to the tail. */
const bristling = (x: number, y: number, r: number): string => {
  const tips = spread(27, 196, 372).map((angle, i) => at(x, y, r * (i % 2 ? 1 : 0.86), angle))
  return `M${tips.map(([a, b]) => `${a} ${b}`).join('L')}Q${x + r * 0.6} ${y + r * 0.72} ${x} ${y + r * 0.72}T${x - r * 0.84} ${y + r * 0.3}z`
}

/** A porcupine of the woods in profile, its face at the left; (x, y) is the middle of its body, r half its length. */
function porcupine(pen: Pen, x: number, y: number, r: number): Drawing {
  const ticks = [0.2, 0.36, 0.5].flatMap((reach, row) =>
    spread(4 + row * 2, 190 + row * 4, 356).map((angle) => {
      const [a, b] = at(x + r * 0.1, y + r * 0.2, r * reach, angle)
      const [c, d] = at(x + r * 0.1, y + r * 0.2, r * (reach + 0.1), angle)
      return `M${a} ${b}L${c} ${d}`
    }),
  )
  return [
    pen.rope(
      `M${x + r * 0.8} ${y + r * 0.3}C${x + r * 1.5} ${y + r * 0.3} ${x + r * 1.6} ${y + r * 1.1} ${x + r * 1.2} ${y + r * 1.16}C${x + r * 0.96} ${y + r * 1.2} ${x + r * 0.94} ${y + r * 0.9} ${x + r * 1.14} ${y + r * 0.86}`,
      r * 0.13,
      'brownPale',
      1,
    ),
    [-0.42, 0.46].map((dx) => pen.shape(ellipse(x + dx * r, y + r * 0.66, r * 0.2, r * 0.16), 'brown', 1)),
    pen.shape(bristling(x, y, r), 'tan', 1.1),
    // In black they would be taken for lines to trace.
    pen.colour ? pen.line(ticks.join(''), 0.8, 'brownPale') : [],
    pen.shape(ellipse(x - r * 0.88, y + r * 0.2, r * 0.36, r * 0.33), 'cream', 1.1),
    pen.shape(circle(x - r * 0.62, y - r * 0.04, r * 0.1), 'brownPale', 0.9),
    pen.shape(ellipse(x - r * 1.17, y + r * 0.26, r * 0.18, r * 0.19), 'pink', 1),
    [0.21, 0.31].map((dy) => pen.spot(x - r * 1.22, y + r * dy, r * 0.028)),
    pen.spot(x - r * 0.86, y + r * 0.08, r * 0.085),
    pen.spot(x - r * 0.885, y + r * 0.055, r * 0.028, 'white'),
    pen.line(`M${x - r} ${y + r * 0.42}q${r * 0.1} ${r * 0.08} ${r * 0.2} 0`, 0.9),
    pen.shape(ellipse(x - r * 0.5, y + r * 0.62, r * 0.13, r * 0.1), 'pink', 0.9),
  ]
}

/** Spines from the back outwards; on the hardest page a second row between them. */
function spines(x: number, y: number, r: number, count: number, rows: number): Stroke[] {
  const outer = spread(count, 214, 352).map((angle) => bowed(at(x, y, r * 0.72, angle), at(x, y, r * 1.26, angle), 0))
  const inner = spread(6, 222, 344).map((angle) => bowed(at(x, y, r * 0.36, angle), at(x, y, r * 0.62, angle), 0))
  return rows > 1 ? [...outer, ...inner] : outer
}

interface Perched {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly count: number
  readonly rows: number
}

const PERCHED: Readonly<Record<Level, readonly Perched[]>> = {
  facil: [{ x: 106, y: 184, r: 60, count: 7, rows: 1 }],
  medio: [
    { x: 116, y: 134, r: 54, count: 10, rows: 1 },
    { x: 118, y: 236, r: 33, count: 7, rows: 1 },
  ],
  desafio: [
    { x: 116, y: 134, r: 54, count: 12, rows: 2 },
    { x: 118, y: 236, r: 33, count: 9, rows: 1 },
  ],
}

/** A branch from edge to edge below their feet. */
const branch = (pen: Pen, y: number, tilt: number): Drawing => [
  pen.shape(
    `M-6 ${y + tilt}Q60 ${y - 4} 120 ${y + 2}T220 ${y - tilt}V${y - tilt + 13}Q160 ${y + 20} 110 ${y + 15}T-6 ${y + tilt + 16}z`,
    'brown',
    1.2,
  ),
  pen.line(`M20 ${y + tilt + 5}q20 -4 40 -2M130 ${y + 9}q24 2 48 -3`, 0.8, 'brownDark'),
]

export function porcupines({ pen, level, index }: Scene): Drawn {
  const perched = PERCHED[level]
  const far = pen.plane('far', 'hillLine')
  const night = index % 2 === 1
  return {
    picture: [
      backdrop(pen, night ? 'dusk' : 'sky'),
      night ? pen.shape(circle(34, 78, 13), 'glow', 1) : sun(pen.plane('middle'), 34, 78, 0.8),
      hill(far, points('-8,236 50,214 110,236 160,212 218,236'), 'hillFar'),
      ground(far, points('-8,262 60,256 120,264 218,256'), 'hill'),
      tree(far, 24, 262, 1.1),
      tree(far, 192, 262, 0.9, 'lime'),
      perched.map(({ x, y, r }, i) => [
        branch(pen, y + r * 0.72, i % 2 ? -6 : 6),
        broadLeaf(pen, 22, y + r * 0.72 + 12, 1.1, 150),
        broadLeaf(pen, 190, y + r * 0.72 + 6, 1, -60, 'lime'),
        porcupine(pen, x, y, r),
      ]),
    ],
    strokes: perched.flatMap(({ x, y, r, count, rows }) => spines(x, y, r, count, rows)),
    shows: ['ouriço', 'galho', night ? 'moon' : 'sun', 'tree'],
  }
}

const LION = { x: 105, y: 156, face: 38 }
const MANE: Readonly<Record<Level, { readonly count: number; readonly reach: number; readonly waves: number }>> = {
  facil: { count: 12, reach: 81, waves: 0 },
  medio: { count: 18, reach: 84, waves: 1 },
  desafio: { count: 22, reach: 86, waves: 2 },
}

function lionFace(pen: Pen): Drawing {
  const { x, y, face } = LION
  return [
    [-1, 1].map((side) => [
      pen.shape(circle(x + side * face * 0.78, y - face * 0.74, face * 0.28), 'straw', 1.1),
      pen.shape(circle(x + side * face * 0.78, y - face * 0.74, face * 0.14), 'pinkPale', 0.8),
    ]),
    pen.shape(ellipse(x, y, face, face * 0.95), 'straw', 1.3),
    [-1, 1].map((side) => pen.spot(x + side * face * 0.38, y - face * 0.14, face * 0.09)),
    pen.shape(ellipse(x - face * 0.2, y + face * 0.42, face * 0.26, face * 0.2), 'cream', 1),
    pen.shape(ellipse(x + face * 0.2, y + face * 0.42, face * 0.26, face * 0.2), 'cream', 1),
    pen.shape(`M${x - face * 0.2} ${y + face * 0.14}h${face * 0.4}L${x} ${y + face * 0.36}z`, 'brownDark', 1),
    [-1, 1].map((side) =>
      pen.line(
        `M${x + side * face * 0.14} ${y + face * 0.46}h0.01M${x + side * face * 0.26} ${y + face * 0.5}h0.01`,
        1.4,
      ),
    ),
    pen.line(`M${x - face * 0.1} ${y + face * 0.66}q${face * 0.1} ${face * 0.08} ${face * 0.2} 0`, 1),
  ]
}

/** An ear is between face and mane there. */
const isAtEar = (angle: number) => [223, 317].some((ear) => Math.abs((angle % 360) - ear) < 17)

export function lion({ pen, level, index }: Scene): Drawn {
  const { x, y, face } = LION
  const { count, reach, waves } = MANE[level]
  const far = pen.plane('far', 'hillLine')
  const strokes = spread(count, 105, 105 + 360 * (1 - 1 / count)).map((angle) => {
    const [from, to] = [at(x, y, face * (isAtEar(angle) ? 1.52 : 1.2), angle), at(x, y, reach, angle)]
    return waves ? waved(from, to, waves > 1 ? 2.2 : 3, waves) : bowed(from, to, 0)
  })
  const looks = ['glow', 'sky', 'yellowPale', 'skyLow'] as const
  return {
    picture: [
      backdrop(pen, inTurn(looks, index)),
      sun(pen.plane('middle'), 182, 76, 0.7),
      cloud(far, 26, 74, 0.7),
      hill(far, points('-8,224 50,206 110,222 160,202 218,222'), 'hillFar'),
      ground(pen.plane('middle'), points('-8,238 105,232 218,238'), 'straw'),
      tree(far, 20, 240, 1.2),
      tree(far, 194, 238, 1, 'lime'),
      pen.shape(
        `M${x - 46} 292C${x - 56} 252 ${x - 36} 224 ${x} 222C${x + 36} 224 ${x + 56} 252 ${x + 46} 292z`,
        'straw',
        1.3,
      ),
      pen.shape(`${scallop(spotsAround(x, y, 86, 86, 20), 0.56)}`, 'orange', 1.2),
      pen.shade(circle(x, y, 78), 'yellowPale', 0.7),
      [-1, 1].map((side) => pen.shape(ellipse(x + side * 22, 280, 19, 11), 'straw', 1.2)),
      [-1, 1].map((side) => pen.line(`M${x + side * 22 - 5} 276v8M${x + side * 22 + 5} 276v8`, 0.9)),
      lionFace(pen),
    ],
    strokes,
    shows: ['leão', 'juba', 'sun', 'tree'],
  }
}

interface Yard {
  readonly brooms: readonly number[]
  readonly bristles: number
  readonly blades: number
}
const YARDS: Readonly<Record<Level, Yard>> = {
  facil: { brooms: [48, 114], bristles: 4, blades: 6 },
  medio: { brooms: [38, 88, 138], bristles: 5, blades: 11 },
  desafio: { brooms: [38, 88, 138], bristles: 6, blades: 16 },
}
/** Lower edge of the binding, foot of the bristles; edge of the lawn. */
const [BINDING, SWEPT, LAWN] = [136, 208, 284]
const HANDLES = ['red', 'teal', 'yellow'] as const

const broom = (pen: Pen, x: number, half: number, fill: Fill): Drawing => [
  pen.rope(`M${x} 66V${BINDING - 12}`, 4.4, 'wood', 1),
  pen.shape(
    `M${x - half * 0.62} ${BINDING - 14}H${x + half * 0.62}L${x + half * 0.84} ${BINDING}H${x - half * 0.84}z`,
    fill,
    1.1,
  ),
  pen.line(
    `M${x - half * 0.68} ${BINDING - 9}H${x + half * 0.68}M${x - half * 0.76} ${BINDING - 4.6}H${x + half * 0.76}`,
    0.8,
  ),
  pen.shape(
    `M${x - half * 0.8} ${BINDING}H${x + half * 0.8}Q${x + half} ${BINDING + 34} ${x + half * 1.22} ${SWEPT + 3}H${x - half * 1.22}Q${x - half} ${BINDING + 34} ${x - half * 0.8} ${BINDING}z`,
    'yellowPale',
    0.8,
  ),
]

export function yard({ pen, level, index, who }: Scene): Drawn {
  const { brooms, bristles, blades } = YARDS[level]
  const half = level === 'facil' ? 25 : 19
  const walls = ['cream', 'pinkPale', 'bluePale', 'yellowPale'] as const
  // Neighbours lean towards each other without crossing.
  const lean = Math.min(7, (170 / blades) * 0.3)
  const strokes = [
    ...brooms.flatMap((x) =>
      spread(bristles, -0.84, 0.84).map((t) =>
        bowed([x + t * half * 0.8, BINDING + 4], [x + t * half * 1.24, SWEPT], t * -2),
      ),
    ),
    ...spread(blades, 20, 190).map((x, i) =>
      bowed(
        [x, LAWN - 3],
        [x + (i % 2 ? lean : -lean), LAWN - (i % 3 === 1 ? 38 : 31)],
        i % 2 ? lean * 0.4 : -lean * 0.4,
      ),
    ),
  ]
  return {
    picture: [
      backdrop(pen, inTurn(walls, index)),
      curtained(pen.plane('middle'), 169, 88, 21, 28, 'sky', 'red'),
      pen.shape(box(-4, 216, 222, 40), 'path', 1),
      pen.shape(box(-4, 212, 222, 5), 'stone', 0.9),
      pen.shape(box(-4, 242, 222, 60), 'meadow', 1),
      brooms.map((x, i) => broom(pen, x, half, inTurn(HANDLES, i + index))),
      person(pen, who(0), 183, 240, 1.15, { pose: { expr: 'alegre' } }),
    ],
    strokes,
    shows: ['vassoura', 'capim', 'criança', 'janela'],
  }
}
