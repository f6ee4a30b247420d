/**
 * Pictures of an encyclopedia: one animal or plant of Brazil at home, in three takes with another pose or company. A take
 * is composed for its frame, so that no tree is cut. The foot's middle of a take is (0, 0). Lengths in mm.
 */
import type { Box } from '../../lettering/bounds.ts'
import { group, rectData } from '../../scene/marks.ts'
import { box, ellipse } from '../paths.ts'
import { type Drawing, marksOf, type Pen } from '../pen.ts'
import { grasshopper, termiteMound } from '../shapes/food-web.ts'
import { flower } from '../shapes/nature.ts'
import { armadillo } from '../shapes/night-animals.ts'
import { fern, lily } from '../shapes/plants.ts'
import { fishingJabiru, jabiruNest, standingCapybara, swimmingCapybara, tallJabiru } from '../shapes/wetland-animals.ts'
import { burrowingOwl, jaguar } from '../shapes/wild.ts'
import { duskRiver, type Frame, forestGround, lakeGround, riverGround, savannaGround } from './entry-grounds.ts'

type Take = (pen: Pen, frame: Frame) => Drawing

/** Least width and height of a take. */
const [SHOWN, HIGH] = [104, 84]

/** A floating leaf with a raised rim, `r` its half width. */
const pad = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shape(ellipse(x, y + r * 0.1, r, r * 0.36), 'leafDark', 1),
  pen.shape(ellipse(x, y, r, r * 0.34), 'leaf', 1),
  pen.shape(ellipse(x, y + r * 0.05, r * 0.88, r * 0.26), 'lime', 0.7),
  pen.line(
    [-0.7, -0.35, 0, 0.35, 0.7].map((share) => `M${x} ${y + r * 0.05}L${x + share * r} ${y + r * 0.26}`).join(''),
    0.6,
    'leaf',
  ),
]

/** The flower of the giant lily, its foot on the water. */
const lilyFlower = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    [-64, 64, -40, 40, -18, 18, 0].map((turn, i) =>
      own.at(
        0,
        0,
        1,
        (petal) => petal.shape('M0 0C-5 -5 -5 -12 0 -17C5 -12 5 -5 0 0z', i < 4 ? 'white' : 'pinkPale', 0.8),
        { turn },
      ),
    ),
    own.shape(ellipse(0, -0.5, 9, 3), 'leaf', 0.9),
  ])

/** A mound of earth with the mouth of a burrow. */
const mound = (pen: Pen, x: number, scale: number, flip = false): Drawing =>
  pen.at(
    x,
    0,
    scale,
    (own) => [
      own.shape('M-48 3C-44 -20 -22 -32 0 -32C26 -32 44 -20 48 3z', 'earth', 1.1),
      own.shape(ellipse(-16, -9, 14, 8.5), 'brownDark', 1),
      own.line('M14 -22q3 1.400 6 0M24 -12q3 1.400 6 0M6 -10q3 1.400 6 0', 0.8, 'soil'),
    ],
    { flip },
  )

/** A high bare tree that bears the nest of a jabiru. */
const nestTree = (pen: Pen, x: number, foot: number): Drawing => [
  pen.rope(`M${x} ${foot - 34}Q${x + 10} ${foot - 40} ${x + 15} ${foot - 56}`, 3, 'brownPale'),
  pen.rope(`M${x} ${foot - 40}Q${x - 9} ${foot - 44} ${x - 13} ${foot - 57}`, 3, 'brownPale'),
  pen.shape(
    `M${x - 8} ${foot + 2}Q${x - 3.4} ${foot - 3} ${x - 3} ${foot - 30}L${x - 2.4} ${foot - 58}H${x + 2.4}L${x + 3} ${foot - 30}Q${x + 3.4} ${foot - 3} ${x + 8} ${foot + 2}z`,
    'brownPale',
  ),
  pen.line(`M${x - 0.6} ${foot - 8}v-9M${x + 0.8} ${foot - 26}v-8`, 0.7, 'brownDark'),
  jabiruNest(pen, x, foot - 66, 0.9),
]

