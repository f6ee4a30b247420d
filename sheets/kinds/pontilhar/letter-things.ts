/** Things whose names begin with a letter, the clues of a page that hides it, and a short word to hide in its place. */
import { person } from '../../studio/cast/cast.ts'
import { WAVE } from '../../studio/cast/poses.ts'
import { circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { dragon } from '../../studio/scenes/castle.ts'
import * as big from '../../studio/shapes/big-things.ts'
import { house } from '../../studio/shapes/built.ts'
import { longNeck, volcano } from '../../studio/shapes/dinosaurs.ts'
import { chick, cow, hen, horse, pig, sheep } from '../../studio/shapes/farm.ts'
import { FRUIT, type FruitName } from '../../studio/shapes/fruit.ts'
import { atabaque } from '../../studio/shapes/instruments.ts'
import { accordion, bonfire, corn } from '../../studio/shapes/june.ts'
import * as small from '../../studio/shapes/keepsakes.ts'
import { cloud, flower, sun, tree } from '../../studio/shapes/nature.ts'
import { balloon, cake } from '../../studio/shapes/party.ts'
import { bee, butterfly, cat, dog, duck, frog, ladybird, rabbit, snail } from '../../studio/shapes/pets.ts'
import { palm } from '../../studio/shapes/plants.ts'
import { openBook, openUmbrella } from '../../studio/shapes/rooms.ts'
import { crescent } from '../../studio/shapes/space.ts'
import { engine } from '../../studio/shapes/train.ts'
import { bus, rocket } from '../../studio/shapes/vehicles.ts'
import { caiman, elephant, jaguar, macaw, monkey, toucan } from '../../studio/shapes/wild.ts'

/**
 * In the sky, at the far edge of the hill, beside the letter in the air or on the ground, in front, or on the sill: too
 * small to be seen in the grass.
 */
export type Home = 'sky' | 'far' | 'air' | 'middle' | 'front' | 'sill'

export interface Thing {
  /** As the key names it. */
  readonly name: string
  readonly home: Home
  readonly draw: (pen: Pen) => Drawing
}

const thing = (name: string, home: Home, draw: (pen: Pen) => Drawing): Thing => ({ name, home, draw })
const fruit = (name: string, id: FruitName) => thing(name, 'sill', (pen) => FRUIT[id](pen))

const grapes = (pen: Pen): Drawing => [
  pen.line('M0 -30q1 -5 5 -7', 1.2),
  pen.shape('M0 -31q-9 -8 -14 -1q5 7 14 1z', 'leafDark', 0.9),
  [-9, -3, 3, 9].map((x) => pen.shape(circle(x, -26, 4.6), 'purple')),
  [-6, 0, 6].map((x) => pen.shape(circle(x, -18.5, 4.6), 'purple')),
  [-3, 3].map((x) => pen.shape(circle(x, -11, 4.6), 'purple')),
  pen.shape(circle(0, -4.6, 4.6), 'purple'),
]
const egg = (pen: Pen) =>
  pen.shape('M0 0C-9 0 -12 -7 -11 -13C-10 -21 -4 -27 0 -27C4 -27 10 -21 11 -13C12 -7 9 0 0 0z', 'cream')

const brush = (pen: Pen): Drawing => [
  pen.shape(
    'M-7 -30C-7 -37 7 -37 7 -30V-19C7 -15 3 -14 2.600 -11L3 -2C3 1 -3 1 -3 -2L-2.600 -11C-3 -14 -7 -15 -7 -19z',
    'pink',
  ),
  pen.shape('M-4.600 -30C-4.600 -34 4.600 -34 4.600 -30V-20C4.600 -17 -4.600 -17 -4.600 -20z', 'cream', 0.9),
  pen.line('M-2.400 -30h0.100M2.400 -30h0.100M0 -27h0.100M-2.400 -24h0.100M2.400 -24h0.100M0 -21h0.100', 1.3),
]
const wheel = (pen: Pen): Drawing => [
  pen.shape(circle(0, -16, 16), 'woodDark'),
  pen.shape(circle(0, -16, 12.5), 'cream', 1),
  pen.line('M0 -28V-4M-12 -16H12M-8.600 -24.600L8.600 -7.400M8.600 -24.600L-8.600 -7.400', 1.3, 'woodDark'),
  pen.shape(circle(0, -16, 3.4), 'metal', 1),
]
const magnet = (pen: Pen): Drawing => [
  pen.shape('M-12 -22V-12C-12 4 12 4 12 -12V-22H5V-12C5 -5 -5 -5 -5 -12V-22z', 'red'),
  pen.shape('M-12 -22h7v6h-7zM5 -22h7v6h-7z', 'metal', 0.9),
]

const CHA = thing('chá', 'sill', small.cup)
const KIWI = thing('kiwi', 'sill', small.kiwi)
const REDE = thing('rede', 'middle', small.hammock)
const HOUSE = thing('casa', 'far', (pen) => house(pen, 0, 0))
const CAKE = thing('bolo', 'sill', (pen) => cake(pen, 0, 0))
const DIE = thing('dado', 'sill', small.die)
const FLOWER = thing('flor', 'front', (pen) => flower(pen, 0, 0, 2.4, 'red'))
const CAT = thing('gato', 'front', (pen) => cat(pen, 0, 0))
const MOON = thing('lua', 'sky', (pen) => crescent(pen, 0, 0))
const CORN = thing('milho', 'sill', (pen) => corn(pen, 0, 0, 1))
/** Seen from the side: its stripes run from pole to pole. */
const beachBall = (pen: Pen): Drawing => [
  pen.shape(circle(0, -8, 8), 'white'),
  pen.shape('M-2 -15.700C-9 -12 -9 -4 -2 -0.300C-12 -2 -12 -14 -2 -15.700z', 'red', 0.8),
  pen.shape('M-2 -15.700C4 -12 4 -4 -2 -0.300C-5 -4 -5 -12 -2 -15.700z', 'yellow', 0.8),
  pen.shape('M-2 -15.700C11 -16 11 0 -2 -0.300C8 -4 8 -12 -2 -15.700z', 'blue', 0.8),
]

const NEST = thing('ninho', 'sill', small.nest)
const EGG = thing('ovo', 'sill', egg)
const DUCK = thing('pato', 'front', (pen) => duck(pen, 0, 0))
const ROBOT = thing('robô', 'middle', small.robot)
const FROG = thing('sapo', 'sill', (pen) => frog(pen, 0, 0))
const TRAIN = thing('trem', 'middle', (pen) => engine(pen, 0, 0))
const GRAPES = thing('uva', 'sill', grapes)
const COW = thing('vaca', 'middle', (pen) => cow(pen, 0, 0))
const ZEBRA = thing('zebra', 'middle', big.zebra)
export const YUMI = thing('Yumi', 'middle', (pen) => person(pen, 'yumi', 0, 0, 1, { pose: WAVE }))
const MACAW = thing('arara', 'air', (pen) => macaw(pen, 0, 0, 1))

/** The first are shown where there is room for few. */
export const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  A: [
    thing('abelha', 'air', (pen) => bee(pen, 0, 0, 1)),
    thing('árvore', 'far', (pen) => tree(pen, 0, 0)),
    fruit('abacaxi', 'abacaxi'),
    MACAW,
  ],
  B: [
    thing('borboleta', 'air', (pen) => butterfly(pen, 0, 0, 1, 'orange')),
    CAKE,
    thing('bola', 'sill', beachBall),
    thing('balão', 'sky', (pen) => balloon(pen, 0, 0, 1, 'red')),
  ],
  C: [
    HOUSE,
    thing('cachorro', 'front', (pen) => dog(pen, 0, 0)),
    thing('coelho', 'middle', (pen) => rabbit(pen, 0, 0)),
    thing('caracol', 'sill', (pen) => snail(pen, 0, 0)),
  ],
  D: [
    thing('dinossauro', 'far', (pen) => longNeck(pen, 0, 0)),
    DIE,
    thing('dragão', 'middle', (pen) => dragon(pen, 0, 0, 1)),
  ],
  E: [
    thing('elefante', 'front', (pen) => elephant(pen, 0, 0)),
    thing('escada', 'middle', small.ladder),
    thing('escova', 'sill', brush),
  ],
  F: [
    thing('foguete', 'middle', (pen) => rocket(pen, 0, 0, 1, false)),
    FLOWER,
    thing('fogueira', 'front', (pen) => bonfire(pen, 0, 0, 1)),
  ],
  G: [
    CAT,
    thing('galinha', 'front', (pen) => hen(pen, 0, 0)),
    thing('guarda-chuva', 'middle', (pen) => [
      openUmbrella(pen, 0, -5),
      pen.rope('M0 -6V-4C0 0 6 0 6 -4', 1.8, 'brown', 0.8),
    ]),
  ],
  H: [
    thing('helicóptero', 'sky', big.helicopter),
    thing('hipopótamo', 'middle', big.hippo),
    thing('harpa', 'front', big.harp),
  ],
  I: [thing('igreja', 'far', big.church), thing('ímã', 'sill', magnet), thing('ioiô', 'sill', small.yoyo)],
  J: [
    thing('jacaré', 'middle', (pen) => caiman(pen, 0, 0)),
    thing('joaninha', 'sill', (pen) => ladybird(pen, 0, 0, 1)),
    thing('jarra', 'sill', small.jug),
  ],
  K: [KIWI, thing('kart', 'middle', small.kart), thing('ketchup', 'sill', small.ketchup)],
  L: [MOON, thing('livro', 'sill', openBook), fruit('laranja', 'laranja')],
  M: [thing('macaco', 'middle', (pen) => monkey(pen, 0, 0)), fruit('maçã', 'maca'), CORN],
  N: [NEST, thing('nuvem', 'sky', (pen) => cloud(pen, 0, 0)), thing('novelo', 'sill', small.yarn)],
  O: [
    thing('onça', 'middle', (pen) => jaguar(pen, 0, 0)),
    thing('ovelha', 'front', (pen) => sheep(pen, 0, 0)),
    EGG,
    thing('ônibus', 'far', (pen) => bus(pen, 0, 0)),
  ],
  P: [
    thing('porco', 'middle', (pen) => pig(pen, 0, 0)),
    DUCK,
    thing('pintinho', 'front', (pen) => chick(pen, 0, 0)),
    thing('palmeira', 'far', (pen) => palm(pen, 0, 0)),
  ],
  Q: [
    thing('queijo', 'sill', small.cheese),
    thing('quadro', 'middle', small.easel),
    thing('quiosque', 'far', small.kiosk),
  ],
  R: [ROBOT, REDE, thing('regador', 'sill', small.wateringCan)],
  S: [
    thing('sol', 'sky', (pen) => sun(pen, 0, 0, 1, true)),
    FROG,
    thing('sanfona', 'sill', (pen) => accordion(pen, 0, 0, 1)),
  ],
  T: [
    thing('tucano', 'air', (pen) => toucan(pen, 0, 0)),
    TRAIN,
    thing('tambor', 'front', (pen) => atabaque(pen, 0, 0)),
  ],
  U: [
    thing('unicórnio', 'middle', (pen) => horse(pen, 0, 0, 1, { coat: 'white', mane: 'pink', horn: true })),
    GRAPES,
    thing('urso', 'front', big.bear),
  ],
  V: [thing('vulcão', 'far', (pen) => volcano(pen, 0, 0)), COW, thing('violão', 'front', big.guitar)],
  W: [thing('waffle', 'sill', small.waffle), thing('walkie-talkie', 'sill', small.walkieTalkie)],
  X: [
    thing('xícara', 'sill', small.cup),
    thing('xilofone', 'sill', small.xylophone),
    thing('xadrez', 'middle', small.chessboard),
  ],
  Y: [thing('yakisoba', 'sill', small.yakisoba), YUMI],
  Z: [ZEBRA, thing('zabumba', 'front', small.zabumba)],
}

