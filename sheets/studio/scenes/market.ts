/** A street market: the stallholder sells fruit out of crates, a child shops with a bag, hills behind. */
import { GIVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { bag, crate, priceCard, scales } from '../shapes/market.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'
import { butterfly, dog } from '../shapes/pets.ts'
import { backdrop, ground, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** The stall's counter: its top and its foot, mm. */
const [TOP, FOOT] = [214, 256]

/** A stall that is farther away. */
const farStall = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 22, y - 44, 3, 44) + box(x + 19, y - 44, 3, 44), 'wood', 0.8),
  pen.shape(box(x - 22, y - 18, 44, 18, 1), 'woodPale', 0.9),
  crate(pen, x - 10, y - 18, 0.42, 'banana'),
  crate(pen, x + 10, y - 18, 0.42, 'maca'),
  awning(pen, { x: x - 26, y: y - 54, width: 52, height: 11 }, 6, ['blue', 'white'], 4),
]

export const MARKET: Scene = {
  id: 'feira',
  name: 'na feira',
  horizon: 168,
  front: 282,
  metre: 70,
  spots: {
    seller: { at: [70, 250], width: 60, height: 100, on: 'ground' },
    shopper: { at: [166, 278], width: 50, height: 96, on: 'ground' },
    dog: { at: [116, 282], width: 34, height: 40, on: 'ground' },
  },
  shows: ['barraca', 'orange', 'banana', 'apple', 'pear', 'bag', 'crianças', 'sun', 'cloud', 'tree'],
  close: { x: 100, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 178, 84, 1.1, true),
      stage.from('medio', () => [cloud(far, 40, 76, 1), cloud(far, 116, 84, 0.8)]),
      hill(far, points('-8,152 50,136 110,150 160,136 218,152'), 'hillFar'),
      stage.from('medio', () => [tree(middle, 192, 176, 1.5, 'lime'), tree(middle, 10, 174, 1.3)]),
      meadow(middle, 168, 'hill'),
      stage.from('medio', () => farStall(middle, 162, 192)),
      ground(pen, points('-8,190 105,186 218,190'), 'path'),
      stage.from('desafio', () => [
        farStall(middle, 112, 190),
        pen.line('M150 232q6 -2 12 0M182 250q5 -2 10 0M20 276q6 -2 12 0M76 282q5 -2 10 0', 0.8, 'sandLine'),
      ]),
      pen.shape(box(14, 130, 5, FOOT - 130) + box(123, 130, 5, FOOT - 130), 'wood'),
      stage.person('seller', 'mae', {
        pose: { ...WAVE_LEFT, turn: 12 },
      }),
      pen.shape(box(10, TOP, 122, FOOT - TOP, 1), 'woodPale'),
      pen.line(`M34 ${TOP}V${FOOT}M58 ${TOP}V${FOOT}M84 ${TOP}V${FOOT}M108 ${TOP}V${FOOT}`, 0.8, 'brownDark'),
      pen.shape(box(6, TOP - 4, 130, 7, 1.5), 'wood'),
      crate(pen, 30, TOP - 4, 0.86, 'laranja'),
      crate(pen, 110, TOP - 4, 0.86, 'banana'),
      stage.from('medio', () => scales(pen, 74, TOP - 4, 0.9)),
      stage.from('medio', () => [
        crate(pen, 36, FOOT + 14, 1, 'maca'),
        crate(pen, 86, FOOT + 14, 1, 'pera'),
        // Small pictures would print prices too small to read.
        stage.tall(() => [priceCard(pen, 36, FOOT - 3, 1.2, 'R$ 5'), priceCard(pen, 86, FOOT - 3, 1.2, 'R$ 6')]),
      ]),
      awning(pen, { x: 2, y: 124, width: 140, height: 24 }, 10, ['red', 'white'], 8),
      stage.person('shopper', 0, {
        flip: true,
        pose: { ...GIVE, armR: { at: [17, -30], z: 'back', dir: 90 }, armL: { at: [9, -20], z: 'front', dir: 20 } },
      }),
      bag(pen, 158, 262, 1.25),
      stage.from('desafio', () => [dog(pen, 126, 284, 0.9), butterfly(pen, 196, 250, 1, 'yellow', 12)]),
    ]
  },
}