const TAKES = {
  onca: [
    (pen, frame) => [forestGround(pen, frame), jaguar(pen, -4, -8, 1.22), fern(pen, frame.width / 2 - 18, -5, 0.6)],
    (pen, frame) => [
      forestGround(pen, frame),
      jaguar(pen, -16, -8, 1.05),
      fern(pen, 46, -6, 0.9, 'leafDark'),
      fern(pen, -60, -5, 0.8),
    ],
    (pen, frame) => [lakeGround(pen, frame, 26, 0), jaguar(pen, 4, -8, 1.1, { flip: true })],
  ],
  capivara: [
    (pen, frame) => [lakeGround(pen, frame, 30, 0), standingCapybara(pen, 2, -9, 1.02)],
    (pen, frame) => [
      lakeGround(pen, frame, 24),
      standingCapybara(pen, -10, -8, 1.04),
      standingCapybara(pen, 46, -6, 0.42),
      standingCapybara(pen, 73, -9, 0.38),
    ],
    (pen, frame) => [riverGround(pen, frame), swimmingCapybara(pen, 0, -19, 0.96), lily(pen, 30, -5, 0.7, 'pink')],
  ],
  tuiuiu: [
    (pen, frame) => [lakeGround(pen, frame), tallJabiru(pen, 8, -10, Math.min(1, (frame.height - 20) / 94))],
    (pen, frame) => [
      lakeGround(pen, frame, 22),
      fishingJabiru(pen, 48, -29, 0.66),
      pen.plane('middle').line('M42 -27.500q4 -1.600 8 0t8 0t8 0M16 -26q3 -1.400 6 0t6 0', 0.8, 'waterLine'),
      tallJabiru(pen, -44, -7, 0.66, { flip: true }),
    ],
    (pen, frame) => [lakeGround(pen, frame, 22, 0), nestTree(pen, -25, -8), tallJabiru(pen, 18, -8, 0.56)],
  ],
  tatu: [
    (pen, frame) => [savannaGround(pen, frame), pen.at(0, -9, 1.5, armadillo)],
    (pen, frame) => [savannaGround(pen, frame), mound(pen, 50, 0.74), pen.at(-26, -9, 1.5, armadillo)],
    (pen, frame) => [
      savannaGround(pen, frame),
      termiteMound(pen, -32, -10, 0.72),
      pen.at(21, -7, 1, armadillo, { flip: true }),
    ],
  ],
  coruja: [
    (pen, frame) => [savannaGround(pen, frame), mound(pen, 0, 1), burrowingOwl(pen, 8, -31, 1.1)],
    (pen, frame) => [
      savannaGround(pen, frame),
      mound(pen, -8, 0.9),
      burrowingOwl(pen, 6, -27, 0.98),
      burrowingOwl(pen, 62, -8, 0.96, { flip: true }),
      flower(pen, -68, -6, 1, 'purple'),
    ],
    (pen, frame) => [
      savannaGround(pen, frame),
      pen.shape(box(16, -50, 9, 50, 2), 'wood', 1.1),
      pen.line('M20.500 -42v12M19 -24v14', 0.7, 'brownDark'),
      burrowingOwl(pen, 20.5, -50, 0.72),
      mound(pen, -24, 0.56),
      grasshopper(pen, 44, -6, 0.5),
    ],
  ],
  'vitoria-regia': [
    (pen, frame) => [
      riverGround(pen, frame, 0.76),
      pad(pen, -30, -52, 15),
      pad(pen, 30, -48, 18),
      pad(pen, 16, -19, 30),
      lilyFlower(pen, -30, -14, 1.3),
    ],
    (pen, frame) => [
      riverGround(pen, frame, 0.84),
      pad(pen, -62, -36, 22),
      pad(pen, 18, -38, 18),
      pad(pen, 66, -32, 24),
      pad(pen, -40, -12, 24),
      pad(pen, 24, -13, 32),
      lilyFlower(pen, -76, -8, 1.1),
    ],
    (pen, frame) => [
      duskRiver(pen, frame),
      pad(pen, -28, -46, 18),
      pad(pen, 34, -40, 15),
      pad(pen, -20, -16, 28),
      lilyFlower(pen, 32, -12, 1.3),
    ],
  ],
} as const satisfies Readonly<Record<string, readonly [Take, Take, Take]>>

export type EntryName = keyof typeof TAKES
export const ENTRY_NAMES = Object.keys(TAKES) as [EntryName, ...EntryName[]]

/** The picture in its frame. */
export function entryPhoto(pen: Pen, name: EntryName, take: 0 | 1 | 2, { x, y, width, height }: Box): Drawing {
  const scale = Math.max(width / 200, Math.min(width / SHOWN, height / HIGH))
  const draw: Take = TAKES[name][take]
  return [
    group(
      0,
      0,
      marksOf(
        pen.at(x + width / 2, y + height, scale, (own) => draw(own, { width: width / scale, height: height / scale })),
      ),
      { clip: rectData(x, y, width, height, 1) },
    ),
    pen.shape(box(x, y, width, height, 1), null, 1),
  ]
}

/** A page of a thick book: its cover, the pages below, the tab with the first letter of its title. */
export const bookPage = (pen: Pen, { x, y, width, height }: Box, title: string): Drawing => [
  pen.shape(box(x - 3, y - 3, width + 6, height + 6, 3), 'redDark', 1.2),
  pen.shape(box(x + 1.5, y + 1.5, width, height, 1), 'greyPale', 0.7),
  pen.shape(box(x, y, width, height, 1), 'white', 1),
  pen.shape(box(x + width - 15, y, 11, 12, 1), 'yellow', 0.9),
  pen.text(x + width - 9.5, y + 8.6, title.charAt(0).toUpperCase(), 7),
]
