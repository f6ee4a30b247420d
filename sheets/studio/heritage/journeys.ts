/** Journeys to a new home in the window of the sites: what carries people, and one of them with a bag. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { WAVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sailingShip } from '../shapes/milestones.ts'
import { cloud } from '../shapes/nature.ts'
import { bus, truck } from '../shapes/vehicles.ts'

const suitcase = (pen: Pen, x: number, fill: Fill): Drawing => [
  pen.line(`M${x - 2.5} -9V-11.500H${x + 2.5}V-9`, 1),
  pen.shape(box(x - 6, -9, 12, 9, 1.5), fill, 1),
  pen.line(`M${x - 3} -9V0M${x + 3} -9V0`, 0.7),
]

/** A grown-up, a child and their bag. */
export type Travellers = readonly [CastName, CastName]

const traveller = (pen: Pen, [adult, child]: Travellers, x: number, fill: Fill): Drawing => [
  person(pen, adult, x - 3, -1, 0.36, { pose: { expr: 'alegre' } }),
  person(pen, child, x + 8, 0.4, 0.36, { pose: WAVE }),
  pen.at(0, 0.8, 1, (own) => suitcase(own, x - 10, fill)),
]

type Journey = (pen: Pen, who: Travellers) => Drawing
const sky = (pen: Pen): Drawing => pen.shape(box(-30, -46, 60, 50), 'sky', null)

/** A ship at the quay. */
const navio: Journey = (pen, who) => [
  sky(pen),
  pen.shape(box(-30, -16, 60, 20), 'water', 0.8),
  standing(pen, sailingShip, 13, -11, 30),
  pen.line('M-6 -10q3 -2 6 0t6 0t6 0', 0.8, 'waterLine'),
  pen.shape('M-30 -6H3L-1 6H-30z', 'wood', 0.9),
  traveller(pen, who, -14, 'red'),
]

/** A steamer with a funnel. */
const vapor: Journey = (pen, who) => [
  sky(pen),
  pen.shape(box(-30, -16, 60, 20), 'water', 0.8),
  pen.rope('M12 -24V-34', 5, 'red', 0.9),
  cloud(pen.plane('far'), 20, -36, 0.4),
  pen.shape(box(-2, -25, 24, 7, 1), 'white', 0.9),
  pen.shape('M-10 -18H29L25 -10H-6z', 'greyDark', 1),
  pen.shape('M-30 -6H3L-1 6H-30z', 'stone', 0.9),
  traveller(pen, who, -14, 'orange'),
]

const road = (pen: Pen, fill: Fill): Drawing => [
  sky(pen),
  pen.shape(`${smooth(points('-32,-22 -12,-32 8,-24 32,-31'), false)}V6H-32z`, 'hill', 0.7),
  pen.shape(box(-30, -14, 60, 20), fill, 0.8),
]

const caminhao: Journey = (pen, who) => [road(pen, 'earth'), truck(pen, 10, -5, 0.42), traveller(pen, who, -15, 'teal')]
const onibus: Journey = (pen, who) => [road(pen, 'stone'), bus(pen, 9, -6, 0.44), traveller(pen, who, -15, 'purple')]

/** On foot over a border. */
const estrada: Journey = (pen, who) => [
  road(pen, 'grass'),
  pen.shape('M-8 6L6 -14H12L22 6z', 'path', 0.8),
  pen.rope('M22 0V-20', 2, 'wood', 0.9),
  pen.shape(box(12, -27, 20, 9, 1), 'green', 0.9),
  traveller(pen, who, -6, 'blue'),
]

export const JOURNEYS = { navio, vapor, caminhao, onibus, estrada } as const satisfies Readonly<Record<string, Journey>>
export type JourneyName = keyof typeof JOURNEYS
