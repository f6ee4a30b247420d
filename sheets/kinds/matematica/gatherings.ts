/** Groups of things in the studio's hand: what a theme has, and the place that each group is in. */
import type { SheetOptions } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import {
  cloth,
  cloudBank,
  crown,
  dishBelow,
  fir,
  flowerBed,
  type Home,
  paddock,
  reef,
  strawMat,
} from '../../studio/places/homes.ts'
import { cow, horse, pig, sheep } from '../../studio/shapes/farm.ts'
import { namedThing } from '../../studio/shapes/named-things.ts'
import { dog } from '../../studio/shapes/pets.ts'
import type { Place } from './counted-rows.ts'
import { dealInTurn } from './counters.ts'

interface Holder {
  readonly draw: (pen: Pen, home: Home) => Drawing
  /** Room that it takes of its row, mm. */
  readonly inset: { readonly side: number; readonly top: number; readonly bottom: number }
  /** Nothing to draw upon: whoever draws there needs paper. */
  readonly airy?: true
  /** Lines get longer from the top down. */
  readonly pointed?: true
}

const laid = (fill: Fill, check: Fill): Holder => ({
  draw: (pen, home) => cloth(pen, home, fill, check),
  inset: { side: 3, top: 5, bottom: 1 },
})
const TREE: Holder = { draw: crown, inset: { side: 3, top: 1, bottom: 8 } }
const PLATE: Holder = { draw: dishBelow, inset: { side: 10, top: 7, bottom: 4 } }
const BED: Holder = { draw: flowerBed, inset: { side: 2, top: 3, bottom: 2.5 }, airy: true }
const REEF: Holder = { draw: reef, inset: { side: 2, top: 2, bottom: 5 }, airy: true }
const CLOUD: Holder = { draw: cloudBank, inset: { side: 3, top: 1, bottom: 6 }, airy: true }
const FIR: Holder = { draw: fir, inset: { side: 2, top: 1, bottom: 5 }, pointed: true }
const PADDOCK: Holder = { draw: paddock, inset: { side: 3, top: 7, bottom: 1 } }
const MAT: Holder = { draw: strawMat, inset: { side: 7, top: 7, bottom: 3 } }
const RED_CLOTH = laid('white', 'redPale')
const BLUE_CLOTH = laid('sky', 'bluePale')
const PINK_CLOTH = laid('white', 'pink')
const GREEN_CLOTH = laid('white', 'lime')

export interface Gathering {
  readonly place: Place
  readonly holder: Holder
  readonly names: readonly string[]
}

const MEADOW: Place = { terrain: 'meadow' }
const ROOM: Place = { terrain: 'floor', wall: 'sky' }
const FEAST: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange']
const PARTY: Place = { terrain: 'floor', wall: 'pinkPale', flags: FEAST }
const NIGHT_FEAST: Place = { terrain: 'floor', wall: 'dusk', flags: FEAST }

const gathering = (place: Place, holder: Holder, names: string): Gathering => ({
  place,
  holder,
  names: names.split(', '),
})

