/** Vignettes of the news of dry land and of the sun. */
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, HOLD } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bucket } from '../shapes/handy.ts'
import { townHouse } from '../shapes/instruments.ts'
import { tree } from '../shapes/nature.ts'
import { adult, onHead, strawHat, sunFilter } from './people-parts.ts'
import { fineDay, outdoors, somebody, type Vignette } from './vignette.ts'

const cactus = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.rope('M0 0V-30M0 -8Q-9 -8 -9 -22M0 -13Q8 -13 8 -26', 5, 'leaf', 0.9),
    own.line('M0 -3V-27M-9 -14V-20M8 -18V-24', 0.6, 'leafDeep'),
  ])

/** On one knee before a wall at the right. */
const AT_WALL: Pose = {
  ...{ turn: 28, expr: 'alegre', plain: true, hip: [-2, -18], lean: 10 },
  legL: { at: [-14, -4], toe: 24 },
  legR: { at: [10, -3] },
  armL: { at: [21, -36], z: 'front', hand: 'fist', dir: 90 },
  armR: { at: [22, -46], z: 'back', hand: 'flat', dir: 100 },
}

export const CISTERN: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const own = pen.scaled(0.6)
  return [
    outdoors(pen, 'sky', 'sand', 38),
    fineDay(pen, 106),
    cactus(middle, 14, 48, 0.9),
    cactus(middle, 164, 50, 1.1),
    cactus(middle, 152, 43, 0.5),
    pen.shape(box(30, 20, 50, 33), 'white', 1.1),
    pen.shape('M24 21L34 6H76L86 21z', 'orange', 1.1),
    pen.line('M31 14H80M38 6l-4 15M48 6l-2 15M57 6v15M66 6l3 15M74 6l5 15', 0.6, 'redDark'),
    pen.shape(box(36, 30, 12, 23, 0.6), 'teal', 0.9),
    pen.shape(box(56, 29, 13, 11, 0.6), 'woodDark', 0.9),
    pen.line('M62.500 29v11', 0.6),
    pen.rope('M23 23.500H88', 2.4, 'metal', 0.7),
    pen.rope('M87 23.500V29H94L104 33', 2.2, 'metal', 0.7),
    pen.shape('M90 34Q117 18 144 34z', 'white', 1.1),
    pen.shape(box(112, 23.4, 10, 4, 1), 'stone', 0.8),
    pen.shape('M90 34V54Q117 62 144 54V34Q117 41 90 34z', 'cream', 1.2),
    pen.line(
      'M90 41Q117 48 144 41M90 48Q117 55 144 48M101 37v7M117 38.500v7M133 37v7M109 45v6.500M126 45v6.500',
      0.5,
      'stoneDark',
    ),
    pen.rope('M134 30V17Q134 15 137 15H147V20', 2, 'blue', 0.8),
    pen.rope('M134 17L124 11', 1.6, 'blue', 0.8),
    pen.line('M147 22V44', 1.2, 'waterLine'),
    bucket(pen, 147, 57, 0.5, 'red'),
    adult(
      pen,
      'mae',
      82,
      {
        pose: AT_WALL,
        wear: { hair: 'rabo', clip: CLOTH.amarelo },
        extra: (near) => ({
          ...onHead('mae', AT_WALL, strawHat)(near),
          top: pen
            .scaled(0.52)
            .at(26, -36, 1, (p) => [p.shape('M0 -4L11 0L0 4z', 'metal', 0.9), p.rope('M-4 0H0', 2, 'woodDark', 0.7)], {
              turn: -20,
            }),
        }),
      },
      60,
    ),
    somebody(
      pen,
      'davi',
      131,
      { pose: { expr: 'alegre', turn: 24, armL: { at: [-15, -26] }, armR: { at: [17, -30], z: 'back', dir: 90 } } },
      60,
      0.56,
    ),
    somebody(
      pen,
      'iara',
      56,
      {
        pose: {
          expr: 'calmo',
          armL: { at: [-5, -32], z: 'front', hand: 'fist', dir: 130 },
          armR: { at: [5, -32], z: 'front', hand: 'fist', dir: -130 },
        },
        extra: () => ({ head: own.shape('M-4.500 -41.500H4.500L3.600 -31H-3.600z', 'red', 0.9) }),
      },
      58,
      0.56,
    ),
  ]
}

