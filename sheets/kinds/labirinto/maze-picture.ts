/** A maze as one picture: sky and land behind its title, its ground around it, children at its foot. */

import { measureText } from '../../lettering/fonts.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { centredText, circle as disc, line, type Point, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { birdsAfar, ground } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { fence, palm, reed } from '../../studio/shapes/plants.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { planet } from '../../studio/shapes/space.ts'
import { indoors } from './maze-corners.ts'
import { type Foot, footOf } from './maze-foot.ts'
import type { PlaceName } from './place-walls.ts'

/** Foot of the land behind the title: there the ground of the maze begins. */
export const HORIZON = 56
interface Land {
  readonly sky: Fill
  readonly ground: Fill
  readonly far: (pen: Pen) => Drawing
}

export const hills = (pen: Pen): Drawing => [
  ground(pen.plane('far', 'hillLine'), points('-8,50 40,40 100,50 160,38 218,48'), 'hillFar'),
]

const wooded = (pen: Pen): Drawing => [hills(pen), [23, 187].map((x) => tree(pen.plane('far'), x, 57, 0.5))]

/** Houses of many floors, far away. */
const town = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  const tower = (x: number, width: number, height: number, fill: Fill): Drawing => [
    far.shape(box(x, 57 - height, width, height), fill, 0.7),
    far.line(
      Array.from(
        { length: Math.floor((height - 3) / 4) },
        (_, i) => `M${x + 2} ${60.5 - height + i * 4}h${width - 4}`,
      ).join(''),
      0.7,
    ),
  ]
  return [
    cloud(pen.plane('far'), 52, 30, 0.34),
    tower(14, 11, 20, 'bluePale'),
    tower(28, 9, 13, 'yellowPale'),
    tree(pen.plane('far'), 42, 57, 0.24),
    tree(pen.plane('far'), 166, 57, 0.24),
    tower(172, 9, 12, 'pinkPale'),
    tower(184, 12, 23, 'bluePale'),
  ]
}

export const LANDS: Readonly<Record<PlaceName, Land>> = {
  jardim: {
    sky: 'sky',
    ground: 'meadow',
    far: (pen) => [wooded(pen), fence(pen.plane('far'), 30, 181.7, 58, 11)],
  },
  horta: {
    sky: 'sky',
    ground: 'grass',
    far: (pen) => [
      hills(pen),
      house(pen.plane('far'), 26, 57, 0.42),
      tree(pen.plane('far'), 188, 57, 0.46, 'leaf', 'red'),
    ],
  },
  bosque: {
    sky: 'skyLow',
    ground: 'hill',
    far: (pen) => [hills(pen), [22, 188].map((x) => tree(pen.plane('far'), x, 58, 0.54))],
  },
  recife: {
    sky: 'sky',
    ground: 'sand',
    far: (pen) => [
      pen.shape(box(-4, 44, 220, 40), 'water', 0.8),
      boat(pen.plane('far'), 180, 50, 0.26),
      palm(pen.plane('far'), 22, 60, 0.5),
    ],
  },
  agua: {
    sky: 'sky',
    ground: 'meadow',
    far: (pen) => [hills(pen), [20, 27, 183, 190].map((x, i) => reed(pen.plane('middle'), x, 60, 0.7, i % 2 ? 5 : -4))],
  },
  ceu: {
    sky: 'skyLow',
    ground: 'sky',
    far: (pen) => [
      sun(pen.plane('far'), 24, 36, 0.5),
      cloud(pen.plane('far'), 180, 48, 0.6),
      birdsAfar(pen, '160,36,10 40,50,10', 0.7),
    ],
  },
  espaco: {
    sky: 'dusk',
    ground: 'bluePale',
    far: (pen) => [
      planet(pen.plane('far'), 24, 42, 0.5, 'orange', 'bands'),
      planet(pen.plane('far'), 188, 38, 0.4, 'teal', 'ring'),
    ],
  },
  rua: { sky: 'sky', ground: 'stone', far: town },
  casa: {
    sky: 'cream',
    ground: 'yellowPale',
    far: (pen) => indoors(pen, HORIZON),
  },
}

/**
 * Behind the maze. `variant` from 0 gives other children; a maze that fills the page leaves them no room. A lower
 * `horizon` shows more of the land.
 */
export function mazeLand(
  place: PlaceName,
  color: boolean,
  variant: number,
  foot: Foot,
  horizon: number = HORIZON,
): Mark[] {
  const pen = new Pen(color)
  const land = LANDS[place]
  const lower = horizon - HORIZON
  const far = marksOf(land.far(pen))
  return marksOf([
    pen.shape(box(0, 0, 214, 300), land.sky, null),
    lower > 0 ? far.map((mark) => pen.at(0, lower, 1, () => mark)) : far,
    pen.plane('middle').shape(box(-4, horizon, 222, 240), land.ground, 0.9),
    foot === 'none' ? [] : footOf(pen, place, variant, foot),
  ])
}

export const mazeTitle = (
  heading: { readonly title: string; readonly instruction: string },
  color: boolean,
): PageMark[] => taskTitle(new Pen(color), heading)

/** Letters on a plate, mm. */
const ASKED = 5

/** Letters of a key of which four pages fit on one, mm. */
export const IN_KEY = 6

/**
 * A white plate with a question and a line to write on. `short`: the question in a key of small pages, as large as their
 * letters have to be.
 */
export function mazePlate(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  question: string,
  said: string,
  color: boolean,
  short?: string,
): PageMark[] {
  const start = x + measureText(question, 'text', ASKED) + 7
  const asked = (words: string, size: number) =>
    text(x + 4, y + height / 2 + 1.8, words, size, { font: 'text', anchor: 'start' })
  return [
    new Pen(color).shape(box(x, y, width, height, 3), 'white', 0.8),
    short === undefined ? asked(question, ASKED) : answer([asked(short, IN_KEY)], [asked(question, ASKED)]),
    line(start, y + height - 3, x + width - 4, y + height - 3, { width: 0.4 }),
    writtenAnswer((start + x + width - 4) / 2, y + height / 2 - 0.4, said, 6),
  ]
}

export const tokenRadius = (cell: number): number => Math.min(5.2, cell * 0.36)

/** A round token on the floor with a letter or a number. */
export const token = ({ x, y }: Point, content: string, cell: number, share = 1.3): Mark[] => {
  const radius = tokenRadius(cell)
  return [disc(x, y, radius, { fill: WHITE, width: 0.5 }), centredText(x, y, content, radius * share)]
}
