/** Easter in the garden: a rabbit and a child paint one giant egg. */
import { CLOTH } from '../cast/inks.ts'
import { circle, ellipse, heart, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { butterfly, rabbit } from '../shapes/pets.ts'
import { bloom, fence } from '../shapes/plants.ts'
import { backdrop, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

const EGG = 'M106 70C146 70 170 128 170 172C170 222 142 250 106 250C70 250 42 222 42 172C42 128 66 70 106 70z'
const arc = (y: number) => `M20 ${y - 8}Q106 ${y + 10} 192 ${y - 8}`

function bands(pen: Pen, rich: boolean): Drawing {
  return pen.clip(EGG, [
    pen.shape('M20 60H192V96Q106 118 20 96z', 'pinkPale', 1.2),
    rich ? pen.line('M76 100L86 84L96 103L106 84L116 103L126 84L136 100', 1.3) : [],
    pen.line(arc(136), 1.3),
    points('62,122 84,126 106,127.500 128,126 150,122').map(([x, y], i) =>
      pen.shape(circle(x, y, rich && i % 2 ? 4 : 7), i % 2 ? 'yellow' : 'teal'),
    ),
    pen.line(arc(172), 1.3),
    rich
      ? points('54,152 80,157 106,159 132,157 158,152').map(([x, y], i) =>
          pen.shape(heart(x, y, 6), i % 2 ? 'red' : 'purple'),
        )
      : pen.shape(heart(106, 156, 11), 'red'),
    pen.line(arc(208), 1.3),
    rich
      ? points('58,190 82,195 106,197 130,195 154,190').map(([x, y]) =>
          pen.shape(`M${x - 8} ${y + 7}H${x + 8}L${x} ${y - 8}z`, 'orange'),
        )
      : [],
  ])
}

export const EASTER: Scene = {
  id: 'pascoa',
  name: 'no jardim da Páscoa',
  horizon: 60,
  front: 288,
  metre: 72,
  spots: {
    painter: { at: [180, 276], width: 44, height: 92, on: 'ground' },
    rabbit: { at: [36, 278], width: 54, height: 84, on: 'ground' },
    egg: { at: [106, 252], width: 84, height: 186, on: 'ground' },
  },
  shows: ['egg', 'rabbit', 'criança', 'flower', 'cerca', 'sun', 'tree'],
  close: { x: 106, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const rich = stage.level !== 'facil'
    return [
      backdrop(pen, 'sky'),
      sun(middle, 30, 84, 0.95, true),
      cloud(far, 180, 84, 1),
      stage.from('desafio', () => cloud(far, 188, 124, 0.7)),
      hill(far, points('-8,176 50,158 110,172 165,156 218,174'), 'hillFar'),
      stage.from('medio', () => [tree(middle, 20, 202, 1.7), tree(middle, 194, 202, 1.6, 'lime')]),
      meadow(middle, 196, 'meadow'),
      stage.from('medio', () => [fence(middle, 8, 50, 218, 24), fence(middle, 166, 206, 216, 24)]),
      meadow(pen, 228, 'grass'),
      pen.plane('hero').shape(EGG, 'cream'),
      bands(pen, rich),
      pen.plane('hero').shape(EGG, null),
      pen.shape(
        'M52 246C46 240 56 236 64 240C68 234 80 236 82 242C90 236 98 238 102 244C108 239 118 239 122 244C128 238 140 237 144 242C150 236 160 238 162 243C176 256 146 270 106 270C66 270 40 258 52 246z',
        'straw',
      ),
      stage.from('medio', () => pen.line('M62 252q10 6 22 6M92 258q12 4 26 2M128 256q12 0 20 -5', 0.9, 'strawDark')),
      rabbit(pen, 36, 280, 1.6, 'blue'),
      stage.person('painter', 0, {
        pose: {
          turn: -32,
          expr: 'alegre',
          armL: { at: [-14, -38], hand: 'fist', dir: -120, z: 'front', thumb: 1 },
          armR: { at: [9, -24], dir: -30, hand: 'fist' },
        },
        extra: (near) => ({
          head: [
            near.rope('M-11,-35L-22,-43', CLOTH.madeira, 2),
            near.shape('M-20,-38L-16,-44Q-24,-52 -32,-52Q-30,-44 -20,-38Z', CLOTH.agua),
          ],
        }),
      }),
      stage.from('medio', () =>
        (
          [
            [80, 'pink'],
            [104, 'yellow'],
            [128, 'teal'],
          ] as const
        ).map(([x, fill]) =>
          pen.at(x, 285, 1, (pen) => [
            pen.shape('M-9 -15V-3C-9 1 9 1 9 -3V-15z', 'white'),
            pen.shape(ellipse(0, -15, 9, 2.6), fill, 1),
          ]),
        ),
      ),
      stage.from('desafio', () => [
        butterfly(pen, 184, 172, 1.2, 'orange', 12),
        bloom(pen, 62, 284, 1.5, 'red'),
        bloom(pen, 150, 285, 1.5, 'purple'),
        tuft(pen, 16, 286, 1),
      ]),
    ]
  },
}
