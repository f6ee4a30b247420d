/** Verses indoors as pictures 184 mm wide and 76 high: the middle of the floor is (0, 0), the wall begins at -15. */
import { person } from '../cast/cast.ts'
import { BEHIND_TABLE, CLAP, POINT } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, ellipse, hull, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { stove } from '../shapes/rooms.ts'
import { biscuit, pasteis, plainSun, VERSE_THINGS } from '../shapes/verse-things.ts'
import type { VerseScene } from './verse-land.ts'

const formiga: VerseScene = (pen) => [
  pen.shape(box(4, -72, 58, 46, 1), 'wood', 1.1),
  pen.clip(box(8, -68, 50, 38), [
    pen.shape(box(8, -68, 50, 38), 'skyLow', null),
    pen.at(33, -38, 1.2, plainSun),
    pen.shape('M4 -38Q20 -46 34 -38T64 -40V-28H4z', 'hill', 0.9),
  ]),
  pen.shape(box(8, -68, 50, 38), null, 1),
  pen.shape(box(-4, -30, 74, 4.6, 1.4), 'woodDark', 1),
  [22, 44].map((x) => [
    pen.shape(`M${x - 7} -34H${x + 7}Q${x + 5} -30 ${x} -30T${x - 7} -34z`, 'white', 0.9),
    pen.shape(ellipse(x, -34, 7, 1.5), 'yellowPale', 0.8),
  ]),
  pen.at(-68, -2, 0.98, (own) => stove(own, 0, 0)),
  standing(pen, VERSE_THINGS.PANELA, -68, -42, 25),
  pen.line('M-66 -54L-54 -66', 1.8, 'wood'),
  pen.shape(box(-46, -14, 26, 15), 'woodPale', 1),
  standing(pen, VERSE_THINGS.FORMIGA, -31, -14, 38),
  points('-8,0 -2,1 4,0').map(([x, y]) => pen.shape(ellipse(x, y, 2.2, 1.4), 'strawDark', 0.7)),
  standing(pen, VERSE_THINGS.CARACOL, 64, 4, 42, { flip: true }),
]

/** A plate with its load. */
const plated = (pen: Pen, x: number, load: Drawing): Drawing => [
  load,
  pen.shape(`M${x - 15} -22H${x + 15}Q${x + 10} -17.500 ${x} -17.500T${x - 15} -22z`, 'white', 1),
]

const feijao: VerseScene = (pen, who) => [
  pen.shape(box(-88, -70, 32, 28, 1), 'wood', 1),
  pen.shape(box(-84.5, -66.5, 25, 21), 'sky', 0.9),
  pen.line('M-72 -66.500v21', 0.8),
  [-34, 12].map((x, i) => person(pen, who(i), x, -6, 0.84, { pose: BEHIND_TABLE })),
  person(pen, 'avo', 60, -4, 0.8, { pose: { ...BEHIND_TABLE, turn: -16 } }),
  pen.shape(box(-84, -20, 168, 5.4, 1.4), 'wood', 1.1),
  [-78, 72].map((x) => pen.shape(box(x, -15, 6, 20), 'wood', 1)),
  plated(pen, -57, [
    pen.shape('M-70 -22C-69 -32 -56 -33 -55 -22z', 'white', 0.9),
    pen.shape('M-58 -22C-57 -30 -45 -30 -45 -22z', 'brown', 0.9),
    points('-54,-24 -50,-26 -49,-23.5').map(([x, y]) => pen.shape(ellipse(x, y, 1.4, 0.9), 'brownDark', 0.5)),
  ]),
  plated(pen, -11, [pen.at(-17, -21, 0.5, biscuit), pen.at(-5, -21, 0.5, biscuit), pen.at(-11, -25.5, 0.5, biscuit)]),
  plated(pen, 35, pen.at(35, -21, 0.74, pasteis)),
]

const SKIN: Fill = 'tan'
/** Fingers of an open hand from the small one to the thumb: foot, tip and how thick. */
const HAND = [
  { from: [-26, -26], tip: [-37, -46], r: 6 },
  { from: [-14, -32], tip: [-19, -60], r: 6.6 },
  { from: [0, -34], tip: [0, -66], r: 7 },
  { from: [14, -32], tip: [19, -60], r: 6.6 },
  { from: [22, -14], tip: [46, -28], r: 7.4 },
] as const

const dedos: VerseScene = (pen, who) => [
  pen.shape('M-24 14L-20 -6H22L26 14z', 'blue', 1.1),
  pen.union(
    [
      hull([-12, -16, 17], [12, -16, 17]),
      ...HAND.map(({ from, tip, r }) => hull([from[0], from[1], r], [tip[0], tip[1], r - 0.6])),
    ],
    SKIN,
    1.3,
  ),
  HAND.map(({ tip: [x, y] }, i) => [
    [-2.2, 2.2].map((dx) => pen.spot(x + dx, y - 1, 0.8)),
    pen.line(`M${x - 2} ${y + 2}q2 ${i % 2 ? 1.4 : 2.2} 4 0`, 0.7),
  ]),
  pen.line('M-18 -14Q-6 -22 6 -12M-16 -6Q0 -14 14 -22', 0.8, 'brown'),
  pen.shape('M12 -62C11 -70 17 -75 22 -74C28 -73 30 -66 28 -61Q24 -65 21 -61Q17 -65 12 -62z', 'pink', 1),
  pen.line('M17 -69l2 1M22 -71l1 2M25 -66l-2 1', 1, 'yellow'),
  person(pen, who(0), -70, 3, 0.8, { pose: { ...POINT, expr: 'cantar' } }),
  person(pen, who(1), 74, 3, 0.8, { pose: { ...CLAP, expr: 'cantar' } }),
]

export const HOME_VERSES = { formiga, feijao, dedos }
