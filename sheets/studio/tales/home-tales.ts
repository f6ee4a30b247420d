/** Stories of the house: bread, a mended toy. */
import { CLOTH } from '../cast/inks.ts'
import { BEHIND_TABLE, HANDS_UP, ON_GROUND, POINT } from '../cast/poses.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bowl, groceries } from '../shapes/rooms.ts'
import { BEHIND, type FourPanels, indoors, PANEL, pane, rug, somebody, TOP, table } from './panel.ts'

const loaf = (pen: Pen, x: number, foot: number, fill: Fill, width = 18): Drawing =>
  pen.at(x, foot, width / 18, (p) => [
    p.shape('M-9 -2C-10 -9 -4 -9.500 0 -9.500C4 -9.500 10 -9 9 -2Q9 0 7 0H-7Q-9 0 -9 -2z', fill, 0.9),
    p.line('M-5 -7.500l2 4M-0.500 -8l2 4M4 -7.500l2 4', 0.8, 'brown'),
  ])

const steam = (pen: Pen, x: number, y: number): Drawing =>
  pen.line([-4, 0, 4].map((dx) => `M${x + dx} ${y}q2 -2 0 -4t0 -4`).join(''), 0.8, 'stoneDark')

const kitchenBack = (pen: Pen): Drawing => [
  indoors(pen, 'yellowPale'),
  pen.shape(box(-2, 27, PANEL.width + 4, 15.4), 'white', 0.7),
  pen.line('M-2 34.500H90M8 27V42M20 27V42M32 27V42M44 27V42M56 27V42M68 27V42M80 27V42', 0.5, 'stoneDark'),
]

const kitchen = (pen: Pen): Drawing => [kitchenBack(pen), pane(pen, 33, 4)]

/** An oven whose loaf is seen through its window; the open door shows a tray. */
const oven = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 20, 34, 36, 1.5), 'greyPale'),
  pen.shape(box(x - 1.5, 17, 37, 4, 1), 'stoneDark', 0.9),
  [5, 13, 21, 29].map((dx) => pen.shape(circle(x + dx, 25.4, 1.7), 'red', 0.7)),
  pen.shape(box(x + 4, 30, 26, 20, 2), 'glow', 0.9),
  pen.line(`M${x + 5} 44H${x + 29}`, 0.9),
  loaf(pen, x + 17, 43.6, 'tan', 15),
  steam(pen, x + 17, 33.6),
  pen.rope(`M${x + 7} 28H${x + 27}`, 1.2, 'white', 0.7),
]

const BREAD: FourPanels = [
  (pen) => [
    kitchen(pen),
    somebody(pen, 'avo', 62, { pose: { ...BEHIND_TABLE, expr: 'carinho' } }, BEHIND),
    somebody(
      pen,
      'sofia',
      26,
      { pose: { ...BEHIND_TABLE, turn: 20, armR: { at: [18, -34], z: 'front', hand: 'fist', dir: 60 } } },
      BEHIND,
    ),
    table(pen, 10, 70, TOP, 'redPale'),
    pen.at(43, TOP, 0.75, (p) => bowl(p, 0, 0), { flip: true }),
    groceries(pen, 74, TOP, 0.68),
  ],
  (pen) => [
    kitchen(pen),
    somebody(
      pen,
      'avo',
      48,
      {
        pose: {
          ...BEHIND_TABLE,
          expr: 'alegre',
          armL: { at: [-6, -23], z: 'front', dir: 50 },
          armR: { at: [6, -23], z: 'front', dir: -50 },
        },
      },
      BEHIND,
    ),
    somebody(pen, 'sofia', 22, { pose: { ...BEHIND_TABLE, turn: 20 } }, BEHIND),
    table(pen, 8, 72, TOP, 'redPale'),
    pen.shape(
      `M38 ${TOP}C36 ${TOP - 7} 44 ${TOP - 6} 48 ${TOP - 5}C52 ${TOP - 6} 60 ${TOP - 7} 58 ${TOP}z`,
      'cream',
      0.9,
    ),
    points('43,38.5 53,38.5').map(([x, y]) => pen.shape(ellipse(x, y, 2.6, 1.9), CLOTH.creme[0], null)),
    points('66,42 70,42.6 63,42.6').map(([x, y]) => pen.shape(ellipse(x, y, 2.4, 0.8), 'white', 0.6)),
  ],
  (pen) => [
    kitchenBack(pen),
    oven(pen, 50),
    somebody(pen, 'avo', 34, { pose: { ...POINT, expr: 'alegre', armR: { at: [20, -30], z: 'front', dir: 100 } } }),
    somebody(pen, 'sofia', 15, { pose: { ...HANDS_UP, turn: 20 } }, 56),
  ],
  (pen) => [
    kitchen(pen),
    somebody(pen, 'avo', 66, { pose: { ...BEHIND_TABLE, expr: 'carinho', turn: -18 } }, BEHIND),
    somebody(
      pen,
      'sofia',
      20,
      {
        pose: { ...BEHIND_TABLE, expr: 'mastigar', armR: { at: [7, -33], z: 'front', hand: 'fist', dir: -20 } },
        extra: (near) => ({ armMid: near.shape('M3,-36Q3,-41 9,-40Q15,-40 14,-35V-32H4Z', CLOTH.creme) }),
      },
      BEHIND,
    ),
    table(pen, 8, 72, TOP, 'redPale'),
    pen.shape(box(30, TOP - 2.6, 26, 2.4, 1), 'wood', 0.8),
    loaf(pen, 43, TOP - 2.6, 'copper', 21),
    steam(pen, 43, 28),
  ],
]

