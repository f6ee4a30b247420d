/** Fruits, animals and toys that are counted or voted for, with their article. */
import type { Thing } from '../../studio/fit.ts'
import { coconuts, papaya } from '../../studio/pairs/food.ts'
import type { VotePlace } from '../../studio/places/vote-room.ts'
import { bicycle } from '../../studio/shapes/equal-groups.ts'
import { cow, hen, horse, pig, sheep } from '../../studio/shapes/farm.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { robot, xylophone } from '../../studio/shapes/keepsakes.ts'
import { cat, dog, duck, frog, rabbit } from '../../studio/shapes/pets.ts'
import { boat } from '../../studio/shapes/seaside.ts'

export interface Voted {
  readonly name: string
  readonly article: 'o' | 'a'
  readonly draw: Thing
}

const a = (name: string, draw: Thing): Voted => ({ name, article: 'a', draw })
const o = (name: string, draw: Thing): Voted => ({ name, article: 'o', draw })

export const VOTED: Readonly<Record<VotePlace, readonly Voted[]>> = {
  frutas: [
    a('maçã', FRUIT.maca),
    a('banana', FRUIT.banana),
    a('laranja', FRUIT.laranja),
    a('pera', FRUIT.pera),
    o('morango', FINDS.morango),
    a('uva', FINDS.uva),
    o('abacaxi', FRUIT.abacaxi),
    a('melancia', FRUIT.melancia),
    o('caju', FINDS.caju),
    o('mamão', papaya),
    o('coco', coconuts),
  ],
  bichos: [
    o('gato', (pen) => cat(pen, 0, 0)),
    o('cachorro', (pen) => dog(pen, 0, 0)),
    o('coelho', (pen) => rabbit(pen, 0, 0)),
    o('pato', (pen) => duck(pen, 0, 0)),
    a('vaca', (pen) => cow(pen, 0, 0)),
    o('porco', (pen) => pig(pen, 0, 0)),
    o('cavalo', (pen) => horse(pen, 0, 0)),
    a('ovelha', (pen) => sheep(pen, 0, 0)),
    a('galinha', (pen) => hen(pen, 0, 0)),
    o('sapo', (pen) => frog(pen, 0, 0)),
  ],
  brinquedos: [
    a('bola', FINDS.bola),
    a('pipa', FINDS.pipa),
    o('carrinho', FINDS.carrinho),
    o('barco', (pen) => boat(pen, 0, 0, 1)),
    o('pião', FINDS.piao),
    a('bicicleta', (pen) => bicycle(pen, 0, 0, 1, 'red')),
    o('tambor', FINDS.tambor),
    o('ursinho', FINDS.ursinho),
    a('peteca', FINDS.peteca),
    o('robô', robot),
    o('xilofone', xylophone),
  ],
}
