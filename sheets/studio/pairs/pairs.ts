/** Pairs that belong together by one law: where somebody lives, what an animal eats, whose young it is, a tool's use. */
import type { Drawing, Pen } from '../pen.ts'
import { barn, chick, cow, hen, horse, pig, sheep } from '../shapes/farm.ts'
import { cake } from '../shapes/party.ts'
import { bee, butterfly, cat, dog, duck, frog, owl, rabbit } from '../shapes/pets.ts'
import { bloom } from '../shapes/plants.ts'
import { openUmbrella, pot, stove } from '../shapes/rooms.ts'
import { SEASIDE } from '../shapes/seaside.ts'
import { caiman, capybara, jaguar, macaw, monkey, toucan } from '../shapes/wild.ts'
import * as food from './food.ts'
import * as homes from './homes.ts'
import * as small from './small-animals.ts'
import * as things from './things.ts'
import * as trades from './trades.ts'

/** One half of a pair, about its foot. */
export interface Half {
  readonly name: string
  readonly draw: (pen: Pen) => Drawing
  /** Of the size of the others. */
  readonly share?: number
}

export interface Pair {
  readonly one: Half
  readonly other: Half
  /** Names of others of the law that could claim `other` as well: never on one page with them. */
  readonly also: readonly string[]
}

export type Law = 'onde-mora' | 'o-que-come' | 'filhotes' | 'objetos' | 'profissoes'

type Draw = Half['draw']

const pair = (one: readonly [string, Draw, number?], other: readonly [string, Draw, number?], also = ''): Pair => {
  const half = ([name, draw, share]: readonly [string, Draw, number?]): Half => ({
    name,
    draw,
    ...(share !== undefined && { share }),
  })
  return { one: half(one), other: half(other), also: also ? also.split(', ') : [] }
}

const theBee: Draw = (pen) => bee(pen, 0, -3, 1)
const theFrog: Draw = (pen) => frog(pen, 0, 0)
const theCow: Draw = (pen) => cow(pen, 0, 0)
const theHen: Draw = (pen) => hen(pen, 0, 0)
const theDog: Draw = (pen) => dog(pen, 0, 0)
const theRabbit: Draw = (pen) => rabbit(pen, 0, 0)
const theCat: Draw = (pen) => cat(pen, 0, 0)
const thePig: Draw = (pen) => pig(pen, 0, 0)
const theSheep: Draw = (pen) => sheep(pen, 0, 0)
const theHorse: Draw = (pen) => horse(pen, 0, 0)
const theJaguar: Draw = (pen) => jaguar(pen, 0, 0)
const theCapybara: Draw = (pen) => capybara(pen, 0, 0)
const theButterfly: Draw = (pen) => butterfly(pen, 0, -6, 1, 'orange')
const YOUNG = 0.6

const LIVES: readonly Pair[] = [
  pair(['abelha', theBee, 0.8], ['colmeia', homes.hive], 'coruja'),
  pair(['joão-de-barro', small.ovenbird, 0.8], ['casa de barro', homes.mudNest]),
  pair(['cachorro', theDog], ['casinha', homes.kennel]),
  pair(['galinha', theHen], ['galinheiro', homes.henHouse]),
  pair(['aranha', small.spider, 0.8], ['teia', homes.web]),
  pair(['formiga', small.ant, 0.75], ['formigueiro', homes.antHill], 'caranguejo, minhoca'),
  pair(['coruja', (pen) => owl(pen, 0, 0)], ['oco da árvore', homes.hollowTree], 'abelha, aranha'),
  pair(['sapo', theFrog, 0.85], ['lagoa', homes.lilyPond]),
  pair(['vaca', theCow], ['curral', (pen) => barn(pen, 0, 0)], 'galinha, cachorro'),
  pair(['caranguejo', (pen) => pen.at(0, -6, 1, SEASIDE.siri), 0.8], ['mangue', homes.mangrove]),
  pair(['minhoca', small.worm, 0.75], ['terra', homes.soilCut], 'formiga'),
]

const EATS: readonly Pair[] = [
  pair(['coelho', theRabbit], ['cenoura', food.carrots], 'vaca, lagarta'),
  pair(['macaco', (pen) => monkey(pen, 0, -37, 1)], ['banana', food.bananas, 0.85], 'tucano, arara'),
  pair(['vaca', theCow], ['capim', food.hay], 'coelho, lagarta'),
  pair(['galinha', theHen], ['milho', food.cornCobs], 'vaca, arara'),
  pair(['beija-flor', small.hummingbird, 0.8], ['flor', food.nectarFlower]),
  pair(['lagarta', small.caterpillar, 0.75], ['folha', food.leaf], 'coelho, vaca, macaco'),
  pair(['tucano', food.perched((pen) => toucan(pen, 0, 0))], ['mamão', food.papaya], 'macaco, arara'),
  pair(['sapo', theFrog, 0.85], ['mosca', small.flyAbout, 0.6], 'tamanduá, galinha, beija-flor'),
  pair(['tamanduá', small.anteater], ['formigas', food.ants, 0.9], 'sapo, galinha'),
  pair(['jacaré', (pen) => caiman(pen, 0, 0)], ['peixe', food.fishInWater]),
  pair(['cachorro', theDog], ['ração', food.dogFood]),
  pair(['arara', (pen) => macaw(pen, 0, -12, 1)], ['coquinhos', food.coconuts], 'macaco, tucano'),
]

