/** Places of the sums of each theme: the land of the page, what its things are on, and who joins the groups. */

import type { Fill } from '../../studio/pen.ts'
import type { Asker } from '../../studio/places/sum-askers.ts'
import type { Land } from '../../studio/places/sum-lands.ts'
import type { SceneName } from '../../studio/places/sum-scenes.ts'
import type { Cloth } from '../../studio/places/sum-stands.ts'

export type StandName =
  | 'table'
  | 'plate'
  | 'tree'
  | 'lowTree'
  | 'bed'
  | 'plot'
  | 'pen'
  | 'field'
  | 'pool'
  | 'clearing'
  | 'mat'
  | 'sand'
  | 'bubble'
  | 'window'
  | 'chest'
  | 'dish'
  | 'bough'
  | 'branch'
  | 'swim'
  | 'shore'
  | 'flight'
  | 'herd'
  | 'trail'

export interface SumPlace {
  readonly land: Land
  readonly stand: StandName
  readonly cloth?: Cloth
  readonly asker: Asker
  /** Of the crate's rim, the diving bell. */
  readonly accent: Fill
  /** Of things that are elsewhere. */
  readonly apart?: Readonly<Record<string, StandName>>
  /** Over the land, for all groups of a page. */
  readonly scene?: SceneName
}

const FEAST: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange']
const MEADOW: Land = { kind: 'meadow' }
const room = (wall: Fill, rug: Fill, flags?: readonly Fill[]): Land => ({
  kind: 'room',
  wall,
  rug,
  ...(flags && { flags }),
})
const cloth = (fill: Fill, trim: Fill, edge: Cloth['edge']): Cloth => ({ fill, trim, edge })

const onTables = (land: Land, laid: Cloth, accent: Fill): SumPlace => ({
  land,
  stand: 'table',
  cloth: laid,
  asker: 'crate',
  accent,
})

const PARTY = onTables(room('pinkPale', 'bluePale', FEAST), cloth('white', 'pink', 'scallops'), 'yellow')
const CLASS = onTables(room('hillFar', 'yellowPale'), cloth('lime', 'leafDark', 'fringe'), 'blue')
const GARDEN: SumPlace = {
  land: MEADOW,
  stand: 'plot',
  asker: 'board',
  accent: 'yellow',
  apart: {
    flor: 'bed',
    tulipa: 'bed',
    sapo: 'pool',
    cogumelo: 'clearing',
    passarinho: 'tree',
    borboleta: 'flight',
    abelha: 'flight',
  },
}
const SEA: SumPlace = {
  land: { kind: 'sea' },
  stand: 'bubble',
  asker: 'bell',
  accent: 'yellow',
  apart: { siri: 'sand', concha: 'sand', 'estrela-do-mar': 'sand' },
}

