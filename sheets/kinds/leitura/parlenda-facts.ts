/**
 * Parlendas: short rhythmic verse that children recite. Verse of oral tradition has no author; the others were written
 * for these sheets. A word in brackets is left out where it rhymes and a picture shows it.
 */
import { HOME_VERSES } from '../../studio/places/verse-homes.ts'
import type { VersePlace, VerseScene } from '../../studio/places/verse-land.ts'
import { OUTDOOR_VERSES } from '../../studio/places/verse-outdoors.ts'
import type { VerseThing } from '../../studio/shapes/verse-things.ts'

export const PARLENDA_THEMES = ['bichos', 'comidas', 'quintal', 'brincadeiras'] as const
export type ParlendaTheme = (typeof PARLENDA_THEMES)[number]

type Pair = readonly [word: string, rhyme: string]

export interface Parlenda {
  readonly id: string
  readonly theme: ParlendaTheme
  readonly isTraditional: boolean
  readonly name: string
  readonly lines: readonly string[]
  /** Words of the text, with a picture each. */
  readonly find: readonly [VerseThing, VerseThing]
  /** A word of the text, the one that rhymes with it, and two others of the text. */
  readonly rhyme: { readonly word: string; readonly right: string; readonly others: readonly [string, string] }
  /** Words that rhyme, the one left out last; another one is not in the text. */
  readonly pairs?: { readonly of: readonly [Pair, Pair]; readonly another: Pair }
  readonly place: VersePlace
  readonly scene: VerseScene
  /** Strips in the one order that the text has; null where couplets may change places. */
  readonly strips: readonly string[] | null
  /** A line that the text might go on with. */
  readonly goesOn: string
  readonly shows: readonly string[]
}

const DOMINGO = [
  'HOJE É DOMINGO, PEDE CACHIMBO.',
  'O CACHIMBO É DE BARRO, BATE NO [JARRO].',
  'O JARRO É DE OURO, BATE NO [TOURO].',
  'O TOURO É VALENTE, BATE NA GENTE.',
  'A GENTE É FRACO, CAI NO [BURACO].',
  'O BURACO É FUNDO, ACABOU-SE O [MUNDO].',
]
const TOUCINHO = [
  'CADÊ O TOUCINHO DAQUI? O GATO COMEU.',
  'CADÊ O GATO? FOI PRO MATO.',
  'CADÊ O MATO? O FOGO QUEIMOU.',
  'CADÊ O FOGO? A ÁGUA APAGOU.',
  'CADÊ A ÁGUA? O BOI BEBEU.',
  'CADÊ O BOI? FOI AMASSAR TRIGO.',
]
const FEIJAO = [
  'UM, DOIS, FEIJÃO COM [ARROZ].',
  'TRÊS, QUATRO, FEIJÃO NO [PRATO].',
  'CINCO, SEIS, CHEGOU MINHA VEZ.',
  'SETE, OITO, COMER [BISCOITO].',
  'NOVE, DEZ, COMER [PASTÉIS].',
]
const GALINHA = [
  ...['A GALINHA DO VIZINHO', 'BOTA OVO AMARELINHO.', 'BOTA UM, BOTA DOIS,', 'BOTA TRÊS, BOTA QUATRO,'],
  ...['BOTA CINCO, BOTA SEIS,', 'BOTA SETE, BOTA OITO,', 'BOTA NOVE, BOTA DEZ!'],
]
const FORMIGA = [
  ...['A FORMIGA ACHOU UM GRÃO', 'E LEVOU PARA O [FOGÃO].', 'FEZ MINGAU NUMA PANELA,'],
  ...['PÔS A MESA NA [JANELA].', 'CONVIDOU O CARACOL,', 'QUE CHEGOU NO PÔR DO [SOL].'],
]
const CASINHA = ['A CASINHA DA [VOVÓ]', 'CERCADINHA DE [CIPÓ].', 'O CAFÉ ESTÁ DEMORANDO,', 'COM CERTEZA NÃO TEM [PÓ].']
const PINGUELA = [
  ...['FUI PASSAR NA PINGUELINHA,', 'CHINELINHO CAIU DO PÉ.'],
  ...['OS PEIXINHOS RECLAMARAM:', '“QUE CHEIRINHO DE CHULÉ!”'],
]
const BOLA = [
  ...['A BOLA CAIU NO CHÃO,', 'ROLOU ATÉ O [PORTÃO].', 'PULOU O MURO DA ESCOLA'],
  ...['E CAIU NUMA [SACOLA].', 'A SACOLA DA MARIA', 'FOI PARAR NUMA [BACIA].'],
]
const DEDOS = ['DEDO MINDINHO,', 'SEU VIZINHO,', 'PAI DE TODOS,', 'FURA-BOLO,', 'MATA-PIOLHO.']

/** Lines without the brackets of the words to complete. */
export const whole = (line: string): string => line.replace(/[[\]]/g, '')

