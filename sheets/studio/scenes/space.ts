/** On another planet: a child in a space suit has landed, somebody lives there. */

import type { Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { WAVE } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import { alien, brightStar, crater, helmet, planet } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'
import { backdrop, ground } from './ground.ts'
import { childScale, type Scene } from './scene.ts'

const ASTRONAUT = [58, 268] as const

/** A white suit with a panel on the chest and a pack on the back; whoever wears it waves. */
export const SUIT: Standing = {
  wear: {
    top: { tone: CLOTH.branco, kind: 'long' },
    bottom: { tone: CLOTH.branco, kind: 'pants' },
    shoes: CLOTH.lilas,
    hair: 'curto',
    aids: [],
  },
  pose: { ...WAVE, plain: true },
  extra: (near) => ({
    behind: near.shape(box(-9, -37, 18, 20, 4), CLOTH.cinza),
    armMid: [near.shape(box(-4.6, -29, 9.2, 6.6, 1.2), CLOTH.ceu), near.ink('M-2.6,-26.6h5M-2.6,-24.6h3')],
  }),
}

export const SPACE: Scene = {
  id: 'espaco',
  name: 'no espaço',
  horizon: 190,
  front: 280,
  metre: 72,
  spots: {
    astronaut: { at: ASTRONAUT, width: 60, height: 100, on: 'ground' },
    rocket: { at: [152, 236], width: 66, height: 124, on: 'ground' },
    neighbour: { at: [114, 276], width: 42, height: 50, on: 'ground' },
  },
  shows: ['rocket', 'planet', 'star', 'astronaut', 'alien'],
  close: { x: 104, zoom: 1.22 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'purple')
    const middle = pen.plane('middle')
    const scale = childScale(SPACE, ASTRONAUT[1])
    return [
      backdrop(pen, 'purplePale'),
      stage.level === 'facil'
        ? planet(middle, 56, 138, 1.2, 'orange', 'ring', 'yellow')
        : planet(middle, 50, 96, 1.7, 'orange', 'ring', 'yellow'),
      stage.from('medio', () => planet(far, 172, 76, 0.8, 'teal', 'bands', 'bluePale')),
      stage.from('desafio', () => [
        planet(far, 110, 76, 0.5, 'pink', 'spots', 'redPale'),
        planet(far, 20, 158, 0.6, 'blue', 'bands', 'water'),
      ]),
      brightStar(middle, 96, 112, 5),
      stage.from('medio', () => brightStar(middle, 22, 64, 4.6)),
      stage.from('medio', () => [
        brightStar(far, 190, 112, 4.2),
        brightStar(far, 104, 150, 4.2),
        brightStar(far, 30, 138, 4),
      ]),
      stage.from('desafio', () =>
        points('84,68 134,92 198,146 78,134 14,104 126,122').map(([x, y]) => brightStar(far, x, y, 3.4)),
      ),
      ground(far, points('-8,202 30,176 64,196 112,184 160,192 218,180'), 'stone'),
      stage.from('desafio', () => ground(far, points('-8,214 60,200 100,210 218,200'), 'greyPale')),
      ground(pen, points('-8,222 48,214 105,220 165,212 218,220'), 'cream'),
      crater(pen, 96, 236, 40),
      stage.from('medio', () => [crater(pen, 24, 240, 22), crater(pen, 188, 272, 34)]),
      rocket(pen.plane('hero'), 152, 236, 1.55, false),
      crater(pen, 150, 262, 26),
      stage.person('astronaut', 0, SUIT),
      helmet(pen, ASTRONAUT[0], ASTRONAUT[1] - 46.6 * scale, scale),
      alien(pen, 112, 276, 1.25),
      stage.from('desafio', () => [
        crater(pen, 24, 282, 30),
        crater(pen, 80, 284, 18),
        rocket(far, 112, 128, 0.42, true, { turn: 38 }),
      ]),
    ]
  },
}