const GATHERINGS: Readonly<Record<string, Gathering>> = {
  frutas: gathering(ROOM, PLATE, 'maçã, pera, laranja, banana, melancia, abacaxi, caju, uva'),
  jardim: gathering(MEADOW, BED, 'flor, tulipa, joaninha, caracol, cogumelo, borboleta, sapo, passarinho'),
  mar: gathering({ terrain: 'sea' }, REEF, 'peixe listrado, tartaruga, peixe liso, siri, estrela-do-mar, concha'),
  'fundo-do-mar': gathering({ terrain: 'sea' }, REEF, 'peixe listrado, tartaruga, peixe liso, siri, concha'),
  ceu: gathering({ terrain: 'sky' }, CLOUD, 'estrela, foguete, lua, planeta com anel, cometa, disco voador, satélite'),
  festa: gathering(PARTY, PINK_CLOTH, 'balão, presente, chapéu de festa, brigadeiro, sorvete, coroa, laço'),
  brinquedos: gathering(ROOM, BLUE_CLOTH, 'bola, carrinho, pião, ursinho, tambor, pipa, peteca, bola de futebol'),
  bichos: gathering(MEADOW, PADDOCK, 'ovelha, galinha, porco, pintinho, vaca, coelho, cavalo, pato, cachorro, gato'),
  escola: gathering(ROOM, GREEN_CLOTH, 'lápis, livro, régua, tesoura, mochila'),
  'volta-as-aulas': gathering(ROOM, GREEN_CLOTH, 'mochila, lápis, livro, tesoura, régua'),
  carnaval: gathering(PARTY, laid('white', 'purplePale'), 'máscara, confete, sombrinha, tambor, pandeiro, surdo'),
  pascoa: gathering(MEADOW, GREEN_CLOTH, 'coelho, cenoura, cesta, ovo, flor'),
  'povos-indigenas': gathering(MEADOW, MAT, 'cesto, panela, cuia, peteca, milho, arara'),
  'dia-das-maes': gathering(ROOM, PINK_CLOTH, 'coração, tulipa, carta, xícara, presente'),
  'meio-ambiente': gathering(MEADOW, TREE, 'arara, folha, passarinho, borboleta, tucano, coruja'),
  'festa-junina': gathering(NIGHT_FEAST, RED_CLOTH, 'milho, chapéu, pipoca, sanfona, bandeira'),
  'dia-dos-pais': gathering(ROOM, BLUE_CLOTH, 'presente, carta, xícara, coração, bola de futebol'),
  folclore: gathering(MEADOW, MAT, 'peteca, pião, pipa, coruja, sanfona'),
  independencia: gathering(ROOM, GREEN_CLOTH, 'bandeira, tambor, medalha, livro, coroa'),
  primavera: gathering(MEADOW, BED, 'flor, tulipa, borboleta, joaninha, abelha, caracol'),
  'dia-das-criancas': gathering(PARTY, BLUE_CLOTH, 'pipa, ursinho, bola, pião, carrinho, sorvete'),
  'consciencia-negra': gathering(ROOM, MAT, 'atabaque, pandeiro, berimbau, caxixi, livro'),
  natal: gathering(
    { ...NIGHT_FEAST, flags: ['red', 'green', 'yellow'] },
    FIR,
    'bola de Natal, sino, estrela, meia, laço',
  ),
  estacoes: gathering(MEADOW, laid('white', 'bluePale'), 'flor, sorvete, folha, sombrinha, bota'),
  aniversario: gathering(PARTY, PINK_CLOTH, 'balão, brigadeiro, presente, chapéu de festa, sorvete, pipoca'),
  'copa-e-jogos': gathering(MEADOW, GREEN_CLOTH, 'bola de futebol, troféu, apito, medalha, boné, bandeira'),
}

/** Animals of the farm that no scene hides. */
const FARM: Readonly<Record<string, Thing>> = {
  ovelha: (pen) => sheep(pen, 0, 0),
  porco: (pen) => pig(pen, 0, 0),
  vaca: (pen) => cow(pen, 0, 0),
  cavalo: (pen) => horse(pen, 0, 0),
  cachorro: (pen) => dog(pen, 0, 0),
}

export const gatheredThing = (name: string): Thing => FARM[name] ?? namedThing(name).draw

/** Throws RangeError for an unknown theme. */
export function gatheringOf(theme: string | undefined): Gathering {
  const found = GATHERINGS[theme ?? 'frutas']
  if (!found) throw new RangeError(`nothing gathers in ${theme}`)
  return found
}

/** The things of each page by name, those that its title names on every one. */
export function dealNames(options: SheetOptions, perPage: number): string[][] {
  const { names } = gatheringOf(options.theme)
  const pinned = names.filter((name) => options.must?.includes(name)).slice(0, perPage)
  const others = names.filter((name) => !pinned.includes(name))
  return dealInTurn(options, perPage, pinned, others, 'gathered')
}
