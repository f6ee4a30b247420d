/** An art room or a garden: the steps of a drawing on a cork board, paper on an easel, and a child who draws too. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import { type CastName, CHILDREN } from '../cast/people.ts'
import { POINT_LEFT, WAVE } from '../cast/poses.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { ground } from '../scenes/ground.ts'
import { cloud, flower, sun, tuft } from '../shapes/nature.ts'
import { curtained } from '../shapes/rooms.ts'

const WALLS: readonly Fill[] = ['pinkPale', 'bluePale', 'yellowPale', 'purplePale', 'hill']
const CURTAINS: readonly Fill[] = ['teal', 'orange', 'blue', 'yellow', 'red']
const CHALKS: readonly Fill[] = ['red', 'yellow', 'green', 'blue', 'purple', 'orange']
const ARTISTS: readonly CastName[] = CHILDREN.filter((who) => who !== 'lia')
const [SKIRTING, FLOOR] = [262, 280]
const RIM = 2.6
const CHILD = 0.8

const chalk = (pen: Pen, x: number, foot: number, fill: Fill): Drawing => [
  pen.shape(box(x, foot - 3, 11, 3, 0.8), fill, 0.7),
  pen.line(`M${x + 3} ${foot - 3}v3`, 0.6),
]

/** Pots of paint, from the left edge of the first one. */
const pots = (pen: Pen, x: number, foot: number): Drawing =>
  [0, 8.6, 17.2].map((dx, i) => [
    pen.shape(box(x + dx, foot - 8, 7.4, 8, 1), 'white', 0.9),
    pen.shape(box(x + dx, foot - 8, 7.4, 3, 1), CHALKS[i * 2] ?? 'red', 0.9),
  ])

/** Pots on a shelf of the wall, its left edge and top. */
const paintShelf = (pen: Pen, x: number, top: number): Drawing => [
  pen.shape(box(x, top, 30, 3, 1), 'woodPale', 0.9),
  pen.line(`M${x + 5} ${top + 3}v4l5 -4M${x + 25} ${top + 3}v4l-5 -4`, 0.9),
  pots(pen, x + 2.4, top),
]

/** Pictures by children on the wall, one below the other. */
const gallery = (pen: Pen, x: number, top: number, count: number): Drawing =>
  [(pen: Pen) => sun(pen, 0, 0, 0.5, true), (pen: Pen) => flower(pen, 0, 8, 1.1, 'pink')]
    .slice(0, count)
    .map((draw, i) => [
      pen.shape(box(x - 12, top + i * 32, 24, 26), 'white', 0.9),
      pen.at(x, top + i * 32 + 13.5, 1, draw),
      pin(pen, x, top + i * 32 + 0.8, i ? 'blue' : 'red'),
    ])

export interface ArtRoom {
  /** Cork behind the steps: above the paper or, taller than wide, at its left. */
  readonly cork: Box
  readonly paper: Box
  /** Another child and another place, from 0. */
  readonly variant: number
  /** The paper fills the width: no child beside it. */
  readonly wide: boolean
}

const PLACES = 3
const GARDEN = 1

const isBeside = ({ cork }: ArtRoom) => cork.height > cork.width

/** Under the sky on posts, seen between the cork and the paper. */
function garden(pen: Pen, place: ArtRoom): Drawing {
  const { cork, paper, wide } = place
  const far = pen.plane('far')
  const side = paper.x + paper.width + 18
  const below = cork.y + cork.height
  const beside = isBeside(place)
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    ground(far, points('-8,232 40,222 100,230 160,216 218,226'), 'hillFar'),
    pen.shape(box(-5, SKIRTING, 224, 60), 'grass', 1),
    wide || beside ? [] : [sun(far, side + 1, below + 24, 0.6), cloud(far, side - 3, below + 36, 0.8)],
    beside
      ? [cork.x + 8, cork.x + cork.width - 13].map((x) => pen.plane('middle').shape(box(x, below, 5, 20), 'wood', 1))
      : [paper.x + 30, paper.x + paper.width - 35].map((x) =>
          pen.plane('middle').shape(box(x, below, 5, 40), 'wood', 1),
        ),
    wide ? [48, 76, 132, 158].map((x, i) => flower(pen, x, 282, 0.7, CHALKS[i] ?? 'red')) : [],
    beside ? [86, 94, 184].map((x, i) => flower(pen, x, 280, 1.5, CHALKS[i + 1] ?? 'red')) : [],
    (beside ? [110, 172] : [62, 90, 118]).map((x) => tuft(pen.plane('middle'), x, 282, 0.7)),
  ]
}

