/** Finery of the finest pictures: patterns on walls, floors, grounds and water. */
import { box, circle, ellipse, points, ring, type Spot, scallop, smooth, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { flowerHead, tuft } from '../shapes/nature.ts'
import { bloom } from '../shapes/plants.ts'

/** The frame of a picture, a little wider, mm. */
const [LEFT, RIGHT, BOTTOM] = [4, 206, 292]

/** Looks irregular, is the same in every copy: 0 to 1. */
const jitter = (i: number) => {
  const value = Math.sin(i * 12.9898 + 4.1) * 43758.5453
  return value - Math.floor(value)
}

const wave = (y: number, i: number): string =>
  smooth(
    points('-8,2 30,-7 68,4 108,-6 150,5 184,-5 218,3').map(
      ([x, dy]): Spot => [x + (i % 2) * 18 - 9, y + dy * (i % 2 ? -1 : 1)],
    ),
    false,
  )

const waves = (pen: Pen, heights: readonly number[], line: Fill): Drawing =>
  heights.map((y, i) => pen.line(wave(y, i), 0.65, line))

/** Rows from a height to the foot of the picture, farther apart and larger the nearer they are. */
function rowsFrom(top: number, first: number, growth: number): { y: number; size: number }[] {
  const rows = []
  for (let y = top + first, step = first; y < BOTTOM; y += step, step *= growth) rows.push({ y, size: step })
  return rows
}

/** Things on a ground, one row nearer than the other. */
function strewn(top: number, apart: number, draw: (x: number, y: number, size: number, i: number) => Drawing): Drawing {
  return rowsFrom(top, 13, 1.16).map(({ y, size }, row) => {
    const step = apart * (size / 13)
    const count = Math.ceil((RIGHT - LEFT) / step)
    return Array.from({ length: count }, (_, i) => {
      const k = row * 31 + i
      const x = LEFT + (i + 0.25 + (row % 2) * 0.5 + jitter(k) * 0.4) * step
      return draw(Math.round(x * 10) / 10, Math.round((y + (jitter(k + 7) - 0.5) * size * 0.5) * 10) / 10, size / 13, k)
    })
  })
}

const BLOOMS: readonly Fill[] = ['yellow', 'pink', 'red', 'purple', 'orange']

const pebble = (pen: Pen, x: number, y: number, size: number): Drawing =>
  pen.shape(
    `M${x - 3 * size} ${y}q0 ${-3.6 * size} ${3.2 * size} ${-3.6 * size}q${3.4 * size} 0 ${3.2 * size} ${3.6 * size}z`,
    'stone',
    0.8,
  )

/** A meadow in bloom. */
const flowers = (front: Pen, top: number): Drawing => {
  const pen = front.plane('middle')
  return strewn(top, 21, (x, y, size, i) => {
    if (i % 5 === 3) return tuft(pen, x, y, size * 0.75)
    if (i % 7 === 5) return pebble(pen, x, y, size)
    return bloom(pen, x, y, size * 0.72, BLOOMS[i % BLOOMS.length] ?? 'yellow')
  })
}

/** A lawn as it is mown: bands that run away from the viewer. */
export const mown = (pen: Pen, top: number): Drawing =>
  pen.line(
    Array.from({ length: 13 }, (_, i) => i * 26 - 51)
      .map((x) => `M${Math.round(105 + (x - 105) * 0.6)} ${top}L${x} 300`)
      .join(''),
    0.6,
    'hillLine',
  )

/** Shrubs on a slope far away. */
const shrubs = (pen: Pen, top: number): Drawing =>
  strewn(top + 2, 24, (x, y, size) =>
    pen.shape(`${scallop(ring(x, y, 6 * size, 5.4 * size, 5, 180, 360), 0.56, false)}z`, 'leaf', 0.8),
  )

/** Crests of waves over the whole of a water. */
export const crests = (pen: Pen, top: number): Drawing =>
  rowsFrom(top - 4, 8, 1.13).map(({ y, size }, row) => {
    const width = size * 2.2
    const start = LEFT - (row % 2) * width * 0.5
    return pen.line(
      `M${start} ${y}${`q${width / 2} ${-size * 0.8} ${width} 0`.repeat(Math.ceil(205 / width) + 1)}`,
      0.6,
      'waterLine',
    )
  })

/** Stones of a pavement: courses whose joints do not meet. */
export const cobbles = (pen: Pen, top: number): Drawing =>
  rowsFrom(top - 6, 11, 1.16).map(({ y, size }, row) => {
    const width = size * 1.7
    const joints = Array.from({ length: Math.ceil(214 / width) + 1 }, (_, i) => {
      const x = Math.round((LEFT + (i - (row % 2) * 0.5 + jitter(row * 17 + i) * 0.24) * width) * 10) / 10
      return `M${x} ${y}l${Math.round((x - 105) * 0.6 * size) / 100} ${Math.round(size * 117) / 100}`
    })
    return pen.line(`M${LEFT} ${y}H${RIGHT}${joints.join('')}`, 0.6, 'sandLine')
  })

/** Shells, starfish and pebbles on sand. */
const strand = (pen: Pen, top: number): Drawing =>
  strewn(top, 26, (x, y, size, i) => {
    if (i % 3 === 0) return pebble(pen, x, y, size)
    if (i % 3 === 1) return pen.shape(star(x, y, 4 * size, 5, 0.55), 'orange', 0.8)
    const r = 3.8 * size
    return [
      pen.shape(`${scallop(ring(x, y, r, r, 5, 180, 360), 0.56, false)}L${x} ${y + r * 0.7}z`, 'pinkPale', 0.8),
      pen.line(`M${x} ${y + r * 0.5}V${y - r * 0.7}`, 0.5),
    ]
  })

/** Furrows of a field. */
const furrows = (pen: Pen, top: number): Drawing =>
  [8, 18, 30].map((dy) =>
    pen.line(`M-8 ${top + dy + 4}C60 ${top + dy - 5} 140 ${top + dy + 9} 218 ${top + dy}`, 0.7, 'soil'),
  )

/** Craters of a moon. */
const craters = (pen: Pen, top: number): Drawing =>
  strewn(top + 4, 30, (x, y, size) => [
    pen.shape(ellipse(x, y, 6 * size, 2.8 * size), 'greyPale', 0.8),
    pen.line(`M${x - 4 * size} ${y + 0.4 * size}q${4 * size} ${2.2 * size} ${8 * size} 0`, 0.5),
  ])

/** By what a ground is made of: the pattern below its upper edge. */
const SURFACES: Readonly<Record<string, (pen: Pen, top: number) => Drawing>> = {
  ...{ meadow: flowers, turf: flowers, sprout: flowers, grass: flowers, hill: shrubs, hillPale: shrubs },
  ...{ water: crests, bluePale: crests, sand: strand, yellowPale: strand, foam: crests },
  ...{ path: cobbles, greyPale: cobbles, earth: furrows, earthPale: furrows, cream: craters, stone: craters },
}

/** The pattern of a ground, inside it. */
export function surface(pen: Pen, line: readonly Spot[], fill: Fill, whole: string): Drawing {
  const pattern = typeof fill === 'string' ? SURFACES[fill] : undefined
  const top = line.reduce((sum, [, y]) => sum + y, 0) / line.length
  return pattern ? pen.clip(whole, pattern(pen, top)) : []
}

/** A wallpaper of flowers and diamonds between stripes, with panels at its foot. */
export function wallpaper(pen: Pen, foot: number): Drawing {
  const [panel, column] = [foot - 34, 21]
  const columns = Array.from({ length: 10 }, (_, i) => LEFT + i * column)
  return [
    columns.map((x) => pen.line(`M${x} 20V${panel}M${x + 5} 20V${panel}`, 0.65, 'hillLine')),
    columns.map((x, i) =>
      Array.from({ length: Math.floor((panel - 56) / 20) + 1 }, (_, k) => {
        const [cx, cy] = [x + 13, panel - 12 - k * 20]
        return (i + k) % 2
          ? flowerHead(pen, cx, cy, 4.4, 'pinkPale', 'yellowPale')
          : pen.shape(`M${cx} ${cy - 6}L${cx + 4.6} ${cy}L${cx} ${cy + 6}L${cx - 4.6} ${cy}z`, 'cream', 0.7)
      }),
    ),
    pen.shape(box(-5, panel, 220, 4), 'cream', 0.9),
    pen.shape(box(-5, panel + 4, 220, 30), 'white', 0.9),
    columns.map((x) => pen.shape(box(x + 2, panel + 9, column - 4, 16, 2), 'cream', 0.7)),
  ]
}

/** Boards of a floor that run away from the viewer, in lengths. */
export function parquet(pen: Pen, top: number): Drawing {
  const far = (x: number) => 105 + (x - 105) * 0.62
  const edges = Array.from({ length: 15 }, (_, i) => i * 22 - 49)
  const depth = 300 - top
  const on = (x: number, share: number): Spot => [far(x) + (x - far(x)) * share, top + depth * share]
  const ends = edges.slice(1).flatMap((x, i) =>
    [0.24 + (i % 3) * 0.1, 0.66 + (i % 2) * 0.14].map((share) => {
      const [[x1, y], [x2]] = [on(x - 22, share), on(x, share)]
      return `M${x1.toFixed(1)} ${y.toFixed(1)}H${x2.toFixed(1)}`
    }),
  )
  return pen.line(edges.map((x) => `M${far(x).toFixed(1)} ${top}L${x} 300`).join('') + ends.join(''), 0.65, 'wood')
}

/** Layers of the water below a boat. */
export const depths = (pen: Pen): Drawing => waves(pen, [186, 204, 222, 240, 258], 'waterLine')

/** Bubbles and currents of the deep. */
export const currents = (pen: Pen): Drawing => [
  waves(pen, [70, 92, 114, 136, 158, 180], 'seaLine'),
  points('30,84 36,98 28,112 176,120 182,134 174,146 96,76 102,88').map(([x, y], i) =>
    pen.shape(circle(x, y, 2.8 + (i % 3) * 0.9), 'foam', 0.7),
  ),
]
