import { createRandom } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import {
  bubble,
  chest,
  clearing,
  cloth,
  crown,
  DISH_WELL,
  dishBelow,
  fir,
  flowerBed,
  type Home,
  paddock,
  pool,
  porthole,
  sandbank,
  strawMat,
} from '../../studio/places/homes.ts'
import type { Place } from './counted-rows.ts'
import { dealInTurn } from './counters.ts'

interface Holder {
  /** Named by texts, such as a plate. */
  readonly name?: string
  readonly draw: (pen: Pen, home: Home) => Drawing
  /** Room that it takes of its row, mm. */
  readonly inset: { readonly side: number; readonly top: number; readonly bottom: number }
  /** Part of its room that bears things; the whole of it where it is left out. */
  readonly within?: { readonly x: number; readonly y: number }
  /** An ellipse: its corners bear no things. */
  readonly round?: true
  /** A frame all round that things keep clear of, mm. */
  readonly rim?: number
  /** Nothing to draw upon: whoever draws there needs paper. */
  readonly airy?: true
}

const laid = (fill: Fill, check: Fill): Holder => ({
  draw: (pen, home) => cloth(pen, home, fill, check),
  inset: { side: 1, top: 2, bottom: 1 },
  within: { x: 0.84, y: 0.9 },
})
const TREE: Holder = { draw: crown, inset: { side: 5, top: 1, bottom: 8 }, within: { x: 0.84, y: 0.86 }, round: true }
const PLATE: Holder = {
  name: 'prato',
  draw: dishBelow,
  inset: { side: 2, top: 1, bottom: 0 },
  within: { x: DISH_WELL.x - 0.06, y: DISH_WELL.y - 0.06 },
  round: true,
}
const BED: Holder = { draw: flowerBed, inset: { side: 2, top: 3, bottom: 2.5 }, within: { x: 0.9, y: 1 }, airy: true }
const BUBBLE: Holder = {
  draw: bubble,
  inset: { side: 0, top: 1, bottom: 1 },
  within: { x: 0.86, y: 0.86 },
  round: true,
}
const SANDBANK: Holder = {
  draw: sandbank,
  inset: { side: 1, top: 1, bottom: 3 },
  within: { x: 0.8, y: 0.92 },
  round: true,
}
const ON_SAND = { siri: SANDBANK, concha: SANDBANK, 'estrela-do-mar': SANDBANK }
const WINDOW: Holder = {
  name: 'janela',
  draw: (pen, home) => porthole(pen, home),
  rim: 6,
  inset: { side: 1, top: 2, bottom: 0 },
  within: { x: 0.86, y: 0.84 },
  airy: true,
}
const CHEST: Holder = { draw: chest, inset: { side: 4, top: 5, bottom: 8.6 }, within: { x: 0.94, y: 0.92 } }
const FIR: Holder = { draw: fir, inset: { side: 17, top: 9, bottom: 6 } }
const PADDOCK: Holder = { draw: paddock, inset: { side: 4, top: 8, bottom: 1 }, within: { x: 0.94, y: 1 } }
const MAT: Holder = { draw: strawMat, inset: { side: 4, top: 2, bottom: 1 }, within: { x: 0.84, y: 0.9 } }
const ROUND_GROUND = {
  inset: { side: 1, top: 1, bottom: 3 },
  within: { x: 0.88, y: 1 },
  round: true,
} as const
const CLEARING: Holder = { draw: clearing, ...ROUND_GROUND }
const POOL: Holder = { draw: pool, ...ROUND_GROUND }
const RED_CLOTH = laid('white', 'redPale')
const BLUE_CLOTH = laid('sky', 'bluePale')
const PINK_CLOTH = laid('white', 'pink')
const GREEN_CLOTH = laid('white', 'lime')

export interface Gathering {
  readonly place: Place
  readonly holder: Holder
  readonly names: readonly string[]
  /** Found beside those of the names: about a third of a page. */
  readonly finds?: readonly string[]
  /** On every page: what the things of the names are called together, what its place shows. */
  readonly shows?: readonly string[]
  /** Of those that do not gather where the others do. */
  readonly apart?: Readonly<Record<string, Holder>>
}

/** The place's name, where texts name it. */
export const nameOfHolder = (theme: string | undefined): string[] => {
  const { name } = gatheringOf(theme).holder
  return name ? [name] : []
}

