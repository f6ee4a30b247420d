/** Lines from left to right: the edge of the meadow under an animal's feet, the lanes of a race. */
import { box, points } from '../../studio/paths.ts'
import type { Drawing } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { cloud, hill, sun, tree } from '../../studio/shapes/nature.ts'
import { type FigureName, type Journey, namesOf, standing } from './figures.ts'
import { type Drawn, type Scene, spaced } from './straight-scene.ts'

const WALKS: readonly Journey[] = [
  ['rabbit', 'carrot'],
  ['dog', 'bone'],
  ['cat', 'yarn'],
  ['sheep', 'bale'],
  ['hen', 'nest'],
  ['snail', 'flower'],
  ['horse', 'bale'],
  ['cow', 'tree'],
  ['duck', 'lily'],
]

const ROWS = { facil: 3, medio: 4, desafio: 5 } as const
const [TOP, FOOT] = [58, 278]

/** Meadows one below the other: the upper edge of each is the way. */
export function walks({ pen, level, deal }: Scene): Drawn {
  const rows = ROWS[level]
  const step = (FOOT - TOP) / rows
  const far = pen.plane('far', 'hillLine')
  const journeys = deal(WALKS, rows)
  const grounds = Array.from({ length: rows }, (_, i) => TOP + step * (i + 1) - 13)
  const room = { width: 42, height: Math.min(42, step - 20) }
  const picture: Drawing = [
    backdrop(pen, 'sky'),
    sun(far, 74, 74, 0.55),
    cloud(far, 122, 72, 0.7),
    hill(far, points('-8,96 50,84 110,98 160,88 218,96'), 'hillFar'),
    grounds.map((y, i) => [
      pen.shape(box(-5, y, 220, 300), i % 2 ? 'grass' : 'meadow', null),
      blades(far, `24,${y + 9} 96,${y + 10} 150,${y + 8}`),
    ]),
    journeys.map(([who, goal], i) => {
      const y = grounds[i] ?? FOOT
      return [
        standing(pen, who, 36, y - 0.6, room),
        standing(pen, goal, 176, y - 0.6, { width: 32, height: room.height * (goal === 'tree' ? 1 : 0.74) }),
      ]
    }),
  ]
  const strokes = grounds.map((y) => [
    { x: 16, y },
    { x: 194, y },
  ])
  return { picture, strokes, shows: namesOf(journeys.flat()) }
}

const RACERS: readonly FigureName[] = ['car', 'bus', 'kart', 'truck', 'car', 'kart', 'bus']
const LANES = { facil: 3, medio: 5, desafio: 7 } as const

/** A track of straight lanes with its finish on the right: a line in the middle of each lane. */
export function lanes({ pen, level, index }: Scene): Drawn {
  const count = LANES[level]
  const [top, foot] = [96, 272]
  const height = (foot - top) / count
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'stoneDark')
  const ys = spaced(count, top, foot)
  const side = 5
  const squares = Array.from({ length: Math.floor((foot - top) / side) * 2 }, (_, i) =>
    (Math.floor(i / 2) + i) % 2 ? box(184 + (i % 2) * side, top + Math.floor(i / 2) * side, side, side) : '',
  )
  const racers = ys.map((_, i) => RACERS[(i + index * 2) % RACERS.length] ?? 'car')
  const room = { width: Math.min(58, height * 1.5), height: height * 0.66 }
  const picture: Drawing = [
    backdrop(pen, 'sky'),
    cloud(far, 30, 70, 0.7),
    cloud(far, 176, 68, 0.6),
    hill(far, points('-8,92 50,82 110,90 160,80 218,92'), 'meadow'),
    tree(far, 26, 94, 0.8),
    tree(far, 150, 94, 0.7, 'lime'),
    middle.shape(box(-5, top, 220, foot - top), 'greyPale'),
    ys.slice(1).map((y) => pen.line(`M-5 ${y - height / 2}H215`, 1.4, 'white')),
    pen.colour ? [] : ys.slice(1).map((y) => pen.line(`M-5 ${y - height / 2}H215`, 0.7)),
    pen.shape(box(184, top, 2 * side, foot - top), 'white', 0.8),
    pen.solid(squares.join('')),
    pen.shape(box(-5, foot, 220, 40), 'grass', 1),
    racers.map((id, i) => standing(middle, id, 14 + room.width / 2, (ys[i] ?? 0) + height * 0.32, room)),
  ]
  const strokes = ys.map((y) => [
    { x: 14 + room.width + 5, y },
    { x: 181, y },
  ])
  return { picture, strokes, shows: namesOf(racers) }
}
