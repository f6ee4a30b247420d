/** One storm over a town, a bay or a range: each bolt is a zigzag from the cloud to the highest thing below. */
import type { Point } from '../../scene/marks.ts'
import { polyline } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { box, circle, points, type Spot, scallop, smooth } from '../../studio/paths.ts'
import { type Drawing, type Fill, inkOf, type Pen } from '../../studio/pen.ts'
import { backdrop, ripples } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { hill, tree } from '../../studio/shapes/nature.ts'
import { palm } from '../../studio/shapes/plants.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { dotsAlong, spaced } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import type { TracedPage, TracedRows } from './traced-rows.ts'
import { TRACKS } from './tracks.ts'

/** Bolts, how far they swing, and how broad they are; mm. */
const PLANS: Readonly<Record<Level, { readonly bolts: number; readonly swing: number; readonly width: number }>> = {
  facil: { bolts: 3, swing: 19, width: 10 },
  medio: { bolts: 4, swing: 15, width: 7 },
  desafio: { bolts: 5, swing: 12, width: 5 },
}
const CLOUD_FOOT = 88
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
  pen.shape('M-19 2L0 -44L19 2z', 'stone'),
  pen.shape('M0 -44L-6 -30L-2.400 -32L0 -28L3 -32L6 -30z', 'white', 0.8),
]
const tower = (pen: Pen): Drawing => [
  pen.shape(box(-9, -36, 18, 36), 'bluePale'),
  [-30, -22, -14].flatMap((y) => [-6, 1.5].map((x) => pen.shape(box(x, y, 4.5, 5), 'yellow', 0.7))),
  pen.shape(box(-3, -6, 6, 6), 'brown', 0.8),
]

interface Target {
  readonly draw: (pen: Pen, x: number, foot: number, scale: number) => Drawing
  readonly height: number
  readonly name: string
}
const target = (name: string, height: number, draw: Target['draw']): Target => ({ name, height, draw })

const withMast =
  (draw: Target['draw'], top: number): Target['draw'] =>
  (pen, x, foot, scale) => [mast(pen, x, foot - top * scale + 2, 9), draw(pen, x, foot, scale)]

const home = target(
  'casa',
  34,
  withMast((pen, x, y, scale) => house(pen, x, y, scale), 24),
)
const pine = target('árvore', 31, (pen, x, y, scale) => tree(pen, x, y, scale))
const palmTree = target('palmeira', 40, (pen, x, y, scale) => palm(pen, x, y, scale * 0.8))
const block = target(
  'prédio',
  45,
  withMast((pen, x, y, scale) => pen.at(x, y, scale, tower), 36),
)
const light = target('farol', 50, (pen, x, y, scale) => pen.at(x, y, scale, lighthouse))
const mountain = target('montanha', 46, (pen, x, y, scale) => pen.at(x, y, scale, peak))
const sail = target('barco', 36, (pen, x, y, scale) => boat(pen, x, y + 2, scale))

/** Things that the bolts reach, from the left, on one page and the next. */
const PLACES: readonly { readonly ground: Fill; readonly targets: readonly Target[]; readonly name: string }[] = [
  { ground: 'grass', targets: [home, pine, block, home, pine], name: 'cidade' },
  { ground: 'water', targets: [light, sail, palmTree, sail, mountain], name: 'mar' },
  { ground: 'hill', targets: [mountain, pine, mountain, home, mountain], name: 'serra' },
]

export function storm({ pen, level, repetitions, shapes, last, page }: TracedPage): TracedRows {
  const { bolts, swing, width } = PLANS[level]
  const { ground, targets, name } = PLACES[page % PLACES.length] ?? { ground: 'grass', targets: [home], name: 'cidade' }
  const xs = spaced(bolts, 12, 198)
  const scale = Math.min(1, 4.6 / bolts)
  const far = pen.plane('far')
  const middle = pen.plane('middle')
  const seen = xs.map((_, i) => targets[(i + Math.floor(page / PLACES.length)) % targets.length] ?? home)
  const foot = (i: number) => GROUND - (i % 2) * 9
  const strokes = xs.map((x, i): Stroke => {
    const end = foot(i) - (seen[i]?.height ?? 34) * scale - 8
    const way = TRACKS.ziguezague(end - CLOUD_FOOT - 8, swing / 2, repetitions[i] ?? 3, shapes[i])
    const side = page % 2 ? 1 : -1
    return way.map((p): Point => ({ x: x + side * p.y, y: CLOUD_FOOT + 8 + p.x }))
  })
  const dotted = strokes.map((stroke, i) =>
    i === bolts - 1 && last < 1 ? stroke.slice(0, Math.ceil((stroke.length * last) / 2) * 2 + 1) : stroke,
  )
  const bumps = Array.from({ length: 12 }, (_, i): Spot => [-10 + i * 21, 82 + (i % 2 ? 3 : -3)])
  const bolt = pen.colour ? inkOf('yellow') : inkOf('white')
  return {
    picture: [
      backdrop(pen, 'purplePale'),
      hill(far, points('-8,226 50,206 110,222 160,204 218,222'), 'purple'),
      ground === 'water'
        ? [
            far.shape(
              `${smooth(points(`-8,${GROUND - 14} 50,${GROUND - 18} 110,${GROUND - 14} 160,${GROUND - 18} 218,${GROUND - 14}`), false)}V310H-8z`,
              'water',
              0.8,
            ),
            ripples(far, `40,${GROUND + 12} 120,${GROUND + 14} 170,${GROUND + 4}`),
          ]
        : hill(
            far,
            points(`-8,${GROUND - 14} 50,${GROUND - 18} 110,${GROUND - 14} 160,${GROUND - 18} 218,${GROUND - 14}`),
            ground,
          ),
      pen.plane('front').shape(`${scallop(bumps, 0.6, false)}V-10H-12z`, 'greyDark'),
      pen.shade(
        `${scallop(
          bumps.map(([x, y]): Spot => [x + 6, y - 13]),
          0.6,
          false,
        )}V-10H-12z`,
        'grey',
        0.7,
      ),
      dotted.map((stroke, i) => [
        polyline(stroke, { stroke: inkOf('black'), width: width + 1.4, join: 'miter' }),
        polyline(stroke, { stroke: bolt, width, join: 'miter' }),
        stroke.length < (strokes[i]?.length ?? 0) ? dotsAlong(strokes[i]?.slice(stroke.length) ?? []) : [],
      ]),
      xs.map((x, i) => {
        const isAfloat = ground === 'water' && seen[i] !== sail
        return [
          isAfloat
            ? far.shape(
                `M${x - 20 * scale} ${foot(i) + 4}Q${x} ${foot(i) - 7} ${x + 20 * scale} ${foot(i) + 4}z`,
                'sand',
                0.8,
              )
            : [],
          seen[i]?.draw(middle, x, foot(i), scale) ?? [],
        ]
      }),
    ],
    strokes,
    dotted,
    shows: ['nuvem', 'raio', name, ...new Set(seen.map(({ name }) => name))],
  }
}