const PLACES: Readonly<Record<string, SumPlace>> = {
  frutas: { ...onTables(MEADOW, cloth('white', 'redPale', 'gingham'), 'red'), stand: 'plate' },
  jardim: GARDEN,
  primavera: GARDEN,
  mar: SEA,
  'fundo-do-mar': SEA,
  ceu: { land: { kind: 'station' }, stand: 'window', asker: 'desk', accent: 'blue' },
  dinossauros: {
    land: { kind: 'valley' },
    stand: 'herd',
    asker: 'board',
    accent: 'orange',
    apart: { 'ovo de dinossauro': 'trail', ninho: 'trail', pegada: 'trail', osso: 'trail' },
  },
  festa: PARTY,
  aniversario: onTables(room('yellowPale', 'redPale', FEAST), cloth('bluePale', 'blue', 'scallops'), 'red'),
  brinquedos: { land: room('sky', 'yellowPale'), stand: 'chest', asker: 'crate', accent: 'yellow' },
  bichos: { land: MEADOW, stand: 'pen', asker: 'board', accent: 'yellow', apart: { pato: 'pool' } },
  escola: CLASS,
  'volta-as-aulas': onTables(room('sky', 'greyPale'), cloth('yellowPale', 'orange', 'fringe'), 'green'),
  carnaval: onTables(room('purplePale', 'yellowPale', FEAST), cloth('yellow', 'purple', 'points'), 'green'),
  'sindrome-de-down': onTables(room('sky', 'yellowPale'), cloth('bluePale', 'blue', 'scallops'), 'orange'),
  autismo: onTables(room('skyLow', 'purplePale'), cloth('yellowPale', 'orange', 'scallops'), 'teal'),
  pascoa: {
    ...onTables(MEADOW, cloth('pinkPale', 'pink', 'scallops'), 'yellow'),
    apart: { flor: 'bed', coelho: 'flight' },
  },
  'povos-indigenas': { land: MEADOW, stand: 'mat', asker: 'board', accent: 'yellow', apart: { arara: 'tree' } },
  'dia-das-maes': onTables(room('pinkPale', 'purplePale'), cloth('white', 'red', 'scallops'), 'pink'),
  'meio-ambiente': {
    land: MEADOW,
    stand: 'tree',
    asker: 'board',
    accent: 'yellow',
    apart: { borboleta: 'flight' },
  },
  'festa-junina': onTables({ kind: 'dusk', flags: FEAST }, cloth('white', 'redPale', 'gingham'), 'yellow'),
  'dia-dos-pais': onTables(room('sky', 'bluePale'), cloth('bluePale', 'blue', 'fringe'), 'orange'),
  folclore: {
    land: { kind: 'dusk' },
    stand: 'clearing',
    asker: 'board',
    accent: 'yellow',
    apart: { iara: 'pool', boto: 'pool' },
  },
  independencia: onTables(
    room('cream', 'yellowPale', ['green', 'yellow', 'blue']),
    cloth('green', 'yellow', 'points'),
    'yellow',
  ),
  'dia-da-arvore': { land: MEADOW, stand: 'tree', asker: 'board', accent: 'yellow', apart: { borboleta: 'flight' } },
  'dia-das-criancas': onTables(room('sky', 'pinkPale', FEAST), cloth('yellowPale', 'red', 'points'), 'blue'),
  'dia-dos-professores': onTables(room('yellowPale', 'bluePale'), cloth('white', 'green', 'scallops'), 'red'),
  'consciencia-negra': onTables(room('yellowPale', 'redPale'), cloth('orange', 'brownDark', 'points'), 'green'),
  natal: {
    land: room('dusk', 'redPale', ['red', 'green', 'yellow']),
    stand: 'table',
    asker: 'crate',
    accent: 'red',
  },
  estacoes: {
    ...onTables(MEADOW, cloth('sky', 'blue', 'scallops'), 'orange'),
    apart: { flor: 'bed', folha: 'tree' },
  },
  'copa-e-jogos': onTables(
    { ...MEADOW, flags: ['green', 'yellow', 'blue'] },
    cloth('lime', 'leafDark', 'points'),
    'yellow',
  ),
}

/** Throws RangeError for an unknown theme. */
export function sumPlaceOf(theme: string | undefined): SumPlace {
  const found = PLACES[theme ?? 'frutas']
  if (!found) throw new RangeError(`no sums of ${theme}`)
  return found
}

const MEETING: Partial<SumPlace> = {
  stand: 'swim',
  apart: { siri: 'shore', concha: 'shore', 'estrela-do-mar': 'shore' },
}
const WOOD: Partial<SumPlace> = { stand: 'branch', scene: 'wood' }
/** No pens, no pond: one fenced yard for each row. */
const YARD: Partial<SumPlace> = { stand: 'field', apart: {} }
const STALL: Partial<SumPlace> = { stand: 'dish', scene: 'stall', asker: 'board' }
/** Of a page on which two groups are always in one place. */
const JOINED: Readonly<Record<string, Partial<SumPlace>>> = {
  frutas: { stand: 'dish', scene: 'picnic', asker: 'board', accent: 'red' },
  natal: { stand: 'bough', scene: 'fir', asker: 'card', accent: 'green' },
  'povos-indigenas': { apart: { arara: 'lowTree' } },
  mar: MEETING,
  'fundo-do-mar': MEETING,
}

/** The place of a theme's groups that are counted: no bubbles in the sea; one tree for lines of birds, several for fives. */
export function countedPlaceOf(theme: string | undefined, inFives: boolean): SumPlace {
  const place = sumPlaceOf(theme)
  const own =
    place.land.kind === 'sea'
      ? MEETING
      : place.stand === 'plate'
        ? STALL
        : place.stand === 'pen'
          ? YARD
          : !inFives && place.stand === 'tree' && WOOD
  return { ...place, land: { ...place.land, isBare: true }, ...own }
}

/** The place of a theme's sums. */
export function joinedPlaceOf(theme: string | undefined): SumPlace {
  const place = sumPlaceOf(theme)
  return { ...place, land: { ...place.land, isBare: true }, ...JOINED[theme ?? 'frutas'] }
}

export const standOf = ({ stand, apart }: SumPlace, name: string): StandName => apart?.[name] ?? stand

/** From the ground of a row up to the edge of its sandbank, mm. */
export const ledgeOf = (stand: StandName, labelled: boolean): number => {
  if (stand === 'shore') return labelled ? 43 : 38
  return labelled ? 17 : 4
}
