/** A beach, from the sea to five buckets in front: things lie where they belong, some of them half hidden. */
import { box, circle, points, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { boat, castle, SEASIDE, type SeasideName, umbrella } from '../shapes/seaside.ts'

/** A place where one thing may lie. */
interface Place {
  readonly at: Spot
  readonly scale: number
  readonly turn?: number
  readonly flip?: boolean
  readonly ground: 'sea' | 'rock' | 'behind' | 'castle' | 'sand'
}

const read = (ground: Place['ground'], list: string): Place[] =>
  list.split(', ').map((entry): Place => {
    const [x = 0, y = 0, scale = 1, turn = 0, flip = 0] = entry.split(' ').map(Number)
    return { at: [x, y], scale, turn, flip: flip === 1, ground }
  })

/** x, y, scale, turn and mirroring; the scale falls towards the horizon. */
export const PLACES: readonly Place[] = [
  ...read('sea', '21 108 0.72 -4, 112 106 0.68 0 1, 88 128 0.85 -6, 188 112 0.72 4 1, 150 117 0.6'),
  ...read('rock', '181 142.5 0.8'),
  ...read('behind', '62 186 0.95, 157 174 0.95, 83 184 0.9, 24 180 0.85 10'),
  ...read('castle', '104 196 0.62 12'),
  ...read('sand', '92 160 0.78 -12, 66 158 0.75 8, 186 196 0.95 -10, 152 203 0.95 18, 112 219 1 12, 28 228 1 6'),
  ...read('sand', '84 226 1, 59 213 0.95 -14, 178 220 1.05 -8, 24 203 0.85 20, 150 226 1, 184 170 0.85 20'),
]

const TOWEL = points('26,190 58,188 70,203 36,206')
/** Outlines of what hides things that lie behind it: the castle without its sandy foot, and the towel. */
export const COVERS: readonly (readonly Spot[])[] = [
  points('88,172 112,172 112,161 130,161 130,172 152,172 152,204 88,204'),
  TOWEL,
]

/** Things that lie on the ground; fish swim. */
export const ASHORE: readonly SeasideName[] = ['siri', 'estrela', 'concha', 'bola']
/** Things that cling to a rock or a wall. */
export const CLINGING: readonly SeasideName[] = ['siri', 'estrela', 'concha']
/** Things that are seen in the sea. */
export const AFLOAT: readonly SeasideName[] = ['peixe', 'bola']

/** Things that are drawn smaller where two are on a bucket. */
const WIDE: readonly SeasideName[] = ['siri', 'peixe']

const BUCKETS = [0, 1, 2, 3, 4].map((i): Spot => [32 + i * 36.5, 282])
/** Middles of the white labels, 19 × 15.5 mm. */
export const BUCKET_LABELS: readonly Spot[] = BUCKETS.map(([x, y]): Spot => [x, y - 8.75])
const PAINTS: readonly Fill[] = ['blue', 'teal', 'purple', 'green', 'yellow']

const icon = (pen: Pen, name: SeasideName, x: number, scale: number) =>
  pen.at(x, name === 'siri' ? -23 : -24.6, scale, (pen) => SEASIDE[name](pen))

function bucket(pen: Pen, [x, y]: Spot, fill: Fill, asked: readonly SeasideName[]): Drawing {
  const [one, other] = asked
  if (!one) return []
  return pen.at(x, y, 1, (pen) => [
    pen.line('M-14.5 -35C-14.5 -50 14.5 -50 14.5 -35', 1.5),
    pen.shape('M-16 -35H16L12.5 0Q12.4 1.5 11 1.5H-11Q-12.4 1.5 -12.5 0z', fill, 1.4),
    pen.shape(box(-17.5, -37.5, 35, 5, 2.4), 'cream', 1.2),
    pen.shape(box(-9.5, -16.5, 19, 15.5, 2.2), 'white', 1),
    other
      ? [
          pen.shade(circle(-8, -24.6, 6.4) + circle(8, -24.6, 6.4), 'white', 0.85),
          icon(pen, one, -8, WIDE.includes(one) ? 0.42 : 0.5),
          icon(pen, other, 8, WIDE.includes(other) ? 0.42 : 0.5),
          pen.line('M0 -26.2V-23M-1.6 -24.6H1.6', 1),
        ]
      : [pen.shade(circle(0, -24.6, 8), 'white', 0.85), icon(pen, one, 0, 0.72)],
  ])
}

/** `lying` has the thing of each place; each bucket asks for one thing, or for two together. */
export function beach(
  pen: Pen,
  lying: readonly (SeasideName | undefined)[],
  asked: readonly (readonly SeasideName[])[],
): Drawing {
  const far = pen.plane('far', 'seaLine'),
    middle = pen.plane('middle')
  const sky = [
    pen.shape(box(0, 0, 210, 100), 'sky', null),
    sun(middle, 30, 48, 0.85),
    cloud(far, 176, 68, 0.7),
    cloud(far, 104, 66, 0.5),
    far.line('M120 76q3 -3 5 0q2 -3 5 0M136 70q2.4 -2.6 4 0q1.6 -2.6 4 0', 0.9, 'waterLine'),
    far.shape(smooth(points('120,92 140,82 160,86 185,76 215,84 215,96 120,96'), true, 0.12), 'hillFar'),
  ]
  const sea = [
    pen.shape(box(0, 91, 210, 70), 'water', 0.9),
    pen.line(
      points('14,100 60,98 150,99 20,122 120,119 56,118 190,110 136,131')
        .map(([x, y]) => `M${x} ${y}q3 -2.2 6 0t6 0`)
        .join(''),
      0.9,
      'waterDeep',
    ),
    boat(middle, 68, 104, 0.8),
  ]
  const foam = [
    pen.shape(
      `${scallop(
        points('-8,140 14,138 34,142 58,139 82,143 104,139 128,143 150,140 174,143 196,138 220,142'),
        0.75,
        false,
      )}V300H-8z`,
      'foam',
      1,
    ),
    pen.shape(`${smooth(points('-5,147 40,150 90,148 140,151 215,147'), false)}V300H-5z`, 'sand', 0.9),
  ]
  const rock = [
    pen.shape(
      smooth(points('158,158 160,148 170,142 182,144 192,140 203,146 208,160 180,162'), true, 0.14),
      'stone',
      1.2,
    ),
    pen.line('M170 150q4 -2 7 0M188 148q4 -2 7 1M178 156h6', 0.75, 'stoneDark'),
  ]
  const dots = pen.line(
    points('44,170 100,184 140,216 70,200 20,222 190,212 108,236 52,236 166,192 130,158')
      .map(([x, y]) => `M${x} ${y}h0.01M${x + 4} ${y + 2}h0.01M${x + 1.5} ${y + 4}h0.01`)
      .join(''),
    1.1,
    'strawDark',
  )
  const towel = [
    pen.shape(`M${TOWEL.map((spot) => spot.join(' ')).join('L')}z`, 'teal', 1.2),
    pen.line('M31 196L62.5 193.5M35 201.5L66.5 199', 1.2, 'white'),
  ]
  const front = pen.shape(`${smooth(points('-5,246 50,243 110,246 170,242 215,246'), false)}V300H-5z`, 'skyLow', 1)

  const on = (ground: Place['ground']) =>
    PLACES.map((place, i) => ({ ...place, name: lying[i] }))
      .filter((place) => place.ground === ground)
      .map(({ name, at: [x, y], scale, turn, flip }) =>
        name ? pen.at(x, y, scale, (pen) => SEASIDE[name](pen), { turn, flip }) : [],
      )
  return [
    ...[sky, sea, on('sea'), foam, rock, on('rock'), dots, umbrella(pen, 40, 194), on('behind'), towel],
    ...[castle(pen, 120, 204), on('castle'), on('sand'), front],
    BUCKETS.map((spot, i) => bucket(pen, spot, PAINTS[i] ?? 'blue', asked[i] ?? [])),
  ]
}
