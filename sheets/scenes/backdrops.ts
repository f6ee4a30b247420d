/** What lies behind and below the things of a scene: sky, hills, water, floors, furniture. Shares are of the frame. */
import type { Box } from '../lettering/bounds.ts'
import type { Random } from '../page/random.ts'
import { inkOfHex, WHITE } from '../scene/inks.ts'
import { circleData, path, rectData, round } from '../scene/marks.ts'
import type { Ink, Mark } from '../scene/scene.ts'

export interface Brush {
  readonly frame: Box
  readonly color: boolean
  /** Lines, mm. */
  readonly stroke: number
  readonly random: Random
}

export interface Backdrop {
  readonly kind: 'backdrop'
  /** Many small parts: nothing for the first pages of a small child. */
  readonly fine?: true
  readonly draw: (brush: Brush) => readonly Mark[]
}

const backdrop = (draw: Backdrop['draw']): Backdrop => ({ kind: 'backdrop', draw })
const fine = (draw: Backdrop['draw']): Backdrop => ({ kind: 'backdrop', draw, fine: true })

export const SKY_BLUE = inkOfHex('#cfeaf9')
export const GRASS = inkOfHex('#c4e3a0')
export const FAR_GRASS = inkOfHex('#dcefc4')
export const SAND = inkOfHex('#fbe7bd')
export const WATER = inkOfHex('#a9dcf3')
export const DEEP = inkOfHex('#c6e6f4')
export const EARTH = inkOfHex('#e3c39d')
export const ROAD = inkOfHex('#d7d7dc')
export const WALL = inkOfHex('#fdf1d8')
export const FLOOR = inkOfHex('#efd3ad')
export const TILE = inkOfHex('#e4eef4')
export const NIGHT = inkOfHex('#c5cbe8')
export const WOODEN = inkOfHex('#e0b27a')
export const CLOTH = inkOfHex('#f9c6c6')
export const LEAFY = inkOfHex('#a9d48c')

const px = (b: Brush, share: number) => b.frame.x + share * b.frame.width
const py = (b: Brush, share: number) => b.frame.y + share * b.frame.height
const n = round

/** A filled shape with its line; white when nothing is coloured. */
function shape(b: Brush, d: string, ink: Ink, width = b.stroke): Mark {
  return path(d, { fill: b.color ? ink : WHITE, width })
}

const strokes = (b: Brush, d: string, width = b.stroke): Mark => path(d, { width })

/** The whole frame in one colour. */
export const all = (ink: Ink) =>
  backdrop((b) => [
    path(rectData(b.frame.x, b.frame.y, b.frame.width, b.frame.height), {
      stroke: undefined,
      fill: b.color ? ink : WHITE,
    }),
  ])

/** Ground from a wavy line down to the bottom; `swell` is the height of its waves as a share of the frame's height. */
export const ground = (y: number, ink: Ink, swell = 0.03, waves = 2) =>
  backdrop((b) => {
    const { x, width, height } = b.frame
    const step = width / waves
    const up = b.random.chance(0.5) ? 1 : -1
    const curves = Array.from({ length: waves }, (_, i) => {
      const rise = swell * height * b.random.between(0.7, 1.3) * (i % 2 ? -up : up)
      return `q${n(step / 2)} ${n(-rise * 2)} ${n(step)} 0`
    }).join('')
    return [shape(b, `M${n(x - 2)} ${n(py(b, y))}h2${curves}h2v${n(height)}h${n(-width - 4)}Z`, ink)]
  })

/** Flat floor or horizon. */
export const flat = (y: number, ink: Ink) =>
  backdrop((b) => [
    shape(
      b,
      `M${n(b.frame.x - 2)} ${n(py(b, y))}h${n(b.frame.width + 4)}v${n(b.frame.height)}h${n(-b.frame.width - 4)}Z`,
      ink,
    ),
  ])

