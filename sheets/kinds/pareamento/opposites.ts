/** Opposites as little scenes and as words. Each drawing fills a square of side `size` around (cx, cy), mm. */

import { drawDrawing, drawPicture, findPicture } from '../../pictures/drawing.ts'
import { bust, figure } from '../../pictures/drawn/people-drawn.ts'
import type { Feeling } from '../../pictures/drawn/people-heads.ts'
import { CHILDREN } from '../../pictures/drawn/people-looks.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { halve } from '../../pictures/transforms.ts'
import { BLUE, BROWN, GREY, SAND, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { area, circle, line, path, rect, rectData, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { NIGHT, SKY_BLUE, WATER } from '../../scenes/backdrop.ts'

interface Place {
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly color: boolean
}

type Draw = (place: Place) => Mark[]

export interface Opposite {
  readonly words: readonly [string, string]
  readonly draw: readonly [Draw, Draw]
  /** The same thing in two states: a child sees the contrast without a word. */
  readonly sameThing?: true
}

const ink = (place: Place, wanted: Ink) => (place.color ? wanted : WHITE)
const [, BENTO, CLARA] = CHILDREN

/** Several drawings, the first behind the others. */
const all =
  (...draws: readonly Draw[]): Draw =>
  (place) =>
    draws.flatMap((draw) => draw(place))

const picture =
  (id: string, share = 1, dx = 0, dy = 0, rotate = 0): Draw =>
  ({ cx, cy, size, color }) => [
    drawPicture(id, { cx: cx + dx * size, cy: cy + dy * size, size: size * share, color, ...(rotate && { rotate }) }),
  ]

/** A child on its feet, `share` of the square high. */
const child =
  (which: 'boy' | 'girl', share: number, dx: number, dy: number): Draw =>
  ({ cx, cy, size, color }) => {
    const look = which === 'boy' ? BENTO : CLARA
    return look
      ? [drawDrawing(figure(look), { cx: cx + dx * size, cy: cy + dy * size, size: size * share, color })]
      : []
  }

const feeling =
  (name: Feeling): Draw =>
  ({ cx, cy, size, color }) =>
    CLARA ? [drawDrawing(bust(CLARA, name), { cx, cy, size, color })] : []

const floor: Draw = ({ cx, cy, size: s }) => [line(cx - 0.48 * s, cy + 0.46 * s, cx + 0.48 * s, cy + 0.46 * s)]

/** A house by day or by night, the whole square filled. */
const sky =
  (dark: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s, color } = place
    const back = rect(cx - 0.48 * s, cy - 0.46 * s, 0.96 * s, 0.92 * s, {
      radius: 2,
      fill: ink(place, dark ? NIGHT : SKY_BLUE),
    })
    const put = (id: string, share: number, dx: number, dy: number) =>
      picture(id, share, dx, dy)({ cx, cy, size: s, color })
    return dark
      ? [
          back,
          ...put('moon', 0.3, -0.24, -0.22),
          ...put('star', 0.15, 0.08, -0.3),
          ...put('star', 0.13, 0.32, -0.2),
          ...put('house', 0.5, 0.1, 0.2),
        ]
      : [back, ...put('sun', 0.34, -0.24, -0.22), ...put('cloud', 0.28, 0.24, -0.26), ...put('house', 0.5, 0.1, 0.2)]
  }

const glass =
  (full: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const at = (x: number, y: number) => `${round(cx + x * s)} ${round(cy + y * s)}`
    const water = path(`M${at(-0.265, -0.3)}L${at(-0.21, 0.4)}L${at(0.21, 0.4)}L${at(0.265, -0.3)}Z`, {
      fill: place.color ? BLUE : tint([0, 0, 0, 100], 0.14),
    })
    const outline = path(`M${at(-0.3, -0.44)}L${at(-0.23, 0.44)}L${at(0.23, 0.44)}L${at(0.3, -0.44)}`)
    return full ? [water, outline] : [outline]
  }

/** An open one has a child looking out; a closed one does not. */
const door =
  (open: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const frame = rect(cx - 0.26 * s, cy - 0.46 * s, 0.52 * s, 0.92 * s, { fill: open ? WHITE : ink(place, BROWN) })
    if (!open)
      return [
        frame,
        rect(cx - 0.17 * s, cy - 0.36 * s, 0.34 * s, 0.3 * s),
        rect(cx - 0.17 * s, cy + 0.08 * s, 0.34 * s, 0.28 * s),
        circle(cx + 0.2 * s, cy + 0.01 * s, 0.035 * s, { fill: ink(place, YELLOW) }),
      ]
    const at = (x: number, y: number) => `${round(cx + x * s)} ${round(cy + y * s)}`
    const leaf = path(`M${at(-0.26, -0.46)}L${at(-0.48, -0.38)}L${at(-0.48, 0.5)}L${at(-0.26, 0.46)}Z`, {
      fill: ink(place, BROWN),
    })
    return [
      frame,
      ...child('boy', 0.8, 0.02, 0.06)(place),
      leaf,
      circle(cx - 0.43 * s, cy + 0.06 * s, 0.03 * s, { fill: ink(place, YELLOW) }),
    ]
  }

/** A box with a cat in it, or beside it. */
const box =
  (inside: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const [x, w] = inside ? [cx - 0.34 * s, 0.68 * s] : [cx - 0.48 * s, 0.46 * s]
    const [top, bottom] = [cy + 0.04 * s, cy + 0.46 * s]
    const n = round
    const back = path(
      `M${n(x)} ${n(top)}l${n(0.07 * s)} ${n(-0.13 * s)}h${n(w - 0.14 * s)}l${n(0.07 * s)} ${n(0.13 * s)}Z`,
      { fill: ink(place, SAND) },
    )
    const front = path(rectData(x, top, w, bottom - top), { fill: ink(place, SAND) })
    const flaps = path(
      `M${n(x)} ${n(top)}l${n(-0.06 * s)} ${n(0.12 * s)}h${n(0.1 * s)}ZM${n(x + w)} ${n(top)}l${n(0.06 * s)} ${n(0.12 * s)}h${n(-0.1 * s)}Z`,
      { fill: ink(place, SAND) },
    )
    return inside
      ? [back, ...picture('cat', 0.62, 0, -0.12)(place), front, flaps]
      : [back, front, flaps, ...picture('cat', 0.46, 0.25, 0.24)(place)]
  }

const table =
  (above: boolean): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const [top, height] = [cy - 0.02 * s, 0.07 * s]
    const leg = (x: number) => rect(cx + x * s, top + height, 0.06 * s, 0.41 * s, { fill: ink(place, BROWN) })
    const board = rect(cx - 0.48 * s, top, 0.96 * s, height, { fill: ink(place, BROWN), radius: 1 })
    const cat = picture('cat', 0.42, 0, above ? -0.22 : 0.25)
    return [leg(-0.44), leg(0.38), board, ...cat(place)]
  }

