/** The people whom a product needs, from nature to the shop. */
import type { Thing } from '../../studio/fit.ts'
import { sewingMachine } from '../../studio/pairs/tools.ts'
import type { Setting } from '../../studio/work/settings.ts'
import {
  breadOven,
  breadShop,
  cheeseShop,
  cheeseVat,
  clothesShop,
  cottonPlants,
  logs,
  loom,
  lorry,
  milkPail,
  millstone,
  newTable,
  planks,
  tableShop,
  threadReels,
  wheat,
} from '../../studio/work/work-things.ts'
import type { WorkerName } from '../../studio/work/workers.ts'

export interface Step {
  readonly name: string
  readonly worker: WorkerName
  readonly thing: Thing
  readonly setting: Setting
  readonly does: string
  /** Size of the thing, how far it is from the middle, how high, mm. */
  readonly at?: readonly [size: number, aside: number, up: number]
}

export interface Chain {
  readonly product: string
  /** That nature gives, by which it begins. */
  readonly material: string
  /** Each needs the one before. */
  readonly steps: readonly Step[]
}

/** The lorry is behind its driver, across the road. */
const driver = (does: string): Step => ({
  name: 'caminhoneira',
  worker: 'driver',
  setting: 'road',
  thing: lorry,
  at: [38, 9, 7],
  does,
})

export const CHAINS: readonly Chain[] = [
  {
    product: 'o pão',
    material: 'trigo',
    steps: [
      { name: 'agricultora', worker: 'farmer', setting: 'field', thing: wheat, does: 'Planta e colhe o trigo.' },
      driver('Leva o trigo ao moinho.'),
      { name: 'moleiro', worker: 'miller', setting: 'mill', thing: millstone, does: 'Mói o trigo: faz a farinha.' },
      { name: 'padeiro', worker: 'baker', setting: 'plain', thing: breadOven, does: 'Com a farinha, faz o pão.' },
      { name: 'vendedora', worker: 'seller', setting: 'shop', thing: breadShop, does: 'Vende o pão pronto.' },
    ],
  },
  {
    product: 'o queijo',
    material: 'leite',
    steps: [
      {
        name: 'vaqueiro',
        worker: 'cowhand',
        setting: 'pasture',
        thing: milkPail,
        at: [12, 0, 0],
        does: 'Tira o leite das vacas.',
      },
      driver('Leva o leite à queijaria.'),
      {
        name: 'queijeiro',
        worker: 'cheesemaker',
        setting: 'plain',
        thing: cheeseVat,
        does: 'Com o leite, faz o queijo.',
      },
      { name: 'vendedora', worker: 'seller', setting: 'shop', thing: cheeseShop, does: 'Vende o queijo pronto.' },
    ],
  },
  {
    product: 'a camiseta',
    material: 'algodão',
    steps: [
      {
        name: 'agricultor',
        worker: 'grower',
        setting: 'field',
        thing: cottonPlants,
        does: 'Planta e colhe o algodão.',
      },
      driver('Leva o algodão à fiação.'),
      {
        name: 'fiandeira',
        worker: 'spinner',
        setting: 'workshop',
        thing: threadReels,
        at: [14, 15, 18],
        does: 'Do algodão, faz o fio.',
      },
      { name: 'tecelão', worker: 'weaver', setting: 'plain', thing: loom, does: 'Com o fio, faz o tecido.' },
      {
        name: 'costureira',
        worker: 'seamstress',
        setting: 'workshop',
        thing: sewingMachine,
        at: [15, 15, 18],
        does: 'Com o tecido, faz a camiseta.',
      },
      { name: 'vendedora', worker: 'seller', setting: 'shop', thing: clothesShop, does: 'Vende a camiseta pronta.' },
    ],
  },
  {
    product: 'a mesa',
    material: 'madeira',
    steps: [
      { name: 'silvicultor', worker: 'grower', setting: 'woods', thing: logs, does: 'Planta e corta as árvores.' },
      driver('Leva a madeira à serraria.'),
      { name: 'serrador', worker: 'sawyer', setting: 'plain', thing: planks, does: 'Serra a madeira em tábuas.' },
      { name: 'marceneira', worker: 'joiner', setting: 'plain', thing: newTable, does: 'Com as tábuas, faz a mesa.' },
      { name: 'vendedora', worker: 'seller', setting: 'shop', thing: tableShop, does: 'Vende a mesa pronta.' },
    ],
  },
]