/** Rounded hills behind the ground. */
export const hills = (y: number, count: number, ink: Ink, height = 0.14) =>
  backdrop((b) => {
    const step = b.frame.width / count
    return Array.from({ length: count }, (_, i) => {
      const w = step * b.random.between(1.25, 1.6)
      const x = b.frame.x + i * step - (w - step) / 2
      const h = height * b.frame.height * b.random.between(0.75, 1.3)
      const [l, r, base] = [n(x), n(x + w), n(py(b, y))]
      return shape(
        b,
        `M${l} ${base}C${n(x + w * 0.22)} ${n(py(b, y) - h * 1.3)} ${n(x + w * 0.78)} ${n(py(b, y) - h * 1.3)} ${r} ${base}Z`,
        ink,
      )
    })
  })

/** Lines of waves over water, each from edge to edge. */
export const waves = (from: number, to: number, rows: number, ink: Ink) =>
  backdrop((b) =>
    Array.from({ length: rows }, (_, i) => {
      const y = py(b, from + ((to - from) * i) / Math.max(1, rows))
      const crests = 5 + (i % 2)
      const w = b.frame.width / crests
      const h = b.frame.height * 0.022
      const x = b.frame.x - (i % 2 ? w / 2 : 0) - 2
      const crest = `q${n(w / 4)} ${n(-h)} ${n(w / 2)} 0t${n(w / 2)} 0`
      return shape(b, `M${n(x)} ${n(y)}${crest.repeat(crests + 1)}V${n(b.frame.y + b.frame.height + 2)}H${n(x)}Z`, ink)
    }),
  )

/** A path that grows wider towards the eye. */
export const trail = (top: number, at: number, to: number, ink: Ink) =>
  backdrop((b) => {
    const bottom = b.frame.y + b.frame.height + 1
    const [x1, x2, y] = [px(b, at), px(b, to), py(b, top)]
    const w = b.frame.width
    const mid = (y + bottom) / 2
    return [
      shape(
        b,
        `M${n(x1 - w * 0.02)} ${n(y)}C${n(x1 + w * 0.06)} ${n(mid)} ${n(x2 - w * 0.24)} ${n(mid)} ${n(x2 - w * 0.13)} ${n(bottom)}H${n(x2 + w * 0.13)}C${n(x2 + w * 0.02)} ${n(mid)} ${n(x1 + w * 0.18)} ${n(mid)} ${n(x1 + w * 0.03)} ${n(y)}Z`,
        ink,
      ),
    ]
  })

/** A pond or a puddle. */
export const pond = (cx: number, cy: number, width: number, height: number, ink: Ink) =>
  backdrop((b) => {
    const [x, y, rx, ry] = [px(b, cx), py(b, cy), (width * b.frame.width) / 2, (height * b.frame.height) / 2]
    const ring = (s: number) =>
      `M${n(x - rx * s)} ${n(y)}c0 ${n(-ry * 1.35 * s)} ${n(rx * 2 * s)} ${n(-ry * 1.1 * s)} ${n(rx * 2 * s)} 0s${n(-rx * 2 * s)} ${n(ry * 1.35 * s)} ${n(-rx * 2 * s)} 0Z`
    return [
      shape(b, ring(1), ink),
      strokes(
        b,
        `M${n(x - rx * 0.5)} ${n(y + ry * 0.25)}q${n(rx * 0.12)} ${n(-ry * 0.2)} ${n(rx * 0.25)} 0t${n(rx * 0.25)} 0`,
        b.stroke * 0.8,
      ),
    ]
  })

/** A wooden fence. */
export const fence = (y: number, height: number, from = 0, to = 1) =>
  fine((b) => {
    const [left, right, base, h] = [px(b, from), px(b, to), py(b, y), height * b.frame.height]
    const posts = Math.max(2, Math.round((right - left) / (h * 0.85)))
    const step = (right - left) / posts
    const w = h * 0.24
    const rails = [0.35, 0.72].map((at) => shape(b, rectData(left, base - h * at, right - left, h * 0.13), WOODEN))
    const pales = Array.from({ length: posts }, (_, i) => {
      const x = left + (i + 0.5) * step - w / 2
      return shape(
        b,
        `M${n(x)} ${n(base)}v${n(-h * 0.85)}l${n(w / 2)} ${n(-h * 0.15)} ${n(w / 2)} ${n(h * 0.15)}v${n(h * 0.85)}Z`,
        WOODEN,
      )
    })
    return [...rails, ...pales]
  })

