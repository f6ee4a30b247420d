/** A beach: two children build a castle of sand, the boat is out at sea. */

import { CLOTH } from '../cast/inks.ts'
import { KNEEL } from '../cast/poses.ts'
import { points } from '../paths.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { boat, castle, SEASIDE, umbrella } from '../shapes/seaside.ts'
import { backdrop, ground, ripples } from './ground.ts'
import type { Scene } from './scene.ts'

export const BEACH: Scene = {
  id: 'praia',
  name: 'na praia',
  horizon: 128,
  front: 280,
  metre: 74,
  spots: {
    builder: { at: [42, 272], width: 56, height: 70, on: 'ground' },
    helper: { at: [172, 272], width: 56, height: 70, on: 'ground' },
    castle: { at: [108, 264], width: 84, height: 76, on: 'ground' },
  },
  shows: [
    'castelo',
    'balde',
    'boat',
    'castelo de areia',
    'umbrella',
    'crab',
    'estrela-do-mar',
    'palm',
    'sun',
    'crianças',
    'mar',
  ],
  close: { x: 107, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => sun(middle, 168, 90, 1.1, true)),
      cloud(far, 46, 80, 1.1),
      stage.from('medio', () => cloud(far, 112, 72, 0.7)),
      hill(far, points('-8,130 20,116 60,112 96,128 218,130'), 'hillFar', 140),
      pen.shape('M-5 130H215V200H-5z', 'water', 1),
      boat(middle, 130, 152, 1.25),
      stage.from('desafio', () => boat(far, 60, 136, 0.45)),
      ripples(pen, stage.level === 'facil' ? '30,160' : '24,150 60,160 164,150 96,168 178,166'),
      ground(pen, points('-8,180 30,176 66,182 110,175 150,182 218,176'), 'foam', 1),
      ground(pen, points('-8,192 40,186 90,192 150,185 218,192'), 'sand'),
      stage.from('medio', () => palm(middle, 194, 206, 2.3, { flip: true })),
      stage.from('medio', () => umbrella(pen, 26, 222)),
      ground(pen, points('-8,226 60,218 120,224 218,216'), 'yellowPale', 0.9),
      castle(pen, 108, 262),
      stage.from('desafio', () => pen.at(76, 214, 0.7, (own) => SEASIDE.siri(own))),
      stage.person('builder', 0, {
        pose: KNEEL,
        extra: (near) => ({
          armFront: [
            near.rope('M10,-16L22,-8', CLOTH.madeira, 1.6),
            near.shape('M20,-10L24,-12L29,-5Q28,-1 24,-2Z', CLOTH.azul),
          ],
        }),
      }),
      stage.person('helper', 1, {
        flip: true,
        pose: { ...KNEEL, armL: { at: [12, -18], z: 'front', dir: 80, hand: 'fist' } },
        extra: (near) => ({
          torso: [
            near.shape('M8,-20H22L20,-8H10Z', CLOTH.vermelho),
            near.rope('M8,-20C8,-28 22,-28 22,-20', CLOTH.vermelho, 1.2),
          ],
        }),
      }),
      pen.at(92, 281, 0.95, (own) => SEASIDE.estrela(own), { turn: 12 }),
      stage.from('medio', () => [
        pen.at(134, 280, 0.95, (own) => SEASIDE.concha(own)),
        pen.at(20, 279, 0.85, (own) => SEASIDE.siri(own)),
      ]),
      stage.from('desafio', () => [
        pen.at(185, 282, 0.8, (own) => SEASIDE.bola(own)),
        pen.at(150, 199, 0.7, (own) => SEASIDE.estrela(own), { turn: 30 }),
        pen.at(70, 282, 0.7, (own) => SEASIDE.concha(own), { turn: -14 }),
      ]),
    ]
  },
}
