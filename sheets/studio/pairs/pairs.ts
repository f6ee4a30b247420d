/** Pairs that belong together by one law: where somebody lives, what an animal eats, whose young it is, a tool's use. */
import type { Drawing, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { chick, cow, hen, horse, pig, sheep } from '../shapes/farm.ts'
import { grasshopper } from '../shapes/food-web.ts'
import { glassOfWater } from '../shapes/measuring.ts'
import { OPEN_FRUIT } from '../shapes/open-fruit.ts'
import { cake } from '../shapes/party.ts'
import { bee, butterfly, cat, dog, duck, frog, owl, rabbit, snail } from '../shapes/pets.ts'
import { pot } from '../shapes/rooms.ts'
import { SEASIDE } from '../shapes/seaside.ts'
import { potPlant } from '../shapes/weighed-things.ts'
import { tallJabiru } from '../shapes/wetland-animals.ts'
import { burrowingOwl, capybara, jaguar, macaw, monkey, toucan } from '../shapes/wild.ts'
import { wateringCan } from '../turning/tools.ts'
import * as food from './food.ts'
import * as homes from './homes.ts'
import * as small from './small-animals.ts'
import * as things from './things.ts'
import * as tools from './tools.ts'
import * as trades from './trades.ts'
import * as wild from './wild-homes.ts'

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
  /** For the hardest level alone, or for all; without it, for the others alone where a law has hard pairs. */
  readonly hard?: 'only' | 'too'
  /** After «combinam porque». */
  readonly why?: string
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

const because = (why: string, known: Pair): Pair => ({ ...known, why })
const hard = (why: string, known: Pair): Pair => ({ ...known, why, hard: 'only' })
const hardToo = (why: string, known: Pair): Pair => ({ ...known, why, hard: 'too' })

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
const theJabiru: Draw = (pen) => tallJabiru(pen, 0, 0)
const theMacaw: Draw = (pen) => macaw(pen, 0, -12, 1)
const guava: Draw = (pen) => OPEN_FRUIT.filter(({ id }) => id === 'guava').map(({ draw }) => pen.at(0, -19, 1, draw))
const YOUNG = 0.6

const LIVES: readonly Pair[] = [
  pair(['abelha', theBee, 0.45], ['colmeia', homes.hive, 0.9], 'coruja'),
  hard(
    'ele constrói a casa com barro úmido e palha.',
    pair(['joão-de-barro', small.ovenbird, 0.55], ['casinha de barro', wild.clayOven]),
  ),
  pair(['cachorro', theDog, 0.8], ['casinha', homes.kennel, 0.85]),
  pair(['galinha', theHen, 0.7], ['galinheiro', homes.henHouse]),
  pair(['aranha', small.spider, 0.45], ['teia', homes.web, 0.75]),
  pair(['passarinho', (pen) => bird(pen, 0, 0, 2.2, 'blue'), 0.5], ['ninho de passarinho', homes.nest, 0.85], 'coruja'),
  pair(['porco', thePig, 0.9], ['chiqueiro', homes.sty], 'vaca'),
  pair(['formiga', small.ant, 0.4], ['formigueiro', homes.antHill, 0.7], 'caranguejo, minhoca'),
  pair(['coruja', (pen) => owl(pen, 0, 0), 0.7], ['oco da árvore', homes.hollowTree], 'abelha, passarinho'),
  pair(['sapo', theFrog, 0.55], ['lagoa', homes.lilyPond]),
  pair(['vaca', theCow], ['curral', homes.corral], 'galinha, cachorro'),
  hard(
    'ele cava tocas na lama, entre as raízes.',
    pair(['caranguejo', (pen) => pen.at(0, -6, 1, SEASIDE.siri), 0.55], ['mangue', homes.mangrove]),
  ),
  pair(['minhoca', small.earthworm, 0.45], ['terra', homes.soilCut], 'formiga'),
  hard(
    'ele dorme de dia no escuro, pendurado no teto.',
    pair(['morcego', wild.bat, 0.7], ['caverna', wild.cave], 'coruja-buraqueira'),
  ),
  hard(
    'os cupins erguem um monte de terra e saliva.',
    pair(['cupim', wild.termite, 0.4], ['monte de terra', wild.termiteMound]),
  ),
  hard(
    'ele passa o dia dentro da água e na beira dela.',
    pair(['jacaré', small.baskingCaiman], ['beira do rio', wild.riverBend], 'caranguejo'),
  ),
  hard(
    'ela faz o ninho num buraco no chão.',
    pair(['coruja-buraqueira', (pen) => burrowingOwl(pen, 0, 0), 0.7], ['toca', wild.burrow], 'caranguejo'),
  ),
  hard(
    'ele junta gravetos na copa das árvores altas.',
    pair(['tuiuiú', theJabiru], ['ninho na copa', wild.treetopNest], 'beija-flor, arara, joão-de-barro'),
  ),
  hard(
    'ela põe os ovos no oco de palmeiras secas.',
    pair(['arara', theMacaw, 0.8], ['palmeiras', wild.buriti], 'beija-flor, morcego'),
  ),
  hard(
    'ele tece um ninho do tamanho de meio ovo.',
    pair(['beija-flor', small.hummingbird, 0.5], ['ninho', wild.tinyNest, 0.8], 'arara'),
  ),
]

const EATS: readonly Pair[] = [
  pair(['coelho', theRabbit, 0.65], ['cenoura', food.carrots, 0.7], 'vaca, lagarta'),
  pair(['macaco', (pen) => monkey(pen, 0, -37, 1)], ['banana', food.bananas, 0.7], 'tucano, arara'),
  pair(['vaca', theCow], ['capim', food.hay], 'coelho, lagarta'),
  pair(['galinha', theHen, 0.7], ['milho', food.cornCobs, 0.7], 'vaca, arara'),
  hardToo(
    'o bico comprido alcança o néctar no fundo da flor.',
    pair(['beija-flor', small.hummingbird, 0.5], ['flor', food.nectarFlower, 0.6], 'morcego'),
  ),
  pair(['lagarta', small.caterpillar, 0.5], ['folha', food.leaf, 0.75], 'coelho, vaca, macaco'),
  hardToo(
    'o bico comprido alcança frutas na ponta dos galhos.',
    pair(
      ['tucano', food.perched((pen) => toucan(pen, 0, 0)), 0.85],
      ['mamão', food.papaya, 0.7],
      'macaco, arara, morcego',
    ),
  ),
  hardToo(
    'ele pega insetos com a língua grudenta.',
    pair(
      ['sapo', theFrog, 0.55],
      ['mosca', small.flyAbout, 0.35],
      'tamanduá, galinha, beija-flor, morcego, joão-de-barro, coruja-buraqueira',
    ),
  ),
  hardToo(
    'a língua comprida entra no formigueiro.',
    pair(['tamanduá', small.anteater], ['formigas', food.ants, 0.75], 'sapo, galinha, joão-de-barro'),
  ),
  hardToo(
    'ele caça na água, com dentes pontudos.',
    pair(['jacaré', small.baskingCaiman], ['peixe', food.fishInWater, 0.8], 'onça'),
  ),
  pair(['cachorro', theDog, 0.8], ['ração', food.dogFood, 0.65]),
  hardToo(
    'o bico forte quebra a casca dura.',
    pair(['arara', (pen) => macaw(pen, 0, -12, 1), 0.8], ['coquinhos', food.coconuts, 0.65], 'macaco, tucano'),
  ),
  hard(
    'os dentes da frente cortam as folhas rente ao chão.',
    pair(['capivara', theCapybara], ['capim', food.hay], 'tamanduá'),
  ),
  hard(
    'ela caça insetos no chão, quando anoitece.',
    pair(
      ['coruja-buraqueira', (pen) => burrowingOwl(pen, 0, 0), 0.7],
      ['gafanhoto', (pen) => grasshopper(pen, 0, 0, 1), 0.45],
      'sapo, morcego, joão-de-barro, galinha',
    ),
  ),
  hard('ela é caçadora e nada atrás da presa.', pair(['onça', theJaguar], ['capivara', theCapybara, 0.8], 'jacaré')),
  hard(
    'ele anda na água rasa e pega moluscos com o bico.',
    pair(['tuiuiú', theJabiru], ['caramujo', (pen) => snail(pen, 0, 0, 1, 'tan'), 0.5], 'jacaré'),
  ),
  hard(
    'ele acha a fruta madura pelo cheiro, à noite.',
    pair(['morcego', wild.bat, 0.7], ['goiaba', guava, 0.6], 'tucano, arara, macaco, galinha'),
  ),
  hard(
    'ele cata bichinhos no chão, com o bico fino.',
    pair(
      ['joão-de-barro', small.ovenbird, 0.55],
      ['minhoca', small.earthworm, 0.45],
      'sapo, galinha, coruja-buraqueira',
    ),
  ),
]

const YOUNGS: readonly Pair[] = [
  pair(['galinha', theHen, 0.72], ['pintinho', (pen) => chick(pen, 0, 0), 0.45], 'pata'),
  pair(['vaca', theCow], ['bezerro', theCow, YOUNG]),
  pair(['porca', thePig], ['leitão', thePig, YOUNG]),
  pair(['pata', (pen) => duck(pen, 0, -2), 0.72], ['patinho', (pen) => duck(pen, 0, -2, 1, 'yellow'), 0.45], 'galinha'),
  pair(['égua', theHorse], ['potro', theHorse, YOUNG]),
  pair(['ovelha', theSheep], ['cordeiro', theSheep, YOUNG]),
  pair(['gata', theCat, 0.75], ['gatinho', theCat, 0.5]),
  pair(['cadela', theDog], ['cachorrinho', theDog, YOUNG]),
  pair(['onça', theJaguar], ['oncinha', theJaguar, YOUNG]),
  pair(['capivara', theCapybara], ['capivarinha', theCapybara, YOUNG]),
  pair(['borboleta', theButterfly, 0.85], ['lagarta', small.caterpillar, YOUNG]),
  pair(['rã', theFrog, 0.85], ['girino', small.tadpole, YOUNG]),
  pair(['coelha', theRabbit, 0.72], ['coelhinho', theRabbit, 0.48]),
]

/** Things on a shelf. Sizes tell a needle from a cake, though a child must see them all. */
const USES: readonly Pair[] = [
  pair(['chave', things.key, 0.65], ['cadeado', things.padlock, 0.8]),
  pair(['escova de dentes', things.toothbrush, 0.9], ['pasta de dentes', things.pasteTube, 0.9]),
  pair(['agulha', things.needle, 0.7], ['linha', things.spool, 0.7]),
  pair(['lápis', things.pencil, 0.8], ['apontador', things.sharpener, 0.6]),
  pair(['vassoura', things.broom], ['pá de lixo', things.dustpan]),
  pair(['martelo', things.hammer], ['prego', things.nail, 0.5]),
  pair(['bule', things.teapot, 0.9], ['xícara', things.teacup, 0.7]),
  pair(['velas', things.candles, 0.65], ['bolo', (pen) => cake(pen, 0, 0, 1, 0)]),
  pair(['filtro de barro', things.clayFilter], ['copo', (pen) => pen.at(0, 0, 2, glassOfWater), 0.6], 'bule'),
  pair(['meia', things.sock, 0.7], ['tênis', things.sneaker, 0.8]),
  pair(['regador', wateringCan, 0.9], ['planta', potPlant, 0.9]),
  pair(['pincel', things.brush, 0.8], ['tintas', things.paints, 0.9]),
]

const WORKS: readonly Pair[] = [
  because('ele prepara a comida nela.', pair(['cozinheiro', trades.cook], ['panela', (pen) => pot(pen, 0, 0)])),
  because(
    'ela joga água no fogo com ela.',
    pair(['bombeira', trades.firefighter], ['mangueira', tools.hose], 'agricultora, pedreiro'),
  ),
  because(
    'ela ouve o coração e o pulmão com ele.',
    pair(['médica', trades.doctor], ['estetoscópio', tools.stethoscope]),
  ),
  because(
    'ela escreve a lição nele para a turma ver.',
    pair(['professora', trades.teacher], ['quadro', tools.blackboard]),
  ),
  because('ele prende os peixes nela.', pair(['pescador', trades.fisher], ['rede', tools.fishingNet], 'agricultora')),
  because(
    'ele espalha a tinta na parede com ele.',
    pair(['pintor', trades.painter], ['rolo de tinta', tools.roller], 'pedreiro'),
  ),
  because(
    'ela prepara a terra para plantar com ela.',
    pair(['agricultora', trades.farmer], ['enxada', tools.hoe], 'pedreiro'),
  ),
  because('ele levanta paredes com eles.', pair(['pedreiro', trades.bricklayer], ['tijolos', tools.bricks])),
  because('ela leva as cartas até as casas.', pair(['carteira', trades.postWoman], ['carta', things.letter, 0.9])),
  because(
    'ela junta os tecidos com ela.',
    pair(['costureira', trades.seamstress], ['máquina de costura', tools.sewingMachine]),
  ),
  because('é o instrumento que toca.', pair(['violonista', trades.musician], ['violão', tools.guitar])),
  because('ele apita para parar o jogo.', pair(['juiz de futebol', trades.referee], ['apito', things.whistle, 0.85])),
]

export const PAIRS: Readonly<Record<Law, readonly Pair[]>> = {
  'onde-mora': LIVES,
  'o-que-come': EATS,
  filhotes: YOUNGS,
  objetos: USES,
  profissoes: WORKS,
}

/** Those of a law for a level: the hardest has its own where there are some. */
export function pairsFor(law: Law, isHardest: boolean): readonly Pair[] {
  const all = PAIRS[law]
  if (!all.some(({ hard }) => hard)) return all
  return all.filter(({ hard }) => (isHardest ? hard : hard !== 'only'))
}
