/**
 * Constructions behind the things of a scene: walls, tables, shelves, flags, stalls, a stage. Shares are of the frame.
 */
import { WHITE } from '../scene/inks.ts'
import { rectData } from '../scene/marks.ts'
import type { Ink, Mark } from '../scene/scene.ts'
import {
  type Backdrop,
  backdrop,
  CLOTH,
  EARTH,
  fine,
  GRASS,
  LEAFY,
  NIGHT,
  n,
  px,
  py,
  SAND,
  SKY_BLUE,
  shape,
  strokes,
  TILE,
  WALL,
  WATER,
  WOODEN,
} from './backdrop.ts'

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
      // On pages to colour the cloth hides the legs, of which things in front would leave slices.
      const drop = (base - top) * (b.things ? 0.84 : 0.42)
      const edge = Array.from({ length: scallops }, () => `q${n(-w / 2)} ${n(w * 0.8)} ${n(-w)} 0`).join('')
      return [
        ...(b.things ? [] : [0.1, 0.86]).map((at) =>
          shape(b, rectData(l + (r - l) * at, top, (r - l) * 0.04, base - top), WOODEN),
        ),
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
    // In a low frame small flags, or they would hide what is behind them.
    const w = Math.min((width / count) * 0.62, height * 0.075)
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

/** Flags from side to side, large enough for the first pages of a small child. */
export const largeFlags = (y: number, count = 7): Backdrop => ({ kind: 'backdrop', draw: flags(y, count).draw })

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
