/** A playground whose slides are the lines to trace: whoever goes down one is at its upper end. */
import { tint } from '../../scene/inks.ts'
import type { Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { SLIDE } from '../../studio/cast/poses.ts'
import { ellipse, points, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, inkOf, type Pen } from '../../studio/pen.ts'
import { backdrop, meadow } from '../../studio/scenes/ground.ts'
import { bucket, mushroom, stripedBall } from '../../studio/shapes/handy.ts'
import { bush, cloud, flower, hill, tree, tuft } from '../../studio/shapes/nature.ts'
import { fence } from '../../studio/shapes/plants.ts'
import type { Drawn, Scene } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

interface Place {
  /** Foot of the ladder, and the lower end of the bed. */
  readonly x: number
  readonly end: number
  readonly foot: number
  readonly height: number
}

/** Places of the slides: the farther, the smaller. */
const SLIDES: Readonly<Record<Level, readonly Place[]>> = {
  facil: [
    { x: 164, end: 84, foot: 162, height: 62 },
    { x: 44, end: 176, foot: 266, height: 72 },
  ],
  medio: [
    { x: 30, end: 88, foot: 146, height: 44 },
    { x: 178, end: 124, foot: 150, height: 46 },
    { x: 176, end: 112, foot: 234, height: 44 },
    { x: 32, end: 150, foot: 272, height: 46 },
  ],
  desafio: [
    { x: 22, end: 68, foot: 132, height: 34 },
    { x: 96, end: 142, foot: 134, height: 34 },
    { x: 188, end: 150, foot: 162, height: 44 },
    { x: 24, end: 106, foot: 208, height: 38 },
    { x: 186, end: 114, foot: 232, height: 34 },
    { x: 34, end: 162, foot: 274, height: 34 },
  ],
}

/** Of the next page. */
const MORE_SLIDES: Readonly<Record<Level, readonly Place[]>> = {
  facil: [
    { x: 34, end: 124, foot: 172, height: 66 },
    { x: 174, end: 58, foot: 268, height: 62 },
  ],
  medio: [
    { x: 180, end: 96, foot: 144, height: 44 },
    { x: 33, end: 88, foot: 200, height: 64 },
    { x: 178, end: 120, foot: 238, height: 46 },
    { x: 36, end: 160, foot: 272, height: 36 },
  ],
  desafio: [
    { x: 186, end: 140, foot: 132, height: 34 },
    { x: 112, end: 64, foot: 138, height: 36 },
    { x: 22, end: 62, foot: 182, height: 48 },
    { x: 182, end: 96, foot: 204, height: 38 },
    { x: 36, end: 96, foot: 244, height: 30 },
    { x: 178, end: 58, foot: 272, height: 36 },
  ],
}

/** Breadth of a slide's bed, mm: the line runs in its middle. */
const BED = 9

type Plaything = (pen: Pen, x: number, y: number) => Drawing

const PLAYTHINGS: readonly Plaything[] = [
  (pen, x, y) => [
    pen.shape(ellipse(x, y - 1, 17, 6), 'sand', 0.9),
    bucket(pen, x - 4, y - 1, 0.42, 'blue'),
    pen.line(`M${x + 5} ${y}q3 -5 6 0`, 0.8),
  ],
  (pen, x, y) => bush(pen, x, y, 0.9, 'leaf', 'pink'),
  (pen, x, y) => stripedBall(pen, x, y - 5.5, 5.5, 'red', 'yellow'),
  (pen, x, y) => [
    flower(pen, x - 7, y, 0.9, 'yellow'),
    flower(pen, x, y + 2, 1, 'red'),
    flower(pen, x + 7, y - 1, 0.9, 'purple'),
  ],
  (pen, x, y) => tree(pen, x, y, 0.8, 'leaf', 'orange'),
  (pen, x, y) => [tuft(pen, x - 4, y, 0.8), mushroom(pen, x + 6, y, 0.6)],
]
const FREE_SPOTS = points(
  '60,176 96,178 140,186 66,212 150,214 92,236 36,214 178,186 60,240 186,274 104,274 24,272 190,212 148,250',
)
/** From the edge of a thing to play with to a slide, mm. */
const ASIDE = 15

/** Things to play with where no slide is near. */
function playthings(pen: Pen, places: readonly Place[], strokes: readonly Stroke[], index: number): Drawing {
  const taken = strokes.flatMap((stroke) => resample(stroke, 4))
  const towers = places.flatMap(({ x, end, foot, height }) => [
    ...resample(
      [
        { x, y: foot - height - 12 },
        { x, y: foot },
      ],
      4,
    ),
    { x: end, y: foot + 4 },
  ])
  const placed: Spot[] = []
  for (const [x, y] of FREE_SPOTS) {
    const near = (p: Point, gap: number) => Math.abs(p.x - x) < gap && p.y > y - 24 - gap / 2 && p.y < y + gap / 2
    const isTaken = taken.some((p) => near(p, ASIDE)) || towers.some((p) => near(p, ASIDE + 6))
    if (!isTaken && placed.every(([a, b]) => Math.hypot(a - x, b - y) > 26)) placed.push([x, y])
  }
  return placed.map(([x, y], i) => PLAYTHINGS[(i + index) % PLAYTHINGS.length]?.(pen, x, y) ?? [])
}

export function slides({ pen, level, index, who }: Scene): Drawn {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const fills: readonly Fill[] = ['yellow', 'red', 'blue', 'green', 'orange', 'purple']
  const round = Math.floor(index / 2)
  const places = (index % 2 ? MORE_SLIDES : SLIDES)[level].map((place) =>
    round % 2 ? { ...place, x: 210 - place.x, end: 210 - place.end } : place,
  )
  const strokes = places.map(({ x, end, foot, height }): Stroke => {
    const way = Math.sign(end - x)
    return [
      { x: x + way * 11, y: foot - height + BED * 0.62 },
      { x: end - way * 5, y: foot - 5 + BED * 0.42 },
    ]
  })
  const drawn = places.map(({ x, end, foot, height }, i): Drawing => {
    const way = Math.sign(end - x)
    const top = foot - height
    const scale = 0.34 + height / 220
    // The ladder leans on the platform, seen a little from the front: treads between two rails.
    const ladder = (share: number): Spot => [x - way * (12 - 6 * share), foot - height * share]
    const treads = [0.16, 0.34, 0.52, 0.7, 0.88].map((share) => {
      const [from, y] = ladder(share)
      return `M${from} ${y}h${way * 5.4}`
    })
    const rail = ladder(1)
    const inner = [ladder(0), rail].map(([at, y]): Spot => [at + way * 5.4, y])
    const bed: Spot[] = [
      [x - way * 8, top],
      [x + way * 9, top],
      [end - way * 6, foot - 5],
      [end + way * 4, foot - 5],
      [end + way * 4, foot - 5 + BED],
      [end - way * 9, foot - 5 + BED],
      [x + way * 7, top + BED],
      [x - way * 8, top + BED],
    ]
    return [
      far.shape(ellipse(x, foot, 16, 3.4) + ellipse(end - way, foot + 6, 15, 3.4), 'sand', 0.8),
      middle.rope(`M${x + way * 6} ${foot}V${top + BED}`, 2, 'metal', 0.8),
      middle.rope(treads.join(''), 1.5, 'metal', 0.7),
      middle.rope(poly(inner, false), 1.8, 'metal', 0.8),
      middle.rope(poly([ladder(0), rail, [rail[0], top - 9], [rail[0] + way * 4, top - 9]], false), 1.8, 'metal', 0.8),
      middle.rope(`M${end} ${foot + 3}V${foot + 6}`, 2, 'metal', 0.8),
      person(middle, who(i), x - way * 2.5, top + 0.6, scale, { pose: SLIDE, flip: way > 0 }),
      middle.shape(poly(bed), pen.colour ? tint(inkOf(fills[i % fills.length] ?? 'yellow'), 0.45) : 'white'),
    ]
  })
  return {
    picture: [
      backdrop(pen, 'sky'),
      cloud(far, 60, 66, 0.5),
      cloud(far, 142, 64, 0.5),
      hill(far, points('-8,136 50,122 110,136 160,124 218,136'), 'hillFar'),
      tree(far, 105, 138, 0.8),
      fence(far, -6, 216, 143, 9),
      meadow(far, 142, 'meadow'),
      meadow(far, 206, 'grass'),
      playthings(pen.plane('middle', 'leafDeep'), places, strokes, index),
      drawn,
    ],
    strokes,
    shows: ['escorregador', 'criança'],
  }
}
