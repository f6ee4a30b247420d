/** One storm over a town, a bay or a range: each bolt is a zigzag out of the cloud onto the top of a thing below. */
import { boundsOf } from '../../lettering/bounds.ts'
import { type Point, polyline } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { box, circle, points, type Spot, scallop, smooth } from '../../studio/paths.ts'
import { type Drawing, type Fill, inkOf, marksOf, type Pen } from '../../studio/pen.ts'
import { backdrop, blades, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { schoolHouse } from '../../studio/shapes/map-places.ts'
import { bush, hill, tree } from '../../studio/shapes/nature.ts'
import { fitted } from './figures.ts'
import { spaced } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import { shownCorners, type TracedPage, type TracedRows } from './traced-rows.ts'
import { TRACKS } from './tracks.ts'

/** Swing and breadth of a bolt, mm. */
const PLANS: Readonly<Record<Level, { readonly swing: number; readonly width: number }>> = {
  facil: { swing: 19, width: 10 },
  medio: { swing: 15, width: 7 },
  desafio: { swing: 12, width: 5 },
}
/** Lower edge of the cloud between its bumps, mm; radius of a bump and its depth, as shares of its breadth. */
const CLOUD_FOOT = 76
const [BUMP, BELLY] = [0.58, 0.286]
/** From the cloud down to the start of a bolt, mm. */
const BELOW = 2.6
const GROUND = 262

/** A mast that leads the lightning into the ground. */
const mast = (pen: Pen, x: number, foot: number, height: number): Drawing => [
  pen.rope(`M${x} ${foot}V${foot - height}`, 1.4, 'metal', 0.8),
  pen.shape(circle(x, foot - height, 1.8), 'metal', 0.8),
]

const lighthouse = (pen: Pen): Drawing => [
  pen.shape('M-9 0L-6 -34H6L9 0z', 'white'),
  pen.shape('M-8.300 -8L-7.600 -16H7.600L8.300 -8zM-6.900 -24L-6.300 -31H6.300L6.900 -24z', 'red', 0.8),
  pen.shape(box(-5, -42, 10, 8), 'yellow', 0.9),
  pen.shape('M-7 -42L0 -48L7 -42z', 'red', 0.9),
]
const peak = (pen: Pen): Drawing => [
  pen.shape('M-19 10L-15 -2L-11 -13L-6 -26L0 -44L7 -25L10 -20L15 -4L19 10z', 'stone'),
  pen.shade('M0 -44L7 -25L10 -20L15 -4L19 10H3L6 -6L-1 -16L4 -28z', 'stoneDark', 0.6),
  pen.line('M4 -28L-1 -16L6 -6L3 8', 0.7),
  pen.shape('M0 -44L-6 -30L-2.400 -32L0 -28L3 -32L6 -30z', 'white', 0.8),
]
const tower = (pen: Pen): Drawing => [
  pen.shape(box(-9, -36, 18, 36), 'bluePale'),
  [-30, -22, -14].flatMap((y) => [-6, 1.5].map((x) => pen.shape(box(x, y, 4.5, 5), 'yellow', 0.7))),
  pen.shape(box(-3, -6, 6, 6), 'brown', 0.8),
]

/** A mast of steel bars with a lamp on top. */
const lattice = (pen: Pen): Drawing => [
  pen.shape('M-9 0L-1.500 -38H1.500L9 0H6L0 -30L-6 0z', 'metal', 0.9),
  pen.line(
    'M-6.600 -8H6.600M-5 -16H5M-3.400 -24H3.400M-6.600 -8L5 -16M6.600 -8L-5 -16M-5 -16L3.400 -24M5 -16L-3.400 -24',
    0.8,
  ),
  pen.shape(circle(0, -40, 2.4), 'red', 0.8),
]

/** A float with a lamp, tied to the bottom of the bay. */
const buoy = (pen: Pen): Drawing => [
  pen.shape('M-11 0C-10 -7 10 -7 11 0C9 5 -9 5 -11 0z', 'red'),
  pen.shape('M-6 -5L-3 -26H3L6 -5z', 'orange', 0.9),
  pen.line('M-5 -12H5M-4 -19H4', 0.8),
  pen.shape(circle(0, -28.5, 3), 'yellow', 0.9),
]

interface Target {
  readonly draw: (pen: Pen, x: number, foot: number, scale: number) => Drawing
  readonly name: string
}
const target = (name: string, draw: Target['draw']): Target => ({ name, draw })

const withMast =
  (draw: Target['draw'], top: number): Target['draw'] =>
  (pen, x, foot, scale) => [mast(pen, x, foot - top * scale + 2, 9), draw(pen, x, foot, scale)]

const home = target(
  'casa',
  withMast((pen, x, y, scale) => house(pen, x, y, scale), 24),
)
const antenna = target('antena', (pen, x, y, scale) => pen.at(x, y, scale, lattice))
const hall = target('escola', (pen, x, y, scale) =>
  fitted(pen, schoolHouse, x, y, { width: 34 * scale, height: 34 * scale }),
)
const block = target(
  'prédio',
  withMast((pen, x, y, scale) => pen.at(x, y, scale, tower), 36),
)
const light = target(
  'farol',
  withMast((pen, x, y, scale) => pen.at(x, y, scale, lighthouse), 48),
)
const float = target('boia', (pen, x, y, scale) => pen.at(x, y, scale, buoy))
const mountain = target('montanha', (pen, x, y, scale) => pen.at(x, y, scale, peak))
const hut = target(
  'casa',
  withMast((pen, x, y, scale) => house(pen, x, y, scale * 0.7), 24 * 0.7),
)

/** Things that the bolts reach, from the left, on one page and the next. */
const PLACES: readonly { readonly ground: Fill; readonly targets: readonly Target[]; readonly name: string }[] = [
  { ground: 'grass', targets: [home, antenna, block, hall, antenna], name: 'cidade' },
  { ground: 'water', targets: [light, float, antenna, float, light], name: 'mar' },
  { ground: 'hill', targets: [mountain, hut, mountain, hut, mountain], name: 'serra' },
]

/** Blocks of a town far away, some windows lit. */
function skyline(pen: Pen, foot: number, free: readonly number[]): Drawing {
  const far = pen.plane('far')
  return Array.from({ length: 11 }, (_, i) => {
    const [x, height, width] = [8 + i * 18, 18 + ((i * 7) % 5) * 4, 15 - (i % 3) * 2]
    // Nothing is seen through the bars of a mast.
    if (free.some((at) => Math.abs(at - x - width / 2) < 16)) return []
    return [
      far.shape(box(x, foot - height, width, height + 10), i % 2 ? 'purple' : 'dusk', 0.7),
      [3, 8].map((dx, at) =>
        far.shape(box(x + dx, foot - height + 3 + ((i + at) % 2) * 5, 2.6, 3), (i + at) % 3 ? 'glow' : 'dusk', 0.5),
      ),
    ]
  })
}

/** Bumps downwards, one above each bolt, and paler layers higher up. */
function stormCloud(pen: Pen, first: number, breadth: number): Drawing {
  const left = first - breadth / 2 - Math.ceil((first + 12) / breadth) * breadth
  const count = Math.ceil(240 / breadth) + 1
  const layer = (shift: number, y: number) => {
    const bumps = Array.from({ length: count }, (_, i): Spot => [left + shift + (count - 1 - i) * breadth, y])
    return `${scallop(bumps, BUMP, false)}V-10H${bumps[0]?.[0] ?? 218}z`
  }
  return [
    pen.plane('front').shape(layer(0, CLOUD_FOOT), 'greyDark'),
    pen.plane('middle', 'greyDark').shape(layer(breadth / 2, CLOUD_FOOT - 9), 'grey'),
    pen.plane('middle', 'greyDark').shape(layer(0, CLOUD_FOOT - 19), 'greyPale'),
  ]
}

/** The bolt before its first point, straight up into the cloud. */
function rootOf(stroke: Stroke): Stroke {
  const [first] = stroke
  return first ? [{ x: first.x, y: first.y - BELOW - 4 }, ...stroke] : stroke
}

function landBelow(pen: Pen, page: number, ground: Fill, masts: readonly number[]): Drawing {
  const far = pen.plane('far')
  const y = GROUND - 14
  const edge = points(`-8,${y} 50,${y - 4} 110,${y} 160,${y - 4} 218,${y}`)
  if (ground === 'water')
    return [
      far.shape(`${smooth(edge, false)}V310H-8z`, 'water', 0.8),
      ripples(far, `36,${GROUND + 12} 82,${GROUND + 15} 122,${GROUND + 11} 164,${GROUND + 14}`),
    ]
  return [page % PLACES.length === 0 ? skyline(pen, y, masts) : [], hill(far, edge, ground)]
}

/** In front of whatever the bolts reach, with something between two of them each time. */
const nearLand = (pen: Pen, xs: readonly number[]): Drawing => {
  const near = pen.plane('middle', 'leafDeep')
  return [
    hill(pen.plane('far'), points('-8,270 40,264 100,269 160,263 218,270'), 'meadow'),
    xs.slice(1).map((x, i) => {
      const between = (x + (xs[i] ?? x)) / 2
      return i % 2 ? bush(near, between, 275, 0.8, 'leaf', 'pink') : tree(near, between, 278, 0.6, 'lime')
    }),
    blades(near, '24,277 78,281 128,277 176,281 194,276'),
  ]
}

const topOf = (drawing: Drawing, foot: number) => boundsOf(marksOf(drawing))?.y ?? foot

export function storm({ pen, level, repetitions, shapes, last, page }: TracedPage): TracedRows {
  const { swing, width } = PLANS[level]
  const bolts = repetitions.length
  const { ground, targets, name } = PLACES[page % PLACES.length] ?? { ground: 'grass', targets: [home], name: 'cidade' }
  const xs = spaced(bolts, 14, 196)
  const breadth = 91 / bolts
  const start = CLOUD_FOOT + breadth * BELLY + BELOW
  const scale = Math.min(1.1, 5.4 / bolts)
  const far = pen.plane('far')
  const middle = pen.plane('middle')
  const side = page % 2 ? 1 : -1
  const seen = xs.map((_, i) => targets[(i + Math.floor(page / PLACES.length)) % targets.length] ?? home)
  const things = xs.map((x, i): { drawing: Drawing; top: number; foot: number } => {
    const foot = GROUND - (i % 2) * 9
    const drawing = seen[i]?.draw(middle, x, foot, scale) ?? []
    return { drawing, top: topOf(drawing, foot), foot }
  })
  const strokes = xs.map((x, i): Stroke => {
    const end = (things[i]?.top ?? GROUND) - 1.6
    const way = TRACKS.ziguezague(end - start, swing / 2, repetitions[i] ?? 3, shapes[i])
    // Both ends are above the thing itself.
    return way.map((p): Point => ({ x: x + side * (p.y - swing / 2), y: start + p.x }))
  })
  const dotted = strokes.map((stroke, i) => (i === bolts - 1 ? stroke.slice(0, shownCorners(stroke, last)) : stroke))
  const bolt = pen.colour ? inkOf('yellow') : inkOf('white')
  return {
    picture: [
      backdrop(pen, 'purplePale'),
      hill(far, points('-8,226 50,206 110,222 160,204 218,222'), 'purple'),
      landBelow(
        pen,
        page,
        ground,
        xs.filter((_, i) => seen[i] === antenna),
      ),
      things.map(({ drawing, foot }, i) => {
        const x = xs[i] ?? 0
        const isShore = ground === 'water' && seen[i] !== float
        const shore = `M${x - 20 * scale} ${foot + 4}Q${x} ${foot - 7} ${x + 20 * scale} ${foot + 4}z`
        return [isShore ? far.shape(shore, 'sand', 0.8) : [], drawing]
      }),
      ground === 'water' ? [] : nearLand(pen, xs),
      dotted.map((stroke, i) => [
        polyline(rootOf(stroke), { stroke: inkOf('black'), width: width + 1.4, join: 'miter' }),
        polyline(rootOf(stroke), { stroke: bolt, width, join: 'miter' }),
        stroke.length < (strokes[i]?.length ?? 0)
          ? (strokes[i] ?? [])
              .slice(stroke.length)
              .map(({ x, y }) => pen.plane('middle').shape(circle(x, y, 1.5), 'white', 0.8))
          : [],
      ]),
      stormCloud(pen, xs[0] ?? 0, breadth),
    ],
    strokes,
    dotted,
    shows: ['nuvem', 'raio', name, ...new Set(seen.map(({ name }) => name))],
  }
}
