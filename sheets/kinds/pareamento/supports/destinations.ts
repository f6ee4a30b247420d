/** Destinations of a suitcase, each with its weather: the sea and the farm in the heat, the mountains and a camp in the cold. */
import type { Box } from '../../../lettering/bounds.ts'
import { fitTextSize } from '../../../lettering/fonts.ts'
import { middleX } from '../../../page/cells.ts'
import { WHITE } from '../../../scene/inks.ts'
import { group, rect, rectData, text } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'
import { box, points } from '../../../studio/paths.ts'
import { type Drawing, type Fill, Pen } from '../../../studio/pen.ts'
import { house } from '../../../studio/shapes/built.ts'
import { barn } from '../../../studio/shapes/farm.ts'
import { cloud, hill, sun, tree } from '../../../studio/shapes/nature.ts'
import { boat } from '../../../studio/shapes/seaside.ts'
import { brightStar, crescent } from '../../../studio/shapes/space.ts'

export interface Destination {
  readonly name: string
  readonly weather: 'CALOR' | 'FRIO'
  /** In a sentence: «para a praia». */
  readonly way: string
  readonly luggage: Fill
  /** 100 wide and 70 high, the ground at its foot. */
  readonly draw: (pen: Pen) => Drawing
}

const sky = (pen: Pen, fill: Fill): Drawing => pen.shape(box(-4, -4, 108, 90), fill, null)

const fir = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape(box(-1.6, -7, 3.2, 7), 'brown', 0.8),
    own.shape('M0 -30L7 -18H4L10 -6H-10L-4 -18H-7z', 'leafDark', 1),
  ])

const parasol = (pen: Pen): Drawing => [
  pen.rope('M26 67L31 42', 1.6, 'wood', 0.7),
  pen.shape('M12 43C15 32 24 29 33 31C42 33 49 40 50 48Q40 44 31 44.500Q21 41 12 43z', 'red', 1),
  pen.shape(
    'M21.500 42.300C24 36 28 32 33 31C36 35 38 40 40.500 45.500Q35 43.800 31 44.500Q26 42 21.500 42.300z',
    'yellow',
    0.8,
  ),
  pen.line('M8 62q3 -1.600 6 0M56 60q3 -1.600 6 0', 0.7, 'sandLine'),
]

const camp = (pen: Pen): Drawing => [
  pen.shape('M46 62L68 26L90 62z', 'orange', 1.1),
  pen.shape('M62 62L68 40L74 62z', 'brownDark', 0.9),
  pen.shape('M20 62C14 54 20 50 22 42C27 48 32 53 27 62z', 'orange', 1),
  pen.shape('M21.500 62C19.500 57 22.500 55 23.500 51C26 55 27.500 58 25.500 62z', 'yellow', 0.8),
  pen.rope('M13 64L35 61M13 61L35 64', 2, 'brown', 0.8),
]

export const DESTINATIONS: readonly [Destination, ...Destination[]] = [
  {
    name: 'PRAIA',
    weather: 'CALOR',
    way: 'para a praia',
    luggage: 'orange',
    draw: (pen) => [
      sky(pen, 'sky'),
      sun(pen, 26, 17, 0.72, true),
      pen.shape(box(-4, 34, 108, 26), 'water', 1),
      boat(pen.plane('far'), 64, 44, 0.6),
      hill(pen, points('-6,56 30,50 70,55 108,48'), 'sand', 90),
      parasol(pen),
    ],
  },
  {
    name: 'SERRA',
    weather: 'FRIO',
    way: 'para a serra',
    luggage: 'teal',
    draw: (pen) => [
      sky(pen, 'skyLow'),
      pen.shape('M-6 60L22 14L40 40L62 8L108 62z', 'stone', 1),
      pen.shape('M22 14L14 27L20 25L24 29L30 25.500zM62 8L51 24L58 22L64 27L71 20L76 23z', 'white', 0.8),
      cloud(pen, 84, 16, 0.8),
      hill(pen, points('-6,54 30,48 70,54 108,48'), 'hill', 90),
      fir(pen, 16, 62, 0.95),
      fir(pen, 32, 58, 0.75),
      house(pen, 66, 63, 0.85, { wall: 'cream', roof: 'red', door: 'brown' }),
      fir(pen, 92, 64, 1),
    ],
  },
  {
    name: 'SÍTIO',
    weather: 'CALOR',
    way: 'para o sítio',
    luggage: 'purple',
    draw: (pen) => [
      sky(pen, 'sky'),
      sun(pen, 22, 18, 0.72, true),
      hill(pen, points('-6,42 30,34 70,42 108,34'), 'hillFar', 90),
      hill(pen, points('-6,52 30,48 70,54 108,48'), 'meadow', 90),
      barn(pen, 38, 62, 0.62),
      tree(pen, 82, 63, 1.2, 'leaf', 'orange'),
    ],
  },
  {
    name: 'ACAMPAMENTO',
    weather: 'FRIO',
    way: 'para o acampamento',
    luggage: 'red',
    draw: (pen) => [
      sky(pen, 'dusk'),
      crescent(pen, 20, 16, 0.5),
      points('44,12 62,20 86,10').map(([x, y]) => brightStar(pen, x, y, 2.6)),
      hill(pen, points('-6,44 30,36 70,44 108,36'), 'hillFar', 90),
      hill(pen, points('-6,54 30,50 70,55 108,50'), 'hill', 90),
      fir(pen, 40, 56, 0.8),
      camp(pen),
    ],
  },
]

const suitcase = (pen: Pen, fill: Fill): Drawing => [
  pen.rope('M-5 -17V-21H5V-17', 1.6, 'brown', 0.7),
  pen.shape(box(-15, -17, 30, 17, 3), fill, 1.1),
  pen.line('M-9 -17V0M9 -17V0', 0.9),
]

const SIZE = { width: 100, height: 70 }

/** The place with its weather, a plate that names both, and the suitcase in front. */
export function drawDestination({ name, weather, luggage, draw }: Destination, frame: Box, color: boolean): Mark[] {
  const { x, y, width, height } = frame
  const plate = { x, y: y + height - 8, width, height: 8 }
  const view = { x, y, width, height: height - 9.2 }
  const scale = Math.max(view.width / SIZE.width, view.height / SIZE.height)
  const pen = new Pen(color)
  const words = `${name}: ${weather}`
  const [left, foot] = [middleX(view) - (SIZE.width / 2) * scale, view.y + view.height]
  const place = pen.at(left, foot - SIZE.height * scale, scale, draw)
  return [
    group(0, 0, [
      group(0, 0, [place], { clip: rectData(view.x, view.y, view.width, view.height, 2.8) }),
      rect(view.x, view.y, view.width, view.height, { radius: 2.8, width: 0.6 }),
      pen.at(x + width - 8, foot - 0.2, 0.5, (own) => suitcase(own, luggage)),
    ]),
    rect(plate.x, plate.y, plate.width, plate.height, { radius: 2.4, width: 0.6, fill: WHITE }),
    text(middleX(plate), plate.y + 5.6, words, fitTextSize(words, 'display', 4.8, width - 3)),
  ]
}
