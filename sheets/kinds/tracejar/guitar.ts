/** A guitar upright, as high as the page: its strings are the lines, on the hardest level its frets too. */
import { CLOTH } from '../../studio/cast/inks.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop } from '../../studio/scenes/ground.ts'
import type { Drawn, Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

/** Names of the strings from the left, as they are tuned: a cavaquinho has four, a guitar six. */
const FOUR = ['ré', 'sol', 'si', 'ré'] as const
const SIX = ['mi', 'lá', 'ré', 'sol', 'si', 'mi'] as const

const MIDDLE = 105
const [NUT, HOLE, BRIDGE] = [92, 196, 240]
/** Half the width of the neck beyond its outer strings. */
const NECK = 5
const GAP = { 4: 11.5, 6: 8.4 } as const
const FRETS: readonly number[] = [108, 124, 138, 151]

/** Half of the body's outline, from the neck to its foot. */
const HALF: readonly Spot[] = [
  [-20, 152],
  [-44, 150],
  [-62, 162],
  [-58, 184],
  [-50, 196],
  [-58, 210],
  [-78, 224],
  [-84, 250],
  [-66, 274],
  [-30, 281],
  [0, 282],
]

/** Of a guitar's body and of the ring around its hole: those of one page after the other. */
const BODIES: readonly (readonly [body: Fill, rosette: Fill])[] = [
  ['earth', 'woodPale'],
  ['orange', 'yellowPale'],
  ['redPale', 'red'],
  ['bluePale', 'teal'],
]

function body(pen: Pen, half: number, index: number): Drawing {
  const [wood, rosette] = BODIES[index % BODIES.length] ?? ['earth', 'woodPale']
  const right = [...HALF].reverse().map(([x, y]): Spot => [-x, y])
  const outline = [...HALF, ...right.slice(1)].map(([x, y]): Spot => [MIDDLE + x, y])
  const soft = outline.map(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y]
    return `${i ? 'Q' : `M${(x + nx) / 2} ${(y + ny) / 2}Q`}${nx} ${ny} ${(nx + (outline[(i + 2) % outline.length]?.[0] ?? nx)) / 2} ${(ny + (outline[(i + 2) % outline.length]?.[1] ?? ny)) / 2}`
  })
  return [
    pen.shape(`${soft.join('')}z`, wood, 1.4),
    pen.shape(circle(MIDDLE, HOLE, half + 13), rosette, 0.8),
    pen.shape(circle(MIDDLE, HOLE, half + 9), pen.colour ? 'brownPale' : 'white', 1),
    pen.shape(box(MIDDLE - half - 9, BRIDGE - 2, 2 * half + 18, 9, 2), 'brown'),
  ]
}

function neck(pen: Pen, half: number, count: number): Drawing {
  const [left, width] = [MIDDLE - half - NECK, 2 * (half + NECK)]
  const pegs = Array.from({ length: count / 2 }, (_, i) => 66 + i * 8)
  return [
    pegs.flatMap((y) =>
      [left - 7, left + width + 7].map((x) => [
        pen.line(`M${x} ${y}H${MIDDLE}`, 1.4),
        pen.shape(box(x - 3, y - 2.4, 6, 4.8, 2), 'cream', 0.8),
      ]),
    ),
    pen.shape(
      `M${left - 3} ${NUT}L${left - 5} 60Q${MIDDLE} 53 ${left + width + 5} 60L${left + width + 3} ${NUT}z`,
      'brownPale',
    ),
    pen.shape(box(left, NUT, width, HOLE - 26 - NUT), 'woodPale'),
    FRETS.map((y) => pen.line(`M${left} ${y}H${left + width}`, 0.9, 'stoneDark')),
    pen.shape(box(left - 1, NUT - 3, width + 2, 4, 1), 'cream', 0.9),
  ]
}

/** A room with notes in the air, without anything that looks like a line to trace. */
const musicRoom = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'woodDark')
  return [
    backdrop(pen, 'yellowPale'),
    far.shape(box(-5, 232, 220, 70), 'woodPale', 0.7),
    far.shape(box(-5, 228, 220, 5), 'cream', 0.7),
    [
      [30, 96],
      [176, 108],
      [26, 190],
      [184, 196],
    ].map(([x = 0, y = 0], i) => [
      far.line(i % 2 ? `M${x} ${y}V${y - 18}L${x + 12} ${y - 21}V${y - 3}` : `M${x} ${y}V${y - 18}q8 3 7 9`, 1.3),
      far.shape(circle(x - 3, y, 3.4), CLOTH.coral[0], 0.8),
      i % 2 ? far.shape(circle(x + 9, y - 3, 3.4), CLOTH.coral[0], 0.8) : [],
    ]),
  ]
}

export function strings({ pen, level, index }: Scene): Drawn {
  const names = level === 'facil' ? FOUR : SIX
  const gap = GAP[names.length]
  const half = (gap * (names.length - 1)) / 2
  const xs = names.map((_, i) => MIDDLE - half + gap * i)
  const upright = xs.map(
    (x): Stroke => [
      { x, y: NUT + 5 },
      { x, y: BRIDGE - 5 },
    ],
  )
  const frets =
    level === 'desafio'
      ? FRETS.map(
          (y): Stroke =>
            [
              { x: xs[0] ?? 0, y },
              { x: xs.at(-1) ?? 0, y },
            ].map((p, i) => ({ ...p, x: p.x + (i ? 4 : -4) })),
        )
      : []
  const near = pen.plane('middle')
  return {
    picture: [
      musicRoom(pen),
      body(near, half, index),
      neck(near, half, names.length),
      xs.map((x, i) => pen.text(x, 86, names[i] ?? '', 4.8, { font: 'text' })),
      xs.map((x) => pen.spot(x, BRIDGE + 2.5, 1)),
    ],
    strokes: [...upright, ...frets],
    shows: ['violão'],
  }
}
