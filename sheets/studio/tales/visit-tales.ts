/** Stories of somebody at the door: a surprise, a letter. */
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, GIVE, HANDS_UP, SEATED, WAVE_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting, house } from '../shapes/built.ts'
import { balloon, cake, gift } from '../shapes/party.ts'
import { fence } from '../shapes/plants.ts'
import { BEHIND, type FourPanels, indoors, outdoors, pane, rug, somebody, TOP, table } from './panel.ts'

const FLAGS: readonly Fill[] = ['red', 'yellow', 'teal', 'purple']

const garland = (pen: Pen): Drawing => bunting(pen, [2, 5], [86, 5], 5, FLAGS, { size: 5.4, gap: 2.4 })

/** Friends side by side who do the same. */
const friends = (
  pen: Pen,
  names: readonly CastName[],
  places: readonly number[],
  pose: Pose,
  foot: number,
  scale: number,
): Drawing => names.map((who, i) => somebody(pen, who, places[i] ?? 0, { pose }, foot, scale))

const sofa = (pen: Pen): Drawing => [
  pen.shape(box(14, 28, 60, 24, 5), 'teal', 1),
  pen.shape(box(10, 36, 12, 20, 4), 'teal', 1),
  pen.shape(box(66, 36, 12, 20, 4), 'teal', 1),
  pen.shape(box(21, 42, 23, 10, 3), 'bluePale', 0.9),
  pen.shape(box(44, 42, 23, 10, 3), 'bluePale', 0.9),
  pen.shape(box(20, 51, 48, 5, 1.5), 'teal', 1),
]

const door = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 8, 22, 38), 'sky', 0.9),
  pen.shape(box(x - 2, 6, 26, 3, 0.6), 'wood', 0.8),
  pen.shape(box(x - 2, 8, 2.6, 38), 'wood', 0.8),
  pen.shape(`M${x + 22} 8L${x + 32} 5V52L${x + 22} 46z`, 'wood', 1),
  pen.shape(circle(x + 29.5, 29, 1.1), 'yellow', 0.7),
]

const PARTY: FourPanels = [
  (pen) => [
    indoors(pen, 'pinkPale'),
    garland(pen),
    somebody(pen, 'davi', 26, {
      pose: {
        turn: 20,
        expr: 'soprar',
        armL: { at: [9, -33], z: 'front', hand: 'fist', dir: 60 },
        armR: { at: [14, -32], z: 'back' },
      },
    }),
    pen.at(42, 31, 1, (p) => [
      p.shape(ellipse(1, 0, 7.4, 6), 'red', 1),
      p.shape('M-6.600 -1.600l-3 -1v5.200l3 -1z', 'red', 0.8),
    ]),
    somebody(pen, 'nina', 66, { pose: { ...WAVE_LEFT, armL: { at: [-15, -31], z: 'front', hand: 'fist' } } }),
    balloon(pen, 57, 36, 0.52, 'yellow', 0),
    gift(pen, 80, 57, 0.5, 'blue', 'yellow'),
  ],
  (pen) => [
    indoors(pen, 'purplePale'),
    garland(pen),
    somebody(pen, 'davi', 27, { pose: { ...BEHIND_TABLE, expr: 'inquieto', face: 20 } }, 51),
    somebody(pen, 'nina', 44, { pose: { ...BEHIND_TABLE, expr: 'alegre' } }, 52),
    somebody(pen, 'bia', 62, { pose: { ...BEHIND_TABLE, expr: 'dentes', face: -20 } }, 51),
    sofa(pen),
    balloon(pen, 73, 37, 0.46, 'red'),
  ],
  (pen) => [
    indoors(pen, 'pinkPale'),
    garland(pen),
    door(pen, 4),
    somebody(pen, 'lia', 17, { pose: { expr: 'surpreso', armL: { at: [13, -31], z: 'front', hand: 'open' } } }, 56),
    friends(pen, ['davi', 'nina', 'bia'], [45.5, 59, 72.5], HANDS_UP, 56, 0.46),
  ],
  (pen) => [
    indoors(pen, 'pinkPale'),
    garland(pen),
    friends(pen, ['davi', 'nina', 'bia'], [13, 62, 78], BEHIND_TABLE, BEHIND, 0.54),
    somebody(pen, 'lia', 31, { pose: { ...BEHIND_TABLE, expr: 'soprar' } }, BEHIND),
    table(pen, 3, 82, TOP, 'yellowPale'),
    cake(pen, 47, TOP, 0.36),
  ],
]

