/** A walk in space: two float on their lines between the rocket and the planets. */

import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP, WAVE } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import type { Drawing } from '../pen.ts'
import { alien, brightStar, helmet, planet } from '../shapes/space.ts'
import { rocket, rocketPanels } from '../shapes/vehicles.ts'
import { backdrop } from './ground.ts'
import { childScale, type Scene, type Stage } from './scene.ts'

const SUIT = {
  top: { tone: CLOTH.branco, kind: 'long' },
  bottom: { tone: CLOTH.branco, kind: 'pants' },
  shoes: CLOTH.lilas,
  hair: 'curto',
  aids: [],
} as const

function floating(stage: Stage, spot: 'first' | 'second', who: number, turn: number): Drawing {
  const [x, foot] = SPACE_WALK.spots[spot]?.at ?? [0, 0]
  const scale = childScale(SPACE_WALK, foot)
  return stage.pen.at(
    x,
    foot,
    1,
    (pen) => [
      person(pen, stage.who(who), 0, 0, scale, {
        wear: SUIT,
        pose: { ...(spot === 'first' ? WAVE : HANDS_UP), plain: true, legL: [-16, -4], legR: [14, 30] },
        extra: (near) => ({
          behind: near.shape(box(-9, -37, 18, 20, 4), CLOTH.cinza),
          armMid: [near.shape(box(-4.6, -29, 9.2, 6.6, 1.2), CLOTH.ceu), near.ink('M-2.6,-26.6h5M-2.6,-24.6h3')],
        }),
      }),
      helmet(pen, 0, -46.6 * scale, scale),
    ],
    { turn },
  )
}

export const SPACE_WALK: Scene = {
  id: 'passeio-espacial',
  name: 'num passeio pelo espaço',
  horizon: -260,
  front: 300,
  metre: 74,
  spots: {
    first: { at: [52, 208], width: 80, height: 108, on: 'air' },
    second: { at: [160, 256], width: 70, height: 104, on: 'air' },
  },
  shows: ['rocket', 'planet', 'star', 'astronaut', 'alien'],
  close: { x: 104, zoom: 1.04 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'purplePale'),
      planet(middle, 166, 94, 1.55, 'orange', 'ring', 'yellow'),
      planet(middle, 40, 262, 1.9, 'teal', 'bands', 'bluePale'),
      stage.from('medio', () => planet(middle, 34, 82, 0.9, 'pink', 'spots', 'redPale')),
      stage.from('desafio', () => [
        planet(middle, 192, 164, 0.6, 'blue', 'bands', 'water'),
        planet(middle, 104, 282, 0.7, 'pink', 'bands', 'redPale'),
      ]),
      brightStar(pen, 66, 108, 5.4),
      brightStar(pen, 190, 214, 5),
      stage.from('medio', () => points('20,128 132,140 84,76 112,250').map(([x, y]) => brightStar(pen, x, y, 4.4))),
      stage.from('desafio', () =>
        points('130,66 16,160 196,132 74,232 134,276 90,132 188,276').map(([x, y]) => brightStar(pen, x, y, 3.6)),
      ),
      pen.line('M110 196C90 214 72 190 56 178', 1.6),
      pen.line('M118 208C140 240 150 226 164 224', 1.6),
      rocket(pen.plane('hero'), 106, 214, 1.25, true, { turn: 14 }),
      pen.fine(() => pen.at(106, 214, 1.25, rocketPanels, { turn: 14 })),
      floating(stage, 'first', 0, -16),
      floating(stage, 'second', 1, 18),
      stage.from('medio', () => alien(pen, 74, 284, 0.9)),
    ]
  },
}
