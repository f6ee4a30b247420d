/** Nets in a box workshop: find the solid of each, count what it will have, judge whether it closes. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { boxWorkshop } from '../../studio/places/box-workshop.ts'
import { counted, judged, lettered, shelved } from './net-page.ts'
import { FLAT_SOLIDS, JUDGED, type Judged, SOLIDS, type Solid } from './net-solids.ts'

type Theme = 'caixas' | 'embalagens'

export interface NetFacts {
  readonly solids: readonly Solid[]
  readonly judged: readonly Judged[]
}

/** With something round where packages are made, never where boxes are. */
const isRound = ({ family }: Solid) => family === 'redondo'

const dealSolids = (options: SheetOptions, theme: Theme): Solid[][] =>
  dealPages(options, {
    items: theme === 'caixas' || options.level === 'medio' ? FLAT_SOLIDS : SOLIDS,
    perPage: 4,
    nameOf: ({ id }) => id,
    accept: (page, one) => {
      if (page.some(({ name }) => name === one.name)) return false
      const all = [...page, one]
      const families = new Set(all.map(({ family }) => family))
      const wantsRound = theme === 'embalagens' && options.level === 'facil'
      return (
        all.length < 4 || (families.has('pirâmide') && families.has('prisma') && (!wantsRound || all.some(isRound)))
      )
    },
    mostShared: 0.5,
  })

/** Six nets to judge; two to four of them close. Boxes are cubes, packages all sorts. */
const dealJudged = (options: SheetOptions, theme: Theme): Judged[][] =>
  dealPages(options, {
    items: theme === 'caixas' ? JUDGED.cubos : JUDGED.outros,
    perPage: 6,
    nameOf: ({ id }) => id,
    accept: (page, one) => page.filter(({ solid }) => (solid === null) === (one.solid === null)).length < 4,
    mostShared: 0.5,
  })

const TOPS = { facil: 129, medio: 61, desafio: 59 }

export const planificacoes: SheetKind<PagesFacts<NetFacts>> = {
  id: 'planificacoes',
  category: 'matematica',
  themes: ['caixas', 'embalagens'],
  draw: (options) => {
    const { level } = options
    const theme = (options.theme ?? 'caixas') as Theme
    const solids = level === 'desafio' ? [] : dealSolids(options, theme)
    const nets = level === 'desafio' ? dealJudged(options, theme) : []
    return composeSheet(options, 'write', (random, index, sheet) => {
      const facts: NetFacts = { solids: solids[index] ?? [], judged: nets[index] ?? [] }
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const room = { top: TOPS[level], shelved: level === 'facil', boxes: theme === 'embalagens' }
      const tasks: PageMark[] =
        level === 'facil'
          ? [...marksOf(shelved(pen, facts.solids)), ...lettered(pen, random.shuffle(facts.solids), facts.solids)]
          : level === 'medio'
            ? counted(pen, facts.solids, look)
            : judged(pen, facts.judged, look)
      return {
        marks: [
          ...clearOfTitle(marksOf(boxWorkshop(pen, look, room)), options.title),
          ...marksOf(pictureTitle(pen, options)),
          ...tasks,
        ],
        whole: true,
        pictures: facts.solids.map(({ name }) => name),
        facts,
        items: [...facts.solids.map(({ id }) => id), ...facts.judged.map(({ id }) => id)],
      }
    })
  },
}