const bittenSun = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shade(circle(x, y, r * 2), 'glow', 0.6),
  Array.from({ length: 12 }, (_, i) =>
    pen.at(x, y, 1, (p) => p.line(`M0 ${-r - 1.6}V${-r - 4}`, 0.9, 'orange'), { turn: i * 30 }),
  ),
  pen.shape(circle(x, y, r), 'sun', 1),
  pen.clip(circle(x, y, r), pen.shape(circle(x + r * 0.75, y - r * 0.35, r * 0.94), 'purple', 0.9)),
  pen.shape(circle(x, y, r), null, 1),
]

const crescents = (pen: Pen, spots: string): Drawing =>
  points(spots).map(([x, y]) => pen.shape(`M${x} ${y - 1.2}a2 1.300 0 1 0 2 2a1.700 1.100 0 0 1 -2 -2z`, 'glow', 0.5))

const LOOK_UP: Pose = { turn: 28, tilt: -16, nod: -1.6, expr: 'surpreso' }

const LOOK_UP_LEFT: Pose = { turn: -28, tilt: 16, nod: -1.6, expr: 'alegre' }

const watcher = (pen: Pen, who: CastName, x: number, pose: Pose, foot: number, scale: number): Drawing =>
  somebody(pen, who, x, { pose, wear: { aids: [] }, extra: onHead(who, pose, sunFilter(pose.turn ?? 0)) }, foot, scale)

export const ECLIPSE: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'purplePale', 'hill', 40),
    bittenSun(pen, 99, 11, 6.6),
    (
      [
        [-4, 'cream'],
        [16, 'yellowPale'],
        [36, 'pinkPale'],
        [112, 'bluePale'],
        [164, 'cream'],
      ] as const
    ).map(([x, wall]) => middle.at(x, 44, 0.5, (p) => townHouse(p, 0, 0, [36, 46], wall, 'teal'))),
    pen.shape('M-2 44Q90 40 182 44V64H-2z', 'path', 0.8),
    pen.shape(ellipse(140, 54, 30, 5.4), 'sandLine', null),
    crescents(pen, '116,53 122,56 128,52 133,57 139,53 144,58 149,54 155,56.5 161,53 152,51 136,50.5 125,51'),
    tree(middle, 150, 50, 1.5),
    somebody(pen, 'gil', 48, { pose: { ...GIVE, expr: 'alegre' }, flip: true }, 58, 0.58),
    adult(
      pen,
      'professora',
      31,
      {
        pose: {
          turn: 26,
          expr: 'alegre',
          plain: true,
          armL: { at: [16, -46], z: 'front', hand: 'fist', dir: 80 },
          armR: { at: [14, -36], z: 'back' },
        },
        wear: { top: { tone: CLOTH.marinho } },
      },
      57,
      0.52,
    ),
    pen.shape(box(37.4, 33, 8, 3.4, 0.8), 'yellow', 0.7),
    pen.solid(box(38.4, 34, 2.4, 1.6, 0.4) + box(42, 34, 2.4, 1.6, 0.4)),
    watcher(pen, 'nina', 62, { ...LOOK_UP, armL: { at: [8, -40], z: 'front', dir: 150 } }, 54, 0.54),
    watcher(pen, 'pai', 74, { ...LOOK_UP, turn: 20 }, 57, 0.5),
    watcher(pen, 'davi', 92, { ...LOOK_UP, armR: { at: [15, -46], hand: 'open', dir: 160 } }, 58, 0.56),
    watcher(pen, 'yumi', 106, { ...LOOK_UP_LEFT, turn: -22 }, 53, 0.52),
    somebody(
      pen,
      'sofia',
      124,
      {
        pose: {
          ...HOLD,
          turn: 34,
          nod: 1.6,
          expr: 'lendo',
          armL: { at: [12, -27], z: 'front', dir: 70, hand: 'fist' },
          armR: { at: [17, -28], z: 'back' },
        },
        extra: () => ({
          armMid: [
            pen.scaled(0.6).shape('M8 -36L27 -34V-23L8 -25z', 'tan', 1),
            pen.scaled(0.6).line('M8 -32.500L27 -30.500', 0.7),
          ],
        }),
      },
      60,
      0.58,
    ),
  ]
}