/** A road across, with its middle line. */
export const road = (top: number, bottom: number) =>
  backdrop((b) => {
    const [y1, y2] = [py(b, top), py(b, bottom)]
    const { x, width } = b.frame
    const dash = width / 11
    const line = Array.from({ length: 6 }, (_, i) =>
      rectData(x + dash * (i * 2 + 0.5 - 0.25), (y1 + y2) / 2 - 1, dash, 2),
    ).join('')
    return [shape(b, rectData(x - 2, y1, width + 4, y2 - y1), ROAD), shape(b, line, WHITE, b.stroke * 0.8)]
  })

/** A zebra crossing over a road. */
export const crossing = (at: number, top: number, bottom: number) =>
  fine((b) => {
    const bars = 4
    const h = ((bottom - top) * b.frame.height) / (bars * 2 - 1)
    return Array.from({ length: bars }, (_, i) =>
      shape(b, rectData(px(b, at), py(b, top) + i * 2 * h, b.frame.width * 0.16, h), WHITE),
    )
  })

/** A window in the wall, with hills or sky behind it. */
export const windowAt = (cx: number, cy: number, width: number, height: number) =>
  backdrop((b) => {
    const [w, h] = [width * b.frame.width, height * b.frame.height]
    const [x, y] = [px(b, cx) - w / 2, py(b, cy) - h / 2]
    return [
      shape(b, rectData(x - 3, y - 3, w + 6, h + 6, 1.5), WOODEN),
      shape(b, rectData(x, y, w, h), SKY_BLUE),
      shape(
        b,
        `M${n(x)} ${n(y + h)}v${n(-h * 0.3)}q${n(w * 0.25)} ${n(-h * 0.25)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0v${n(h * 0.3)}Z`,
        GRASS,
      ),
      strokes(b, `M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`),
    ]
  })

/** A board on the wall. */
export const board = (cx: number, cy: number, width: number, height: number, ink: Ink = LEAFY) =>
  backdrop((b) => {
    const [w, h] = [width * b.frame.width, height * b.frame.height]
    const [x, y] = [px(b, cx) - w / 2, py(b, cy) - h / 2]
    return [
      shape(b, rectData(x - 3, y - 3, w + 6, h + 6, 1.5), WOODEN),
      shape(b, rectData(x, y, w, h), ink),
      shape(b, rectData(x + w * 0.1, y + h + 3, w * 0.3, 2.4), WOODEN),
    ]
  })

/** A table or counter seen from the front: a top to put things on, a cloth or legs below. */
export const table = (
  from: number,
  to: number,
  y: number,
  bottom: number,
  dress: 'legs' | 'cloth' | 'planks' = 'legs',
) =>
  backdrop((b) => {
    const [l, r, top, base] = [px(b, from), px(b, to), py(b, y), py(b, bottom)]
    const thick = b.frame.height * 0.03
    const topBoard = shape(b, rectData(l, top, r - l, thick, 1), WOODEN)
    if (dress === 'cloth') {
      const scallops = Math.max(4, Math.round((r - l) / (b.frame.height * 0.08)))
      const w = (r - l) / scallops
      const drop = (base - top) * 0.42
      const edge = Array.from({ length: scallops }, () => `q${n(-w / 2)} ${n(w * 0.8)} ${n(-w)} 0`).join('')
      return [
        ...[0.1, 0.86].map((at) => shape(b, rectData(l + (r - l) * at, top, (r - l) * 0.04, base - top), WOODEN)),
        shape(b, `M${n(l)} ${n(top)}h${n(r - l)}v${n(drop)}${edge}Z`, CLOTH),
      ]
    }
    if (dress === 'planks')
      return [
        shape(b, rectData(l + 2, top + thick, r - l - 4, base - top - thick), WOODEN),
        strokes(
          b,
          [1, 2, 3].map((i) => `M${n(l + 2)} ${n(top + thick + ((base - top - thick) * i) / 4)}H${n(r - 2)}`).join(''),
        ),
        topBoard,
      ]
    return [
      ...[0.05, 0.91].map((at) => shape(b, rectData(l + (r - l) * at, top, (r - l) * 0.04, base - top), WOODEN)),
      topBoard,
    ]
  })

