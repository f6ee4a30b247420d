/**
 * Events of Brazil's history, and families whose members were born at a distance of generations.
 * Years: laws as the Planalto publishes them (Lei of 15 October 1827, Lei 3.353 of 1888, Decreto 21.076 of 1932,
 * Decreto-Lei 5.452 of 1943, Constituição of 1988, Lei 8.069 of 1990, the real of July 1994); Ministério da Saúde
 * (immunization, 1973); Biblioteca Nacional (1808, 1822, 1889); railway of Mauá 30 April 1854; flight of the 14-Bis in
 * Paris 1906; first official broadcasts of radio 7 September 1922 and of television 18 September 1950; World Cup 1958;
 * Brasília 21 April 1960.
 */
import type { Random } from '../../page/random.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { Person } from '../../studio/cast/person.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { schoolHouse } from '../../studio/shapes/map-places.ts'
import {
  ballotBox,
  childrensLaw,
  coin,
  congress,
  constitution,
  firstTrain,
  flag,
  fourteenBis,
  horseOfIpiranga,
  oldRadio,
  sailingShip,
  signedLaw,
  television,
  vaccine,
  workCard,
} from '../../studio/shapes/milestones.ts'
import { GLASSES } from './lives.ts'

export interface TimeEvent {
  readonly year: number
  /** The words on its card. */
  readonly says: string
  /** Its short name. */
  readonly label: string
  /** In a frame whose foot is at (0, 0), 40 mm wide and 26 high. */
  readonly draw: (pen: Pen) => Drawing
}

const event = (year: number, says: string, label: string, thing: Thing): TimeEvent => ({
  year,
  says,
  label,
  draw: (pen) => standing(pen, thing, 0, -1, 22.5),
})

export const BRAZIL: readonly TimeEvent[] = [
  event(1808, 'A família real chega de Portugal.', 'a chegada da família real', sailingShip),
  event(1822, 'O Brasil se separa de Portugal.', 'a Independência', horseOfIpiranga),
  event(1827, 'Uma lei manda criar escolas no país.', 'a lei das escolas', schoolHouse),
  event(1854, 'Circula o primeiro trem do Brasil.', 'o primeiro trem', firstTrain),
  event(1888, 'A Lei Áurea declara extinta a escravidão.', 'a Lei Áurea', signedLaw),
  event(1889, 'O Brasil passa a ser uma República.', 'a República', flag),
  event(1906, 'Santos Dumont voa no 14-Bis, em Paris.', 'o voo do 14-Bis', fourteenBis),
  event(1922, 'O rádio faz a primeira transmissão oficial.', 'a primeira transmissão de rádio', oldRadio),
  event(1932, 'As mulheres conquistam o voto.', 'o voto das mulheres', ballotBox),
  event(1943, 'A CLT reúne as leis do trabalho.', 'a CLT', workCard),
  event(1950, 'Entra no ar a primeira TV do Brasil.', 'a primeira TV', television),
  event(1958, 'O Brasil vence a sua primeira Copa.', 'a primeira Copa', FINDS.trofeu),
  event(1960, 'Brasília passa a ser a capital do Brasil.', 'a nova capital', congress),
  event(1973, 'Começa o programa nacional de vacinas.', 'o programa de vacinas', vaccine),
  event(1988, 'O Brasil tem uma nova Constituição.', 'a Constituição', constitution),
  event(1990, 'Uma lei protege as crianças: o ECA.', 'o ECA', childrensLaw),
  event(1994, 'O real é a nova moeda do Brasil.', 'o real', coin),
]

/** The line of time of a page, in years. */
export interface Span {
  readonly from: number
  readonly to: number
  /** Years between two marks. */
  readonly step: number
  readonly labelled: number
}

export const SPANS = {
  escola: { from: 1800, to: 2000, step: 10, labelled: 50 },
  familia: { from: 1920, to: 2020, step: 5, labelled: 20 },
} as const satisfies Readonly<Record<string, Span>>

const ROMAN: Readonly<Record<number, string>> = { 19: 'XIX', 20: 'XX' }
export const centuryOf = (year: number) => ROMAN[Math.ceil(year / 100)] ?? ''

/** Ages are those at the end of this year. */
export const AGE_YEAR = 2015

