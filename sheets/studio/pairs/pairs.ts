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

const pair = (one: readonly [string, Draw], other: readonly [string, Draw], also = ''): Pair => {
  const half = ([name, draw]: readonly [string, Draw]): Half => ({ name, draw })
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

const LIVES: readonly Pair[] = [
  pair(['abelha', theBee], ['colmeia', homes.hive], 'coruja'),
  hard(
    'ele constrói a casa com barro úmido e palha.',
    pair(['joão-de-barro', small.ovenbird], ['casinha de barro', wild.clayOven]),
  ),
  pair(['cachorro', theDog], ['casinha', homes.kennel]),
  pair(['galinha', theHen], ['galinheiro', homes.henHouse]),
  pair(['aranha', small.spider], ['teia', homes.web]),
  pair(['passarinho', (pen) => bird(pen, 0, 0, 2.2, 'blue')], ['ninho de passarinho', homes.nest], 'coruja'),
  pair(['porco', thePig], ['chiqueiro', homes.sty], 'vaca'),
  pair(['formiga', small.ant], ['formigueiro', homes.antHill], 'caranguejo, minhoca'),
  pair(['coruja', (pen) => owl(pen, 0, 0)], ['oco da árvore', homes.hollowTree], 'abelha, passarinho'),
  pair(['sapo', theFrog], ['lagoa', homes.lilyPond]),
  pair(['vaca', theCow], ['curral', homes.corral], 'galinha, cachorro'),
  hard(
    'ele cava tocas na lama, entre as raízes.',
    pair(['caranguejo', (pen) => pen.at(0, -6, 1, SEASIDE.siri)], ['mangue', homes.mangrove]),
  ),
  pair(['minhoca', small.earthworm], ['terra', homes.soilCut], 'formiga'),
  hard(
    'ele dorme de dia no escuro, pendurado no teto.',
    pair(['morcego', wild.bat], ['caverna', wild.cave], 'coruja-buraqueira'),
  ),
  hard(
    'os cupins erguem um monte de terra e saliva.',
    pair(['cupim', wild.termite], ['monte de terra', wild.termiteMound]),
  ),
  hard(
    'ele passa o dia dentro da água e na beira dela.',
    pair(['jacaré', small.baskingCaiman], ['beira do rio', wild.riverBend], 'caranguejo'),
  ),
  hard(
    'ela faz o ninho num buraco no chão.',
    pair(['coruja-buraqueira', (pen) => burrowingOwl(pen, 0, 0)], ['toca', wild.burrow], 'caranguejo'),
  ),
  hard(
    'ele junta gravetos na copa das árvores altas.',
    pair(['tuiuiú', theJabiru], ['ninho na copa', wild.treetopNest], 'beija-flor, arara, joão-de-barro'),
  ),
  hard(
    'ela põe os ovos no oco de palmeiras secas.',
    pair(['arara', theMacaw], ['palmeiras', wild.buriti], 'beija-flor, morcego'),
  ),
  hard(
    'ele tece um ninho do tamanho de meio ovo.',
    pair(['beija-flor', small.hummingbird], ['ninho', wild.tinyNest], 'arara'),
  ),
]

const EATS: readonly Pair[] = [
  pair(['coelho', theRabbit], ['cenoura', food.carrots], 'vaca, lagarta'),
  pair(['macaco', (pen) => monkey(pen, 0, -37, 1)], ['banana', food.bananas], 'tucano, arara'),
  pair(['vaca', theCow], ['capim', food.hay], 'coelho, lagarta'),
  pair(['galinha', theHen], ['milho', food.cornCobs], 'vaca, arara'),
  hardToo(
    'o bico comprido alcança o néctar no fundo da flor.',
    pair(['beija-flor', small.hummingbird], ['flor', food.nectarFlower], 'morcego'),
  ),
  pair(['lagarta', small.caterpillar], ['folha', food.leaf], 'coelho, vaca, macaco'),
  hardToo(
    'o bico comprido alcança frutas na ponta dos galhos.',
    pair(['tucano', food.perched((pen) => toucan(pen, 0, 0))], ['mamão', food.papaya], 'macaco, arara, morcego'),
  ),
  hardToo(
    'ele pega insetos com a língua grudenta.',
    pair(
      ['sapo', theFrog],
      ['mosca', small.flyAbout],
      'tamanduá, galinha, beija-flor, morcego, joão-de-barro, coruja-buraqueira',
    ),
  ),
  hardToo(
    'a língua comprida entra no formigueiro.',
    pair(['tamanduá', small.anteater], ['formigas', food.ants], 'sapo, galinha, joão-de-barro'),
  ),
  hardToo(
    'ele caça na água, com dentes pontudos.',
    pair(['jacaré', small.baskingCaiman], ['peixe', food.fishInWater], 'onça'),
  ),
  pair(['cachorro', theDog], ['ração', food.dogFood]),
  hardToo(
    'o bico forte quebra a casca dura.',
    pair(['arara', (pen) => macaw(pen, 0, -12, 1)], ['coquinhos', food.coconuts], 'macaco, tucano'),
  ),
  hard(
    'os dentes da frente cortam as folhas rente ao chão.',
    pair(['capivara', theCapybara], ['capim', food.hay], 'tamanduá'),
  ),
  hard(
    'ela caça insetos no chão, quando anoitece.',
    pair(
      ['coruja-buraqueira', (pen) => burrowingOwl(pen, 0, 0)],
      ['gafanhoto', (pen) => grasshopper(pen, 0, 0, 1)],
      'sapo, morcego, joão-de-barro, galinha',
    ),
  ),
  hard('ela é caçadora e nada atrás da presa.', pair(['onça', theJaguar], ['capivara', theCapybara], 'jacaré')),
  hard(
    'ele anda na água rasa e pega moluscos com o bico.',
    pair(['tuiuiú', theJabiru], ['caramujo', (pen) => snail(pen, 0, 0, 1, 'tan')], 'jacaré'),
  ),
  hard(
    'ele acha a fruta madura pelo cheiro, à noite.',
    pair(['morcego', wild.bat], ['goiaba', guava], 'tucano, arara, macaco, galinha'),
  ),
  hard(
    'ele cata bichinhos no chão, com o bico fino.',
    pair(['joão-de-barro', small.ovenbird], ['minhoca', small.earthworm], 'sapo, galinha, coruja-buraqueira'),
  ),
]

const YOUNGS: readonly Pair[] = [
  pair(['galinha', theHen], ['pintinho', (pen) => chick(pen, 0, 0)], 'pata'),
  pair(['vaca', theCow], ['bezerro', theCow]),
  pair(['porca', thePig], ['leitão', thePig]),
  pair(['pata', (pen) => duck(pen, 0, -2)], ['patinho', (pen) => duck(pen, 0, -2, 1, 'yellow')], 'galinha'),
  pair(['égua', theHorse], ['potro', theHorse]),
  pair(['ovelha', theSheep], ['cordeiro', theSheep]),
  pair(['gata', theCat], ['gatinho', theCat]),
  pair(['cadela', theDog], ['cachorrinho', theDog]),
  pair(['onça', theJaguar], ['oncinha', theJaguar]),
  pair(['capivara', theCapybara], ['capivarinha', theCapybara]),
  pair(['borboleta', theButterfly], ['lagarta', small.caterpillar]),
  pair(['rã', theFrog], ['girino', small.tadpole]),
  pair(['coelha', theRabbit], ['coelhinho', theRabbit]),
]

/** Things on a shelf. */
const USES: readonly Pair[] = [
  pair(['chave', things.key], ['cadeado', things.padlock]),
  pair(['escova de dentes', things.toothbrush], ['pasta de dentes', things.pasteTube]),
  pair(['agulha', things.needle], ['linha', things.spool]),
  pair(['lápis', things.pencil], ['apontador', things.sharpener]),
  pair(['vassoura', things.broom], ['pá de lixo', things.dustpan]),
  pair(['martelo', things.hammer], ['prego', things.nail]),
  pair(['bule', things.teapot], ['xícara', things.teacup]),
  pair(['velas', things.candles], ['bolo', (pen) => cake(pen, 0, 0, 1, 0)]),
  pair(['filtro de barro', things.clayFilter], ['copo', (pen) => pen.at(0, 0, 2, glassOfWater)], 'bule'),
  pair(['meia', things.sock], ['tênis', things.sneaker]),
  pair(['regador', wateringCan], ['planta', potPlant]),
  pair(['pincel', things.brush], ['tintas', things.paints]),
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
  because('ela leva as cartas até as casas.', pair(['carteira', trades.postWoman], ['carta', things.letter])),
  because(
    'ela junta os tecidos com ela.',
    pair(['costureira', trades.seamstress], ['máquina de costura', tools.sewingMachine]),
  ),
  because('é o instrumento que toca.', pair(['violonista', trades.musician], ['violão', tools.guitar])),
  because('ele apita para parar o jogo.', pair(['juiz de futebol', trades.referee], ['apito', things.whistle])),
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
