/** Journeys to a new home each in its window: what carries people, and one of them with a bag. */
import { person } from '../cast/cast.ts'
import { CLOTH, type Tone } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { WAVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sailingShip } from '../shapes/milestones.ts'
import { cloud } from '../shapes/nature.ts'
import { bus, truck } from '../shapes/vehicles.ts'
import { sky } from './window.ts'

const suitcase = (pen: Pen, x: number, fill: Fill): Drawing => [
  pen.line(`M${x - 2.5} -9V-11.500H${x + 2.5}V-9`, 1),
  pen.shape(box(x - 6, -9, 12, 9, 1.5), fill, 1),
  pen.line(`M${x - 3} -9V0M${x + 3} -9V0`, 0.7),
]

interface Traveller {
  readonly who: CastName
  readonly wear: Partial<Person>
}
/** A grown-up and a child, in clothes of their time. */
type Travellers = readonly [Traveller, Traveller]

const { agua, amarelo, azul, branco, cinza, coral, creme, jeans, lilas, marinho, rosa, verde, vermelho } = CLOTH
const PLAIN = { aids: [], freckles: false } as const
const frock = (tone: Tone, more: Partial<Person> = {}): Partial<Person> => ({
  ...PLAIN,
  top: { tone, kind: 'dress' },
  bottom: { tone, kind: 'none' },
  ...more,
})
/** Long, with a shawl. */
const gown = (tone: Tone, more: Partial<Person>): Partial<Person> =>
  frock(tone, { top: { tone, kind: 'dress', length: 30, shawl: creme }, ...more })
const suit = (tone: Tone, trousers: Tone, more: Partial<Person>): Partial<Person> => ({
  ...PLAIN,
  top: { tone, kind: 'long' },
  bottom: { tone: trousers, kind: 'pants' },
  ...more,
})

export const TRAVELLERS = {
  alemaes: [
    { who: 'mae', wear: gown(azul, { skin: 's1', hair: 'coque', hairColour: 'mel' }) },
    { who: 'malu', wear: frock(coral) },
  ],
  italianos: [
    { who: 'pai', wear: suit(creme, cinza, { skin: 's2', hair: 'pai', hairColour: 'castanho' }) },
    { who: 'sofia', wear: frock(verde) },
  ],
  ucranianos: [
    { who: 'mae', wear: gown(vermelho, { skin: 's1', hair: 'trancas', hairColour: 'mel' }) },
    { who: 'gil', wear: { top: { tone: branco, kind: 'long' }, bottom: { tone: marinho, kind: 'pants' } } },
  ],
  japoneses: [
    { who: 'mae', wear: gown(cinza, { skin: 's1', hair: 'coque', hairColour: 'preto' }) },
    { who: 'yumi', wear: frock(marinho) },
  ],
  nordestinos: [
    { who: 'pai', wear: suit(branco, creme, { skin: 's4', hair: 'curto', hairColour: 'preto' }) },
    { who: 'iara', wear: frock(amarelo) },
  ],
  candangos: [
    { who: 'pai', wear: suit(agua, marinho, { skin: 's3', hair: 'cachos', hairColour: 'escuro', beard: false }) },
    { who: 'theo', wear: { ...PLAIN, top: { tone: branco }, bottom: { tone: cinza, kind: 'shorts' } } },
  ],
  sulistas: [
    { who: 'mae', wear: frock(lilas, { skin: 's2', hair: 'rabo', hairColour: 'castanho' }) },
    { who: 'gil', wear: {} },
  ],
  haitianos: [
    { who: 'pai', wear: suit(vermelho, jeans, { skin: 's5', hair: 'curto', hairColour: 'preto', beard: false }) },
    { who: 'nina', wear: frock(amarelo) },
  ],
  venezuelanos: [
    { who: 'mae', wear: { top: { tone: rosa } } },
    { who: 'caio', wear: { ...PLAIN, skin: 's4', hairColour: 'preto' } },
  ],
} as const satisfies Readonly<Record<string, Travellers>>
export type TravellerName = keyof typeof TRAVELLERS

/** The bag hangs from the hand of the grown-up. */
const traveller = (pen: Pen, [adult, child]: Travellers, x: number, fill: Fill): Drawing => [
  person(pen, adult.who, x - 4, -1, 0.36, { pose: { expr: 'alegre' }, wear: adult.wear }),
  person(pen, child.who, x + 14, -0.4, 0.36, { pose: WAVE, wear: child.wear }),
  pen.at(0, -1, 1, (own) => suitcase(own, x + 4, fill)),
]

type Journey = (pen: Pen, who: Travellers) => Drawing

/** A ship at the quay. */
const navio: Journey = (pen, who) => [
  sky(pen),
  pen.shape(box(-30, -16, 60, 20), 'water', 0.8),
  standing(pen, sailingShip, 13, -11, 30),
  pen.line('M-6 -10q3 -2 6 0t6 0t6 0', 0.8, 'waterLine'),
  pen.shape('M-30 -6H3L-1 6H-30z', 'wood', 0.9),
  traveller(pen, who, -16, 'red'),
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
  traveller(pen, who, -16, 'orange'),
]

const road = (pen: Pen, fill: Fill): Drawing => [
  sky(pen),
  pen.shape(`${smooth(points('-32,-22 -12,-32 8,-24 32,-31'), false)}V6H-32z`, 'hill', 0.7),
  pen.shape(box(-30, -14, 60, 20), fill, 0.8),
]

/** A canvas over the load of the truck. */
const canvas = (pen: Pen): Drawing => pen.shape('M10 -16V-25Q20 -31 31 -25V-16z', 'cream', 0.9)

const caminhao: Journey = (pen, who) => [
  road(pen, 'earth'),
  truck(pen, 11, -5, 0.42),
  canvas(pen),
  traveller(pen, who, -16, 'teal'),
]
const onibus: Journey = (pen, who) => [road(pen, 'stone'), bus(pen, 9, -6, 0.44), traveller(pen, who, -16, 'purple')]

/** On foot over a border. */
const estrada: Journey = (pen, who) => [
  road(pen, 'grass'),
  pen.shape('M-8 6L6 -14H12L22 6z', 'path', 0.8),
  pen.rope('M22 0V-20', 2, 'wood', 0.9),
  pen.shape(box(12, -27, 20, 9, 1), 'green', 0.9),
  traveller(pen, who, -6, 'blue'),
]

/** On foot over a river. */
const ponte: Journey = (pen, who) => [
  sky(pen),
  pen.shape(`${smooth(points('-32,-22 -12,-30 8,-24 32,-30'), false)}V6H-32z`, 'leaf', 0.7),
  pen.shape(box(-30, -14, 60, 20), 'water', 0.8),
  pen.line('M14 -8q3 -2 6 0t6 0', 0.8, 'waterLine'),
  pen.line('M-30 -12H30M-24 -12V-3M-12 -12V-3M0 -12V-3M12 -12V-3M24 -12V-3', 0.9),
  pen.shape(box(-31, -4, 62, 5), 'stone', 0.9),
  pen.line('M18 1V6M-6 1V6', 1.4),
  traveller(pen, who, -6, 'green'),
]

export const JOURNEYS = { navio, vapor, caminhao, onibus, estrada, ponte } as const satisfies Readonly<
  Record<string, Journey>
>
export type JourneyName = keyof typeof JOURNEYS