const pencil =
  (length: number): Draw =>
  (place) => {
    const { cx, cy, size: s } = place
    const [left, half] = [cx - (length * s) / 2, 0.11 * s]
    const right = left + length * s
    const x = right - 0.18 * s
    const n = round
    return [
      rect(left, cy - half, 0.09 * s, 2 * half, { radius: 1, fill: ink(place, [0, 34, 8, 0]) }),
      rect(left + 0.09 * s, cy - half, x - left - 0.09 * s, 2 * half, { fill: ink(place, YELLOW) }),
      line(left + 0.09 * s, cy - half / 3, x, cy - half / 3),
      line(left + 0.09 * s, cy + half / 3, x, cy + half / 3),
      path(`M${n(x)} ${n(cy - half)}L${n(right)} ${n(cy)}L${n(x)} ${n(cy + half)}Z`, { fill: ink(place, SAND) }),
      area(
        `M${n(right - 0.06 * s)} ${n(cy - half / 3)}L${n(right)} ${n(cy)}L${n(right - 0.06 * s)} ${n(cy + half / 3)}Z`,
        [0, 0, 0, 100],
      ),
    ]
  }

const apples =
  (count: number): Draw =>
  ({ cx, cy, size, color }) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] =
        count === 1 ? [cx, cy] : [cx + ((i % 3) - 1) * size * 0.33, cy + (Math.floor(i / 3) - 1) * size * 0.33]
      return drawPicture('apple', { cx: x, cy: y, size: size * 0.31, color })
    })

/** Lines that rush past. */
const speed: Draw = ({ cx, cy, size: s }) =>
  [-0.16, 0, 0.16].map((dy) => line(cx - 0.49 * s, cy + dy * s, cx - (0.28 + Math.abs(dy) / 2) * s, cy + dy * s))

/** It leaves the lines behind. */
const racing: Draw = ({ cx, cy, size, color }) => [
  drawPicture(lookingRight('race-car'), { cx: cx + 0.12 * size, cy, size: size * 0.74, color }),
]

const halfPizza: Draw = ({ cx, cy, size: s, color }) => [
  drawPicture(halve(findPicture('orange'), 'left'), { cx: cx + 0.22 * s, cy, size: s * 0.92, color }),
  line(cx + 0.22 * s, cy - 0.4 * s, cx + 0.22 * s, cy + 0.43 * s),
]

const drops: Draw = ({ cx, cy, size: s, color }) =>
  [-0.38, -0.2, 0.02, 0.22, 0.4].map((dx, i) => {
    const [x, y] = [round(cx + dx * s), round(cy - (0.1 - (i % 2) * 0.16) * s)]
    return path(`M${x} ${y}c2.400 3.200 1.900 5 0 5s-2.400-1.800 0-5Z`, { width: 0.5, fill: color ? WATER : WHITE })
  })

