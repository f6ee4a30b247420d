/** Vignettes of the news in a street. */
import { DETAILS } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bicycle } from '../shapes/equal-groups.ts'
import { bush, tree } from '../shapes/nature.ts'
import { car } from '../shapes/vehicles.ts'
import { adult } from './people-parts.ts'
import { fineDay, outdoors, somebody, type Vignette } from './vignette.ts'

const WALK_LEFT: Pose = { expr: 'alegre', legL: { at: [-4, -6], toe: 20 }, armR: { at: [10.5, -20], dir: 30 } }

const WALK_RIGHT: Pose = { expr: 'alegre', legR: { at: [4, -6], toe: 20 }, armL: { at: [-10.5, -20], dir: -30 } }

const pair = (
  pen: Pen,
  [one, other]: readonly [CastName, CastName],
  x: number,
  foot: number,
  scale: number,
): Drawing => [
  somebody(pen, one, x - 10.5 * scale, { pose: WALK_LEFT }, foot, scale),
  somebody(pen, other, x + 10.5 * scale, { pose: WALK_RIGHT }, foot, scale),
]

export const CROSSING: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const bars = [36, 40.5, 45.5, 51]
  return [
    outdoors(pen, 'sky', 'meadow', 30),
    middle.shape(box(56, 6, 70, 26), 'yellowPale', 1),
    middle.shape('M52 7L58 0H124L130 7z', 'orange', 0.9),
    [61, 73, 102, 114].map((x) => [
      middle.shape(box(x, 12, 8, 9, 0.6), 'bluePale', 0.7),
      middle.line(`M${x + 4} 12v9`, 0.5),
    ]),
    middle.shape('M84 32V17Q91 10 98 17V32z', 'teal', 0.9),
    tree(middle, 30, 32, 0.9),
    tree(middle, 152, 32, 0.95),
    pen.shape(box(-2, 30, 184, 4.4), 'stone', 0.9),
    pen.shape(box(-2, 34, 184, 22), 'grey', 0.9),
    bars.map((y, i) =>
      pen.shape(`M${66 - i * 2} ${y}H${114 + i * 2}L${115 + i * 2} ${y + 2.8 + i * 0.3}H${65 - i * 2}z`, 'white', 0.6),
    ),
    pen.at(34, 51, 0.72, (p) => car(p, 0, 0, 1, 'blue'), { flip: true }),
    pen.at(148, 51, 0.72, (p) => car(p, 0, 0, 1, 'red')),
    pen.shape('M-2 56H182V64H-2z', 'stone', 0.9),
    adult(
      pen,
      'professora',
      90,
      {
        pose: {
          expr: 'alegre',
          legL: { at: [-5, -7], toe: 20 },
          armL: { at: [-21, -62], hand: 'open', dir: -170, thumb: 1 },
        },
      },
      44,
      0.46,
    ),
    pair(pen, ['nina', 'caio'], 106, 50, 0.5),
    pair(pen, ['iara', 'gil'], 78, 55, 0.54),
    pen.shape(box(124.5, 24, 3, 36), 'metal', 1),
    pen.shape(box(119, 3, 14, 24, 2.4), 'greyDark', 1.1),
    pen.shape(circle(126, 9.5, 4.4), 'greyPale', 0.8),
    pen.shape(circle(126, 20, 4.8), 'green', 0.9),
    pen.shape(
      `${circle(126, 17.4, 1)}M125 18.800H127L128.400 21L127.400 20.800L126.800 20.200L128 23.400H126.800L126 21.600L124.800 23.400H123.600L125.200 20.600L123.800 21z`,
      'white',
      null,
    ),
    pen.shape(box(121.6, 37, 8.8, 9, 1.4), 'yellow', 1),
    pen.shape(circle(126, 41.5, 2), 'red', 0.7),
    pen.line('M132.500 38.500q2 3 0 6M135 37q3 4.500 0 9', 0.8, 'orange'),
    somebody(
      pen,
      'lia',
      142,
      { flip: true, pose: { expr: 'alegre', armL: { at: [17, -31], z: 'front', hand: 'fist', dir: 100 } } },
      60,
      0.6,
    ),
  ]
}

