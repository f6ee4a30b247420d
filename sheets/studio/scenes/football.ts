/** A football pitch: one kicks, one keeps the goal, friends watch. */

import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP, KICK, RUN, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, points, poly, ring } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { cloud, sun, tree } from '../shapes/nature.ts'
import { backdrop, lawn } from './ground.ts'
import { childScale, type Scene } from './scene.ts'

/** A football of black and white patches. */
export const football = (pen: Pen, x: number, y: number, r: number): Drawing =>
  pen.at(x, y, r / 10, (pen) => [
    pen.shape(circle(0, 0, 10), 'white'),
    pen.clip(circle(0, 0, 10), [
      pen.shape(poly(ring(0, 0, 3.8, 3.8, 5, -90, 270)), 'greyDark', 0.9),
      Array.from({ length: 5 }, (_, i) =>
        pen.at(
          0,
          0,
          1,
          (pen) => [pen.line('M0 -3.8V-7', 0.9), pen.shape('M-4 -11L-2.6 -7H2.6L4 -11z', 'greyDark', 0.9)],
          { turn: i * 72 },
        ),
      ),
    ]),
    pen.shape(circle(0, 0, 10), null),
  ])

const NET = `${Array.from({ length: 9 }, (_, i) => `M${62 + i * 13} 122V184`).join('')}${[132, 145, 158, 171].map((y) => `M56 ${y}H180`).join('')}`

export const FOOTBALL: Scene = {
  id: 'futebol',
  name: 'no campo de futebol',
  horizon: 156,
  front: 282,
  metre: 74,
  spots: {
    kicker: { at: [58, 274], width: 66, height: 96, on: 'ground' },
    keeper: { at: [122, 192], width: 60, height: 62, on: 'ground' },
    fan: { at: [26, 214], width: 30, height: 60, on: 'ground' },
    runner: { at: [164, 262], width: 52, height: 90, on: 'ground' },
  },
  shows: ['football', 'ball', 'goal', 'crianças', 'tree'],
  close: { x: 96, zoom: 1.16 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const shirt = (tone: keyof typeof CLOTH, bottom: keyof typeof CLOTH) => ({
      top: { tone: CLOTH[tone] },
      bottom: { tone: CLOTH[bottom], kind: 'shorts' as const },
    })
    const scale = childScale(FOOTBALL, 274)
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => sun(middle, 180, 78, 0.95, true)),
      stage.from('medio', () => [
        cloud(far, 48, 84, 1),
        cloud(far, 120, 76, 0.8),
        tree(middle, 22, 160, 1.7),
        tree(middle, 200, 160, 1.5, 'lime'),
      ]),
      stage.from('desafio', () =>
        bunting(far, [8, 96], [206, 96], 6, ['green', 'yellow', 'blue', 'white'], { size: 8, gap: 4 }),
      ),
      far.shape(box(-5, 148, 220, 14), 'bluePale'),
      lawn(middle, points('-8,160 105,158 218,160'), 'meadow'),
      stage.from('desafio', () => middle.line(NET, 0.6, 'stoneDark')),
      stage.level === 'medio'
        ? middle.line('M88 122V184M120 122V184M152 122V184M56 142H180M56 163H180', 0.6, 'stoneDark')
        : [],
      pen.rope('M54 188V116H182V188', stage.level === 'facil' ? 6 : 4, 'white', 1),
      stage.tall(() => stage.person('keeper', 2, { pose: HANDS_UP, wear: { ...shirt('amarelo', 'marinho') } })),
      lawn(pen, points('-8,198 105,194 218,198'), 'grass'),
      pen.shape('M-8 226C50 218 160 218 218 226V232C160 224 50 224 -8 232z', 'white', 0.9),
      stage.from('medio', () =>
        stage.person('runner', 1, {
          pose: {
            ...RUN,
            turn: -34,
            lean: -10,
            armL: { at: [-13, -33], hand: 'fist', z: 'back' },
            armR: { at: [12, -31], hand: 'fist' },
            legL: { at: [-9, -3] },
            legR: { at: [11, -8], toe: 50 },
          },
          wear: shirt('vermelho', 'branco'),
        }),
      ),
      stage.person('kicker', 0, { pose: KICK, wear: shirt('verde', 'branco') }),
      football(pen, 58 + 23 * scale, 274 - 9 * scale, 7.4 * scale),
      pen.line(`M${58 + 33 * scale} ${274 - 18 * scale}l5 -4M${58 + 35 * scale} ${274 - 11 * scale}l6 -1`, 1.2),
      stage.from('desafio', () => stage.person('fan', 3, { pose: WAVE_LEFT })),
    ]
  },
}
