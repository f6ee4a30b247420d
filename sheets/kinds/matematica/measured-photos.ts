/** Things and vessels on photos, each in its surroundings: their mass in g or what they hold in mL, and their length in cm. */
import { key } from '../../studio/pairs/things.ts'
import { helicopter, hippo } from '../../studio/shapes/big-things.ts'
import { bicycle } from '../../studio/shapes/equal-groups.ts'
import { cow, horse, pig, sheep } from '../../studio/shapes/farm.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { wateringCan } from '../../studio/shapes/keepsakes.ts'
import { cat, dog, rabbit } from '../../studio/shapes/pets.ts'
import { fridge } from '../../studio/shapes/rooms.ts'
import { bus, truck } from '../../studio/shapes/vehicles.ts'
import * as vessels from '../../studio/shapes/vessels.ts'
import * as weighed from '../../studio/shapes/weighed-things.ts'
import { elephant } from '../../studio/shapes/wild.ts'
import { type Thing, thing } from './measured-things.ts'

export type PhotoGround = 'mesa' | 'gramado' | 'rua' | 'savana' | 'azulejo'

export interface Photographed extends Thing {
  readonly ground: PhotoGround
}

const on = (ground: PhotoGround, one: Thing): Photographed => ({ ...one, ground })

export const PHOTOGRAPHED: Readonly<Record<string, readonly Photographed[]>> = {
  massa: [
    on('mesa', thing('chave', key, 6, 20)),
    on('mesa', thing('lápis', FINDS.lapis, 17, 6)),
    on('mesa', thing('morango', FINDS.morango, 4, 15)),
    on('mesa', thing('maçã', FRUIT.maca, 8, 150)),
    on('mesa', thing('laranja', FRUIT.laranja, 8, 200)),
    on('mesa', thing('ursinho', FINDS.ursinho, 32, 300)),
    on('mesa', thing('pão', weighed.breadLoaf, 24, 500)),
    on('gramado', thing('bola de futebol', FINDS.bolaDeFutebol, 22, 430)),
    on('mesa', thing('melancia', weighed.wholeMelon, 34, 8000)),
    on(
      'gramado',
      thing('coelho', (pen) => rabbit(pen, 0, 0), 38, 3000),
    ),
    on(
      'mesa',
      thing('gato', (pen) => cat(pen, 0, 0), 45, 4000),
    ),
    on(
      'gramado',
      thing('cachorro', (pen) => dog(pen, 0, 0), 70, 15000),
    ),
    on(
      'rua',
      thing('bicicleta', (pen) => bicycle(pen, 0, 0, 1, 'red'), 170, 12000),
    ),
    on(
      'azulejo',
      thing('geladeira', (pen) => fridge(pen, 0, 0), 180, 70000),
    ),
    on(
      'gramado',
      thing('ovelha', (pen) => sheep(pen, 0, 0), 120, 50000),
    ),
    on(
      'gramado',
      thing('porco', (pen) => pig(pen, 0, 0), 140, 90000),
    ),
    on(
      'gramado',
      thing('vaca', (pen) => cow(pen, 0, 0), 230, 600000),
    ),
    on(
      'gramado',
      thing('cavalo', (pen) => horse(pen, 0, 0), 240, 400000),
    ),
    on('savana', thing('hipopótamo', hippo, 350, 2000000)),
    on(
      'savana',
      thing('elefante', (pen) => elephant(pen, 0, 0), 550, 4000000),
    ),
    on(
      'rua',
      thing('ônibus', (pen) => bus(pen, 0, 0), 1200, 10000000),
    ),
    on(
      'rua',
      thing('caminhão', (pen) => truck(pen, 0, 0), 800, 9000000),
    ),
    on('gramado', thing('helicóptero', helicopter, 1100, 3000000)),
  ],
  capacidade: [
    on('mesa', thing('colher', vessels.soupSpoon, 20, 10)),
    on('mesa', thing('seringa', vessels.dosingSyringe, 15, 5)),
    on('mesa', thing('xícara', vessels.coffeeCup, 13, 150)),
    on('mesa', thing('mamadeira', vessels.babyBottle, 18, 240)),
    on('mesa', thing('lata de suco', vessels.smallCan, 12, 350)),
    on('mesa', thing('copo', vessels.plainGlass, 13, 250)),
    on('azulejo', thing('panela', vessels.lowPot, 32, 4000)),
    on('gramado', thing('regador', wateringCan, 40, 6000)),
    on('azulejo', thing('balde', vessels.yardBucket, 34, 10000)),
    on('azulejo', thing('galão', vessels.waterDrum, 50, 20000)),
    on('mesa', thing('aquário', vessels.fishTank, 60, 50000)),
    on('azulejo', thing('banheira', vessels.bathtub, 160, 200000)),
    on('gramado', thing('piscina inflável', vessels.paddlingPool, 200, 900000)),
    on('mesa', thing('jarra', vessels.waterJug, 27, 2000)),
    on('mesa', thing('bule', vessels.roundTeapot, 25, 1000)),
    on('azulejo', thing('tigela', vessels.saladBowl, 26, 3000)),
    on('mesa', thing('garrafinha', vessels.squeezedBottle, 24, 500)),
    on('gramado', thing('bacia', vessels.washTub, 45, 8000)),
  ],
}
