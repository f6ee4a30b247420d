/** Under the sea: a child dives to an octopus that guards a chest. */

import { CLOTH } from '../cast/inks.ts'
import { SWIM } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import { bubbles, coral, fish, octopus, rock, seaTurtle, seaweed, treasure } from '../shapes/sea.ts'
import { SEASIDE } from '../shapes/seaside.ts'
import { backdrop, ground } from './ground.ts'
import type { Scene } from './scene.ts'

export const SEA: Scene = {
  id: 'mar',
  name: 'no fundo do mar',
  horizon: 60,
  front: 272,
  metre: 92,
  spots: {
    diver: { at: [44, 168], width: 96, height: 76, on: 'water' },
    octopus: { at: [122, 258], width: 104, height: 76, on: 'ground' },
    chest: { at: [38, 262], width: 50, height: 46, on: 'ground' },
    turtle: { at: [152, 104], width: 70, height: 56, on: 'water' },
  },
  shows: ['octopus', 'fish', 'turtle', 'coral', 'seaweed', 'estrela-do-mar', 'baú', 'criança'],
  close: { x: 110, zoom: 1.14 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'seaLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'water'),
      pen.shade('M20 19H62L44 176L20 190z', 'foam', 0.6),
      pen.shade('M120 19H160L200 190L150 190z', 'foam', 0.5),
      ground(far, points('-8,214 36,196 84,210 140,190 218,212'), 'bluePale'),
      stage.from('medio', () => [
        seaweed(far, 76, 250, 1.8, 'leaf'),
        seaweed(far, 92, 250, 1.5, 'leaf', { flip: true }),
        rock(far, 176, 214, 1.1, 'stone'),
      ]),
      stage.from('medio', () => [
        fish(middle, 168, 176, 1.25, 'yellow', 'blue'),
        fish(middle, 22, 204, 0.95, 'red', 'white', { flip: true }),
      ]),
      stage.from('desafio', () => [
        fish(middle, 134, 152, 0.8, 'pink', 'purple', { flip: true }),
        fish(middle, 188, 146, 0.8, 'pink', 'purple', { flip: true }),
        fish(middle, 40, 78, 0.9, 'orange', 'white', { flip: true }),
        fish(middle, 74, 88, 0.8, 'orange', 'white', { flip: true }),
      ]),
      ground(pen, points('-8,246 50,236 104,246 160,236 218,246'), 'sand'),
      stage.from('medio', () => [coral(pen, 160, 248, 0.8, 'orange'), seaweed(pen, 200, 256, 1.3)]),
      coral(pen, 182, 258, 1.35, 'pink'),
      treasure(pen, 38, 262, 1.15),
      octopus(pen.plane('hero'), 112, 264, 1.6),
      stage.tall(() => stage.from('medio', () => seaTurtle(pen, 158, 104, 1.4))),
      stage.tall(() =>
        stage.from('medio', () =>
          stage.person('diver', 0, {
            turn: 58,
            wear: { top: { tone: CLOTH.azul, kind: 'long' }, bottom: { tone: CLOTH.azul, kind: 'shorts' }, aids: [] },
            pose: SWIM,
            extra: (near) => ({
              head: [
                near.rope(box(-10, -51, 20, 10.6, 5), CLOTH.vermelho, 1.5),
                near.rope('M10.6,-46Q15,-46 15,-52V-64', CLOTH.amarelo, 2),
              ],
            }),
          }),
        ),
      ),
      bubbles(pen, [
        [112, 84, 4],
        [118, 72, 3],
        [66, 206, 3.4],
        [72, 194, 2.6],
      ]),
      stage.from('medio', () =>
        bubbles(pen, [
          [198, 190, 3],
          [202, 180, 2],
        ]),
      ),
      pen.at(74, 276, 1, (own) => SEASIDE.estrela(own)),
      stage.from('medio', () => [
        pen.at(150, 277, 0.9, (own) => SEASIDE.concha(own)),
        seaweed(pen, 16, 284, 1.2, 'leafDark'),
      ]),
      stage.from('desafio', () => [
        pen.at(182, 276, 0.9, (own) => SEASIDE.siri(own)),
        seaweed(pen, 28, 286, 0.9, 'leaf', { flip: true }),
        coral(pen, 12, 250, 0.8, 'purple'),
      ]),
    ]
  },
}
