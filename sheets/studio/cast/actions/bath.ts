/** Bath, bed and meals. */
import { box, disc, drop, hull, points, ring, scallop, star } from '../../paths.ts'
import { CLOTH, DETAILS } from '../inks.ts'
import { bubbles, glass, moon } from '../things.ts'
import { type Action, BUST } from './stage.ts'

export const BATH = {
  'tomar banho': {
    box: [-36.6, -73.5, 77],
    usual: 'iara',
    draw: (stage) =>
      stage.person(
        'iara',
        {
          bare: true,
          expr: 'alegre',
          barefoot: true,
          armL: { at: [-10.6, -51], z: 'front', dir: 150, thumb: -1 },
          armR: { at: [10.6, -51], z: 'front', dir: 210, thumb: 1 },
        },
        (near) => ({
          behind: [
            near.rope('M24,0V-66Q24,-70 20,-70H13', CLOTH.cinza, 2),
            near.shape('M4,-66.4Q11,-72.6 18,-66.4Z', CLOTH.cinza),
            points('7,-63 11,-62.4 15,-63').map(([x, y]) => near.shape(drop(x, y + 2, 1), DETAILS.water, near.inner)),
          ],
          head: [
            near.shape(scallop(ring(0, -55.4, 9.8, 3.6, 9)), DETAILS.foam),
            bubbles(near, [
              [-17, -47, 1.8],
              [-18, -58, 1.3],
              [18, -48, 1.5],
            ]),
          ],
          top: [
            near.shape(box(-20, -32, 40, 28, 3), CLOTH.ceu),
            near.inside(box(-20, -32, 40, 28, 3), near.tint('M-23,-5L-2,-36H8L-15,-2Z', CLOTH.branco, 0.5)),
            bubbles(near, [
              [-12, -23, 3],
              [-6, -13, 2.2],
              [10, -20, 3.4],
              [2, -27, 1.6],
              [14, -11, 1.8],
              [-14.6, -10.4, 1.5],
            ]),
            near.shape(
              scallop(
                points(
                  '-21,-32 -16,-35 -9,-34.4 -3,-35.4 4,-34.6 10,-35.6 16,-34.6 21,-32 15,-29 8,-30 0,-28.6 -8,-30 -15,-29',
                ),
                0.55,
              ),
              DETAILS.foam,
            ),
          ],
        }),
      ),
  },
  'ir ao banheiro': {
    box: [-30.4, -58, 60.8],
    usual: 'yumi',
    draw: (stage) => [
      stage.pen.shape('M-24,-32Q-24,-35 -21,-35H-13Q-11,-35 -11,-32V-15H-24Z', CLOTH.branco),
      stage.pen.shape(box(-25.4, -36.6, 15.6, 3.6, 1.6), CLOTH.branco),
      stage.pen.shape(box(-20, -38.8, 5, 2.6, 1.2), CLOTH.cinza),
      stage.person(
        'yumi',
        {
          turn: 34,
          hip: [-3, -18],
          lean: -2,
          expr: 'calmo',
          hem: 2.6,
          armL: { at: [6, -21.6], dir: 70 },
          armR: { at: [9, -22] },
          legL: [82, 8],
          legR: [80, 10],
        },
        (near) => ({
          torso: [
            near.shape(
              'M-17,-15.6H5Q8,-15.6 7.4,-13C6.4,-8 2.4,-6.4 -.6,-5.8L.6,0H-14.6L-13,-5.6C-16.6,-7.6 -17,-11 -17,-15.6Z',
              CLOTH.branco,
            ),
            near.shape(box(-18.4, -17.8, 25, 3.2, 1.6), CLOTH.ceu),
          ],
          behind: [
            near.shape('M5,-3.4L3.6,0H6.6L8,-3.4ZM16,-3.4L17.4,0H14.4L13,-3.4Z', CLOTH.verde[1]),
            near.shape(box(2.6, -5, 16, 2.8, 1.2), CLOTH.verde),
          ],
          top: [
            near.shape(disc(21, -33, 4.4, 4.8), CLOTH.branco),
            near.ink(disc(21, -33, 1.5, 1.7)),
            near.shape('M25.4,-33V-22.6L23.4,-23.6L21.4,-22.4V-28.4Q25,-29 25.4,-33Z', CLOTH.branco, near.outer * 0.9),
          ],
        }),
      ),
    ],
  },
  dormir: {
    box: [-27.7, -54.7, 59.5],
    usual: 'lia',
    draw: (stage) => [
      stage.pen.shape(box(-25, -44, 50, 44, 6), CLOTH.madeira),
      stage.pen.shape(box(-21, -40, 42, 40, 3), CLOTH.creme),
      stage.pen.shape('M-17,-36Q0,-40 17,-36Q20,-28 17,-19Q0,-16 -17,-19Q-20,-28 -17,-36Z', CLOTH.branco),
      stage.person('lia', {
        hip: [0, 0.5],
        hem: -6,
        expr: 'dormindo',
        tilt: -8,
        hide: ['legL', 'legR', 'armL', 'armR'],
      }),
      stage.pen.shape('M-23,-18.4Q0,-13 23,-18.4V2H-23Z', CLOTH.azul),
      stage.pen.inside(
        'M-23,-18.4Q0,-13 23,-18.4V2H-23Z',
        points('-15,-7 -5,-3 5,-8 15,-4').map(([x, y]) => stage.pen.detail(star(x, y, 2.4), CLOTH.amarelo)),
      ),
      stage.pen.shape('M-23.6,-19.4Q0,-13.8 23.6,-19.4V-14.6Q0,-9 -23.6,-14.6Z', CLOTH.branco),
      stage.pen.shape(
        hull([-9.6, -16.4, 2.2], [-8.2, -14.4, 2.2]) + hull([9.6, -16.4, 2.2], [8.2, -14.4, 2.2]),
        stage.skin,
      ),
      stage.sky
        ? [moon(stage.pen, 24, -46, 5), stage.pen.shape(star(14.6, -50.4, 2), CLOTH.amarelo, stage.pen.inner)]
        : [],
    ],
  },
  comer: {
    box: [-33.6, -86.7, 67.3],
    usual: 'caio',
    draw: (stage) =>
      stage.person(
        'caio',
        {
          ...BUST,
          expr: 'mastigar',
          armR: { at: [9.6, -36.6], z: 'front', hand: 'fist', dir: 210, thumb: -1 },
          armL: { at: [-10, -25.6], dir: 60 },
        },
        (near) => ({
          head: [
            near.shape(hull([3.6, -39.9, 0.8], [14, -35, 0.95]), CLOTH.cinza),
            near.shape(disc(1.6, -40.4, 3.1, 2.2), CLOTH.cinza),
            near.fill(disc(1.4, -41, 2.4, 1.5), DETAILS.beans),
          ],
          top: [
            near.shape('M-13,-27H9C9,-21.6 5,-18.6 1,-18.6H-5C-9,-18.6 -13,-21.6 -13,-27Z', CLOTH.azul),
            near.shape(`${scallop(points('-11.6,-27 -8,-30 -2,-31.4 4,-30 7.6,-27'), 0.6, false)}Z`, CLOTH.branco),
            near.shape(
              `${scallop(points('-6,-27.4 -4,-29.6 0,-30.2 3,-28.6 3.6,-27'), 0.6, false)}Z`,
              DETAILS.beans,
              near.inner,
            ),
            near.shape(box(-14.4, -27.6, 24.8, 2.4, 1.2), CLOTH.azul),
            near.shape(box(-21, -18.4, 42, 3, 1.4), CLOTH.madeira),
          ],
        }),
        { scale: 1.45 },
      ),
  },
  'beber água': {
    box: [-27.7, -89.7, 55.5],
    usual: 'nina',
    draw: (stage) =>
      stage.person(
        'nina',
        {
          ...BUST,
          expr: 'calmo',
          nod: -0.6,
          armR: { at: [8, -32.4], z: 'front', hand: 'fist', dir: 250, thumb: -1 },
          armL: { at: [-8, -32.4], z: 'front', hand: 'fist', dir: 110, thumb: 1 },
        },
        (near) => ({
          head: glass(near, 0, -29.6, 1.36),
        }),
        { scale: 1.5 },
      ),
  },
} satisfies Readonly<Record<string, Action>>
