/** Things to compare, by place: their mass in g or what they hold in mL, and their length, so that one scale fits them all. */
import type { Thing as Drawn } from '../../studio/fit.ts'
import { hammer } from '../../studio/pairs/things.ts'
import type { RowsPlace } from '../../studio/places/weighing-rows.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { popcorn } from '../../studio/shapes/handy.ts'
import { strawHat } from '../../studio/shapes/june.ts'
import { wateringCan } from '../../studio/shapes/keepsakes.ts'
import { flourSack, mug, riceBag, woodenSpoon } from '../../studio/shapes/measuring.ts'
import { blender, electricIron } from '../../studio/shapes/then-and-now.ts'
import * as vessels from '../../studio/shapes/vessels.ts'
import * as weighed from '../../studio/shapes/weighed-things.ts'

export interface Thing {
  readonly id: string
  readonly draw: Drawn
  /** Length of the longer side, cm. */
  readonly cm: number
  /** Grams or millilitres. */
  readonly amount: number
}

export const thing = (id: string, draw: Drawn, cm: number, amount: number): Thing => ({ id, draw, cm, amount })

const hat: Drawn = (pen) => strawHat(pen, 0, 0, 1, 'red')

interface Compared {
  readonly place: RowsPlace
  readonly things: readonly Thing[]
}

export const COMPARED: Readonly<Record<string, readonly Compared[]>> = {
  massa: [
    {
      place: 'feira',
      things: [
        thing('melancia', weighed.wholeMelon, 32, 8000),
        thing('abóbora', weighed.pumpkin, 27, 5000),
        thing('abacaxi', FRUIT.abacaxi, 31, 1800),
        thing('coco', weighed.coconut, 15, 1300),
        thing('pão', weighed.breadLoaf, 26, 400),
        thing('queijo', weighed.cheeseWheel, 18, 1500),
        thing('arroz', riceBag, 28, 5000),
        thing('alface', weighed.lettuceHead, 27, 250),
        thing('chapéu', hat, 38, 90),
        thing('cesto vazio', FINDS.cesto, 38, 350),
        thing('pipoca', (pen) => popcorn(pen, 0, 0, 1), 22, 60),
        thing('balão', weighed.restingBalloon, 24, 6),
      ],
    },
    {
      place: 'casa',
      things: [
        thing('travesseiro', weighed.pillow, 40, 350),
        thing('ursinho', FINDS.ursinho, 35, 280),
        thing('caixa vazia', weighed.emptyCrate, 36, 250),
        thing('colher', woodenSpoon, 30, 50),
        thing('salgadinho', weighed.snackBag, 26, 90),
        thing('esponja', weighed.sponge, 14, 10),
        thing('rolo de papel', weighed.toiletRoll, 13, 100),
        thing('lata de feijão', weighed.beanTin, 13, 450),
        thing('farinha', flourSack, 20, 1000),
        thing('ferro de passar', electricIron, 28, 1500),
        thing('panela', vessels.lowPot, 30, 1800),
        thing('liquidificador', blender, 34, 3000),
        thing('livro', FINDS.livro, 27, 1200),
      ],
    },
    {
      place: 'quintal',
      things: [
        thing('bola de praia', FINDS.bola, 34, 100),
        thing('pipa', FINDS.pipa, 35, 40),
        thing('cesta vazia', FINDS.cesta, 32, 300),
        thing('regador vazio', wateringCan, 34, 350),
        thing('peteca', FINDS.peteca, 20, 60),
        thing('tambor', FINDS.tambor, 26, 700),
        thing('bola de futebol', FINDS.bolaDeFutebol, 23, 430),
        thing('martelo', hammer, 28, 600),
        thing('tijolo', weighed.brick, 20, 2500),
        thing('pedra', weighed.rock, 19, 6000),
        thing('haltere', weighed.dumbbell, 22, 4000),
        thing('vaso de planta', weighed.potPlant, 34, 3500),
        thing('mochila cheia', FINDS.mochila, 35, 4500),
      ],
    },
  ],
  capacidade: [
    {
      place: 'agua-cozinha',
      things: [
        thing('colher', vessels.soupSpoon, 20, 10),
        thing('concha', vessels.ladle, 30, 60),
        thing('copo', vessels.plainGlass, 13, 250),
        thing('xícara', vessels.coffeeCup, 13, 150),
        thing('mamadeira', vessels.babyBottle, 18, 240),
        thing('garrafa', vessels.glassBottle, 33, 750),
        thing('bule', vessels.roundTeapot, 25, 1200),
        thing('jarra', vessels.waterJug, 26, 2000),
        thing('tigela', vessels.saladBowl, 26, 3000),
        thing('panela', vessels.lowPot, 28, 4000),
        thing('caldeirão', vessels.tallPot, 35, 12000),
        thing('prato fundo', vessels.soupPlate, 23, 300),
      ],
    },
    {
      place: 'agua-quintal',
      things: [
        thing('balde', vessels.yardBucket, 29, 10000),
        thing('bacia', vessels.washTub, 30, 8000),
        thing('galão', vessels.waterDrum, 35, 15000),
        thing('regador', wateringCan, 36, 4000),
        thing('aquário', vessels.fishTank, 40, 18000),
        thing('garrafa grande', vessels.squeezedBottle, 34, 2000),
        thing('caneca', mug, 13, 300),
        thing('seringa', vessels.dosingSyringe, 17, 10),
        thing('lata de suco', vessels.smallCan, 13, 350),
        thing('garrafinha', vessels.glassBottle, 29, 500),
        thing('copo', vessels.plainGlass, 13, 250),
        thing('tigela', vessels.saladBowl, 25, 2500),
      ],
    },
  ],
}
