/** Places to look around in: the scene of a theme, what may be there, and where it may be. */
import { person } from '../../studio/cast/cast.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { standard } from '../../studio/shapes/feasts.ts'
import type { Bearing, NamedThing } from '../../studio/shapes/named-things.ts'
import { cake } from '../../studio/shapes/party.ts'
import { PLAY_LARGE } from '../../studio/shapes/playground-things.ts'
import { type HideawayKind, NEAREST } from './hideaways.ts'

/** Of a scene's sky, what the title leaves free begins here. */
export const HIGHEST = 106

/** Feet of things are in this part of the scene, mm. */
export interface Area {
  readonly on: Bearing
  readonly x: readonly [left: number, right: number]
  readonly y: readonly [top: number, bottom: number]
}

export interface SearchPlace {
  readonly scene: string
  readonly things: readonly string[]
  /** Children together, with the things in their hands; in costume at a feast. */
  readonly gathering?: 'plain' | 'costume'
  /** Something peeps out from behind each. */
  readonly hideaways?: readonly HideawayKind[]
  /** Of the place, in addition to those of the scene. */
  readonly besides?: (pen: Pen) => Drawing
  /** Behind children who are together: what makes it a feast, nothing that is counted. */
  readonly behind?: (pen: Pen) => Drawing
}

const ALL: readonly [number, number] = [2, 208]

const ground = (top: number, x = ALL): Area => ({ on: 'ground', x, y: [top, NEAREST] })
const air = (bottom: number, x = ALL, top = HIGHEST): Area => ({ on: 'air', x, y: [top, bottom] })

const row = (y: number, left: number, right: number): Area => ({ on: 'ground', x: [left, right], y: [y, y] })

/** Long boxes of fruit on the ground of a market: their foot and their ends, mm. */
const BOXES = [
  { y: 264, left: 4, right: 138 },
  { y: 283, left: 4, right: 100 },
  { y: 302, left: 4, right: 206 },
  { y: 321, left: 4, right: 206 },
]
const fruitBoxes = (pen: Pen): Drawing =>
  BOXES.map(({ y, left, right }) => [
    pen.shape(box(left - 2, y - 13, right - left + 4, 9.5, 1), 'woodDark', 1),
    pen.shape(box(left - 4, y - 5, right - left + 8, 5, 1), 'woodPale', 1),
  ])

const FOREST = [ground(212), air(200), air(270)]

/** By the id of the scene. */
const AREAS_OF: Readonly<Record<string, readonly Area[]>> = {
  feira: [row(209, 10, 132), ...BOXES.map(({ y, left, right }) => row(y - 2.5, left, right)), row(173, 142, 182)],
  fazenda: [ground(190), air(180), air(280)],
  jardim: [ground(212), air(200), air(270)],
  parquinho: [ground(190), air(160)],
  junina: [ground(212), air(160)],
  carnaval: [ground(196), air(170)],
  'volta-as-aulas': [ground(192), air(180)],
  'passeio-espacial': [air(300)],
  'povos-indigenas': [ground(206), air(150)],
  autismo: [ground(238)],
  'dia-da-arvore': [ground(232), air(190), air(270)],
  professores: [ground(266)],
  'meio-ambiente': [ground(242), air(190), air(270)],
  independencia: [ground(198), air(186)],
  'consciencia-negra': [ground(186), air(150)],
  futebol: [ground(204), air(190)],
  natal: [ground(241)],
  mar: [ground(248), { on: 'water', x: ALL, y: [HIGHEST, 300] }],
  floresta: FOREST,
  'floresta-a-noite': FOREST,
  'caca-aos-ovos': [ground(206), air(150), air(270)],
  'praca-florida': [ground(216), air(160), air(270)],
  'quatro-estacoes': [ground(208), air(140), air(270)],
  'noite-das-lendas': [ground(216), air(150, [2, 116]), air(270, [60, 140], 214)],
}

/** Throws RangeError for a scene in which nothing is looked for. */
export function areasOf(scene: string): readonly Area[] {
  const areas = AREAS_OF[scene]
  if (!areas) throw new RangeError(`nothing is looked for in ${scene}`)
  return areas
}

