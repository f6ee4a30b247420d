/** A school's sports day: scoreboard and podium, a pit of sand with a tape along it, or a track and a line of times. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HANDS_UP, POINT_LEFT, RUN, WAVE_LEFT } from '../cast/poses.ts'
import type { Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, ellipse, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting, house, school } from '../shapes/built.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'

/** The panel for five names and their jumps. */
export const SCOREBOARD = { x: 62, y: 62, width: 86, row: 10.8, head: 9, foot: 9.4 }
/** The tape along the pit: its first and last mark and its upper edge. */
export const TAPE = { from: 20, to: 190, y: 197, height: 8 }
/** Upper edge of the sand and of the steps of the podium. */
const [SAND, GRASS, FEET] = [158, 128, 283]
/** Left edge, top and width of the steps, the second, the first, the third. */
export const STEPS = [
  { place: 2, x: 57, y: 237 },
  { place: 1, x: 89, y: 227 },
  { place: 3, x: 121, y: 245 },
] as const
export const STEP = 32

export type SportsEvent = 'salto' | 'corrida'

/** In the air, legs ahead. */
const LEAP: typeof RUN = {
  turn: 34,
  hip: [0, -21.4],
  lean: -6,
  expr: 'alegre',
  armL: { at: [12, -40], z: 'front' },
  armR: { at: [16, -37], z: 'back' },
  legL: { at: [13, -12], toe: -14 },
  legR: { at: [16, -15], toe: -14 },
}

interface Look {
  readonly sky: Fill
  readonly flags: readonly Fill[]
  readonly cheering: readonly [CastName, CastName]
}
const LOOKS: readonly [Look, ...Look[]] = [
  { sky: 'sky', flags: ['red', 'yellow', 'teal', 'purple'], cheering: ['lia', 'pai'] },
  { sky: 'skyLow', flags: ['blue', 'white', 'orange'], cheering: ['lia', 'mae'] },
  { sky: 'foam', flags: ['green', 'yellow', 'white'], cheering: ['lia', 'avo'] },
  { sky: 'sky', flags: ['purple', 'orange', 'teal'], cheering: ['lia', 'mae'] },
]

const TREES: Thing = (far) => [
  tree(far, 20, GRASS + 2, 1),
  bush(far, 166, GRASS + 2, 0.6),
  tree(far, 190, GRASS + 2, 0.95, 'lime'),
]
const HOUSES: Thing = (far) => [
  tree(far, 16, GRASS + 2, 0.9, 'lime'),
  house(far, 167, GRASS + 2, 0.72),
  house(far, 191, GRASS + 2, 0.72),
]
const SCHOOL: Thing = (far) => [bush(far, 20, GRASS + 2, 0.6, 'leaf', 'pink'), school(far, 177, GRASS + 2, 0.34)]
const HOUSE: Thing = (far) => [
  bush(far, 20, GRASS + 2, 0.6, 'leaf', 'pink'),
  tree(far, 164, GRASS + 2, 0.9),
  house(far, 191, GRASS + 2, 0.72),
]

/** Beyond the lawn; the sign of a school would be behind somebody who runs. */
const FAR: Readonly<Record<SportsEvent, readonly [Thing, ...Thing[]]>> = {
  salto: [TREES, SCHOOL, HOUSES],
  corrida: [TREES, HOUSE, HOUSES],
}

function stadium(pen: Pen, { sky, flags }: Look, variant: number, event: SportsEvent): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, GRASS + 10), sky, null),
    cloud(far, 26, 58, 0.6),
    cloud(far, 186, 62, 0.55),
    pen.shape(box(-4, GRASS, 220, 60), 'grass', 0.8),
    inTurn(FAR[event], variant)(far),
    bunting(pen.plane('middle'), [4, 78], [60, 84], 5, flags, { size: 7, gap: 4 }),
    bunting(pen.plane('middle'), [150, 84], [206, 78], 5, flags, { size: 7, gap: 4 }),
  ]
}

function scoreboard(pen: Pen): Drawing {
  const { x, y, width, row, head, foot } = SCOREBOARD
  const height = head + 5 * row + foot + 2.4
  return [
    [x + 12, x + width - 16].map((left) => pen.shape(box(left, y + height, 4, GRASS + 20 - y - height), 'woodDark', 1)),
    pen.shape(box(x - 3, y - 2, width + 6, height + 4, 3), 'leafDeep', 1.2),
    [x + 14, x + width - 14].map((middle) => tuft(pen, middle, GRASS + 21, 0.6)),
  ]
}

/** Lawn below the tape. */
const lawn = (pen: Pen): Drawing => pen.shape(box(-4, TAPE.y + TAPE.height + 9.5, 220, 80), 'grass', 1.1)

/** Sand from edge to edge, and somebody in the air above it. */
const pit = (pen: Pen, [who]: readonly CastName[]): Drawing => [
  pen.shape(box(-4, SAND - 4, 220, TAPE.y - SAND + 8), 'sand', 1.1),
  pen.line('M40 170h5M70 175h6M112 162h5M150 173h6M182 169h5M96 190h5M30 188h5', 0.7, 'sandLine'),
  person(pen, who ?? 'bia', 36, 166, 0.74, { pose: LEAP }),
]

/** A track with two who run, and before it the panel of times. */
const track = (pen: Pen, [first, second]: readonly CastName[]): Drawing => [
  pen.shape(box(-4, 141, 220, 40), 'copper', 1.1),
  pen.line('M-4 147.500H214', 0.7, 'cream'),
  pen.shape(box(-4, SAND - 4, 220, TAPE.y - SAND + 8), 'foam', 1.1),
  person(pen, first ?? 'bia', 180, 151, 0.74, { pose: RUN }),
  person(pen, second ?? 'caio', 32, 151, 0.74, { pose: RUN }),
]

/** The mark of a landing. */
export const landing = (pen: Pen, x: number, y: number): Drawing => pen.shape(ellipse(x, y, 3, 1.2), 'sandLine', 0.6)

function podium(pen: Pen): Drawing {
  return STEPS.map(({ x, y }) => [
    pen.shape(box(x, y, STEP, FEET - y), 'woodPale', 1.2),
    pen.shape(
      poly([
        [x, y],
        [x + 3, y - 3.4],
        [x + STEP - 3, y - 3.4],
        [x + STEP, y],
      ] as Spot[]),
      'wood',
      1,
    ),
  ])
}

/** `variant`, from 0, gives another day; the first of the athletes are seen at it. */
export function sportsDay(pen: Pen, variant: number, event: SportsEvent, athletes: readonly CastName[]): Drawing {
  const look = inTurn(LOOKS, variant)
  const [child, adult] = look.cheering
  return [
    stadium(pen, look, variant, event),
    scoreboard(pen),
    (event === 'salto' ? pit : track)(pen, athletes),
    lawn(pen),
    podium(pen),
    tuft(pen, 22, 284, 0.7),
    tuft(pen, 190, 284, 0.7),
    person(pen, child, 33, FEET, 0.74, { pose: HANDS_UP }),
    person(pen, adult, 178, FEET, 0.6, { pose: variant % 2 ? POINT_LEFT : WAVE_LEFT }),
  ]
}