export interface HiddenWord {
  readonly word: string
  /** Drawn in the key alone. */
  readonly thing: Thing
}

const hidden = (word: string, of: Thing): HiddenWord => ({ word, thing: of })

/** A short word for each letter: the first of it, or inside it where few words begin so. */
export const WORDS: Readonly<Record<string, HiddenWord>> = {
  A: hidden('ARARA', MACAW),
  B: hidden('BOLO', CAKE),
  C: hidden('CASA', HOUSE),
  D: hidden('DADO', DIE),
  E: hidden('REDE', REDE),
  F: hidden('FLOR', FLOWER),
  G: hidden('GATO', CAT),
  H: hidden('CHÁ', CHA),
  I: hidden('SINO', thing('sino', 'sill', small.bell)),
  J: hidden('CAJU', thing('caju', 'sill', small.cashew)),
  K: hidden('KIWI', KIWI),
  L: hidden('LUA', MOON),
  M: hidden('MILHO', CORN),
  N: hidden('NINHO', NEST),
  O: hidden('OVO', EGG),
  P: hidden('PATO', DUCK),
  Q: hidden('LEQUE', thing('leque', 'sill', small.fan)),
  R: hidden('RODA', thing('roda', 'front', wheel)),
  S: hidden('SAPO', FROG),
  T: hidden('TREM', TRAIN),
  U: hidden('UVA', GRAPES),
  V: hidden('VACA', COW),
  W: hidden('KIWI', KIWI),
  X: hidden('CAIXA', thing('caixa', 'front', small.carton)),
  Y: hidden('YUMI', YUMI),
  Z: hidden('ZEBRA', ZEBRA),
}
