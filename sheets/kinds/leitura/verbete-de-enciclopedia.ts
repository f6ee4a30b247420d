/** An entry of an encyclopedia for children: its parts and a card, its sentences in their places, one to write. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { ENTRY_NAMES, type EntryName } from '../../studio/places/entry-photos.ts'
import { ENTRIES } from './entry-facts.ts'
import { type OwnTask, ownPage, type PartsTask, partsPage, type SortTask, sortPage } from './entry-pages.ts'

export interface EntryFacts {
  readonly parts?: PartsTask
  readonly sort?: SortTask
  readonly own?: OwnTask
}

type Draw = (pen: Pen, random: Random, name: EntryName, variant: number) => DrawnPage<EntryFacts>

const SHOWN: Readonly<Record<EntryName, readonly string[]>> = {
  onca: ['onça', 'onça-pintada', 'mata'],
  capivara: ['capivara', 'lagoa'],
  tuiuiu: ['tuiuiú', 'lagoa'],
  tatu: ['tatu', 'tatu-galinha', 'campo'],
  coruja: ['coruja', 'coruja-buraqueira', 'toca', 'campo'],
  'vitoria-regia': ['vitória-régia', 'folha', 'flor', 'rio'],
}

const PAGES: Readonly<Record<Level, Draw>> = {
  facil: (pen, random, name, variant) => {
    const parts: PartsTask = { name, numbered: random.shuffle([0, 1, 2, 3, 4]) }
    return { facts: { parts }, marks: partsPage(pen, parts, variant) }
  },
  medio: (pen, random, name, variant) => {
    const sort: SortTask = { name, order: random.shuffle([0, 1, 2, 3, 4, 5]) }
    return { facts: { sort }, marks: sortPage(pen, sort, variant) }
  },
  desafio: (pen, _, name, variant) => ({ facts: { own: { name } }, marks: ownPage(pen, { name }, variant) }),
}

export const verbeteDeEnciclopedia: SheetKind<PagesFacts<EntryFacts>> = {
  id: 'verbete-de-enciclopedia',
  category: 'alfabetizacao',
  themes: ENTRY_NAMES,
  draw: (options) =>
    composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const start = Math.max(0, ENTRY_NAMES.indexOf(options.theme as EntryName))
      const name = ENTRY_NAMES[(start + index) % ENTRY_NAMES.length] ?? 'onca'
      const page = PAGES[options.level](pen, random, name, sheet.fork('look').integer(0, 3) + index)
      return {
        ...page,
        marks: [...page.marks, ...marksOf(pictureTitle(pen, options))],
        items: [ENTRIES[name].title],
        pictures: SHOWN[name],
        whole: true,
      }
    }),
}
