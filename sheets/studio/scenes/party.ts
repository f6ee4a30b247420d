/** A birthday seen from near: one brings a present, one a balloon, the cake is on a small table, the dog waits. */
import { HOLD, WAVE_LEFT } from '../cast/poses.ts'
import { points } from '../paths.ts'
import { bunting } from '../shapes/built.ts'
import { bush, cloud, hill } from '../shapes/nature.ts'
import { balloon, cake, gift } from '../shapes/party.ts'
import { dog } from '../shapes/pets.ts'
import { backdrop, meadow } from './ground.ts'
import { guestHat, WITH_BALLOON } from './guests.ts'
import type { Scene } from './scene.ts'

/** Feet of those in front, and of whoever comes from behind, mm. */
const [FEET, BEHIND] = [274, 246]
/** The table: its middle, its top and its foot, mm. */
const TABLE = { x: 106, top: 232, foot: 278 }

export const PARTY: Scene = {
  id: 'aniversario',
  name: 'na festa de aniversário',
  horizon: 160,
  front: 280,
  metre: 70,
  spots: {
    giver: { at: [38, FEET], width: 46, height: 90, on: 'ground' },
    guest: { at: [172, FEET], width: 46, height: 90, on: 'ground' },
    behind: { at: [140, BEHIND], width: 40, height: 80, on: 'ground' },
  },
  shows: ['cake', 'balloon', 'gift', 'bunting', 'candle', 'table', 'dog', 'crianças'],
  close: { x: 105, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.from('desafio', () => [cloud(far, 60, 178, 0.6), cloud(far, 150, 172, 0.5)]),
      hill(far, points('-8,196 50,186 110,194 160,184 218,196'), 'hillFar'),
      stage.from('medio', () => [bush(middle, 64, 214, 1.3), bush(middle, 204, 214, 1.2, 'lime')]),
      meadow(middle, 212, 'grass'),
      bunting(middle, [-8, 146], [218, 146], 10, ['yellow', 'blue', 'pink', 'green', 'orange'], { size: 15, gap: 4 }),
      stage.from('desafio', () => stage.person('behind', 2, { pose: WAVE_LEFT })),
      meadow(pen, 250, 'meadow'),
      stage.person('giver', 0, { pose: HOLD }),
      guestHat(pen, PARTY, [38, FEET], ['red', 'yellow'], -8),
      gift(pen, 38, 252, 0.8, 'blue', 'yellow'),
      stage.person('guest', 1, {
        pose: WITH_BALLOON,
      }),
      guestHat(pen, PARTY, [172, FEET], ['purple', 'yellow'], 8),
      balloon(pen, 195, 226, 1.15, 'red', 2),
      pen.shape(
        `M${TABLE.x - 38} ${TABLE.top}H${TABLE.x + 38}L${TABLE.x + 43} ${TABLE.foot - 4}q-7 8 -14.300 0q-7 8 -14.300 0q-7 8 -14.400 0q-7 8 -14.400 0q-7 8 -14.300 0q-7 8 -14.300 0z`,
        'pinkPale',
      ),
      pen.shape(`M${TABLE.x - 38} ${TABLE.top}a38 7 0 0 1 76 0a38 7 0 0 1 -76 0z`, 'pink', 1.1),
      cake(pen.plane('hero'), TABLE.x, TABLE.top + 2, 0.95, 3),
      stage.from('medio', () => dog(pen, 205, 284, 0.9)),
      stage.from('medio', () => gift(pen, 4, 282, 0.9, 'green', 'orange')),
      stage.from('desafio', () => gift(pen, 70, 286, 0.62, 'yellow', 'purple', 5)),
    ]
  },
}
