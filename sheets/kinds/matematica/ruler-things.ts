/** Things to measure: each begins exactly at `left` and ends exactly at `right`, and is as long as such a thing can be. */
import { PINK, SAND, WHITE } from '../../scene/inks.ts'
import { circle, line, path, polygon, rect, round } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** Height of the room for a thing, mm. */
export const THING_HEIGHT = 12

export interface Bar {
  readonly left: number
  readonly right: number
  /** Middle of its height. */
  readonly cy: number
  readonly ink: Ink | null
}

const filled = (ink: Ink | null) => ({ fill: ink ?? WHITE })

interface RulerThing {
  readonly name: string
  readonly article: 'o' | 'a'
  /** Least and greatest length, mm. */
  readonly lengths: readonly [least: number, most: number]
  readonly draw: (bar: Bar) => Mark[]
}

const DRAWN: Readonly<Record<string, RulerThing['draw']>> = {
  lápis: ({ left, right, cy, ink }) => {
    const h = THING_HEIGHT / 2.6
    const tip = Math.min(9, (right - left) * 0.3)
    return [
      rect(left + 3.5, cy - h, right - left - tip - 3.5, 2 * h, { width: 0.6, ...filled(ink) }),
      rect(left, cy - h, 3.5, 2 * h, { width: 0.6, radius: 1, ...filled(ink && PINK) }),
      polygon(
        [
          { x: right - tip, y: cy - h },
          { x: right, y: cy },
          { x: right - tip, y: cy + h },
        ],
        { width: 0.6, ...filled(ink && SAND) },
      ),
      polygon(
        [
          { x: right - tip * 0.34, y: cy - h * 0.34 },
          { x: right, y: cy },
          { x: right - tip * 0.34, y: cy + h * 0.34 },
        ],
        { width: 0.5, fill: [0, 0, 0, 100] },
      ),
      line(left + 3.5, cy - h / 3, right - tip, cy - h / 3, { width: 0.35 }),
      line(left + 3.5, cy + h / 3, right - tip, cy + h / 3, { width: 0.35 }),
    ]
  },
  fita: ({ left, right, cy, ink }) => {
    const h = THING_HEIGHT / 2.8
    const notch = 3
    const d = `M${round(left)} ${round(cy - h)}H${round(right)}L${round(right - notch)} ${round(cy)}L${round(right)} ${round(cy + h)}H${round(left)}L${round(left + notch)} ${round(cy)}Z`
    return [path(d, { width: 0.6, ...filled(ink) })]
  },
  chave: ({ left, right, cy, ink }) => {
    const r = Math.min(THING_HEIGHT / 2, (right - left) / 3.2)
    return [
      rect(left + 2 * r - 1, cy - 1.4, right - left - 2 * r + 1, 2.8, { width: 0.6, ...filled(ink) }),
      rect(right - 4, cy + 1.2, 2.2, 3.4, { width: 0.5, ...filled(ink) }),
      rect(right - 8.4, cy + 1.2, 2.2, 2.6, { width: 0.5, ...filled(ink) }),
      path(
        `M${round(left)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`,
        { width: 0.6, ...filled(ink) },
      ),
      path(
        `M${round(left + r * 0.55)} ${round(cy)}a${round(r * 0.45)} ${round(r * 0.45)} 0 1 0 ${round(r * 0.9)} 0a${round(r * 0.45)} ${round(r * 0.45)} 0 1 0 ${round(-r * 0.9)} 0Z`,
        { width: 0.5, fill: WHITE },
      ),
    ]
  },
  minhoca: ({ left, right, cy, ink }) => {
    const h = 3.2
    const at = (share: number) => left + (right - left) * share
    const bands = Math.max(4, Math.floor((right - left) / 8))
    return [
      rect(left, cy - h, right - left, 2 * h, { radius: h, width: 0.6, ...filled(ink && PINK) }),
      ...Array.from({ length: bands - 1 }, (_, i) => {
        const x = at((i + 1) / (bands + 1))
        return path(`M${round(x)} ${round(cy - h)}q1.4 ${round(h)} 0 ${round(2 * h)}`, { width: 0.35 })
      }),
      rect(at(0.62), cy - h - 0.5, Math.min(8, (right - left) * 0.12), 2 * h + 1, {
        radius: 1.2,
        width: 0.6,
        ...filled(ink && PINK),
      }),
      circle(right - 3.2, cy - 0.9, 0.7, { width: 0.3, fill: [0, 0, 0, 100] }),
      path(`M${round(right - 3.6)} ${round(cy + 1.3)}q1.2 .9 2.2 -.5`, { width: 0.4 }),
    ]
  },
  borracha: ({ left, right, cy, ink }) => {
    const h = THING_HEIGHT / 2.4
    const sleeve = left + (right - left) * 0.42
    return [
      rect(left, cy - h, right - left, 2 * h, { radius: 1.8, width: 0.6, fill: WHITE }),
      rect(sleeve, cy - h, right - sleeve, 2 * h, { radius: 0.8, width: 0.6, ...filled(ink) }),
      line(sleeve + 4, cy - h, sleeve + 4, cy + h, { width: 0.4 }),
    ]
  },
  canudo: ({ left, right, cy, ink }) => {
    const h = 2.1
    const stripes = Math.floor((right - left) / 9)
    return [
      rect(left, cy - h, right - left, 2 * h, { radius: 0.8, width: 0.6, fill: WHITE }),
      ...Array.from({ length: stripes }, (_, i) => {
        const x = left + 3 + i * 9
        const d = `M${round(x)} ${round(cy + h)}L${round(x + 2.4)} ${round(cy - h)}h2.4L${round(x + 2.4)} ${round(cy + h)}z`
        return path(d, { width: 0.35, ...filled(ink) })
      }),
    ]
  },
  giz: ({ left, right, cy, ink }) => {
    const h = 3.4
    return [
      rect(left, cy - h, right - left, 2 * h, { radius: 1.4, width: 0.6, ...filled(ink) }),
      line(right - 3.4, cy - h, right - 3.4, cy + h, { width: 0.4 }),
      line(left + 3, cy - h * 0.3, right - 6, cy - h * 0.3, { width: 0.35 }),
    ]
  },
}

const thing = (name: string, article: 'o' | 'a', least: number, most: number): RulerThing => ({
  name,
  article,
  lengths: [least, most],
  draw: DRAWN[name] ?? (() => []),
})

export const RULER_THINGS: readonly RulerThing[] = [
  thing('lápis', 'o', 60, 150),
  thing('fita', 'a', 25, 150),
  thing('chave', 'a', 35, 75),
  thing('minhoca', 'a', 50, 120),
  thing('borracha', 'a', 25, 60),
  thing('canudo', 'o', 80, 150),
  thing('giz', 'o', 30, 90),
]
