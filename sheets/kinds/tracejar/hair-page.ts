/** A salon at home: children before mirrors, their hair to comb with the pencil, and a mirror for one's own. */
import { fitTextSize } from '../../lettering/fonts.ts'
import type { Level } from '../../scene/scene.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { fitted, HAIR_MODELS, type HairModel, hairStrokes, hairWords, paleHead } from './hair-heads.ts'
import type { Drawn, Scene } from './straight-scene.ts'

interface Mirror {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** Of the head in it, mm of its length; null where the child draws its own hair. */
  readonly scale: number | null
}

const MIRRORS: Readonly<Record<Level, readonly Mirror[]>> = {
  facil: [{ x: 105, y: 150, rx: 84, ry: 93, scale: 4.6 }],
  medio: [
    { x: 57, y: 113, rx: 45, ry: 55, scale: 2.7 },
    { x: 153, y: 113, rx: 45, ry: 55, scale: 2.7 },
    { x: 105, y: 226, rx: 62, ry: 45, scale: null },
  ],
  desafio: [
    { x: 57, y: 113, rx: 45, ry: 55, scale: 2.7 },
    { x: 153, y: 113, rx: 45, ry: 55, scale: 2.7 },
    { x: 57, y: 226, rx: 45, ry: 49, scale: 2.5 },
    { x: 153, y: 226, rx: 45, ry: 49, scale: null },
  ],
}

const WALLS: readonly Fill[] = ['pinkPale', 'yellowPale', 'purplePale', 'bluePale']
const FRAMES: readonly Fill[] = ['wood', 'teal', 'orange', 'purple']

const glass = (pen: Pen, { x, y, rx, ry }: Mirror, frame: Fill): Drawing => [
  pen.shape(box(x - rx, y - ry, 2 * rx, 2 * ry, Math.min(rx, ry) * 0.5), frame, 1.2),
  pen.shape(box(x - rx + 4, y - ry + 4, 2 * rx - 8, 2 * ry - 8, Math.min(rx, ry) * 0.44), 'foam', 1),
]

const caption = (pen: Pen, { x, y, rx, ry }: Mirror, words: string): Drawing => {
  const width = Math.min(2 * rx, 100)
  const size = fitTextSize(words, 'display', 6, width - 8)
  return [
    pen.shape(box(x - width / 2, y + ry - 7, width, 11, 5), 'white', 1),
    pen.text(x, y + ry - 1.5 + size * 0.35, words, size),
  ]
}

/** A face without hair, for the child's own. */
const ownFace = (pen: Pen, { x, y, ry }: Mirror): Drawing => {
  const r = ry * 0.52
  const cy = y + ry * 0.12
  return [
    pen.shape(
      `M${x - r * 1.5} ${y + ry - 4}Q${x - r} ${cy + r * 0.94} ${x} ${cy + r * 0.94}T${x + r * 1.5} ${y + ry - 4}z`,
      'white',
      1,
    ),
    pen.shape(circle(x - r, cy + 1, r * 0.2) + circle(x + r, cy + 1, r * 0.2), 'white', 1),
    pen.shape(ellipse(x, cy, r, r * 0.94), 'white', 1.1),
    [-1, 1].map((side) => pen.spot(x + side * r * 0.4, cy - r * 0.02, r * 0.1)),
    pen.line(`M${x - r * 0.3} ${cy + r * 0.42}q${r * 0.3} ${r * 0.24} ${r * 0.6} 0`, 1),
    pen.line(`M${x - 1.4} ${cy + r * 0.2}q1.4 1.4 2.8 0`, 0.8),
  ]
}

const comb = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x, y, 26, 5, 1.6), 'red', 0.9),
  pen.line(Array.from({ length: 9 }, (_, i) => `M${x + 2.4 + i * 2.7} ${y + 5}v7`).join(''), 1.1),
]

/** A lock of clips on the shelf's edge: a flower and a bow. */
const clips = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x} ${y}l-9 -5v10zM${x} ${y}l9 -5v10z`, 'purple', 0.9),
  pen.shape(circle(x, y, 2.4), 'yellow', 0.8),
]

const EASY_SHELF = 262
/** From the edge of a mirror to the hair, mm. */
const ROOM = 13

export function hairPage({ pen, level, index, deal }: Scene): Drawn {
  const mirrors = MIRRORS[level]
  const heads = deal(HAIR_MODELS, mirrors.filter(({ scale }) => scale).length)
  const strokes = mirrors.flatMap(({ x, y, ry, scale }, i) => {
    const who = heads[i]
    if (!scale || !who) return []
    const fit = fitted(who, y - ry + ROOM, y + ry, scale)
    return hairStrokes(who, x, fit.y, fit.scale, level === 'facil')
  })
  const picture: Drawing = [
    pen.shape(box(-4, -4, 222, 310), WALLS[index % WALLS.length] ?? 'pinkPale', null),
    pen.shade(Array.from({ length: 12 }, (_, i) => box(10 + i * 18, -4, 2, 310)).join(''), 'white', 0.5),
    mirrors.map((mirror, i) => {
      const who: HairModel | undefined = heads[i]
      const { x, y, rx, ry, scale } = mirror
      const fit = scale && who ? fitted(who, y - ry + ROOM, y + ry, scale) : null
      const inside = box(x - rx + 4, y - ry + 4, 2 * rx - 8, 2 * ry - 8, Math.min(rx, ry) * 0.44)
      return [
        glass(pen, mirror, FRAMES[(index + i) % FRAMES.length] ?? 'wood'),
        fit && who
          ? [pen.clip(inside, paleHead(pen, who, x, fit.y, fit.scale)), caption(pen, mirror, hairWords(who))]
          : [pen.clip(inside, ownFace(pen, mirror)), caption(pen, mirror, 'Agora, o meu cabelo')],
      ]
    }),
    level === 'facil'
      ? [
          pen.shape(box(-4, EASY_SHELF, 222, 9, 1), 'wood', 1.1),
          pen.shape(box(-4, EASY_SHELF + 9, 222, 40), 'woodPale', 1),
          comb(pen, 18, EASY_SHELF - 12),
          clips(pen, 178, EASY_SHELF - 6),
        ]
      : [],
    level === 'medio' ? [comb(pen, 14, 262), clips(pen, 184, 266), clips(pen, 26, 200), comb(pen, 172, 196)] : [],
  ]
  return { picture, strokes, shows: ['criança', 'espelho', 'cabelo', 'pente'] }
}