const RIDER: Pose = {
  plain: true,
  turn: 36,
  hip: [-15, -45],
  lean: 16,
  expr: 'alegre',
  armL: { at: [10, -48], hand: 'fist', dir: 80, z: 'front' },
  armR: { at: [14, -48], z: 'back', hand: 'fist' },
  legL: { at: [0, -11], z: 'front' },
  legR: { at: [3, -18] },
}

export const BOOK_BICYCLE: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'sky', 'meadow', 34),
    fineDay(pen, 60),
    [6, 40].map((x, i) => house(middle, x, 47 - i * 1.5, 1.05, { wall: i ? 'pinkPale' : 'bluePale', door: 'brown' })),
    tree(middle, 74, 44, 0.9),
    pen.shape('M-2 57Q60 55 100 50T182 42V66H-2z', 'greyPale', 0.9),
    pen.shape(box(104, 2, 80, 48), 'yellowPale', 1.1),
    pen.shape('M98 4L106 -6H186V4z', 'orange', 1),
    pen.shape('M98 52Q140 46 182 46V52Q140 52 98 56z', 'stone', 0.8),
    pen.shape(box(112, 12, 34, 28, 1), 'woodDark', 1.1),
    pen.shape(box(114.5, 14.5, 29, 25.5), 'bluePale', 0.8),
    pen.clip(box(114.5, 8, 29, 32), [
      adult(
        pen,
        'vovo',
        129,
        {
          wear: { frame: DETAILS.goldFrame },
          pose: {
            turn: -22,
            expr: 'alegre',
            armL: { at: [-18, -62], hand: 'open', dir: 200, thumb: 1 },
            armR: { at: [10, -42], z: 'front', hand: 'fist' },
          },
        },
        59,
        0.56,
      ),
    ]),
    pen.shape('M129 30L139 28V38L129 40z', 'red', 0.9),
    pen.shape(box(109, 39, 40, 4, 1), 'woodPale', 1),
    pen.shape('M112 14.500L106 12V40L112 39zM146 14.500L152 12V40L146 39z', 'teal', 1),
    [116, 124, 141].map((x, i) =>
      pen.at(x, 39, 0.5, (p) => [
        p.shape('M-6 -2H6L5 -9H-5z', 'copper', 1),
        p.shape(circle(0, -13, 5), i === 1 ? 'pink' : 'red', 0.9),
        p.spot(0, -13, 1.2),
      ]),
    ),
    pen.shape(box(158, 14, 18, 34, 1), 'teal', 1),
    pen.shape(circle(161.5, 32, 1), 'yellow', 0.5),
    bush(pen, 108, 52, 0.6, 'leaf', 'yellow'),
    pen.at(
      66,
      61,
      1,
      (p) => [
        bicycle(p, 0, 0, 0.8, 'teal'),
        p.rope('M-20 -17H-9', 1.4, 'greyDark', 0.6),
        (
          [
            ['red', -24, 9],
            ['blue', -20.6, 11],
            ['green', -17, 9.6],
            ['yellow', -13.6, 10.6],
          ] as const
        ).map(([fill, x, high]) => p.shape(box(x, -20 - high, 3, high), fill, 0.7)),
        p.shape(box(-26, -27, 17.5, 10, 1), 'wood', 1),
        p.line('M-26 -23.500H-8.500M-26 -20.500H-8.5', 0.6),
        adult(p, 'mae', 1, { pose: RIDER }, 0, 0.52),
      ],
      { turn: -6 },
    ),
    pen.line('M34 44h-7M36 50h-9M35 56h-6', 0.9, 'grey'),
  ]
}
