/**
 * The landscape behind and below the things of an outdoor scene: sky, hills, water, roads, fields. Shares are of the
 * frame.
 */
import { WHITE } from '../scene/inks.ts'
import { circleData, path, rectData } from '../scene/marks.ts'
import type { Ink } from '../scene/scene.ts'
import { backdrop, EARTH, FAR_GRASS, fine, GRASS, n, px, py, ROAD, shape, strokes, WATER, WOODEN } from './backdrop.ts'

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
      // Down below the ground, or a dip of the ground would cut a slice off the hill.
      const deep = 0.08 * b.frame.height
      const out = (0.22 * w * deep) / (1.3 * h)
      const foot = b.things ? `L${n(x + w + out)} ${n(py(b, y) + deep)}H${n(x - out)}` : ''
      return shape(
        b,
        `M${l} ${base}C${n(x + w * 0.22)} ${n(py(b, y) - h * 1.3)} ${n(x + w * 0.78)} ${n(py(b, y) - h * 1.3)} ${r} ${base}${foot}Z`,
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
    // On pages to colour one broad rail: two would leave strips between them.
    const w = h * (b.things ? 0.3 : 0.24)
    const rails = (b.things ? [0.6] : [0.35, 0.72]).map((at) =>
      shape(b, rectData(left, base - h * at, right - left, h * (b.things ? 0.28 : 0.13)), WOODEN),
    )
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
    // Without a strip between two roads that no pencil fits in.
    const [y1, y2] = [py(b, top), py(b, bottom + (b.things ? 0.012 : 0))]
    const { x, width } = b.frame
    const [dash, thick] = [width / 11, b.things ? 4.6 : 2]
    const line = Array.from({ length: 6 }, (_, i) =>
      rectData(x + dash * (i * 2 + 0.5 - 0.25), (y1 + y2) / 2 - thick / 2, dash, thick),
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

/** Bubbles that rise; on pages to colour larger ones, clear of every thing. */
export const bubbles = (count: number) =>
  fine((b) => {
    const bubble = () => ({
      x: px(b, b.random.between(0.05, 0.95)),
      y: py(b, b.random.between(0.08, 0.8)),
      r: b.random.between(1.6, 3.4) * (b.things ? 1.5 : 1),
    })
    const free = ({ x, y, r }: ReturnType<typeof bubble>) =>
      !b.things?.some((thing) => {
        const [dx, dy] = [x - thing.x, y - thing.y]
        return dx > -r - 2 && dy > -r - 2 && dx < thing.width + r + 2 && dy < thing.height + r + 2
      })
    return Array.from({ length: count }, bubble)
      .filter(free)
      .map(({ x, y, r }) => shape(b, circleData(x, y, r), WHITE, b.stroke * 0.8))
  })

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
