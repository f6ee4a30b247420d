/** Things whose shadows tell what they are, in families of like outline. A gap in a drawing is a gap in its shadow. */
import type { Thing } from '../fit.ts'
import * as pairs from '../pairs/things.ts'
import { boot, wateringCan } from '../turning/tools.ts'
import * as toys from '../turning/toys.ts'
import { house } from './built.ts'
import { cow, hen, horse, pig } from './farm.ts'
import { FINDS } from './finds.ts'
import { flyingBird } from './flying-birds.ts'
import { FRUIT } from './fruit.ts'
import { FOODS } from './meal.ts'
import { armadillo } from './night-animals.ts'
import { cake, iceCream, juice } from './party.ts'
import { snail } from './pets.ts'
import { palm } from './plants.ts'
import { openUmbrella } from './rooms.ts'
import { fish, seaTurtle, whale } from './sea.ts'
import { truck } from './vehicles.ts'
import { standingCapybara } from './wetland-animals.ts'
import { elephant, jabiru, monkey, toucan } from './wild.ts'

export interface ShadowThing {
  readonly name: string
  readonly family: number
  readonly draw: Thing
  /** Its mirror image fits onto it, turned in some way. */
  readonly even: boolean
}

type Family = Readonly<Record<string, Thing>>

/** No difference is seen between these and their mirror images. */
const EVEN = new Set(
  'pincel peixe guarda-chuva vela troféu pipa casa pera banana cenoura peixe morango caju abacaxi melancia cogumelo queijo suco pipoca brigadeiro bolo sorvete'.split(
    ' ',
  ),
)

const all = (families: readonly Family[]): readonly ShadowThing[] =>
  families.flatMap((things, family) =>
    Object.entries(things).map(([name, draw]) => ({ name, family, draw, even: EVEN.has(name) })),
  )

export const SHADOW_THINGS: Readonly<Record<string, readonly ShadowThing[]>> = {
  bichos: all([
    {
      vaca: (pen) => cow(pen, 0, 0),
      cavalo: (pen) => horse(pen, 0, 0),
      porco: (pen) => pig(pen, 0, 0),
      capivara: (pen) => standingCapybara(pen, 0, 0),
      elefante: (pen) => elephant(pen, 0, 0),
    },
    {
      galinha: (pen) => hen(pen, 0, 0),
      tucano: (pen) => toucan(pen, 0, 0),
      pássaro: flyingBird,
      tuiuiú: (pen) => jabiru(pen, 0, 0),
    },
    {
      peixe: (pen) => fish(pen, 0, 0, 1),
      baleia: (pen) => whale(pen, 0, 0, 1),
      tartaruga: (pen) => seaTurtle(pen, 0, 0, 1),
    },
    { caracol: (pen) => snail(pen, 0, 0), tatu: armadillo, macaco: (pen) => monkey(pen, 0, 0) },
  ]),
  objetos: all([
    { bota: boot, tênis: pairs.sneaker, boné: FINDS.bone },
    { bule: pairs.teapot, xícara: pairs.teacup, regador: wateringCan },
    { martelo: pairs.hammer, escova: pairs.toothbrush, pincel: pairs.brush },
    { apito: pairs.whistle, 'guarda-chuva': (pen) => openUmbrella(pen, 0, 0), vela: FINDS.vela, troféu: FINDS.trofeu },
  ]),
  passeio: all([
    { veleiro: toys.sailBoat, navio: toys.ship, lancha: toys.speedBoat, submarino: toys.submarine },
    { avião: toys.toyPlane, helicóptero: toys.toyHelicopter, pipa: FINDS.pipa },
    {
      caminhão: (pen) => truck(pen, 0, 0),
      trem: toys.toyTrain,
      escavadeira: toys.toyDigger,
      patinete: toys.toyScooter,
    },
    { casa: (pen) => house(pen, 0, 0), palmeira: (pen) => palm(pen, 0, 0, 1), jangada: toys.jangada },
  ]),
  comidas: all([
    { maçã: FRUIT.maca, pera: FRUIT.pera, morango: FINDS.morango },
    { banana: FRUIT.banana, cenoura: FINDS.cenoura, peixe: FOODS.peixe },
    { uva: FINDS.uva, caju: FINDS.caju, abacaxi: FRUIT.abacaxi },
    { queijo: FOODS.queijo, cogumelo: FINDS.cogumelo, melancia: FRUIT.melancia },
  ]),
  lanche: all([
    { suco: (pen) => juice(pen, 0, 0, 1, 'orange'), pipoca: FINDS.pipoca, xícara: pairs.teacup },
    { sorvete: (pen) => iceCream(pen, 0, 0), bolo: (pen) => cake(pen, 0, 0), brigadeiro: FINDS.brigadeiro },
    { banana: FRUIT.banana, uva: FINDS.uva, maçã: FRUIT.maca },
    { queijo: FOODS.queijo, abacaxi: FRUIT.abacaxi, melancia: FRUIT.melancia },
  ]),
}
