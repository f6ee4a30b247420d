/** Rows of a landscape, one in front of the other: the edge of each is a line to trace, with somebody at its start. */
import { type Point, polylineData } from '../../scene/marks.ts'
import { poly, type Spot } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { cloud, sun } from '../../studio/shapes/nature.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { type Journey, standing } from './figures.ts'
import type { Stroke } from './stroke.ts'
import { TRACKS, type TrackName } from './tracks.ts'

/** The traveller of each line and its goal: each has a reason to arrive. */
export const JOURNEYS: Readonly<Record<TrackName, readonly Journey[]>> = {
  reta: [
    ['dog', 'bone'],
    ['car', 'house'],
    ['cat', 'yarn'],
    ['sheep', 'bale'],
    ['hen', 'nest'],
    ['snail', 'flower'],
  ],
  onda: [
    ['boat', 'house'],
    ['duck', 'nest'],
    ['boat', 'tree'],
    ['frog', 'lily'],
    ['boat', 'flag'],
  ],
  ziguezague: [
    ['rabbit', 'carrot'],
    ['horse', 'bale'],
    ['dog', 'house'],
    ['sheep', 'flower'],
    ['capybara', 'tree'],
    ['kart', 'flag'],
  ],
  degraus: [
    ['cat', 'yarn'],
    ['frog', 'flag'],
    ['hen', 'nest'],
    ['dog', 'bone'],
    ['rabbit', 'flag'],
    ['snail', 'flower'],
  ],
  pulos: [
    ['rabbit', 'carrot'],
    ['frog', 'lily'],
    ['dog', 'bone'],
    ['cat', 'yarn'],
  ],
  lacos: [
    ['bee', 'flower'],
    ['butterfly', 'flower'],
    ['bird', 'nest'],
    ['ladybird', 'flower'],
  ],
}

export interface LineRow {
  readonly track: TrackName
  readonly repetitions: number
  readonly journey: Journey
}

export interface DrawnRow {
  readonly drawing: Drawing
  readonly stroke: Stroke
}

const [TOP, FOOT] = [60, 284]
/** Ends of a line, and of its level parts where somebody stands; mm. */
const [LEFT, RIGHT] = [15, 195]
const LEAD = 36
/** Of a flight: it begins behind whoever flies and ends before the flower. */
const FLIGHT = { from: 46, to: 172 }

const GROUND: readonly Fill[] = ['meadow', 'grass']
const FILLS: Readonly<Record<TrackName, readonly Fill[]>> = {
  reta: GROUND,
  pulos: GROUND,
  lacos: GROUND,
  onda: ['water', 'foam'],
  ziguezague: ['hill', 'leaf'],
  degraus: ['stone', 'greyPale'],
}

function strokeOf({ track, repetitions }: LineRow, low: number, height: number): Stroke {
  if (track === 'reta')
    return [
      { x: LEFT, y: low },
      { x: RIGHT, y: low },
    ]
  const [from, to] = track === 'lacos' ? [FLIGHT.from, FLIGHT.to] : [LEFT + LEAD, RIGHT - LEAD]
  const middle = low - height
  const way = TRACKS[track](to - from, height, repetitions).map((p): Point => ({ x: from + p.x, y: middle + p.y }))
  const [first, last] = [way[0], way.at(-1)]
  if (track === 'lacos' || !first || !last) return way
  return [{ x: LEFT, y: first.y }, ...way, { x: RIGHT, y: last.y }]
}

/** Courses of bricks below the steps of a wall. */
const bricks = (pen: Pen, stroke: Stroke, low: number): Drawing =>
  stroke
    .filter((p, i) => i % 4 === 2 && p.y < low - 1)
    .map((p) => pen.line(`M${p.x + 3} ${low - 5}h6M${p.x + 1.5} ${low - 10}h4`, 0.7, 'stoneDark'))

/** Flowers under each hop. */
const underHops = (pen: Pen, repetitions: number, low: number, height: number): Drawing =>
  Array.from({ length: repetitions }, (_, i) => {
    const x = LEFT + LEAD + ((RIGHT - LEFT - 2 * LEAD) * (i + 0.5)) / repetitions
    return bloom(pen, x, low, height * 0.085, i % 2 ? 'yellow' : 'pink')
  })

function drawRow(pen: Pen, row: LineRow, i: number, low: number, step: number, height: number): DrawnRow {
  const { track, repetitions, journey } = row
  const [who, goal] = journey
  const stroke = strokeOf(row, low, height)
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const fill = FILLS[track][i % 2] ?? 'meadow'
  const flies = track === 'lacos'
  const edge = flies ? low + 9 : 0
  const surface: readonly Point[] = flies
    ? [
        { x: LEFT, y: edge },
        { x: RIGHT, y: edge },
      ]
    : track === 'pulos'
      ? [
          { x: LEFT, y: low },
          { x: RIGHT, y: low },
        ]
      : stroke
  const [first, last] = [surface[0] ?? { x: 0, y: low }, surface.at(-1) ?? { x: 0, y: low }]
  const body = polylineData(
    [{ x: -6, y: first.y }, ...surface, { x: 216, y: last.y }, { x: 216, y: 310 }, { x: -6, y: 310 }],
    true,
  )
  const room = { width: 38, height: Math.min(40, step - 22) }
  const seat = stroke[0]?.y ?? low
  const small = { width: 30, height: room.height * 0.8 }
  const sunk = track === 'onda' ? 3 : -0.4
  const travellers: Drawing = flies
    ? [
        standing(middle, who, 27, seat + 9, { width: 26, height: 22 }),
        standing(middle, goal, 185, edge + 1, { width: 22, height: 26 }, true),
      ]
    : [
        standing(middle, who, LEFT + LEAD / 2, seat + sunk, room),
        standing(middle, goal, RIGHT - 15, (stroke.at(-1)?.y ?? low) + (goal === 'lily' ? sunk : -0.4), small, true),
      ]
  const island: Spot[] = [
    [160, last.y + 1],
    [166, last.y - 3],
    [205, last.y - 3],
    [216, last.y + 2],
  ]
  const drawing: Drawing =
    track === 'onda'
      ? [
          goal === 'lily' ? [] : far.shape(poly([...island, [216, last.y + 14], [160, last.y + 14]]), 'sand', 0.7),
          travellers,
          far.shape(body, fill, 0.6),
        ]
      : [
          pen.shape(body, fill, null),
          flies || track === 'pulos' ? far.line(`M-6 ${last.y}H216`, 0.7) : [],
          track === 'degraus' ? bricks(far, stroke, low) : [],
          track === 'pulos' ? underHops(middle, repetitions, low, height) : [],
          track === 'reta' || track === 'ziguezague' ? blades(far, `60,${low + 8} 120,${low + 9} 170,${low + 7}`) : [],
          travellers,
        ]
  return { drawing, stroke }
}

/** The rows of a page, the sky above them. */
export function landscape(
  pen: Pen,
  rows: readonly LineRow[],
  height: number,
): { picture: Drawing; strokes: readonly Stroke[] } {
  const step = (FOOT - TOP) / rows.length
  const far = pen.plane('far', 'hillLine')
  const drawn = rows.map((row, i) => drawRow(pen, row, i, TOP + step * (i + 1) - 13, step, height))
  return {
    picture: [
      backdrop(pen, 'sky'),
      sun(far, 104, 68, 0.5),
      cloud(far, 176, 66, 0.7),
      cloud(far, 28, 62, 0.6),
      drawn.map(({ drawing }) => drawing),
    ],
    strokes: drawn.map(({ stroke }) => stroke),
  }
}