const place = (scene: string, things: string): SearchPlace => ({ scene, things: things.split(', ') })
const together = (scene: string, things: string, gathering: SearchPlace['gathering'] = 'plain'): SearchPlace => ({
  ...place(scene, things),
  gathering,
})

const FLAGS: readonly Fill[] = ['red', 'yellow', 'teal', 'pink', 'orange']

/** Flags on a string from side to side, below title and instruction. */
const flags = (pen: Pen): Drawing => bunting(pen, [-2, 108], [212, 108], 16, FLAGS, { size: 9, gap: 5 })

const bearer = (pen: Pen, who: 'mae' | 'pai', x: number, fill: Fill): Drawing => [
  standard(pen, x + 11, 188, 0.84, fill),
  person(pen, who, x, 206, 0.56, { pose: { expr: 'alegre', armR: { at: [19, -42], hand: 'fist', z: 'front' } } }),
]

/** Those who carry the standards of the street's group. */
const procession = (pen: Pen): Drawing => [flags(pen), bearer(pen, 'pai', 20, 'teal'), bearer(pen, 'mae', 178, 'red')]

/** A table with a cake behind the guests. */
const feast = (pen: Pen): Drawing => [
  flags(pen),
  pen.shape('M142 176H206V214H142z', 'redPale', 0.9),
  pen.shape(
    'M139 172H209V180Q205 185 200 180Q195 185 190 180Q185 185 180 180Q175 185 170 180Q165 185 160 180Q155 185 150 180Q145 185 139 180z',
    'white',
    0.9,
  ),
  cake(pen, 174, 174, 0.62),
]

/** Slide, swings and a climbing arch under the flags. */
const playground = (pen: Pen): Drawing => [
  flags(pen),
  PLAY_LARGE.map((draw, i) => pen.plane('middle').at(34 + i * 72, 190, 1.7, draw)),
]

/** Of the great flag: its own pole reaches down between the children. */
const flagpole = (pen: Pen): Drawing => [
  pen.rope('M108 204V102', 3.4, 'stone', 1),
  pen.shape(box(98, 200, 20, 8, 2), 'stone', 1),
]