/** A toy truck about its foot, facing right; without its near wheel, or with a wheel of another colour. */
const truck = (pen: Pen, x: number, foot: number, wheel: Fill | null, scale = 1): Drawing =>
  pen.at(x, foot, scale, (p) => [
    p.shape('M-13 -14H5V-4H-13z', 'blue', 1),
    p.line('M-13 -10.500H5', 0.7),
    p.shape('M5 -16H10Q12 -16 12.600 -14L14 -9.500Q15.500 -9 15.500 -7.500V-4H5z', 'red', 1),
    p.shape('M7.500 -13.500H10.400L11.600 -9.500H7.500z', 'sky', 0.8),
    p.shape(circle(-7.5, -3.6, 3.6), 'greyDark', 1),
    p.shape(circle(-7.5, -3.6, 1.3), 'white', 0.7),
    wheel ? [p.shape(circle(9, -3.6, 3.6), wheel, 1), p.shape(circle(9, -3.6, 1.3), 'white', 0.7)] : p.spot(9, -4, 0.9),
  ])

const looseWheel = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(circle(x, foot - 3.8, 3.8), 'greyDark', 1),
  pen.shape(circle(x, foot - 3.8, 1.4), 'white', 0.7),
]

const bedroom = (pen: Pen): Drawing => [
  indoors(pen, 'purplePale'),
  pane(pen, 60, 4),
  pen.shape(box(24, 19, 30, 2.4, 1), 'wood', 0.8),
  [43, 46.4, 49.6].map((x, i) =>
    pen.shape(box(x, 9 + i, 3, 10 - i), (['red', 'yellow', 'teal'] as const)[i] ?? 'red', 0.8),
  ),
]

const TRUCK: FourPanels = [
  (pen) => [
    bedroom(pen),
    rug(pen, 44, 55, 78, 'yellowPale'),
    somebody(pen, 'theo', 26, { pose: ON_GROUND }, 55),
    truck(pen, 58, 56, 'greyDark', 1.05),
    pen.line('M36 48h5M35 51h6M37 54h4', 0.8),
  ],
  (pen) => [
    bedroom(pen),
    rug(pen, 44, 55, 78, 'yellowPale'),
    somebody(pen, 'theo', 24, { pose: { ...ON_GROUND, expr: 'triste' } }, 55),
    pen.at(50, 56, 1.05, (p) => truck(p, 0, 0, null), { turn: 9 }),
    looseWheel(pen, 76, 57),
    pen.line('M67 50q2 -2 4 -1M66 54h3', 0.8),
  ],
  (pen) => [
    indoors(pen, 'bluePale'),
    pane(pen, 33, 4),
    somebody(
      pen,
      'mae',
      64,
      {
        pose: {
          ...BEHIND_TABLE,
          turn: -16,
          expr: 'lendo',
          armL: { at: [-21, -32], z: 'front', hand: 'fist', dir: -110 },
        },
      },
      BEHIND + 2,
    ),
    somebody(pen, 'theo', 16, { pose: { ...BEHIND_TABLE, turn: 20 } }, BEHIND),
    table(pen, 4, 80, TOP, 'tan'),
    truck(pen, 36, TOP - 1, 'yellow', 0.9),
    pen.rope('M53 36L45 39.500', 1.2, 'metal', 0.6),
    pen.shape(box(68, TOP - 6, 9, 6, 0.8), 'red', 0.9),
    pen.line(`M70 ${TOP - 6}q2.500 -4 5 0`, 1),
  ],
  (pen) => [
    bedroom(pen),
    rug(pen, 44, 55, 80, 'yellowPale'),
    somebody(pen, 'theo', 18, { pose: ON_GROUND }, 55),
    somebody(pen, 'malu', 72, { pose: { ...ON_GROUND, expr: 'alegre' } }, 55),
    truck(pen, 45, 57, 'yellow', 1),
  ],
]

export const HOME_TALES = { pao: BREAD, caminhao: TRUCK }
