/** Things around a child, by their names, each as large as it is beside a child who is 60 mm high. */
import { figurePen } from '../cast/figure-pen.ts'
import { teddy } from '../cast/things.ts'
import { well } from '../eras/farm-things.ts'
import { gasLamp } from '../eras/street-things.ts'
import { reachOf, type Thing } from '../fit.ts'
import type { AroundPlace } from '../places/around-places.ts'
import { toyTrain } from '../turning/toys.ts'
import { guitar } from './big-things.ts'
import { parkBench } from './cartoon-things.ts'
import { bicycle } from './equal-groups.ts'
import { hen, pig, sheep, windPump } from './farm.ts'
import { backpack, bucket } from './handy.ts'
import { atabaque } from './instruments.ts'
import { easel, robot, wateringCan } from './keepsakes.ts'
import { fountain } from './map-places.ts'
import { bush, tree } from './nature.ts'
import { cat, dog, duck, rabbit } from './pets.ts'
import { palm } from './plants.ts'
import { beanbag, bookcase } from './rooms.ts'
import { castle, SEASIDE, umbrella } from './seaside.ts'

export interface AroundThing {
  readonly name: string
  readonly article: 'o' | 'a'
  readonly draw: Thing
  /** The longer side, mm. */
  readonly size: number
}

const thing = (article: AroundThing['article'], name: string, size: number, draw: Thing): AroundThing => ({
  name,
  article,
  size,
  draw,
})

const cachorro = thing('o', 'cachorro', 33, (pen) => dog(pen, 0, 0))
const mochila = thing('a', 'mochila', 29, (pen) => backpack(pen, 0, 0, 1, 'blue'))
const violao = thing('o', 'violão', 48, guitar)
const bola = thing('a', 'bola', 22, SEASIDE.bola)

export const AROUND_THINGS: Readonly<Record<AroundPlace, readonly AroundThing[]>> = {
  quarto: [
    thing('a', 'estante', 48, (pen) => bookcase(pen, 0, 0)),
    thing('o', 'ursinho', 32, (pen) => teddy(figurePen(pen, 1))),
    violao,
    thing('o', 'robô', 33, robot),
    thing('o', 'cavalete', 50, easel),
    mochila,
    thing('o', 'gato', 31, (pen) => cat(pen, 0, 0)),
    thing('o', 'pufe', 40, (pen) => beanbag(pen, 0, 0)),
    thing('o', 'tambor', 40, (pen) => atabaque(pen, 0, 0)),
    thing('o', 'trem', 33, toyTrain),
  ],
  praia: [
    thing('o', 'guarda-sol', 66, (pen) => umbrella(pen, 0, 0)),
    thing('o', 'castelo', 38, (pen) => castle(pen, 0, 0)),
    thing('o', 'siri', 26, SEASIDE.siri),
    bola,
    thing('o', 'balde', 25, (pen) => bucket(pen, 0, 0, 1, 'red')),
    thing('o', 'coqueiro', 74, (pen) => palm(pen, 0, 0)),
    cachorro,
    mochila,
    violao,
  ],
  praca: [
    thing('a', 'árvore', 68, (pen) => tree(pen, 0, 0)),
    thing('o', 'banco', 50, (pen) => parkBench(pen, 0)),
    thing('a', 'fonte', 48, fountain),
    thing('a', 'bicicleta', 50, (pen) => bicycle(pen, 0, 0, 1, 'red')),
    cachorro,
    thing('o', 'poste', 74, gasLamp),
    thing('o', 'arbusto', 38, (pen) => bush(pen, 0, 0, 1, 'leaf', 'pink')),
    bola,
    thing('o', 'gato', 28, (pen) => cat(pen, 0, 0)),
    mochila,
  ],
  sitio: [
    thing('o', 'pato', 27, (pen) => duck(pen, 0, 0)),
    thing('a', 'ovelha', 42, (pen) => sheep(pen, 0, 0)),
    thing('o', 'porco', 40, (pen) => pig(pen, 0, 0)),
    thing('a', 'galinha', 27, (pen) => hen(pen, 0, 0)),
    thing('o', 'coelho', 28, (pen) => rabbit(pen, 0, 0)),
    thing('o', 'poço', 54, well),
    thing('o', 'regador', 24, wateringCan),
    thing('a', 'laranjeira', 66, (pen) => tree(pen, 0, 0, 1, 'leaf', 'orange')),
    thing('o', 'cata-vento', 74, (pen) => windPump(pen, 0, 0)),
    cachorro,
  ],
}

/** Height and width beside a child who is 60 mm high. */
export function extentOf({ draw, size }: AroundThing) {
  const { width, height } = reachOf(draw)
  const scale = size / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}
