/** Things to look for or to count, by the name that a child gives them. */
import type { Thing } from '../fit.ts'
import { bat } from '../pairs/wild-homes.ts'
import { bird } from './animals.ts'
import { chick, hen } from './farm.ts'
import { FINDS } from './finds.ts'
import { FRUIT } from './fruit.ts'
import { agogo, atabaque, berimbau, caxixi, pandeiro } from './instruments.ts'
import { accordion, corn, strawHat } from './june.ts'
import { armadillo, firefly } from './night-animals.ts'
import { balloon, gift, iceCream, partyHat } from './party.ts'
import { bee, butterfly, cat, duck, frog, ladybird, owl, rabbit, snail } from './pets.ts'
import { bloom } from './plants.ts'
import { openUmbrella } from './rooms.ts'
import { coral, fish, seaTurtle } from './sea.ts'
import { SEASIDE } from './seaside.ts'
import { sock } from './socks.ts'
import { alien, brightStar, crescent, planet } from './space.ts'
import { rocket } from './vehicles.ts'
import { macaw, toucan } from './wild.ts'

/** Bears a thing: ground to stand on, air to fly in, water to swim in. */
export type Bearing = 'ground' | 'air' | 'water'

export interface NamedThing {
  readonly name: string
  readonly draw: Thing
  /** The longer side, in metres of the scene: small things are larger than in life, or nobody would find them. */
  readonly side: number
  readonly on: Bearing
}

type Entry = readonly [draw: Thing, side: number, on?: Bearing]