export const PARLENDAS: readonly Parlenda[] = [
  {
    ...{ id: 'galinha', theme: 'bichos', isTraditional: true, name: 'A galinha do vizinho' },
    place: 'campo',
    scene: OUTDOOR_VERSES.galinha,
    lines: GALINHA,
    find: ['GALINHA', 'OVO'],
    rhyme: { word: 'VIZINHO', right: 'AMARELINHO', others: ['QUATRO', 'SETE'] },
    strips: GALINHA,
    goesOn: 'Depois bota mais de mil!',
    shows: ['galinha', 'ovo'],
  },
  {
    ...{ id: 'desfile', theme: 'bichos', isTraditional: false, name: 'Desfile dos bichos' },
    place: 'rua',
    scene: OUTDOOR_VERSES.desfile,
    pairs: {
      of: [
        ['GATO', 'SAPATO'],
        ['LEÃO', 'VIOLÃO'],
      ],
      another: ['PANELA', 'canela'],
    },
    lines: [
      ...['PASSOU UM GATO', 'DENTRO DE UM [SAPATO].', 'PASSOU UM LEÃO', 'TOCANDO [VIOLÃO].'],
      ...['PASSOU UM MACACO', 'VESTIDO DE [CASACO].', 'E EU, DA JANELA,', 'BATI NA [PANELA]!'],
    ],
    find: ['GATO', 'LEÃO'],
    rhyme: { word: 'JANELA', right: 'PANELA', others: ['MACACO', 'LEÃO'] },
    strips: null,
    goesOn: 'Passou um jacaré.',
    shows: ['gato', 'leão', 'macaco'],
  },
  {
    ...{ id: 'formiga', theme: 'bichos', isTraditional: false, name: 'O mingau da formiga' },
    place: 'sala',
    scene: HOME_VERSES.formiga,
    pairs: {
      of: [
        ['GRÃO', 'FOGÃO'],
        ['PANELA', 'JANELA'],
      ],
      another: ['CARACOL', 'lençol'],
    },
    lines: FORMIGA,
    find: ['FORMIGA', 'CARACOL'],
    rhyme: { word: 'PANELA', right: 'JANELA', others: ['FORMIGA', 'CARACOL'] },
    strips: FORMIGA.map(whole),
    goesOn: 'Comeram mingau quentinho.',
    shows: ['formiga', 'caracol', 'janela'],
  },
  {
    ...{ id: 'feijao', theme: 'comidas', isTraditional: true, name: 'Um, dois, feijão com arroz' },
    place: 'sala',
    scene: HOME_VERSES.feijao,
    pairs: {
      of: [
        ['OITO', 'BISCOITO'],
        ['DOIS', 'ARROZ'],
      ],
      another: ['PRATO', 'gato'],
    },
    lines: FEIJAO,
    find: ['ARROZ', 'BISCOITO'],
    rhyme: { word: 'OITO', right: 'BISCOITO', others: ['PRATO', 'ARROZ'] },
    strips: FEIJAO.map(whole),
    goesOn: 'Onze, doze, um bolo bem doce.',
    shows: ['arroz', 'prato', 'crianças'],
  },
  {
    ...{ id: 'toucinho', theme: 'comidas', isTraditional: true, name: 'Cadê o toucinho?' },
    place: 'campo',
    scene: OUTDOOR_VERSES.toucinho,
    lines: TOUCINHO,
    find: ['GATO', 'BOI'],
    rhyme: { word: 'COMEU', right: 'BEBEU', others: ['TRIGO', 'QUEIMOU'] },
    strips: TOUCINHO,
    goesOn: 'Cadê o trigo? A galinha espalhou.',
    shows: ['gato', 'boi', 'fogueira'],
  },
  {
    ...{ id: 'casas', theme: 'comidas', isTraditional: false, name: 'Na casa de cada um' },
    place: 'rua',
    scene: OUTDOOR_VERSES.casas,
    pairs: {
      of: [
        ['SIMÃO', 'MAMÃO'],
        ['TERESA', 'MESA'],
      ],
      another: ['MEL', 'anel'],
    },
    lines: [
      ...['NA CASA DO SIMÃO', 'TEM DOCE DE [MAMÃO].', 'NA CASA DO MIGUEL', 'TEM PÃO QUENTE COM [MEL].'],
      ...['NA CASA DO TOMÉ', 'TEM QUEIJO COM [CAFÉ].', 'NA CASA DA TERESA', 'TEM BOLO SOBRE A [MESA].'],
    ],
    find: ['MAMÃO', 'BOLO'],
    rhyme: { word: 'TERESA', right: 'MESA', others: ['BOLO', 'MIGUEL'] },
    strips: null,
    goesOn: 'Na minha casa também tem.',
    shows: ['casa', 'mamão', 'bolo'],
  },
  {
    ...{ id: 'casinha', theme: 'quintal', isTraditional: true, name: 'A casinha da vovó' },
    place: 'campo',
    scene: OUTDOOR_VERSES.casinha,
    pairs: {
      of: [
        ['VOVÓ', 'CIPÓ'],
        ['CIPÓ', 'PÓ'],
      ],
      another: ['CASINHA', 'galinha'],
    },
    lines: CASINHA,
    find: ['CASINHA', 'CAFÉ'],
    rhyme: { word: 'VOVÓ', right: 'CIPÓ', others: ['CAFÉ', 'CASINHA'] },
    strips: CASINHA.map(whole),
    goesOn: 'O netinho foi comprar.',
    shows: ['avó', 'vovó', 'casa', 'café'],
  },
  {
    ...{ id: 'domingo', theme: 'quintal', isTraditional: true, name: 'Hoje é domingo' },
    place: 'campo',
    scene: OUTDOOR_VERSES.domingo,
    pairs: {
      of: [
        ['BARRO', 'JARRO'],
        ['OURO', 'TOURO'],
      ],
      another: ['BURACO', 'macaco'],
    },
    lines: DOMINGO,
    find: ['JARRO', 'TOURO'],
    rhyme: { word: 'FRACO', right: 'BURACO', others: ['OURO', 'MUNDO'] },
    strips: DOMINGO.map(whole),
    goesOn: 'O mundo é uma bola, rolou até a escola.',
    shows: ['touro', 'jarro', 'buraco'],
  },
  {
    ...{ id: 'pinguela', theme: 'quintal', isTraditional: true, name: 'Na pinguelinha' },
    place: 'campo',
    scene: OUTDOOR_VERSES.pinguela,
    lines: PINGUELA,
    find: ['CHINELINHO', 'PEIXINHOS'],
    rhyme: { word: 'PÉ', right: 'CHULÉ', others: ['PEIXINHOS', 'CHEIRINHO'] },
    strips: PINGUELA,
    goesOn: 'Pulei no rio e lavei o pé.',
    shows: ['peixe', 'rio', 'chinelo'],
  },
  {
    ...{ id: 'bola', theme: 'brincadeiras', isTraditional: false, name: 'A bola fujona' },
    place: 'rua',
    scene: OUTDOOR_VERSES.bola,
    pairs: {
      of: [
        ['ESCOLA', 'SACOLA'],
        ['MARIA', 'BACIA'],
      ],
      another: ['PORTÃO', 'balão'],
    },
    lines: BOLA,
    find: ['BOLA', 'PORTÃO'],
    rhyme: { word: 'ESCOLA', right: 'SACOLA', others: ['MARIA', 'CHÃO'] },
    strips: BOLA.map(whole),
    goesOn: 'Da bacia pulou na pia.',
    shows: ['bola', 'portão'],
  },
  {
    ...{ id: 'dedos', theme: 'brincadeiras', isTraditional: true, name: 'Dedo mindinho' },
    place: 'sala',
    scene: HOME_VERSES.dedos,
    lines: DEDOS,
    find: ['BOLO', 'PIOLHO'],
    rhyme: { word: 'MINDINHO', right: 'VIZINHO', others: ['PIOLHO', 'TODOS'] },
    strips: DEDOS,
    goesOn: 'Todos juntos batem palmas.',
    shows: ['mão', 'dedo', 'crianças'],
  },
  {
    ...{ id: 'corda', theme: 'brincadeiras', isTraditional: false, name: 'Pula corda' },
    place: 'campo',
    scene: OUTDOOR_VERSES.corda,
    pairs: {
      of: [
        ['JOANA', 'BANANA'],
        ['ISABEL', 'ANEL'],
      ],
      another: ['BONÉ', 'café'],
    },
    lines: [
      ...['PULA CORDA, JOANA:', 'QUEM CAIR COME [BANANA].', 'PULA CORDA, JOÃO:', 'QUEM CAIR COLHE [LIMÃO].'],
      ...['PULA CORDA, ISABEL:', 'QUEM CAIR PERDE O [ANEL].', 'PULA CORDA, JOSÉ:', 'QUEM CAIR ME DÁ O [BONÉ].'],
    ],
    find: ['BANANA', 'BONÉ'],
    rhyme: { word: 'ISABEL', right: 'ANEL', others: ['BANANA', 'LIMÃO'] },
    strips: null,
    goesOn: 'Pula corda, Zeca: quem cair perde a peteca.',
    shows: ['corda', 'crianças'],
  },
]

/** Words to complete, in the order of the lines. */
export const gapsOf = ({ lines }: Parlenda): string[] =>
  lines.flatMap((line) => [...line.matchAll(/\[([^\]]+)\]/g)].map(([, word]) => word ?? ''))

/** Words of a text as a child meets them, without marks. */
export const wordsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => whole(line).match(/[\p{L}-]+/gu) ?? [])
