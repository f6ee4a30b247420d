/** An entry of an encyclopedia for children: its parts and a card, its sentences in their places, one to write. */
import type { PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { Pen } from '../../studio/pen.ts'
import { ENTRY_NAMES, type EntryName } from '../../studio/places/entry-photos.ts'
import { type Draw, goingRound, wholePages } from '../escrita/whole-pages.ts'
import { ENTRIES } from './entry-facts.ts'
import { type OwnTask, ownPage, type PartsTask, partsPage, type SortTask, sortPage } from './entry-pages.ts'

export interface EntryFacts {
  readonly parts?: PartsTask
  readonly sort?: SortTask
  readonly own?: OwnTask
}

interface EntryPage {
  readonly facts: EntryFacts
  readonly marks: readonly PageMark[]
}

const SHOWN: Readonly<Record<EntryName, readonly string[]>> = {
  onca: ['onça', 'onça-pintada', 'mata'],
  capivara: ['capivara', 'lagoa'],
  tuiuiu: ['tuiuiú', 'lagoa'],
  tatu: ['tatu', 'tatu-galinha', 'campo'],
  coruja: ['coruja', 'coruja-buraqueira', 'toca', 'campo'],
  'vitoria-regia': ['vitória-régia', 'folha', 'flor', 'rio'],
}

const PAGES: Readonly<Record<Level, (pen: Pen, random: Random, name: EntryName, look: number) => EntryPage>> = {
  facil: (pen, random, name, look) => {
    const parts: PartsTask = { name, numbered: random.shuffle([0, 1, 2, 3, 4]) }
    return { facts: { parts }, marks: partsPage(pen, parts, look) }
  },
  medio: (pen, random, name, look) => {
    const sort: SortTask = { name, order: random.shuffle([0, 1, 2, 3, 4, 5]) }
    return { facts: { sort }, marks: sortPage(pen, sort, look) }
  },
  desafio: (pen, random, name, look) => {
    const own: OwnTask = { name, order: random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]) }
    return { facts: { own }, marks: ownPage(pen, own, look) }
  },
}

export const verbeteDeEnciclopedia: SheetKind<PagesFacts<EntryFacts>> = {
  id: 'verbete-de-enciclopedia',
  category: 'alfabetizacao',
  themes: ENTRY_NAMES,
  draw: (options) => {
    const nameOf = goingRound(options, ENTRY_NAMES)
    const draw: Draw<EntryFacts> = (pen, random, look, index) => {
      const name = nameOf(index)
      return { ...PAGES[options.level](pen, random, name, look), items: [ENTRIES[name].title], pictures: SHOWN[name] }
    }
    return wholePages(options, draw, 4)
  },
}
