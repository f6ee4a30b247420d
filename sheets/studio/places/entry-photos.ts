/**
 * Pictures of an encyclopedia: one animal or plant of Brazil at home, in three takes with another pose or company. A take
 * is composed for its frame, so that no tree is cut. The foot's middle of a take is (0, 0). Lengths in mm.
 */
import type { Box } from '../../lettering/bounds.ts'
import { group, rectData } from '../../scene/marks.ts'
import { box, ellipse } from '../paths.ts'
import { type Drawing, marksOf, type Pen } from '../pen.ts'
import { grasshopper, termiteMound } from '../shapes/food-web.ts'
import { flower, tree } from '../shapes/nature.ts'
import { armadillo } from '../shapes/night-animals.ts'
import { fern, lily } from '../shapes/plants.ts'
import { fishingJabiru, jabiruNest, standingCapybara, swimmingCapybara, tallJabiru } from '../shapes/wetland-animals.ts'
import { burrowingOwl, jaguar } from '../shapes/wild.ts'
import {
  canopyGround,
  duskRiver,
  type Frame,
  forestGround,
  lakeGround,
  riverGround,
  savannaGround,
} from './entry-grounds.ts'

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

/** The top of a high tree with the nest of a jabiru, seen above the other crowns. */
const nestTree = (pen: Pen, x: number): Drawing => [
  tree(pen, x + 1, 46, 2.4, 'leafDark'),
  tallJabiru(pen, x + 12, -27, 0.46),
  jabiruNest(pen, x, -29, 1.1),
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
    (pen, frame) => [lakeGround(pen, frame, 24), jaguar(pen, 14, -7, 1.08, { flip: true }), fern(pen, -36, -4, 0.7)],
  ],
  capivara: [
    (pen, frame) => [lakeGround(pen, frame, 30, 0), standingCapybara(pen, 2, -9, 1.02)],
    (pen, frame) => [
      lakeGround(pen, frame, 24),
      standingCapybara(pen, -26, -8, 1.04),
      standingCapybara(pen, 33, -6, 0.42),
      standingCapybara(pen, 67, -9, 0.38),
    ],
    (pen, frame) => [
      riverGround(pen, frame),
      swimmingCapybara(pen, -8, -21, 1.1),
      lily(pen, 54, -8, 0.8, 'pink'),
      lily(pen, -72, -18, 0.6, 'white'),
    ],
  ],
  tuiuiu: [
    (pen, frame) => [lakeGround(pen, frame), tallJabiru(pen, 8, -10, Math.min(1, (frame.height - 20) / 94))],
    (pen, frame) => [
      lakeGround(pen, frame, 22, -1, [-0.86, -0.7, 0.94]),
      fishingJabiru(pen, 36, -29, 0.66),
      pen.plane('middle').line('M30 -27.500q4 -1.600 8 0t8 0t8 0M4 -26q3 -1.400 6 0t6 0', 0.8, 'waterLine'),
      tallJabiru(pen, -44, -7, 0.66, { flip: true }),
    ],
    (pen, frame) => [canopyGround(pen, frame), nestTree(pen, -14)],
  ],
  tatu: [
    (pen, frame) => [savannaGround(pen, frame), pen.at(0, -9, 1.5, armadillo)],
    (pen, frame) => [savannaGround(pen, frame), mound(pen, 50, 0.74), pen.at(-26, -9, 1.5, armadillo)],
    (pen, frame) => [
      savannaGround(pen, frame),
      termiteMound(pen, -58, -9, 0.86),
      pen.at(24, -7, 1.5, armadillo, { flip: true }),
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
      pen.shape('M15 3V-33Q15 -36 18 -36H23Q26 -36 26 -33V3z', 'wood', 1.1),
      pen.line('M20.500 -28v12M19 -12v9', 0.7, 'brownDark'),
      burrowingOwl(pen, 20.5, -36, 0.92),
      mound(pen, -46, 0.74),
      grasshopper(pen, 66, -7, 0.6),
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
      riverGround(pen, frame, 0.76),
      pad(pen, -62, -36, 22),
      pad(pen, 18, -38, 18),
      pad(pen, 66, -32, 24),
      pad(pen, -32, -12, 23),
      pad(pen, 30, -13, 32),
      lilyFlower(pen, -76, -8, 1.1),
    ],
    (pen, frame) => [
      duskRiver(pen, frame),
      pad(pen, -66, -36, 20),
      pad(pen, 0, -38, 16),
      pad(pen, 62, -34, 22),
      pad(pen, -28, -13, 32),
      pad(pen, 76, -10, 18),
      lilyFlower(pen, 36, -9, 1.3),
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