/** A shelf on the wall. */
export const shelf = (from: number, to: number, y: number) =>
  fine((b) => [shape(b, rectData(px(b, from), py(b, y), (to - from) * b.frame.width, b.frame.height * 0.018), WOODEN)])

/** Shelves with a frame: a bookcase. */
export const bookcase = (from: number, to: number, top: number, bottom: number, rows: number) =>
  fine((b) => {
    const [l, t, w, h] = [px(b, from), py(b, top), (to - from) * b.frame.width, (bottom - top) * b.frame.height]
    const marks: Mark[] = [shape(b, rectData(l, t, w, h, 1), WOODEN)]
    const cell = h / rows
    for (let i = 0; i < rows; i++) {
      marks.push(shape(b, rectData(l + 2, t + i * cell + 2, w - 4, cell - 3), WALL))
      let x = l + 3
      while (x < l + w - 8) {
        const bw = b.random.between(3.4, 6.2)
        const bh = cell * b.random.between(0.5, 0.78)
        if (b.random.chance(0.88))
          marks.push(
            shape(
              b,
              rectData(x, t + (i + 1) * cell - 1 - bh, bw, bh),
              b.random.pick([CLOTH, WATER, GRASS, SAND, NIGHT]),
              b.stroke * 0.8,
            ),
          )
        x += bw
      }
    }
    return marks
  })

/** Little flags from side to side. */
export const flags = (y: number, count = 9) =>
  fine((b) => {
    const { x, width, height } = b.frame
    const sag = height * 0.06
    const at = (t: number) => ({ x: x + width * t, y: py(b, y) + 4 * sag * t * (1 - t) })
    const w = (width / count) * 0.62
    const cord = `M${n(x)} ${n(py(b, y))}Q${n(x + width / 2)} ${n(py(b, y) + 2 * sag)} ${n(x + width)} ${n(py(b, y))}`
    return [
      strokes(b, cord),
      ...Array.from({ length: count }, (_, i) => {
        const p = at((i + 0.5) / count)
        const h = w * 1.25
        return shape(
          b,
          `M${n(p.x - w / 2)} ${n(p.y)}h${n(w)}v${n(h)}l${n(-w / 2)} ${n(-h * 0.28)} ${n(-w / 2)} ${n(h * 0.28)}Z`,
          [CLOTH, SAND, WATER, GRASS][i % 4] ?? CLOTH,
        )
      }),
    ]
  })

/** Slanting rain over the whole frame. */
export const rain = (from: number, to: number, drops: number) =>
  fine((b) => {
    const rows = 6
    const d = Array.from({ length: drops }, (_, i) => {
      const t = (i + b.random.between(0.2, 0.8)) / drops
      const y = py(b, from) + ((to - from) * b.frame.height * ((i * 5) % rows)) / rows + b.random.between(0, 6)
      const x = b.frame.x + b.frame.width * t
      return `M${n(x)} ${n(y)}c3 4 2.400 6.500 0 6.500s-3-2.500 0-6.500Z`
    })
    return d.map((one) => shape(b, one, WATER, b.stroke * 0.8))
  })

/** Bubbles that rise. */
export const bubbles = (count: number) =>
  fine((b) =>
    Array.from({ length: count }, () =>
      shape(
        b,
        circleData(px(b, b.random.between(0.05, 0.95)), py(b, b.random.between(0.08, 0.8)), b.random.between(1.6, 3.4)),
        WHITE,
        b.stroke * 0.8,
      ),
    ),
  )