/** By theme. What a scene has itself in another shape, as the balls of a playground, is not looked for there. */
export const SEARCH_PLACES: Readonly<Record<string, SearchPlace>> = {
  frutas: {
    ...place('feira', 'laranja, banana, melancia, abacaxi, maçã, pera, caju, uva, milho'),
    besides: fruitBoxes,
  },
  bichos: {
    ...place(
      'fazenda',
      'galinha, pintinho, pato, sapo, caracol, coelho, borboleta, abelha, passarinho, joaninha, gato',
    ),
    hideaways: ['bale', 'bush', 'rock'],
  },
  ceu: place(
    'passeio-espacial',
    'estrela, lua, planeta com anel, planeta com faixas, cometa, disco voador, satélite, extraterrestre',
  ),
  festa: {
    ...together('jardim', 'balão, presente, chapéu de festa, sorvete, brigadeiro, pipoca, bola, laço, coroa'),
    behind: flags,
  },
  mar: place('mar', 'peixe listrado, peixe liso, tartaruga, estrela-do-mar, concha, siri, coral'),
  floresta: {
    ...place('floresta', 'coruja, sapo, caracol, borboleta, cogumelo, joaninha, tucano, flor, passarinho'),
    hideaways: ['fern', 'stump', 'bush'],
  },
  'floresta-a-noite': {
    ...place('floresta-a-noite', 'coruja, tatu, morcego, vaga-lume, sapo, caracol, cogumelo, flor'),
    hideaways: ['fern', 'stump', 'bush'],
  },
  'volta-as-aulas': together('volta-as-aulas', 'lápis, livro, régua, tesoura, bola, maçã, peteca, folha, mochila'),
  carnaval: {
    ...together('carnaval', 'surdo, pandeiro, máscara, serpentina, confete, sombrinha, coroa, tambor, laço', 'costume'),
    behind: procession,
  },
  'sindrome-de-down': together(
    'praca-florida',
    'meia listrada, meia de bolinhas, boné, bola, tambor, peteca, pipa, livro, laço',
  ),
  autismo: place('autismo', 'ursinho, lápis, tambor, peteca, carrinho, laço, pião, tesoura'),
  pascoa: {
    ...place('caca-aos-ovos', 'ovo, coelho, cenoura, pintinho, cesta, flor, borboleta, tulipa, joaninha'),
    hideaways: ['bush', 'pot', 'stump'],
  },
  'povos-indigenas': place('povos-indigenas', 'panela, cuia, peteca, arara, tucano, sapo, borboleta, milho, abacaxi'),
  'dia-das-maes': together('praca-florida', 'flor, coração, presente, carta, xícara, tulipa, livro, laço'),
  'meio-ambiente': {
    ...place('meio-ambiente', 'borboleta, abelha, joaninha, passarinho, sapo, caracol, cogumelo, flor, folha'),
    hideaways: ['bush', 'rock', 'fern'],
  },
  'festa-junina': together('junina', 'milho, chapéu, sanfona, pipoca, pandeiro, laço, peteca, pião, brigadeiro'),
  'dia-dos-pais': together('praia', 'presente, carta, xícara, coração, pipa, livro, carrinho, medalha, laço'),
  folclore: {
    ...place('noite-das-lendas', 'pião, peteca, sapo, coruja, cuia, arara, borboleta, cogumelo, panela'),
    hideaways: ['fern', 'stump', 'rock'],
  },
  independencia: {
    ...together('independencia', 'tambor, pipa, livro, sino, coroa, flor, bandeira, medalha'),
    behind: flagpole,
  },
  'dia-da-arvore': {
    ...place('dia-da-arvore', 'joaninha, abelha, caracol, sapo, cogumelo, folha'),
    hideaways: ['bush', 'rock', 'fern'],
  },
  primavera: {
    ...place('praca-florida', 'flor, tulipa, borboleta, abelha, joaninha, caracol, passarinho, sapo, cogumelo'),
    hideaways: ['fern', 'pot', 'bush'],
  },
  'dia-das-criancas': {
    ...together('parquinho', 'pipa, pião, ursinho, carrinho, peteca, balão, sorvete, bola de futebol, livro'),
    behind: playground,
  },
  'dia-dos-professores': place('professores', 'lápis, régua, tesoura, mochila, carta, xícara, laço, sino'),
  'consciencia-negra': together(
    'consciencia-negra',
    'berimbau, atabaque, pandeiro, caxixi, livro, peteca, tambor, flor, panela',
  ),
  natal: place('natal', 'sino, presente, vela, meia, laço, biscoito, ursinho, carrinho, livro'),
  estacoes: {
    ...place('quatro-estacoes', 'folha, flor, sombrinha, melancia, bota, borboleta, tulipa, balde, bola'),
    hideaways: ['bush', 'stump', 'rock'],
  },
  aniversario: {
    ...together('parquinho', 'balão, presente, chapéu de festa, sorvete, brigadeiro, pipoca, laço, coroa, ursinho'),
    behind: feast,
  },
  'copa-e-jogos': together('futebol', 'bola de futebol, apito, troféu, medalha, bandeira, bola, peteca, tambor, pipa'),
}

/** Longer sides, in metres of a scene, of what has to keep its size beside others: an insect is no rabbit. */
const SIDES: Readonly<Record<string, number>> = {
  joaninha: 0.18,
  abelha: 0.2,
  caracol: 0.23,
  borboleta: 0.24,
  pintinho: 0.23,
  passarinho: 0.26,
  sapo: 0.27,
  'vaga-lume': 0.26,
  tatu: 0.46,
  morcego: 0.4,
  cogumelo: 0.26,
  galinha: 0.42,
  pato: 0.42,
  coelho: 0.46,
  gato: 0.48,
  flor: 0.4,
  tulipa: 0.4,
  ovo: 0.26,
  cesta: 0.4,
  folha: 0.2,
  bola: 0.24,
  sombrinha: 0.56,
}

/** In space, who is on the ground elsewhere floats. */
const FLOATS: ReadonlySet<string> = new Set(['extraterrestre'])

/** The thing as large as it is beside the others. */
export const inLife = (thing: NamedThing): NamedThing => ({
  ...thing,
  side: SIDES[thing.name] ?? thing.side,
  on: FLOATS.has(thing.name) ? 'air' : thing.on,
})