/** From the frame's foot down to the feet, mm, by body: heads and shoulders are in the frame. */
const BELOW = { child: 10.4, woman: 29, man: 32, elder: 25 } as const

interface Relative {
  readonly role: string
  readonly body: keyof typeof BELOW
  readonly hairColour: Person['hairColour']
  /** Years after whoever comes before in the list. */
  readonly after: readonly [number, number]
  readonly glasses?: boolean
}

const GREY = [
  [8, 8, 6, 42],
  [10, 10, 8, 52],
] as const

/** From the great-grandmother to the youngest; ages at birth of a child are those of many families. */
const RELATIVES: readonly Relative[] = [
  { role: 'a bisavó', body: 'elder', hairColour: 'branco', after: [1922, 1926], glasses: true },
  { role: 'a avó', body: 'woman', hairColour: GREY, after: [20, 23], glasses: true },
  { role: 'o tio', body: 'man', hairColour: 'preto', after: [20, 22] },
  { role: 'a mãe', body: 'woman', hairColour: 'preto', after: [6, 8] },
  { role: 'a irmã', body: 'child', hairColour: 'preto', after: [25, 28] },
  { role: 'o caçula', body: 'child', hairColour: 'preto', after: [6, 8] },
]

interface Family {
  readonly skin: Person['skin']
  readonly names: readonly string[]
  readonly hairs: readonly Person['hair'][]
}

const FAMILIES: readonly Family[] = [
  {
    skin: 's5',
    names: ['Rosa', 'Lúcia', 'Pedro', 'Ana', 'Luz', 'Ravi'],
    hairs: ['coque', 'ondulado', 'pai', 'power', 'pompons', 'curto'],
  },
  {
    skin: 's1',
    names: ['Akemi', 'Emi', 'Kenji', 'Naomi', 'Mei', 'Theo'],
    hairs: ['coque', 'chanel', 'curto', 'liso', 'chiquinha', 'curto'],
  },
  {
    skin: 's3',
    names: ['Jaci', 'Iracema', 'Ubiratã', 'Moema', 'Inaiá', 'Raoni'],
    hairs: ['liso', 'liso', 'curto', 'liso', 'liso', 'curto'],
  },
  {
    skin: 's2',
    names: ['Irene', 'Célia', 'Mauro', 'Paula', 'Clara', 'Davi'],
    hairs: ['coque', 'rabo', 'cachos', 'ondulado', 'rabo', 'cacheado'],
  },
  {
    skin: 's4',
    names: ['Benedita', 'Neusa', 'Jonas', 'Rita', 'Maya', 'Caetano'],
    hairs: ['coque', 'cacheado', 'curto', 'trancas', 'trancas', 'cachos'],
  },
  {
    skin: 's3',
    names: ['Dalva', 'Sônia', 'Marcos', 'Carla', 'Júlia', 'Hugo'],
    hairs: ['coque', 'chanel', 'pai', 'rabo', 'chiquinha', 'bone'],
  },
]
export const FAMILY_COUNT = FAMILIES.length

const { amarelo, coral, verde, agua, azul, rosa, lilas } = CLOTH
const TONES = [lilas, coral, azul, verde, amarelo, agua, rosa]

function portrait({ skin, hairs }: Family, i: number): (pen: Pen) => Drawing {
  const { body = 'child', hairColour = 'preto', glasses } = RELATIVES[i] ?? {}
  const wear: Partial<Person> = {
    ...{ body, skin, hairColour, hair: hairs[i] ?? 'curto', aids: [], freckles: false, ...(glasses && GLASSES) },
    ...{ top: { tone: TONES[i] ?? azul }, bottom: { tone: azul, kind: 'pants' } },
  }
  return (pen) => person(pen, 'gil', 0, BELOW[body], 0.6, { pose: { expr: 'alegre' }, wear })
}

/** A family's births, from the oldest to the youngest. */
export function familyOf(random: Random, index: number): TimeEvent[] {
  const family = FAMILIES[index % FAMILIES.length]
  if (!family) return []
  let year = 0
  return RELATIVES.map(({ role, after }, i) => {
    year += random.integer(...after)
    const name = family.names[i] ?? ''
    return { year, says: `Nasce ${name},\n${role}.`, label: name, draw: portrait(family, i) }
  })
}
