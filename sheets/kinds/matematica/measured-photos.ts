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

const on = (ground: PhotoGround, ...measured: Parameters<typeof thing>): Photographed => ({
  ...thing(...measured),
  ground,
})

export const PHOTOGRAPHED: Readonly<Record<string, readonly Photographed[]>> = {
  massa: [
    on('mesa', 'chave', key, 6, 20),
    on('mesa', 'lápis', FINDS.lapis, 17, 6),
    on('mesa', 'morango', FINDS.morango, 4, 15),
    on('mesa', 'maçã', FRUIT.maca, 8, 150),
    on('mesa', 'laranja', FRUIT.laranja, 8, 200),
    on('mesa', 'ursinho', FINDS.ursinho, 32, 300),
    on('mesa', 'pão', weighed.breadLoaf, 24, 500),
    on('gramado', 'bola de futebol', FINDS.bolaDeFutebol, 22, 430),
    on('mesa', 'melancia', weighed.wholeMelon, 34, 8000),
    on('gramado', 'coelho', (pen) => rabbit(pen, 0, 0), 38, 3000),
    on('mesa', 'gato', (pen) => cat(pen, 0, 0), 45, 4000),
    on('gramado', 'cachorro', (pen) => dog(pen, 0, 0), 70, 15000),
    on('rua', 'bicicleta', (pen) => bicycle(pen, 0, 0, 1, 'red'), 170, 12000),
    on('azulejo', 'geladeira', (pen) => fridge(pen, 0, 0), 180, 70000),
    on('gramado', 'ovelha', (pen) => sheep(pen, 0, 0), 120, 50000),
    on('gramado', 'porco', (pen) => pig(pen, 0, 0), 140, 90000),
    on('gramado', 'vaca', (pen) => cow(pen, 0, 0), 230, 600000),
    on('gramado', 'cavalo', (pen) => horse(pen, 0, 0), 240, 400000),
    on('savana', 'hipopótamo', hippo, 350, 2000000),
    on('savana', 'elefante', (pen) => elephant(pen, 0, 0), 550, 4000000),
    on('rua', 'ônibus', (pen) => bus(pen, 0, 0), 1200, 10000000),
    on('rua', 'caminhão', (pen) => truck(pen, 0, 0), 800, 9000000),
    on('gramado', 'helicóptero', helicopter, 1100, 3000000),
  ],
  capacidade: [
    on('mesa', 'colher', vessels.soupSpoon, 20, 10),
    on('mesa', 'seringa', vessels.dosingSyringe, 15, 5),
    on('mesa', 'xícara', vessels.coffeeCup, 13, 150),
    on('mesa', 'mamadeira', vessels.babyBottle, 18, 240),
    on('mesa', 'lata de suco', vessels.smallCan, 12, 350),
    on('mesa', 'copo', vessels.plainGlass, 13, 250),
    on('azulejo', 'panela', vessels.lowPot, 28, 5000),
    on('gramado', 'regador', wateringCan, 36, 4000),
    on('azulejo', 'balde', vessels.yardBucket, 29, 10000),
    on('azulejo', 'galão', vessels.waterDrum, 35, 15000),
    on('mesa', 'aquário', vessels.fishTank, 40, 18000),
    on('azulejo', 'caldeirão', vessels.tallPot, 34, 12000),
    on('mesa', 'garrafa', vessels.glassBottle, 33, 750),
    on('mesa', 'jarra', vessels.waterJug, 27, 2000),
    on('mesa', 'bule', vessels.roundTeapot, 25, 1000),
    on('azulejo', 'tigela', vessels.saladBowl, 26, 3000),
    on('mesa', 'garrafinha', vessels.squeezedBottle, 24, 500),
    on('gramado', 'bacia', vessels.washTub, 34, 8000),
  ],
}