/** A soccer field with its goal line and circle. */
export const pitch = (y: number) =>
  backdrop((b) => {
    const { x, width, height } = b.frame
    const top = py(b, y)
    const h = b.frame.y + height - top
    return [
      shape(b, rectData(x - 2, top, width + 4, h + 2), GRASS),
      shape(
        b,
        `M${n(x + width * 0.26)} ${n(top)}l${n(-width * 0.08)} ${n(h * 0.3)}h${n(width * 0.64)}l${n(-width * 0.08)} ${n(-h * 0.3)}`,
        FAR_GRASS,
      ),
      shape(
        b,
        `M${n(x + width * 0.3)} ${n(b.frame.y + height + 1)}c0 ${n(-h * 0.42)} ${n(width * 0.4)} ${n(-h * 0.42)} ${n(width * 0.4)} 0`,
        FAR_GRASS,
      ),
    ]
  })

/** A goal with its net. */
export const goal = (cx: number, y: number, width: number, height: number) =>
  fine((b) => {
    const [w, h] = [width * b.frame.width, height * b.frame.height]
    const [x, base] = [px(b, cx) - w / 2, py(b, y)]
    const net = [
      ...[1, 2, 3, 4, 5, 6, 7].map((i) => `M${n(x + (w * i) / 8)} ${n(base - h)}V${n(base)}`),
      ...[1, 2, 3].map((i) => `M${n(x)} ${n(base - (h * i) / 4)}h${n(w)}`),
    ].join('')
    const frame = `M${n(x - 2)} ${n(base)}v${n(-h - 2)}h${n(w + 4)}v${n(h + 2)}h-2.200v${n(-h + 0.4)}h${n(-w + 0.4)}v${n(h - 0.4)}Z`
    return [strokes(b, net, b.stroke * 0.6), shape(b, frame, WHITE)]
  })

/** Curtains at both sides of a stage. */
export const curtains = (width = 0.16) =>
  backdrop((b) => {
    const { x, y, width: w, height: h } = b.frame
    const cw = width * w
    const one = (x0: number, dir: 1 | -1) => [
      shape(
        b,
        `M${n(x0)} ${n(y)}h${n(dir * cw)}c0 ${n(h * 0.4)} ${n(-dir * cw * 0.3)} ${n(h * 0.6)} ${n(-dir * cw * 0.7)} ${n(h * 0.68)}l${n(-dir * cw * 0.3)} 0Z`,
        CLOTH,
      ),
      strokes(
        b,
        `M${n(x0 + dir * cw * 0.36)} ${n(y)}c0 ${n(h * 0.3)} ${n(-dir * cw * 0.1)} ${n(h * 0.5)} ${n(-dir * cw * 0.22)} ${n(h * 0.66)}M${n(x0 + dir * cw * 0.7)} ${n(y)}c0 ${n(h * 0.3)} ${n(-dir * cw * 0.2)} ${n(h * 0.5)} ${n(-dir * cw * 0.5)} ${n(h * 0.66)}`,
      ),
    ]
    return [...one(x, 1), ...one(x + w, -1)]
  })

/** A ring on the ground, as in a circus. */
export const ring = (cy: number, height: number) =>
  backdrop((b) => {
    const [cx, y, rx, ry] = [px(b, 0.5), py(b, cy), b.frame.width * 0.44, (height * b.frame.height) / 2]
    const oval = (s: number, dy = 0) =>
      `M${n(cx - rx * s)} ${n(y + dy)}a${n(rx * s)} ${n(ry * s)} 0 1 0 ${n(2 * rx * s)} 0a${n(rx * s)} ${n(ry * s)} 0 1 0 ${n(-2 * rx * s)} 0Z`
    return [shape(b, oval(1, 5), CLOTH), shape(b, oval(1), SAND), shape(b, oval(0.92), EARTH)]
  })