const ENTRIES: Readonly<Record<string, Entry>> = {
  galinha: [(pen) => hen(pen, 0, 0), 0.36],
  pintinho: [(pen) => chick(pen, 0, 0), 0.27],
  pato: [(pen) => duck(pen, 0, 0), 0.36],
  sapo: [(pen) => frog(pen, 0, 0), 0.3],
  caracol: [(pen) => snail(pen, 0, 0), 0.29],
  coelho: [(pen) => rabbit(pen, 0, 0), 0.4],
  gato: [(pen) => cat(pen, 0, 0), 0.4],
  coruja: [(pen) => owl(pen, 0, 0), 0.36],
  borboleta: [(pen) => butterfly(pen, 0, 0, 1, 'orange'), 0.28, 'air'],
  abelha: [(pen) => bee(pen, 0, 0, 1), 0.28, 'air'],
  passarinho: [(pen) => bird(pen, 0, 0), 0.28, 'air'],
  joaninha: [(pen) => ladybird(pen, 0, 0, 1), 0.27],
  tucano: [(pen) => toucan(pen, 0, 0), 0.4],
  arara: [(pen) => macaw(pen, 0, 0, 1), 0.42, 'air'],
  tatu: [armadillo, 0.46],
  morcego: [bat, 0.4, 'air'],
  'vaga-lume': [firefly, 0.3, 'air'],
  laranja: [FRUIT.laranja, 0.25],
  banana: [FRUIT.banana, 0.27],
  melancia: [FRUIT.melancia, 0.3],
  abacaxi: [FRUIT.abacaxi, 0.36],
  maçã: [FRUIT.maca, 0.26],
  pera: [FRUIT.pera, 0.3],
  caju: [FINDS.caju, 0.31],
  uva: [FINDS.uva, 0.31],
  morango: [FINDS.morango, 0.25],
  milho: [(pen) => corn(pen, 0, 0, 1), 0.34],
  flor: [(pen) => bloom(pen.plane('middle'), 0, 0, 1, 'red'), 0.33],
  tulipa: [FINDS.tulipa, 0.34],
  folha: [FINDS.folha, 0.29],
  cogumelo: [FINDS.cogumelo, 0.27],
  estrela: [(pen) => brightStar(pen, 0, 0, 8), 0.27, 'air'],
  lua: [(pen) => crescent(pen, 0, 0), 0.36, 'air'],
  'planeta com anel': [(pen) => planet(pen, 0, 0, 1, 'orange', 'ring', 'yellow'), 0.46, 'air'],
  'planeta com faixas': [(pen) => planet(pen, 0, 0, 1, 'teal', 'bands', 'bluePale'), 0.31, 'air'],
  foguete: [(pen) => rocket(pen, 0, 0, 1, true, { turn: 30 }), 0.46, 'air'],
  cometa: [FINDS.cometa, 0.38, 'air'],
  'disco voador': [FINDS.disco, 0.38, 'air'],
  satélite: [FINDS.satelite, 0.38, 'air'],
  extraterrestre: [(pen) => alien(pen, 0, 0), 0.36],
  balão: [(pen) => balloon(pen, 0, 0, 1, 'red'), 0.46, 'air'],
  presente: [(pen) => gift(pen, 0, 0), 0.34],
  'chapéu de festa': [(pen) => partyHat(pen, 0, 0, 1, 'yellow', 'green'), 0.32],
  sorvete: [(pen) => iceCream(pen, 0, 0), 0.42],
  brigadeiro: [FINDS.brigadeiro, 0.24],
  pipoca: [FINDS.pipoca, 0.33],
  bola: [FINDS.bola, 0.27],
  laço: [FINDS.laco, 0.29],
  coroa: [FINDS.coroa, 0.3],
  surdo: [FINDS.surdo, 0.38],
  pandeiro: [(pen) => pandeiro(pen, 0, 0), 0.29],
  máscara: [FINDS.mascara, 0.35],
  serpentina: [FINDS.serpentina, 0.4],
  confete: [FINDS.confete, 0.34],
  sombrinha: [(pen) => openUmbrella(pen, 0, 0), 0.46],
  tambor: [FINDS.tambor, 0.33],
  agogô: [(pen) => agogo(pen, 0, 0), 0.36],
  atabaque: [(pen) => atabaque(pen, 0, 0), 0.58],
  berimbau: [(pen) => berimbau(pen, 0, 0, 1, { turn: 14 }), 0.6],
  caxixi: [(pen) => caxixi(pen, 0, 0), 0.27],
  livro: [FINDS.livro, 0.32],
  lápis: [FINDS.lapis, 0.38],
  régua: [FINDS.regua, 0.37],
  tesoura: [FINDS.tesoura, 0.35],
  mochila: [FINDS.mochila, 0.4],
  ovo: [FINDS.ovo, 0.29],
  cenoura: [FINDS.cenoura, 0.34],
  cesta: [FINDS.cesta, 0.36],
  cesto: [FINDS.cesto, 0.34],
  panela: [FINDS.panela, 0.33],
  cuia: [FINDS.cuia, 0.29],
  peteca: [FINDS.peteca, 0.34],
  pião: [FINDS.piao, 0.31],
  pipa: [FINDS.pipa, 0.42, 'air'],
  ursinho: [FINDS.ursinho, 0.35],
  carrinho: [FINDS.carrinho, 0.34],
  coração: [FINDS.coracao, 0.28, 'air'],
  carta: [FINDS.carta, 0.31],
  xícara: [FINDS.xicara, 0.3],
  chapéu: [(pen) => strawHat(pen, 0, 0, 1, 'red'), 0.36],
  sanfona: [(pen) => accordion(pen, 0, 0, 1), 0.38],
  sino: [FINDS.sino, 0.33],
  vela: [FINDS.vela, 0.34],
  meia: [FINDS.meia, 0.33],
  'meia listrada': [(pen) => sock(pen, 0, -34, 1, { fill: 'yellow', other: 'red', print: 'stripes' }), 0.34],
  'meia de bolinhas': [(pen) => sock(pen, 0, -34, 1, { fill: 'purple', other: 'white', print: 'dots' }), 0.34],
  'bola de Natal': [FINDS.bolaDeNatal, 0.3],
  biscoito: [FINDS.biscoito, 0.32],
  'bola de futebol': [FINDS.bolaDeFutebol, 0.27],
  apito: [FINDS.apito, 0.31],
  troféu: [FINDS.trofeu, 0.35],
  medalha: [FINDS.medalha, 0.34],
  boné: [FINDS.bone, 0.32],
  bandeira: [FINDS.bandeira, 0.38],
  bota: [FINDS.bota, 0.32],
  balde: [FINDS.balde, 0.33],
  'peixe listrado': [(pen) => fish(pen, 0, 0, 1, 'yellow', 'blue'), 0.4, 'water'],
  'peixe liso': [SEASIDE.peixe, 0.36, 'water'],
  tartaruga: [(pen) => seaTurtle(pen, 0, 0, 1), 0.46, 'water'],
  'estrela-do-mar': [SEASIDE.estrela, 0.3],
  concha: [SEASIDE.concha, 0.29],
  siri: [SEASIDE.siri, 0.34],
  coral: [(pen) => coral(pen, 0, 0), 0.4],
}

/** Throws RangeError for an unknown name. */
export function namedThing(name: string): NamedThing {
  const entry = ENTRIES[name]
  if (!entry) throw new RangeError(`no thing named ${name}`)
  const [draw, side, on = 'ground'] = entry
  return { name, draw, side, on }
}
