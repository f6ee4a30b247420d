/**
 * Goods between countryside and town, the road of four products, impacts of work and their remedies: from general
 * knowledge, to be checked.
 */
import { tractor } from '../../studio/eras/farm-things.ts'
import type { Thing } from '../../studio/fit.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import type { ImpactSpot, Stop } from '../../studio/places/field-and-town.ts'
import { type Crop, cane } from '../../studio/places/product-stops.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { lettuce } from '../../studio/shapes/kitchen-garden.ts'
import { ballpoint, blender, electricIron } from '../../studio/shapes/then-and-now.ts'
import { cottonPlants, fieldHoe, milkPail, wheat } from '../../studio/work/work-things.ts'
import { spanner } from '../../studio/work/work-tools.ts'

/** Reasons for which goods travel: two of the countryside, two of the town. */
export const WHYS = [
  ['A', 'comida fresca'],
  ['B', 'matéria-prima da fábrica'],
  ['C', 'trabalho no campo'],
  ['D', 'casa e escola'],
] as const
type Why = (typeof WHYS)[number][0]

export interface Good {
  readonly name: string
  readonly from: 'campo' | 'cidade'
  /** Letter of the reason for which it travels. */
  readonly why: Why
  readonly draw: Thing
  /** The landscape whose field it comes from: on each of its pages. */
  readonly of?: Crop
}

const eggs: Thing = (pen) =>
  [-7, 7, 0].map((x, i) => pen.shape(ellipse(x, i === 2 ? 3 : 0, 6.4, 8.4), i === 2 ? 'tan' : 'cream', 1))

const medicine: Thing = (pen) => [
  pen.shape(box(-7, -10, 14, 22, 2.4), 'brownPale', 1),
  pen.shape(box(-5, -16, 10, 6, 1), 'white', 1),
  pen.shape(box(-7, -5, 14, 12), 'white', 0.9),
  pen.shape(box(-1.4, -3.6, 2.8, 9.2) + box(-4.6, -0.4, 9.2, 2.8), 'red', null),
]

/** A bag of fertilizer with a leaf on it. */
const fertilizer: Thing = (pen) => [
  pen.shape('M-10 14C-13 2 -11 -6 -8 -10L-10 -15H10L8 -10C11 -6 13 2 10 14z', 'cream', 1),
  pen.line('M-8 -10H8', 0.9),
  pen.shape('M-5 6C-6 -3 1 -6 6 -5C6 2 2 7 -5 6z', 'leaf', 0.9),
]

/** A coil of fence wire. */
const wire: Thing = (pen) => [
  [13, 10, 7].map((r) => pen.line(circle(0, 0, r), 1.2, 'greyDark')),
  pen.line('M13 0l4 5M-2 -13l4 6M-2 7l4 6M-13 -2l6 4', 1.2),
]

const logs: Thing = (pen) =>
  (
    [
      [-6, 5],
      [6, 5],
      [0, -5],
    ] as const
  ).map(([x, y]) => [
    pen.shape(circle(x, y, 5.8), 'woodPale', 1),
    pen.line(circle(x, y, 3.2), 0.5, 'woodDark'),
    pen.spot(x, y, 0.7),
  ])

const good = (why: Why, name: string, draw: Thing, of?: Crop): Good => ({
  from: why < 'C' ? 'campo' : 'cidade',
  why,
  name,
  draw,
  ...(of && { of }),
})

