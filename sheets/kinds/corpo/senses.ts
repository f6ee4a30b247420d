/**
 * Things perceived in a place, the sense that does it, and their spots in its picture. The five senses as schools teach them
 * (BNCC, Ciências, 1st year: parts of the body and what they do): seeing, hearing, smelling, tasting, touching.
 */
import type { Spot } from '../../studio/paths.ts'
import type { SenseOrgan } from '../../studio/shapes/senses.ts'

export interface Sense {
  readonly name: string
  readonly organ: SenseOrgan
}

/** In the order of their numbers, from 1. */
export const SENSES = [
  { name: 'visão', organ: 'olho' },
  { name: 'audição', organ: 'orelha' },
  { name: 'olfato', organ: 'nariz' },
  { name: 'paladar', organ: 'língua' },
  { name: 'tato', organ: 'mão' },
] as const satisfies readonly Sense[]

type SenseName = (typeof SENSES)[number]['name']

export interface Perceived {
  readonly words: string
  readonly sense: SenseName
  /** Middle of its plate on the page, mm. */
  readonly at: Spot
}

const seen = (words: string, x: number, y: number): Perceived => ({ words, sense: 'visão', at: [x, y] })
const heard = (words: string, x: number, y: number): Perceived => ({ words, sense: 'audição', at: [x, y] })
const smelt = (words: string, x: number, y: number): Perceived => ({ words, sense: 'olfato', at: [x, y] })
const tasted = (words: string, x: number, y: number): Perceived => ({ words, sense: 'paladar', at: [x, y] })
const felt = (words: string, x: number, y: number): Perceived => ({ words, sense: 'tato', at: [x, y] })

/** Two of a place may be at one height and overlap: one of them is asked. */
export const PERCEIVED = {
  praia: [
    seen('o barco lá longe', 122, 136),
    seen('as cores do guarda-sol', 46, 103),
    heard('o chuá das ondas', 76, 152),
    heard('a risada do colega', 160, 166),
    smelt('o ar com cheiro de mar', 56, 80),
    smelt('o cheiro da água salgada', 76, 152),
    tasted('o coco bem docinho', 166, 143),
    tasted('o gosto de sal na boca', 56, 166),
    felt('o calor do Sol na pele', 156, 86),
    felt('a areia molhada e fria', 106, 165),
  ],
  feira: [
    seen('o toldo listrado', 62, 94),
    seen('a cor das maçãs', 46, 240),
    heard('“Olha a laranja!”', 119, 138),
    heard('a voz da feirante', 119, 138),
    smelt('o cheiro da banana', 112, 186),
    smelt('o perfume da laranja', 42, 186),
    tasted('a pera doce', 108, 240),
    tasted('a laranja azeda', 38, 149),
    felt('a casca lisa da maçã', 46, 240),
    felt('o vento fresco no rosto', 156, 161),
  ],
  cozinha: [
    seen('a cor da banana', 106, 216),
    seen('o brilho da janela', 50, 74),
    heard('o som da panela', 160, 113),
    heard('o ronco da geladeira', 54, 128),
    smelt('o cheiro do feijão no fogo', 156, 113),
    smelt('o aroma do tempero', 162, 97),
    tasted('a maçã bem doce', 122, 231),
    tasted('o gosto do leite', 42, 216),
    felt('o pelo macio do gato', 160, 245),
    felt('a massa grudenta na mão', 52, 231),
  ],
  fazenda: [
    seen('a cor do celeiro', 44, 152),
    seen('as manchas da vaca', 144, 92),
    heard('“Muuu!”', 104, 157),
    heard('“Piu, piu!”', 91, 245),
    smelt('o cheiro do capim', 168, 188),
    smelt('o cheiro do curral', 168, 188),
    tasted('o gosto do ovo', 106, 188),
    tasted('o sabor do leite', 150, 170),
    felt('o calor do Sol na pele', 110, 74),
    felt('as penas macias da galinha', 156, 245),
  ],
  junina: [
    seen('as bandeirinhas coloridas', 62, 90),
    seen('a Lua no céu', 128, 104),
    heard('a música da quadrilha', 60, 132),
    heard('a lenha estalando', 156, 245),
    smelt('o cheiro da fumaça', 164, 190),
    smelt('o cheiro do milho quente', 160, 172),
    tasted('o milho cozido e salgado', 160, 172),
    tasted('o gosto doce da espiga', 62, 245),
    felt('o calor da fogueira', 156, 245),
    felt('o vento frio da noite', 58, 112),
  ],
} as const satisfies Readonly<Record<string, readonly Perceived[]>>

export type SensedPlace = keyof typeof PERCEIVED
export const SENSED_PLACES = Object.keys(PERCEIVED) as readonly SensedPlace[]

/** The sense's number. */
export const numberOf = (sense: SenseName) => SENSES.findIndex(({ name }) => name === sense) + 1
