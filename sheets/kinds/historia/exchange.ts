/**
 * Goods between countryside and town, the road of four products, impacts of work and their remedies. Sources: IBGE
 * (Atlas do espaço rural brasileiro 2020), Embrapa (leite, algodão, cana, conservação do solo), Ibá (árvores plantadas),
 * Código Florestal (Lei 12.651, mata ciliar), Política Nacional de Resíduos Sólidos (Lei 12.305).
 */

import { tractor } from '../../studio/eras/farm-things.ts'
import type { Thing } from '../../studio/fit.ts'
import { ellipse } from '../../studio/paths.ts'
import type { Crop, ImpactSpot, Stop } from '../../studio/places/field-and-town.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { corn } from '../../studio/shapes/june.ts'
import { lettuce } from '../../studio/shapes/kitchen-garden.ts'
import { vaccine } from '../../studio/shapes/milestones.ts'
import { ballpoint, blender, electricIron, laptop, smartphone } from '../../studio/shapes/then-and-now.ts'
import { cottonPlants, milkPail, wheat } from '../../studio/work/work-things.ts'
import { spanner } from '../../studio/work/work-tools.ts'

export interface Good {
  readonly name: string
  readonly from: 'campo' | 'cidade'
  readonly draw: Thing
}

const eggs: Thing = (pen) =>
  [-7, 7, 0].map((x, i) => pen.shape(ellipse(x, i === 2 ? 3 : 0, 6.4, 8.4), i === 2 ? 'tan' : 'cream', 1))

const good = (from: Good['from'], name: string, draw: Thing): Good => ({ from, name, draw })

export const GOODS: readonly Good[] = [
  good('campo', 'leite da ordenha', milkPail),
  good('campo', 'alface', (pen) => lettuce(pen, 0, 0, 1)),
  good('campo', 'ovos', eggs),
  good('campo', 'milho', (pen) => corn(pen, 0, 0, 1)),
  good('campo', 'laranja', FRUIT.laranja),
  good('campo', 'trigo', wheat),
  good('campo', 'algodão', cottonPlants),
  good('campo', 'cenoura', FINDS.cenoura),
  good('campo', 'banana', FRUIT.banana),
  good('campo', 'melancia', FRUIT.melancia),
  good('campo', 'abacaxi', FRUIT.abacaxi),
  good('campo', 'morango', FINDS.morango),
  good('campo', 'uva', FINDS.uva),
  good('cidade', 'livros', FINDS.livro),
  good('cidade', 'vacinas', vaccine),
  good('cidade', 'trator de fábrica', tractor),
  good('cidade', 'chave de aperto', spanner),
  good('cidade', 'celular', smartphone),
  good('cidade', 'computador', laptop),
  good('cidade', 'mochila', FINDS.mochila),
  good('cidade', 'tesoura', FINDS.tesoura),
  good('cidade', 'bola de futebol', FINDS.bolaDeFutebol),
  good('cidade', 'bota de borracha', FINDS.bota),
  good('cidade', 'caneta', ballpoint),
  good('cidade', 'ferro elétrico', electricIron),
  good('cidade', 'liquidificador', blender),
]

export interface Product {
  readonly material: string
  readonly product: string
  readonly says: Readonly<Record<Stop, string>>
}

export const PRODUCTS: Readonly<Record<Crop, Product>> = {
  leite: {
    material: 'leite',
    product: 'queijo',
    says: {
      field: 'A vaca dá leite no sítio.',
      lorry: 'O caminhão leva o leite gelado.',
      factory: 'O laticínio coalha o leite.',
      shop: 'O mercado vende o queijo.',
      home: 'A família come o queijo em casa.',
    },
  },
  algodao: {
    material: 'algodão',
    product: 'camiseta',
    says: {
      field: 'O algodão é colhido na lavoura.',
      lorry: 'O caminhão leva os fardos.',
      factory: 'A fábrica fia, tece e costura.',
      shop: 'A loja vende a camiseta.',
      home: 'Em casa, alguém veste a camiseta.',
    },
  },
  cana: {
    material: 'cana',
    product: 'açúcar',
    says: {
      field: 'A cana é colhida na lavoura.',
      lorry: 'O caminhão leva a cana.',
      factory: 'A usina mói a cana e faz açúcar.',
      shop: 'O mercado vende o açúcar.',
      home: 'Em casa, o açúcar vai no bolo.',
    },
  },
  papel: {
    material: 'madeira',
    product: 'caderno',
    says: {
      field: 'As árvores plantadas são colhidas.',
      lorry: 'O caminhão leva as toras.',
      factory: 'A fábrica faz papel da madeira.',
      shop: 'A papelaria vende o caderno.',
      home: 'Em casa, alguém escreve nele.',
    },
  },
}

export interface Impact {
  readonly name: string
  readonly where: 'campo' | 'cidade'
  /** Undoes this one alone. */
  readonly remedy: string
  /** Its spot in the landscape, and its number's. */
  readonly spot: ImpactSpot
}

const impact = (where: Impact['where'], name: string, remedy: string, spot: ImpactSpot): Impact => ({
  where,
  name,
  remedy,
  spot,
})

export const IMPACTS: readonly Impact[] = [
  impact('campo', 'fogo no mato', 'roçar sem queimar', 'fire'),
  impact('campo', 'encosta sem plantas', 'plantar em curvas de nível', 'slope'),
  impact('campo', 'veneno vai para o rio', 'deixar mata na margem', 'spray'),
  impact('cidade', 'fumaça da fábrica', 'pôr filtro na chaminé', 'smoke'),
  impact('cidade', 'esgoto no rio', 'tratar a água usada', 'sewage'),
  impact('cidade', 'lixo na calçada', 'separar e recolher', 'rubbish'),
]
