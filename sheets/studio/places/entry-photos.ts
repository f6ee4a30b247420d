/** Photographs of an encyclopedia: one animal or plant of Brazil at home, as wide as their frame. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { group, rectData } from '../../scene/marks.ts'
import { box, ellipse, type Spot } from '../paths.ts'
import { type Drawing, marksOf, type Pen } from '../pen.ts'
import { tuft } from '../shapes/nature.ts'
import { armadillo } from '../shapes/night-animals.ts'
import { burrowingOwl, capybara, jabiru, jaguar } from '../shapes/wild.ts'
import { cerrado, mataAtlantica, pantanal } from './living-land.ts'

interface Photo {
  /** Ground behind, and the middle of the picture's foot, mm of its place. */
  readonly back: (pen: Pen) => Drawing
  readonly foot: Spot
  readonly draw: (pen: Pen) => Drawing
}

/** Least width and height of the ground that a photograph shows, mm of its place. */
const [SHOWN, HIGH] = [200, 120]

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

const giantLily = (pen: Pen): Drawing => [
  pad(pen, 30, 150, 22),
  pad(pen, 166, 148, 26),
  pad(pen, 108, 178, 42),
  pad(pen, 182, 190, 24),
  pen.at(60, 199, 1.4, (own) => [
    [-64, 64, -40, 40, -18, 18, 0].map((turn, i) =>
      own.at(
        0,
        0,
        1,
        (petal) => petal.shape('M0 0C-5 -5 -5 -12 0 -17C5 -12 5 -5 0 0z', i < 4 ? 'white' : 'pinkPale', 0.8),
        {
          turn,
        },
      ),
    ),
    own.shape(ellipse(0, -0.5, 9, 3), 'leaf', 0.9),
  ]),
]

const water = (pen: Pen): Drawing => [
  pantanal.back(pen),
  pen.shape(box(-10, 130, 240, 90), 'water', null),
  pen.line('M60 140q5 -3 10 0t10 0M130 158q5 -3 10 0t10 0M110 204q5 -3 10 0t10 0', 0.7, 'waterLine'),
]

const PHOTOS = {
  onca: { back: mataAtlantica.back, foot: [110, 212], draw: (pen) => jaguar(pen, 104, 206, 1.42) },
  capivara: { back: pantanal.back, foot: [104, 212], draw: (pen) => capybara(pen, 97, 207, 1.56) },
  tuiuiu: { back: pantanal.back, foot: [104, 212], draw: (pen) => jabiru(pen, 104, 207, 1.2) },
  tatu: {
    back: cerrado.back,
    foot: [104, 214],
    draw: (pen) => [pen.at(104, 206, 1.75, armadillo), tuft(pen, 176, 210, 1.3)],
  },
  coruja: {
    back: cerrado.back,
    foot: [106, 214],
    draw: (pen) => [
      pen.shape('M58 212C62 190 84 180 106 180C132 180 150 192 154 212z', 'earth', 1.1),
      pen.shape(ellipse(92, 204, 15, 9), 'brownDark', 1),
      burrowingOwl(pen, 124, 186, 1.16),
    ],
  },
  'vitoria-regia': { back: water, foot: [94, 212], draw: giantLily },
} as const satisfies Readonly<Record<string, Photo>>

export type EntryName = keyof typeof PHOTOS
export const ENTRY_NAMES = Object.keys(PHOTOS) as EntryName[]

export function entryPhoto(pen: Pen, name: EntryName, { x, y, width, height }: Box): Drawing {
  const { back, foot, draw }: Photo = PHOTOS[name]
  const scale = Math.max(width / SHOWN, height / HIGH)
  return [
    group(
      0,
      0,
      marksOf(
        pen.at(x + width / 2 - foot[0] * scale, y + height - foot[1] * scale, scale, (own) => [back(own), draw(own)]),
      ),
      { clip: rectData(x, y, width, height, 1) },
    ),
    pen.shape(box(x, y, width, height, 1), null, 1),
  ]
}

/** A page of a thick book: its cover, the pages below, the tab with the first letter. */
export const bookPage = (pen: Pen, { x, y, width, height }: Box, letter: string): Drawing => [
  pen.shape(box(x - 3, y - 3, width + 6, height + 6, 3), 'redDark', 1.2),
  pen.shape(box(x + 1.5, y + 1.5, width, height, 1), 'greyPale', 0.7),
  pen.shape(box(x, y, width, height, 1), 'white', 1),
  pen.shape(box(x + width - 15, y, 11, 12, 1), 'yellow', 0.9),
  pen.text(x + width - 9.5, y + 8.6, letter, 7),
]