/** Stripes of a tent's roof. */
export const tentRoof = (bottom: number, stripes = 8) =>
  backdrop((b) => {
    const { x, y, width } = b.frame
    const [top, base, mid] = [y - 4, py(b, bottom), x + width / 2]
    const w = (width + 8) / stripes
    return Array.from({ length: stripes }, (_, i) => {
      const [l, r] = [x - 4 + i * w, x - 4 + (i + 1) * w]
      return shape(
        b,
        `M${n(mid)} ${n(top)}L${n(l)} ${n(base)}q${n(w / 2)} ${n(w * 0.5)} ${n(r - l)} 0Z`,
        i % 2 ? WHITE : CLOTH,
      )
    })
  })

/** Beds of earth in rows, for a garden. */
export const beds = (ys: readonly number[], height: number) =>
  backdrop((b) =>
    ys.map((y, i) => {
      const inset = 0.1 - i * 0.03
      const [l, r, t, h] = [px(b, inset), px(b, 1 - inset), py(b, y), height * b.frame.height]
      return shape(
        b,
        `M${n(l)} ${n(t + h)}q${n((r - l) * 0.02)} ${n(-h)} ${n((r - l) * 0.06)} ${n(-h)}h${n((r - l) * 0.88)}q${n((r - l) * 0.04)} 0 ${n((r - l) * 0.06)} ${n(h)}Z`,
        EARTH,
      )
    }),
  )

/** Craters on a moon's ground. */
export const craters = (y: number, count: number) =>
  fine((b) =>
    Array.from({ length: count }, (_, i) => {
      const [cx, cy] = [px(b, (i + b.random.between(0.25, 0.75)) / count), py(b, y + b.random.between(0, 0.05))]
      const rx = b.frame.width * b.random.between(0.04, 0.07)
      return shape(
        b,
        `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(rx * 0.34)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(rx * 0.34)} 0 1 0 ${n(-2 * rx)} 0Z`,
        ROAD,
      )
    }),
  )

/** Tiles on a wall or a floor. */
export const tiles = (top: number, bottom: number, rows: number, columns: number, ink: Ink = TILE) =>
  fine((b) => {
    const { x, width } = b.frame
    const [t, h] = [py(b, top), (bottom - top) * b.frame.height]
    const lines = [
      ...Array.from({ length: rows - 1 }, (_, i) => `M${n(x)} ${n(t + (h * (i + 1)) / rows)}h${n(width)}`),
      ...Array.from({ length: columns - 1 }, (_, i) => `M${n(x + (width * (i + 1)) / columns)} ${n(t)}v${n(h)}`),
    ].join('')
    return [shape(b, rectData(x - 2, t, width + 4, h), ink), strokes(b, lines, b.stroke * 0.7)]
  })

/** A rug on the floor. */
export const rug = (cx: number, cy: number, width: number, height: number) =>
  backdrop((b) => {
    const [x, y, rx, ry] = [px(b, cx), py(b, cy), (width * b.frame.width) / 2, (height * b.frame.height) / 2]
    const oval = (s: number) =>
      `M${n(x - rx * s)} ${n(y)}a${n(rx * s)} ${n(ry * s)} 0 1 0 ${n(2 * rx * s)} 0a${n(rx * s)} ${n(ry * s)} 0 1 0 ${n(-2 * rx * s)} 0Z`
    return [shape(b, oval(1), CLOTH), shape(b, oval(0.78), SAND)]
  })

/** A striped awning over a stall. */
export const awning = (from: number, to: number, top: number, height: number, stripes = 7) =>
  backdrop((b) => {
    const [l, w, t, h] = [px(b, from), ((to - from) * b.frame.width) / stripes, py(b, top), height * b.frame.height]
    return Array.from({ length: stripes }, (_, i) =>
      shape(
        b,
        `M${n(l + i * w)} ${n(t)}h${n(w)}v${n(h)}q${n(-w / 2)} ${n(w * 0.7)} ${n(-w)} 0Z`,
        i % 2 ? WHITE : CLOTH,
      ),
    )
  })

/** Two posts under an awning or a roof. */
export const posts = (from: number, to: number, top: number, bottom: number) =>
  backdrop((b) =>
    [from, to].map((at) =>
      shape(b, rectData(px(b, at) - 1.6, py(b, top), 3.2, (bottom - top) * b.frame.height), WOODEN),
    ),
  )