/** Two ducks, each so far from the middle. */
const ducks = (apart: number): Draw => {
  const share = 0.42
  return all(picture('duck', share, -apart, 0), picture('duck', share, apart, 0))
}

/** Beside a thing that rises or sinks. */
const arrow =
  (up: boolean): Draw =>
  ({ cx, cy, size: s }) => {
    const [x, tip, tail] = [cx + 0.42 * s, cy + (up ? -0.36 : 0.36) * s, cy + (up ? 0.36 : -0.36) * s]
    const wing = tip + (up ? 0.12 : -0.12) * s
    const side = 0.07 * s
    return [
      line(x, tail, x, tip, { width: 0.9 }),
      path(`M${round(x - side)} ${round(wing)}L${round(x)} ${round(tip)}L${round(x + side)} ${round(wing)}`, {
        width: 0.9,
      }),
    ]
  }

const STAINS = [
  [-0.12, -0.08, 0.07],
  [0.1, 0.06, 0.09],
  [-0.06, 0.24, 0.06],
] as const

const stains: Draw = (place) =>
  STAINS.map(([dx, dy, r]) =>
    circle(place.cx + dx * place.size, place.cy + dy * place.size, r * place.size, {
      fill: place.color ? BROWN : GREY,
      width: 0.4,
    }),
  )

/** Each has only one possible partner. */
export const OPPOSITES: readonly Opposite[] = [
  {
    words: ['GRANDE', 'PEQUENO'],
    draw: [all(floor, picture('dog', 0.94, 0, 0.02)), all(floor, picture('dog', 0.36, 0, 0.28))],
    sameThing: true,
  },
  { words: ['DIA', 'NOITE'], draw: [sky(false), sky(true)], sameThing: true },
  { words: ['ALEGRE', 'TRISTE'], draw: [feeling('alegria'), feeling('tristeza')], sameThing: true },
  { words: ['CHEIO', 'VAZIO'], draw: [glass(true), glass(false)], sameThing: true },
  { words: ['ABERTA', 'FECHADA'], draw: [door(true), door(false)], sameThing: true },
  {
    words: ['ALTO', 'BAIXO'],
    draw: [all(floor, picture('office', 0.96, 0, 0)), all(floor, picture('house', 0.48, 0, 0.24))],
  },
  { words: ['DENTRO', 'FORA'], draw: [box(true), box(false)], sameThing: true },
  { words: ['EM CIMA', 'EMBAIXO'], draw: [table(true), table(false)], sameThing: true },
  { words: ['COMPRIDO', 'CURTO'], draw: [pencil(0.98), pencil(0.42)], sameThing: true },
  { words: ['MUITO', 'POUCO'], draw: [apples(9), apples(1)], sameThing: true },
  {
    words: ['MOLHADO', 'SECO'],
    draw: [
      all(picture('cloud', 0.5, 0, -0.3), drops, child('girl', 0.62, 0, 0.18)),
      all(picture('sun', 0.34, 0.28, -0.3), child('girl', 0.62, -0.04, 0.18), floor),
    ],
    sameThing: true,
  },
  { words: ['RÁPIDO', 'DEVAGAR'], draw: [all(speed, racing), picture('snail', 0.8)] },
  { words: ['INTEIRA', 'METADE'], draw: [picture('orange', 0.92), halfPizza], sameThing: true },
  { words: ['QUENTE', 'FRIO'], draw: [picture('fire', 0.9), picture('ice', 0.9)] },
  { words: ['PESADO', 'LEVE'], draw: [picture('rock', 0.9), picture('feather', 0.84)] },
  { words: ['DOCE', 'SALGADO'], draw: [picture('candy', 0.86), picture('fries', 0.9)] },
  {
    words: ['SUBIR', 'DESCER'],
    draw: [
      all(arrow(true), picture('balloon', 0.86, -0.12, 0)),
      all(arrow(false), picture('parachute', 0.8, -0.12, 0)),
    ],
  },
  { words: ['LIMPO', 'SUJO'], draw: [picture('shirt', 0.92), all(picture('shirt', 0.92), stains)], sameThing: true },
  { words: ['JUNTOS', 'SEPARADOS'], draw: [ducks(0.22), ducks(0.42)], sameThing: true },
  {
    words: ['IGUAIS', 'DIFERENTES'],
    draw: [
      all(picture('apple', 0.46, -0.25, 0), picture('apple', 0.46, 0.25, 0)),
      all(picture('apple', 0.46, -0.25, 0), picture('banana', 0.46, 0.25, 0)),
    ],
  },
]

/** Drawings that a page never shows together: a child who is dry could be glad. */
export const NOT_TOGETHER = ['DIA', 'MOLHADO', 'QUENTE'] as const