export const GOODS: readonly Good[] = [
  good('A', 'alface', (pen) => lettuce(pen, 0, 0, 1)),
  good('A', 'ovos', eggs),
  good('A', 'laranja', FRUIT.laranja),
  good('A', 'cenoura', FINDS.cenoura),
  good('A', 'banana', FRUIT.banana),
  good('A', 'melancia', FRUIT.melancia),
  good('A', 'abacaxi', FRUIT.abacaxi),
  good('A', 'morango', FINDS.morango),
  good('A', 'uva', FINDS.uva),
  good('B', 'leite para queijo', milkPail, 'leite'),
  good('B', 'algodão', cottonPlants, 'algodao'),
  good('B', 'cana', (pen) => [-7, 7, 0].map((x) => cane(pen, x, 9)), 'cana'),
  good('B', 'tora para móveis', logs, 'papel'),
  good('B', 'trigo para farinha', wheat),
  good('C', 'trator', tractor),
  good('C', 'enxada', fieldHoe),
  good('C', 'vacina do gado', medicine),
  good('C', 'chave do trator', spanner),
  good('C', 'adubo', fertilizer),
  good('C', 'arame da cerca', wire),
  good('D', 'livro', FINDS.livro),
  good('D', 'mochila', FINDS.mochila),
  good('D', 'tesoura', FINDS.tesoura),
  good('D', 'bola de futebol', FINDS.bolaDeFutebol),
  good('D', 'caneta', ballpoint),
  good('D', 'ferro elétrico', electricIron),
  good('D', 'liquidificador', blender),
]

interface Product {
  readonly material: string
  readonly product: string
  /** Two wordings of each stop; neither names the place. */
  readonly says: Readonly<Record<Stop, readonly [string, string]>>
}

export const PRODUCTS: Readonly<Record<Crop, Product>> = {
  leite: {
    material: 'leite',
    product: 'queijo',
    says: {
      field: ['A vaca é ordenhada.', 'De manhã, alguém tira o leite.'],
      lorry: ['Os latões seguem pela estrada.', 'O leite viaja em latões.'],
      factory: ['O leite coalha e vira queijo.', 'Do leite coalhado sai o queijo.'],
      shop: ['Alguém compra o queijo.', 'O queijo é pesado e vendido.'],
      home: ['O queijo vai no pão do lanche.', 'O queijo é servido no jantar.'],
    },
  },
  algodao: {
    material: 'algodão',
    product: 'camiseta',
    says: {
      field: ['O algodão é colhido.', 'O algodão abre e é apanhado.'],
      lorry: ['Os fardos seguem pela estrada.', 'Os fardos de algodão viajam.'],
      factory: ['O fio vira pano e camiseta.', 'O pano é tecido e costurado.'],
      shop: ['Alguém compra a camiseta.', 'A camiseta nova é vendida.'],
      home: ['A camiseta vai para a gaveta.', 'A camiseta limpa é guardada.'],
    },
  },
  cana: {
    material: 'cana',
    product: 'açúcar',
    says: {
      field: ['A cana madura é cortada.', 'A cana cresce e é colhida.'],
      lorry: ['A cana segue pela estrada.', 'A carga de cana viaja.'],
      factory: ['O caldo ferve e vira açúcar.', 'A cana é moída e vira açúcar.'],
      shop: ['Alguém compra o açúcar.', 'O pacote de açúcar é vendido.'],
      home: ['O açúcar adoça o bolo da família.', 'O açúcar adoça o suco do jantar.'],
    },
  },
  papel: {
    material: 'madeira',
    product: 'caderno',
    says: {
      field: ['As árvores plantadas são cortadas.', 'As árvores crescem e são cortadas.'],
      lorry: ['As toras seguem pela estrada.', 'As toras viajam empilhadas.'],
      factory: ['A madeira vira papel e caderno.', 'Do papel se faz o caderno.'],
      shop: ['Alguém compra o caderno.', 'O caderno novo é vendido.'],
      home: ['O caderno é usado na lição de casa.', 'A lição de casa vai no caderno.'],
    },
  },
}

export interface Impact {
  readonly name: string
  /** Undoes this one alone. */
  readonly remedy: string
  /** Its spot in the landscape, and its number's. */
  readonly spot: ImpactSpot
}

export const IMPACTS: readonly Impact[] = [
  { name: 'fogo no mato', remedy: 'roçar com máquina', spot: 'fire' },
  { name: 'encosta sem plantas', remedy: 'semear capim e árvores', spot: 'slope' },
  { name: 'veneno vai para o rio', remedy: 'usar joaninhas contra pragas', spot: 'spray' },
  { name: 'fumaça da fábrica', remedy: 'pôr filtro na chaminé', spot: 'smoke' },
  { name: 'esgoto no rio', remedy: 'limpar a água usada', spot: 'sewage' },
  { name: 'lixo na calçada', remedy: 'separar e recolher', spot: 'rubbish' },
]