export const holderOf = ({ holder, apart }: Gathering, name: string): Holder => apart?.[name] ?? holder

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
  // Without grapes: a bunch is one and many.
  frutas: gathering({ terrain: 'picnic' }, PLATE, 'maçã, pera, laranja, banana, melancia, abacaxi, caju'),
  dinossauros: {
    ...gathering(MEADOW, CLEARING, 'tiranossauro, braquiossauro, tricerátops, estegossauro, anquilossauro'),
    finds: ['ovo de dinossauro', 'ninho', 'pegada', 'osso'],
    shows: ['dinossauro', 'vulcão'],
  },
  jardim: gathering(MEADOW, BED, 'flor, tulipa, joaninha, caracol, cogumelo, borboleta, sapo, passarinho'),
  mar: {
    ...gathering(
      { terrain: 'sea', bare: true },
      BUBBLE,
      'peixe listrado, tartaruga, peixe liso, siri, estrela-do-mar, concha',
    ),
    apart: ON_SAND,
  },
  'fundo-do-mar': {
    ...gathering({ terrain: 'sea', bare: true }, BUBBLE, 'peixe listrado, tartaruga, peixe liso, siri, concha'),
    apart: ON_SAND,
  },
  ceu: gathering(
    { terrain: 'station' },
    WINDOW,
    'estrela, foguete, lua, planeta com anel, cometa, disco voador, satélite',
  ),
  festa: gathering(PARTY, PINK_CLOTH, 'balão, presente, chapéu de festa, brigadeiro, sorvete, coroa, laço'),
  brinquedos: gathering(ROOM, CHEST, 'bola, carrinho, pião, ursinho, tambor, pipa, peteca, balde'),
  bichos: gathering(MEADOW, PADDOCK, 'ovelha, galinha, porco, pintinho, vaca, coelho, cavalo, pato, cachorro, gato'),
  escola: gathering(ROOM, GREEN_CLOTH, 'lápis, livro, régua, tesoura, mochila'),
  'volta-as-aulas': gathering(ROOM, GREEN_CLOTH, 'mochila, lápis, livro, tesoura, régua'),
  carnaval: gathering(PARTY, laid('white', 'purplePale'), 'máscara, confete, sombrinha, tambor, pandeiro, surdo'),
  'sindrome-de-down': gathering(ROOM, BLUE_CLOTH, 'meia listrada, meia de bolinhas, boné, bola, tambor, laço'),
  autismo: gathering(ROOM, GREEN_CLOTH, 'livro, lápis, ursinho, mochila, bola, tambor'),
  pascoa: gathering(MEADOW, GREEN_CLOTH, 'coelho, ovo de chocolate, cesta, ovo, flor'),
  'povos-indigenas': gathering(MEADOW, MAT, 'cesto, panela, cuia, peteca, milho, arara'),
  'dia-das-maes': gathering(ROOM, PINK_CLOTH, 'coração, tulipa, carta, xícara, presente'),
  'meio-ambiente': gathering(MEADOW, TREE, 'arara, folha, passarinho, borboleta, tucano, coruja'),
  'festa-junina': gathering(NIGHT_FEAST, RED_CLOTH, 'milho, chapéu, pipoca, sanfona, pandeiro'),
  'dia-dos-pais': gathering(ROOM, BLUE_CLOTH, 'presente, carta, xícara, coração, bola de futebol'),
  folclore: {
    ...gathering({ terrain: 'wood' }, CLEARING, 'saci, curupira, boitatá, boi-bumbá, mula sem cabeça, iara, boto'),
    apart: { iara: POOL, boto: POOL },
  },
  independencia: gathering(ROOM, GREEN_CLOTH, 'bandeira, tambor, medalha, livro, coroa'),
  'dia-da-arvore': gathering(MEADOW, TREE, 'folha, caju, laranja, passarinho, borboleta, arara'),
  primavera: gathering(MEADOW, BED, 'flor, tulipa, borboleta, joaninha, abelha, caracol'),
  'dia-das-criancas': gathering(PARTY, BLUE_CLOTH, 'pipa, ursinho, bola, pião, carrinho, sorvete'),
  'dia-dos-professores': gathering(ROOM, PINK_CLOTH, 'livro, lápis, maçã, carta, régua, xícara'),
  'consciencia-negra': gathering(ROOM, MAT, 'atabaque, pandeiro, berimbau, caxixi, agogô'),
  natal: gathering(
    { ...NIGHT_FEAST, flags: ['red', 'green', 'yellow'] },
    FIR,
    'bola de Natal, sino, estrela, meia, laço',
  ),
  estacoes: gathering(MEADOW, laid('white', 'bluePale'), 'flor, sorvete, folha, sombrinha, bota'),
  aniversario: gathering(PARTY, PINK_CLOTH, 'balão, brigadeiro, presente, chapéu de festa, sorvete, pipoca'),
  'copa-e-jogos': gathering(MEADOW, GREEN_CLOTH, 'bola de futebol, troféu, apito, medalha, boné, bandeira'),
}

/** Throws RangeError for an unknown theme. */
export function gatheringOf(theme: string | undefined): Gathering {
  const found = GATHERINGS[theme ?? 'frutas']
  if (!found) throw new RangeError(`nothing gathers in ${theme}`)
  return found
}

/** Of the things on a page, those that are found. */
const FOUND = 0.35

/** At the size of nature no plate has room for four. */
export const TOO_LARGE: ReadonlySet<string> = new Set(['abacaxi'])

/** The things of each page by name, those that its title names on every one. */
export function dealNames(
  options: SheetOptions,
  perPage: number,
  without: ReadonlySet<string> = new Set(),
): string[][] {
  const { names: all, finds = [] } = gatheringOf(options.theme)
  const names = all.filter((name) => !without.has(name))
  const isPinned = (name: string) => options.must?.includes(name)
  const pinned = names.filter(isPinned).slice(0, perPage)
  const others = names.filter((name) => !pinned.includes(name))
  if (finds.length === 0) return dealInTurn(options, perPage, pinned, others, 'gathered')
  const few = Math.round(perPage * FOUND)
  const main = dealInTurn(options, perPage - few, pinned, others, 'gathered')
  const kept = finds.filter(isPinned).slice(0, few)
  const found = dealInTurn(
    options,
    few,
    kept,
    finds.filter((name) => !kept.includes(name)),
    'found',
  )
  const random = createRandom(options.seed).fork('both')
  return main.map((page, i) => random.shuffle([...page, ...(found[i] ?? [])]))
}