const letter = (pen: Pen, x: number, y: number, turn = 0): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) => [p.shape(box(-5.5, -3.6, 11, 7.2, 0.6), 'white', 0.9), p.line('M-5.500 -3.600L0 0.800L5.500 -3.600', 0.7)],
    { turn },
  )

export const POSTMAN = {
  hair: 'bone',
  cap: CLOTH.marinho,
  top: { tone: CLOTH.amarelo },
} as const

export const gate = (pen: Pen): Drawing => [
  outdoors(pen),
  house(pen.plane('middle'), 64, 46, 1.25, { wall: 'yellowPale', roof: 'orange' }),
  fence(pen.plane('middle'), -4, 42, 46, 11, 'cream'),
]

/** A box for letters of Brazil's streets: yellow on short legs, with a blue band. */
const letterBox = (pen: Pen, x: number): Drawing => [
  [x - 8.5, x + 5.5].map((left) => pen.shape(box(left, 47, 3, 9), 'greyDark', 0.8)),
  pen.shape(box(x - 11, 20, 22, 30, 2), 'yellow', 1),
  pen.shape(box(x - 12.5, 17.5, 25, 4.4, 1.6), 'yellow', 1),
  pen.shape(box(x - 7, 25, 14, 2.4, 1), 'greyDark', 0.8),
  pen.shape(box(x - 11, 41.5, 22, 5), 'blue', 0.8),
  letter(pen, x, 34.5),
]

const LETTER: FourPanels = [
  (pen) => [
    gate(pen),
    somebody(
      pen,
      'pai',
      28,
      { pose: { ...GIVE, armL: { at: [12, -30], z: 'front', dir: 70 } }, wear: POSTMAN },
      58,
      0.55,
    ),
    somebody(pen, 'iara', 62, { pose: { ...GIVE, armL: { at: [13, -27], z: 'front', dir: 70 } }, flip: true }),
    letter(pen, 45, 39, -6),
  ],
  (pen) => [
    indoors(pen, 'bluePale'),
    pane(pen, 52, 8),
    rug(pen, 44, 55, 70, 'redPale'),
    pen.at(34, 56, 1, (p) =>
      p.shape('M-14 0C-18 -16 -12 -26 -7 -22C-4 -14 10 -16 14 -9C17 -4 14 0 11 0z', 'orange', 1),
    ),
    somebody(
      pen,
      'iara',
      36,
      {
        pose: { ...SEATED, expr: 'carinho', armL: { at: [8, -27], z: 'front', dir: 70, hand: 'fist' } },
        extra: (near) => ({
          armMid: [
            near.shape('M6,-34L20,-36L21,-22L7,-20Z', CLOTH.branco),
            near.ink('M9,-31l8,-1M9.500,-28l8,-1M10,-25l5,-.6'),
          ],
        }),
      },
      56,
    ),
    letter(pen, 68, 55, 8),
  ],
  (pen) => [
    indoors(pen, 'yellowPale'),
    pane(pen, 60, 8),
    somebody(
      pen,
      'iara',
      48,
      {
        pose: { ...BEHIND_TABLE, expr: 'lendo', nod: 1, armR: { at: [8, -24], z: 'front', hand: 'fist', dir: 10 } },
      },
      BEHIND,
    ),
    table(pen, 14, 66, TOP, 'teal'),
    pen.shape(`M40 ${TOP}L43 ${TOP - 5}H58L56 ${TOP}z`, 'white', 0.8),
    pen.line(`M45 ${TOP - 3.4}h8M44.500 ${TOP - 1.8}h7`, 0.6),
    pen.rope('M54.500 40.500L58.500 32', 1.4, 'yellow', 0.7),
    letter(pen, 70, TOP - 4, 0),
  ],
  (pen) => [
    outdoors(pen),
    pen.shape(box(-2, 48, 92, 16), 'greyPale', 0.9),
    letterBox(pen, 60),
    somebody(pen, 'iara', 34, { pose: { ...GIVE, armR: { at: [21, -38], z: 'front', dir: 90 }, armL: [-14, 4] } }),
    letter(pen, 49, 29, -10),
  ],
]

export const VISIT_TALES = { aniversario: PARTY, carta: LETTER }
