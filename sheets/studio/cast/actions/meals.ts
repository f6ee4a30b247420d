/** Meals that are no dish of rice and beans: breakfast, a snack, a fruit. */
import { box, disc, points, scallop } from '../../paths.ts'
import type { Drawing } from '../../pen.ts'
import type { FigurePen } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { type Action, BUST } from './stage.ts'

const tableTop = (near: FigurePen): Drawing => near.shape(box(-21, -18.6, 42, 3.2, 1.4), CLOTH.madeira)

/** Both hands at something in front of the mouth. */
const BOTH_HANDS = {
  armL: { at: [-8.4, -35], z: 'front', hand: 'fist', dir: 130, thumb: 1 },
  armR: { at: [8.4, -35], z: 'front', hand: 'fist', dir: 230, thumb: -1 },
} as const

/** The right hand brings something to the mouth, the left one rests on the table. */
const ONE_HAND = {
  armR: { at: [9.4, -35.4], z: 'front', hand: 'fist', dir: 220, thumb: -1 },
  armL: { at: [-10, -22.4], dir: 60 },
} as const

export const MEALS = {
  'tomar café': {
    usual: 'lia',
    draw: (stage) =>
      stage.person(
        'lia',
        { ...BUST, expr: 'carinho', ...ONE_HAND, armR: { ...ONE_HAND.armR, at: [11.4, -34] } },
        (near) => ({
          head: [
            near.rope('M6.4,-38.6Q11.6,-39 11,-35.4Q10.4,-32.4 6,-33', CLOTH.coral, 1.5),
            near.shape('M-4.6,-40.4H6.6V-33.4Q6.6,-30.4 3.6,-30.4H-1.6Q-4.6,-30.4 -4.6,-33.4Z', CLOTH.coral),
            near.detail(disc(1, -35.4, 1.9), CLOTH.branco),
          ],
          top: [
            tableTop(near),
            near.shape('M-20,-19C-21.6,-25 -17,-26.6 -13,-26.6S-4.6,-25 -6,-19Z', CLOTH.madeira[1]),
            near.ink('M-16.6,-25.4l1.4,2.4M-12.6,-26l1.2,2.6M-8.8,-25l1,2.2'),
            near.shape('M9,-19C8,-24 11,-25.4 14,-25.4S20,-24 19,-19Z', CLOTH.amarelo),
            near.ink('M11.4,-23.2q2.6,1.4 5.4,0'),
          ],
        }),
        { scale: 1.45 },
      ),
  },
  lanchar: {
    usual: 'davi',
    draw: (stage) =>
      stage.person(
        'davi',
        { ...BUST, expr: 'mastigar', ...BOTH_HANDS },
        (near) => ({
          head: [
            near.shape('M-7.4,-37.4Q-7.4,-42 0,-42Q7.4,-42 7.4,-37.4Z', CLOTH.madeira),
            near.shape(
              `${scallop(points('-8,-37.4 -5,-36.4 -2,-37 1,-36.2 4,-37 8,-37.4'), 0.6, false)}L7,-34.6H-7Z`,
              CLOTH.verde,
              near.inner,
            ),
            near.shape(box(-7.4, -35.2, 14.8, 2, 0.8), CLOTH.amarelo, near.inner),
            near.shape(box(-7.2, -33.4, 14.4, 3.2, 1.5), CLOTH.madeira),
          ],
          top: [
            tableTop(near),
            near.shape('M10.6,-30H19L18,-19H11.6Z', CLOTH.lilas),
            near.rope('M15,-30L17,-36', CLOTH.coral, 1),
            near.shape(box(-20, -25, 15, 6.4, 2), CLOTH.agua),
            near.ink('M-20,-22.4H-5M-13.8,-25V-20.6H-11.2V-25'),
          ],
        }),
        { scale: 1.45 },
      ),
  },
  'comer uma fruta': {
    usual: 'malu',
    draw: (stage) =>
      stage.person(
        'malu',
        { ...BUST, expr: 'mastigar', ...ONE_HAND },
        (near) => ({
          head: [
            near.shape(
              'M5.6,-42C9.6,-44.4 12.6,-41.6 11.8,-38C11,-34.4 8,-32.4 6,-33.6C4,-32.4 1,-34 .2,-37.4C2,-37 2.6,-38.6 1.6,-40C2.6,-42 4,-43 5.6,-42Z',
              CLOTH.vermelho,
            ),
            near.ink('M6,-42Q6.2,-44.4 7.6,-45.4', near.outer),
            near.shape('M7.4,-44.6Q9,-47.6 12,-46.8Q11,-44 7.4,-44.6Z', CLOTH.verde, near.inner),
          ],
          top: [
            tableTop(near),
            near.shape('M6,-25H21C21,-21.4 18,-19 15.4,-19H11.6C9,-19 6,-21.4 6,-25Z', CLOTH.ceu),
            near.shape('M8,-25.4C6.4,-31 9,-33 9.6,-33L11,-32.4C10.4,-29.4 12,-27.4 16,-26Z', CLOTH.amarelo),
            near.shape(disc(16.6, -27.6, 2.9), CLOTH.coral),
            near.shape(box(5.2, -25.6, 16.6, 2, 1), CLOTH.ceu),
          ],
        }),
        { scale: 1.45 },
      ),
  },
  'tomar sorvete': {
    usual: 'sofia',
    draw: (stage) =>
      stage.person(
        'sofia',
        { ...BUST, expr: 'carinho', armR: { at: [8, -29.6], z: 'front', hand: 'fist', dir: 200, thumb: -1 } },
        (near) => ({
          head: [
            near.shape('M1.4,-37L10,-36L5.6,-25Z', CLOTH.madeira),
            near.ink('M3.4,-36.4L7.6,-30.4M8.4,-36L4,-31.6'),
            near.shape(disc(5.4, -40.4, 4.9), CLOTH.rosa),
            near.shape(scallop(points('.6,-38.6 3.4,-36.4 6.4,-36.2 10.2,-38'), 0.7, false), CLOTH.rosa, near.inner),
            near.solid(disc(4, -42.4, 0.5) + disc(7, -41.4, 0.5) + disc(6, -43.6, 0.5)),
          ],
        }),
        { scale: 1.45 },
      ),
  },
  'comer pipoca': {
    usual: 'gil',
    draw: (stage) =>
      stage.person(
        'gil',
        {
          ...BUST,
          expr: 'mastigar',
          armR: { at: [5, -38.4], z: 'front', hand: 'fist', dir: 230, thumb: -1 },
          armL: { at: [-11.6, -24], z: 'front', dir: 80, thumb: 1 },
        },
        (near) => {
          const bucket = 'M-12,-29H8L5.6,-15H-9.6Z'
          return {
            head: near.shape(scallop(points('-.6,-40 1.4,-41.6 3,-40 1.6,-38.2'), 0.6), CLOTH.creme, near.inner),
            armMid: [
              near.shape(
                scallop(points('-12,-29 -10,-32.6 -6,-34.4 -2,-35 2,-34.4 6,-32.6 8,-29 4,-27 -2,-26.6 -8,-27'), 0.6),
                CLOTH.creme,
              ),
              near.shape(bucket, CLOTH.branco),
              near.inside(bucket, [
                near.shape('M-12.4,-30H-8L-6.4,-14H-10Z', CLOTH.vermelho, near.inner),
                near.shape('M-4,-30H0L-.4,-14H-3.6Z', CLOTH.vermelho, near.inner),
                near.shape('M4.2,-30H9L6.4,-14H2.6Z', CLOTH.vermelho, near.inner),
              ]),
            ],
          }
        },
        { scale: 1.45 },
      ),
  },
} satisfies Readonly<Record<string, Action>>
