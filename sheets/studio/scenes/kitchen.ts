/** A kitchen: a child and a grandmother make dough at the table, the stove and the fridge behind. */
import { BEHIND_TABLE, WAVE } from '../cast/poses.ts'
import { box } from '../paths.ts'
import type { Fill } from '../pen.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { cat } from '../shapes/pets.ts'
import { bowl, curtained, fridge, groceries, pot, stove } from '../shapes/rooms.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

const JARS: readonly Fill[] = ['red', 'yellow', 'green', 'orange']
/** The table: its top, the hem of its cloth, which hides the legs of whoever is behind, and its foot, mm. */
const [TOP, HEM, FOOT] = [238, 272, 284]

export const KITCHEN: Scene = {
  id: 'cozinha',
  name: 'na cozinha',
  horizon: 196,
  front: 282,
  metre: 70,
  spots: {
    cook: { at: [66, 256], width: 44, height: 90, on: 'floor' },
    grandmother: { at: [122, 276], width: 50, height: 110, on: 'floor' },
    cat: { at: [186, 282], width: 30, height: 34, on: 'floor' },
  },
  shows: ['vovó', 'tigela', 'pot', 'stove', 'fridge', 'spoon', 'milk', 'egg', 'table', 'crianças'],
  close: { x: 96, zoom: 1.12 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    return [
      room(pen, 196, 'yellowPale', 'woodPale', stage.level === 'desafio'),
      curtained(middle, 84, 84, 52, 46, 'sky', 'redPale'),
      stage.from('medio', () => [
        middle.shape(box(150, 106, 50, 4, 1), 'wood', 1),
        JARS.map((fill, i) => [
          middle.shape(box(153 + i * 12, 92, 9, 14, 1.5), fill, 0.9),
          middle.shape(box(154 + i * 12, 89, 7, 3.4, 1), 'stone', 0.8),
        ]),
      ]),
      stage.from('medio', () => [
        middle.shape(box(8, 146, 194, 22), 'white', 0.9),
        middle.line(
          'M8 157H202M30 146V168M52 146V168M74 146V168M96 146V168M118 146V168M140 146V168M162 146V168M184 146V168',
          0.6,
          'stoneDark',
        ),
      ]),
      fridge(middle, 32, 212, 1.12),
      middle.shape(box(58, 176, 92, 36), 'woodPale'),
      middle.line('M88 180V212M120 180V212', 0.9, 'brownDark'),
      stage.from('medio', () => [middle.line('M84 192v6M92 192v6M116 192v6M124 192v6', 1.4, 'brownDark')]),
      middle.shape(box(55, 171, 98, 6, 1), 'stone'),
      stove(middle, 176, 212, 1.04),
      pot(middle, 176, 169, 1.1),
      stage.person('cook', 0, { pose: BEHIND_TABLE }),
      stage.person('grandmother', 'avo', {
        pose: { ...WAVE, hide: ['legL', 'legR'], armL: { at: [-8, -30], z: 'front', dir: 60 } },
      }),
      pen.rope(`M22 ${TOP + 4}V${FOOT}M152 ${TOP + 4}V${FOOT}`, 5, 'wood'),
      pen.shape(`M12 ${TOP}H162L165 ${HEM}${'q-6.500 7 -13 0'.repeat(12)}z`, 'redPale'),
      pen.line(`M11 ${HEM - 8}H163`, 0.8, 'red'),
      pen.shape(box(10, TOP, 154, 6, 2), 'red', 1.1),
      bowl(pen, 66, TOP, 1.2),
      groceries(pen, 30, TOP, 1.05),
      [128, 138].map((x) =>
        pen.shape(
          `M${x} ${TOP - 9}C${x + 4} ${TOP - 9} ${x + 4} ${TOP} ${x} ${TOP}C${x - 4} ${TOP} ${x - 4} ${TOP - 9} ${x} ${TOP - 9}z`,
          'cream',
          0.9,
        ),
      ),
      stage.from('medio', () => [pen.at(150, TOP - 6, 0.95, FRUIT.maca), pen.at(104, TOP - 5, 0.95, FRUIT.banana)]),
      stage.from('medio', () => cat(pen, 186, 284, 1.15, 'orange')),
      stage.from('desafio', () => [
        pen.shape(box(34, 262, 30, 22, 2), 'straw'),
        pen.line('M38 268H60M38 274H60', 0.8, 'strawDark'),
        pen.at(44, 260, 0.8, FRUIT.laranja),
        pen.at(54, 260, 0.8, FRUIT.pera),
      ]),
    ]
  },
}
