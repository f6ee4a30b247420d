/** Work in town and country: who, with which tool, for what; and through whose hands a thing passes. */
import type { Thing } from '../../studio/fit.ts'
import { hive } from '../../studio/pairs/homes.ts'
import { broom, letter } from '../../studio/pairs/things.ts'
import {
  blackboard,
  bricks,
  fishingNet,
  guitar,
  hose,
  roller,
  sewingMachine,
  stethoscope,
} from '../../studio/pairs/tools.ts'
import { saw, wateringCan } from '../../studio/turning/tools.ts'
import {
  breadOven,
  breadShop,
  cheeseShop,
  cheeseVat,
  clothesShop,
  cottonPlants,
  fieldHoe,
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

export type JobPlace = 'cidade' | 'campo'

export interface Job {
  readonly name: string
  readonly worker: WorkerName
  readonly tool: Thing
  /** Does what, without the name of job or tool. */
  readonly task: string
}

const TEACHER: Job = {
  name: 'professor',
  worker: 'teacher',
  tool: blackboard,
  task: 'Ensina a turma a ler e escrever.',
}
const DOCTOR: Job = { name: 'médica', worker: 'doctor', tool: stethoscope, task: 'Examina quem está doente.' }

export const JOBS: Readonly<Record<JobPlace, readonly Job[]>> = {
  cidade: [
    TEACHER,
    DOCTOR,
    { name: 'bombeira', worker: 'firefighter', tool: hose, task: 'Apaga o fogo e salva pessoas.' },
    { name: 'pintora', worker: 'painter', tool: roller, task: 'Muda a cor das paredes.' },
    { name: 'pedreiro', worker: 'builder', tool: bricks, task: 'Levanta casas e muros.' },
    { name: 'alfaiate', worker: 'tailor', tool: sewingMachine, task: 'Corta e costura roupas.' },
    { name: 'violonista', worker: 'musician', tool: guitar, task: 'Toca músicas para o público.' },
    { name: 'carteira', worker: 'postWoman', tool: letter, task: 'Entrega a correspondência.' },
    { name: 'gari', worker: 'sweeper', tool: broom, task: 'Limpa as ruas e as praças.' },
  ],
  campo: [
    TEACHER,
    DOCTOR,
    { name: 'agricultora', worker: 'farmer', tool: fieldHoe, task: 'Prepara a terra e planta.' },
    { name: 'pescador', worker: 'fisher', tool: fishingNet, task: 'Tira peixes do rio.' },
    { name: 'vaqueiro', worker: 'cowhand', tool: milkPail, task: 'Cuida do gado e tira o leite.' },
    { name: 'apicultora', worker: 'beekeeper', tool: hive, task: 'Cuida das abelhas e colhe o mel.' },
    { name: 'jardineiro', worker: 'gardener', tool: wateringCan, task: 'Molha e poda as plantas.' },
    { name: 'marceneira', worker: 'joiner', tool: saw, task: 'Faz móveis de madeira.' },
  ],
}

export interface Step {
  readonly name: string
  readonly worker: WorkerName
  readonly thing: Thing
  readonly does: string
}

export interface Chain {
  readonly product: string
  /** That nature gives, by which it begins. */
  readonly material: string
  /** Each needs the one before. */
  readonly steps: readonly Step[]
}

export const CHAINS: readonly Chain[] = [
  {
    product: 'o pão',
    material: 'trigo',
    steps: [
      { name: 'agricultora', worker: 'farmer', thing: wheat, does: 'Planta e colhe o trigo.' },
      { name: 'caminhoneira', worker: 'driver', thing: lorry, does: 'Leva o trigo ao moinho.' },
      { name: 'moleiro', worker: 'miller', thing: millstone, does: 'Mói o trigo: faz a farinha.' },
      { name: 'padeiro', worker: 'baker', thing: breadOven, does: 'Com a farinha, faz o pão.' },
      { name: 'vendedora', worker: 'seller', thing: breadShop, does: 'Vende o pão pronto.' },
    ],
  },
  {
    product: 'o queijo',
    material: 'leite',
    steps: [
      { name: 'vaqueiro', worker: 'cowhand', thing: milkPail, does: 'Tira o leite das vacas.' },
      { name: 'caminhoneira', worker: 'driver', thing: lorry, does: 'Leva o leite à queijaria.' },
      { name: 'queijeiro', worker: 'cheesemaker', thing: cheeseVat, does: 'Com o leite, faz o queijo.' },
      { name: 'vendedora', worker: 'seller', thing: cheeseShop, does: 'Vende o queijo pronto.' },
    ],
  },
  {
    product: 'a camiseta',
    material: 'algodão',
    steps: [
      { name: 'agricultor', worker: 'grower', thing: cottonPlants, does: 'Planta e colhe o algodão.' },
      { name: 'fiandeira', worker: 'spinner', thing: threadReels, does: 'Do algodão, faz o fio.' },
      { name: 'tecelão', worker: 'weaver', thing: loom, does: 'Com o fio, faz o tecido.' },
      { name: 'costureira', worker: 'seamstress', thing: sewingMachine, does: 'Costura o tecido.' },
      { name: 'vendedora', worker: 'seller', thing: clothesShop, does: 'Vende a camiseta pronta.' },
    ],
  },
  {
    product: 'a mesa',
    material: 'madeira',
    steps: [
      { name: 'agricultor', worker: 'grower', thing: logs, does: 'Planta e corta as árvores.' },
      { name: 'caminhoneira', worker: 'driver', thing: lorry, does: 'Leva as toras à serraria.' },
      { name: 'serrador', worker: 'sawyer', thing: planks, does: 'Serra as toras em tábuas.' },
      { name: 'marceneira', worker: 'joiner', thing: newTable, does: 'Com as tábuas, faz a mesa.' },
      { name: 'vendedora', worker: 'seller', thing: tableShop, does: 'Vende a mesa pronta.' },
    ],
  },
]