const YOUNGS: readonly Pair[] = [
  pair(['galinha', theHen], ['pintinho', (pen) => chick(pen, 0, 0), YOUNG], 'pata'),
  pair(['vaca', theCow], ['bezerro', theCow, YOUNG]),
  pair(['porca', thePig], ['leitão', thePig, YOUNG]),
  pair(['pata', (pen) => duck(pen, 0, -2)], ['patinho', (pen) => duck(pen, 0, -2, 1, 'yellow'), YOUNG], 'galinha'),
  pair(['égua', theHorse], ['potro', theHorse, YOUNG]),
  pair(['ovelha', theSheep], ['cordeiro', theSheep, YOUNG]),
  pair(['gata', theCat], ['gatinho', theCat, YOUNG]),
  pair(['cadela', theDog], ['cachorrinho', theDog, YOUNG]),
  pair(['onça', theJaguar], ['oncinha', theJaguar, YOUNG]),
  pair(['capivara', theCapybara], ['capivarinha', theCapybara, YOUNG]),
  pair(['borboleta', theButterfly, 0.85], ['lagarta', small.caterpillar, YOUNG]),
  pair(['rã', theFrog, 0.85], ['girino', small.tadpole, YOUNG]),
  pair(['coelha', theRabbit], ['coelhinho', theRabbit, YOUNG]),
]

const USES: readonly Pair[] = [
  pair(['chave', things.key, 0.85], ['cadeado', things.padlock]),
  pair(['escova de dentes', things.toothbrush, 0.9], ['pasta de dentes', things.toothpaste, 0.9]),
  pair(['agulha', things.needle, 0.9], ['linha', things.spool]),
  pair(['lápis', things.pencil, 0.9], ['apontador', things.sharpener, 0.8]),
  pair(['vassoura', things.broom], ['pá de lixo', things.dustpan]),
  pair(['martelo', things.hammer], ['prego', things.nail]),
  pair(['bule', things.teapot], ['xícara', things.teacup], 'panela'),
  pair(['panela', (pen) => pot(pen, 0, 0)], ['fogão', (pen) => stove(pen, 0, 0)], 'bule'),
  pair(['velas', things.candles], ['bolo', (pen) => cake(pen, 0, 0, 1, 0)]),
  pair(['guarda-chuva', (pen) => openUmbrella(pen, 0, 0)], ['chuva', things.rainCloud]),
  pair(['carta', things.letter, 0.9], ['caixa de correio', things.letterBox]),
  pair(['bola', things.football, 0.85], ['gol', things.goal]),
  pair(['meia', things.sock], ['tênis', things.sneaker, 0.9]),
  pair(['flor', (pen) => bloom(pen, 0, 0, 1.7, 'red')], ['vaso', things.vase]),
  pair(['pincel', things.brush, 0.9], ['tintas', things.paints]),
  pair(['travesseiro', things.pillow, 0.9], ['cama', things.smallBed]),
]

const WORKS: readonly Pair[] = [
  pair(['cozinheiro', trades.cook], ['panela', (pen) => pot(pen, 0, 0)]),
  pair(['bombeira', trades.firefighter], ['mangueira', things.hose], 'agricultora, pedreiro'),
  pair(['médica', trades.doctor], ['estetoscópio', things.stethoscope]),
  pair(['professora', trades.teacher], ['quadro', things.blackboard]),
  pair(['pescador', trades.fisher], ['rede', things.fishingNet], 'agricultora'),
  pair(['pintor', trades.painter], ['rolo de tinta', things.roller], 'pedreiro'),
  pair(['agricultora', trades.farmer], ['enxada', things.hoe], 'pedreiro'),
  pair(['pedreiro', trades.bricklayer], ['tijolos', things.bricks]),
  pair(['carteira', trades.postWoman], ['carta', things.letter, 0.9]),
  pair(['costureira', trades.seamstress], ['máquina de costura', things.sewingMachine]),
  pair(['violonista', trades.musician], ['violão', things.guitar]),
  pair(['juiz de futebol', trades.referee], ['apito', things.whistle, 0.85]),
]

export const PAIRS: Readonly<Record<Law, readonly Pair[]>> = {
  'onde-mora': LIVES,
  'o-que-come': EATS,
  filhotes: YOUNGS,
  objetos: USES,
  profissoes: WORKS,
}
