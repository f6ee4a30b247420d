/** Fruits, animals and toys that are counted or voted for, with their article. */
import type { Thing } from '../../studio/fit.ts'
import { coconuts, papaya } from '../../studio/pairs/food.ts'
import type { PaletteName } from '../../studio/palette.ts'
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
  /** Of its column or bar. */
  readonly fill: PaletteName
}

const a = (name: string, fill: PaletteName, draw: Thing): Voted => ({ name, article: 'a', draw, fill })
const o = (name: string, fill: PaletteName, draw: Thing): Voted => ({ name, article: 'o', draw, fill })

export const VOTED: Readonly<Record<VotePlace, readonly Voted[]>> = {
  frutas: [
    a('maçã', 'red', FRUIT.maca),
    a('banana', 'yellow', FRUIT.banana),
    a('laranja', 'orange', FRUIT.laranja),
    a('pera', 'lime', FRUIT.pera),
    o('morango', 'redDark', FINDS.morango),
    a('uva', 'purple', FINDS.uva),
    o('abacaxi', 'straw', FRUIT.abacaxi),
    a('melancia', 'green', FRUIT.melancia),
    o('caju', 'pink', FINDS.caju),
    o('mamão', 'copper', papaya),
    o('coco', 'brown', coconuts),
  ],
  bichos: [
    o('gato', 'orange', (pen) => cat(pen, 0, 0)),
    o('cachorro', 'tan', (pen) => dog(pen, 0, 0)),
    o('coelho', 'greyPale', (pen) => rabbit(pen, 0, 0)),
    o('pato', 'yellow', (pen) => duck(pen, 0, 0)),
    a('vaca', 'grey', (pen) => cow(pen, 0, 0)),
    o('porco', 'pink', (pen) => pig(pen, 0, 0)),
    o('cavalo', 'brown', (pen) => horse(pen, 0, 0)),
    a('ovelha', 'cream', (pen) => sheep(pen, 0, 0)),
    a('galinha', 'redPale', (pen) => hen(pen, 0, 0)),
    o('sapo', 'leaf', (pen) => frog(pen, 0, 0)),
  ],
  brinquedos: [
    a('bola', 'orange', FINDS.bola),
    a('pipa', 'teal', FINDS.pipa),
    o('carrinho', 'red', FINDS.carrinho),
    o('barco', 'blue', (pen) => boat(pen, 0, 0, 1)),
    o('pião', 'yellow', FINDS.piao),
    a('bicicleta', 'green', (pen) => bicycle(pen, 0, 0, 1, 'red')),
    o('tambor', 'purple', FINDS.tambor),
    o('ursinho', 'brownPale', FINDS.ursinho),
    a('peteca', 'lime', FINDS.peteca),
    o('robô', 'metal', robot),
    o('xilofone', 'pink', xylophone),
  ],
}