function indoors(pen: Pen, place: ArtRoom): Drawing {
  const { cork, paper, variant, wide } = place
  const middle = pen.plane('middle')
  const right = paper.x + paper.width
  const top = cork.y + cork.height + 10
  const cloth = CURTAINS[variant % CURTAINS.length] ?? 'teal'
  const window = [
    curtained(middle, right + 10, top, 16, 30, 'sky', cloth),
    middle.shape(box(right + 6, top + 30, 24, 3, 1), 'woodPale', 0.9),
  ]
  const shelved = [paintShelf(middle, paper.x + 7.5, 246), gallery(middle, right - 21, 226, 1)]
  const pictures = gallery(middle, right + 18, top - 2, 1)
  const isBlank = variant % PLACES === 0
  return [
    pen.shape(box(0, 0, 214, 300), WALLS[variant % WALLS.length] ?? 'sky', null),
    pen.shape(box(-5, SKIRTING, 224, 60), 'woodPale', 1),
    pen.line('M0 271H210M60 262v9M150 262v9M104 271v14', 0.5, 'brown'),
    isBeside(place) ? shelved : wide ? pots(middle, 92, 281) : isBlank ? window : pictures,
  ]
}

export function artRoom(pen: Pen, place: ArtRoom): Drawing {
  const { cork, paper, variant, wide } = place
  const middle = pen.plane('middle')
  const [left, right, foot] = [paper.x, paper.x + paper.width, paper.y + paper.height]
  const who = ARTISTS[variant % ARTISTS.length] ?? 'malu'
  const beside = isBeside(place)
  return [
    variant % PLACES === GARDEN ? garden(pen, place) : indoors(pen, place),
    middle.shape(box(cork.x - RIM, cork.y - RIM, cork.width + 2 * RIM, cork.height + 2 * RIM, 2), 'woodDark', 1.1),
    middle.shape(box(cork.x, cork.y, cork.width, cork.height), 'sand', 0.7),
    (beside ? [left + 3, right - 7] : [left + 16, right - 19]).map((x) =>
      middle.shape(box(x, foot, 4, FLOOR - foot), 'wood', 1),
    ),
    middle.shape(box(left - 2.4, paper.y - 2.4, paper.width + 4.8, paper.height + 4.8, 2), 'wood', 1.1),
    middle.shape(box(left, paper.y, paper.width, paper.height), 'white', 0.8),
    middle.shape(box(left - 5, foot + 1.6, paper.width + 10, 4, 1.4), 'woodDark', 1),
    CHALKS.map((fill, i) => chalk(middle, i < 3 ? left + 8 + i * 15 : right - 53 + (i - 3) * 15, foot + 1.8, fill)),
    wide
      ? []
      : beside
        ? artistBelow(middle, who, (left + right) / 2 - 1)
        : person(middle, who, right + 19, FLOOR + 2, CHILD, { pose: POINT_LEFT }),
  ]
}

/** A child in front of the legs of a tall easel. */
const artistBelow = (pen: Pen, who: CastName, x: number): Drawing =>
  person(pen, who, x, FLOOR + 2, 0.96, { pose: WAVE })

/** A pin that holds a sheet. */
export const pin = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(circle(x, y, 1.7), fill, 0.7),
  pen.spot(x - 0.4, y - 0.5, 0.45, 'white'),
]
