/** Children who play in street and yard: the cast and neighbours, each another one. */
import { person, type Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import type { Drawing, Pen } from '../pen.ts'

export interface Player {
  readonly who: CastName
  /** Looks of a neighbour: another hair, skin and clothes than those of the cast. */
  readonly wear?: Partial<Person>
}

export type Players = readonly Player[]
/** Players come in the order in which a game takes them. */
export type GameDrawing = (pen: Pen, players: Players) => Drawing

const { amarelo, coral, verde, agua, azul, marinho, rosa, lilas, vermelho, jeans, creme, madeira, branco, ceu, cinza } =
  CLOTH

const NEIGHBOURS: readonly Partial<Person>[] = [
  { skin: 's4', hair: 'curto', hairColour: 'preto', top: { tone: coral }, bottom: { tone: marinho, kind: 'shorts' } },
  { skin: 's3', hair: 'trancas', hairColour: 'escuro', top: { tone: agua }, bottom: { tone: amarelo, kind: 'shorts' } },
  {
    skin: 's1',
    hair: 'cacheado',
    hairColour: 'castanho',
    top: { tone: lilas },
    bottom: { tone: jeans, kind: 'pants' },
  },
  { skin: 's5', hair: 'cachos', hairColour: 'preto', top: { tone: verde }, bottom: { tone: creme, kind: 'shorts' } },
  { skin: 's2', hair: 'liso', hairColour: 'mel', top: { tone: azul }, bottom: { tone: rosa, kind: 'skirt' } },
  {
    skin: 's4',
    hair: 'rabo',
    hairColour: 'escuro',
    top: { tone: amarelo },
    bottom: { tone: vermelho, kind: 'shorts' },
  },
]

const CAST_PLAYERS: readonly CastName[] = [
  'bia',
  'caio',
  'iara',
  'davi',
  'malu',
  'nina',
  'theo',
  'yumi',
  'sofia',
  'gil',
]

/** Ten of the cast and six neighbours. */
export const PLAYERS: Players = [
  ...CAST_PLAYERS.map((who) => ({ who })),
  ...NEIGHBOURS.map((wear): Player => ({ who: 'caio', wear: { aids: [], clip: coral, ...wear } })),
]

/** Plain cloth of long ago: none wears a cap or headphones. */
const PLAIN: readonly Partial<Person>[] = [
  { top: { tone: creme }, bottom: { tone: madeira, kind: 'shorts' }, shoes: madeira },
  { top: { tone: branco }, bottom: { tone: jeans, kind: 'shorts' }, shoes: madeira },
  { top: { tone: ceu }, bottom: { tone: cinza, kind: 'skirt' }, shoes: madeira },
]
export const PLAYERS_OF_OLD: Players = PLAYERS.filter(({ who }) => who !== 'theo' && who !== 'davi').map(
  ({ who, wear }, i) => ({ who, wear: { ...wear, ...PLAIN[i % PLAIN.length] } }),
)

export const player = (
  pen: Pen,
  one: Player | undefined,
  x: number,
  y: number,
  scale: number,
  standing: Standing = {},
): Drawing => person(pen, one?.who ?? 'bia', x, y, scale, { ...standing, ...(one?.wear && { wear: one.wear }) })
