/** Caring for nature: children plant a tree by the river, one sorts waste into bins with names. */

import { cos, sin } from '../../scene/angles.ts'
import { round } from '../../scene/marks.ts'
import { CLOTH } from '../cast/inks.ts'
import { GIVE, KNEEL } from '../cast/poses.ts'
import { watering } from '../cast/things.ts'
import { points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { house } from '../shapes/built.ts'
import { boxOfWaste, sortedBins, windWheel } from '../shapes/caring.ts'
import { sapling } from '../shapes/feasts.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { butterfly, duck } from '../shapes/pets.ts'
import { bloom } from '../shapes/plants.ts'
import { backdrop, ground, meadow, ripples } from './ground.ts'
import type { Scene } from './scene.ts'

/** From the hills to the right edge. */
const RIVER =
  'M128 160C150 161 160 166 150 173C140 181 150 190 172 196C190 201 206 206 218 208V250C196 244 160 230 138 212C120 198 122 184 134 175C142 169 140 163 127 161z'

/** Light of the sun, down to the hills: the sky in pieces. */
const [SUN_X, SUN_Y] = [174, 86]
const rays = (pen: Pen): Drawing =>
  pen.line(
    Array.from({ length: 15 }, (_, i) => {
      const angle = ((i * 24 + 6) * Math.PI) / 180
      return `M${round(SUN_X + 22 * cos(angle))} ${round(SUN_Y + 22 * sin(angle))}L${round(SUN_X + 240 * cos(angle))} ${round(SUN_Y + 240 * sin(angle))}`
    }).join(''),
    0.6,
    'cloudShade',
  )

export const ENVIRONMENT: Scene = {
  id: 'meio-ambiente',
  name: 'cuidando da natureza',
  horizon: 150,
  front: 284,
  metre: 46,
  spots: {
    planter: { at: [64, 281], width: 44, height: 56, on: 'ground' },
    helper: { at: [149, 282], width: 44, height: 62, on: 'ground' },
    sorter: { at: [167, 236], width: 34, height: 54, on: 'ground' },
    sapling: { at: [104, 282], width: 40, height: 50, on: 'ground' },
  },
  shows: ['tree', 'lixeira', 'muda', 'sun', 'crianças'],
  rich: ['butterfly', 'duck'],
  close: { x: 106, zoom: 1.2 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const isEasy = stage.level === 'facil'
    return [
      backdrop(pen.finished('plain'), 'sky'),
      pen.isNight ? [] : pen.fine(() => rays(far)),
      isEasy ? sun(middle, 156, 120, 0.75, true) : sun(middle, SUN_X, SUN_Y, 1, true),
      stage.from('medio', () => [cloud(far, 46, 84, 0.9), cloud(far, 112, 96, 0.8)]),
      stage.from('desafio', () => [
        cloud(far, 82, 72, 0.7),
        bird(middle, 128, 84, 0.42, 'blue'),
        bird(middle, 150, 122, 0.36, 'red', { flip: true }),
      ]),
      stage.from('desafio', () => [
        windWheel(far, 64, 142, 1.1, 10),
        windWheel(far, 88, 148, 0.9, 50),
        windWheel(far, 112, 150, 1, 32),
      ]),
      hill(far, points('-8,150 50,134 110,148 160,134 218,150'), 'hillFar'),
      meadow(middle.finished('plain'), 160, 'hill'),
      stage.from('desafio', () => [
        house(middle, 168, 164, 0.8),
        tree(middle, 54, 172, 0.7, 'leaf', 'red'),
        tree(middle, 108, 174, 0.8, 'leaf', 'orange'),
      ]),
      stage.from('medio', () => [tree(middle, 78, 180, 1.2, 'lime'), tree(middle, 186, 186, 0.9)]),
      pen.shape(RIVER, 'water', 1),
      ripples(middle, '146,180 162,202 184,216'),
      pen.fine(() => ripples(middle, '140,166 140,192 150,212 170,222 196,238 176,236')),
      stage.from('desafio', () => [duck(middle, 182, 209, 0.32, 'white'), duck(middle, 192, 222, 0.4, 'yellow')]),
      ground(
        middle.finished('plain'),
        points('-8,206 40,198 90,201 116,203 138,215 160,233 190,246 218,252'),
        'meadow',
      ),
      tree(middle, isEasy ? 56 : 32, 202, 1.9),
      isEasy
        ? sortedBins(pen, [96, 226], { scale: 1.3, gap: 32, count: 2 })
        : sortedBins(pen, [23, 226], { scale: 1.1, gap: 25 }),
      stage.from('medio', () =>
        stage.person('sorter', 2, {
          flip: true,
          pose: {
            ...GIVE,
            armL: { at: [16, -31], z: 'front', dir: 100, hand: 'fist', thumb: 1 },
            armR: { at: [11, -20], z: 'back', dir: 30 },
          },
          extra: (near) => ({
            head: near.shape(
              'M16.600 -45H19.800V-42C22.200 -41 22.800 -39 22.800 -37V-27H13.800V-37C13.800 -39 14.400 -41 16.600 -42Z',
              CLOTH.agua,
            ),
          }),
        }),
      ),
      sapling(pen, 105, 280, 1.15),
      stage.person('planter', 0, {
        pose: KNEEL,
        extra: (near) => ({
          head: [
            near.rope('M12,-16L16.500,-9', CLOTH.madeira, 1.6),
            near.shape(
              'M14.600 -9.600L18.600 -11C21 -8 22 -5 21.600 -2C18.600 -3 15.800 -6 14.600 -9.600Z',
              CLOTH.cinza,
            ),
          ],
        }),
      }),
      stage.person('helper', 1, {
        flip: true,
        pose: { ...GIVE, armL: { at: [11, -23], z: 'front', dir: 70, hand: 'fist', thumb: 1 } },
        extra: watering,
      }),
      stage.from('medio', () => [boxOfWaste(pen, 182, 276, 0.84), tuft(pen, 22, 277, 1)]),
      stage.from('desafio', () => [
        butterfly(pen, 30, 236, 0.5, 'orange', 12),
        [
          [22, 258],
          [42, 251],
          [130, 254],
        ].map(([x = 0, y = 0]) => sapling(middle, x, y, 0.4)),
        [
          [38, 276, 'yellow'],
          [84, 248, 'purple'],
          [166, 274, 'red'],
        ].map(([x, y, fill]) => bloom(middle, Number(x), Number(y), 1.05, fill as Fill)),
      ]),
    ]
  },
}
