/** Nets in a box workshop: find the solid of each, count what it will have, judge whether it closes. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { boxWorkshop } from '../../studio/places/box-workshop.ts'
import { CUBE_GRID, cubesJudged } from './net-cubes.ts'
import { counted, judged, lettered, shelved } from './net-page.ts'
import { FLAT_SOLIDS, JUDGED, type Judged, SOLIDS, type Solid } from './net-solids.ts'

type Theme = 'caixas' | 'embalagens'

export interface NetFacts {
  readonly solids: readonly Solid[]
  readonly judged: readonly Judged[]
}

/** Can and cone come where packages are made, never where boxes are. */
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
        all.length < 4 ||
        (families.has('pirâmide') && families.has('prisma') && (!wantsRound || all.filter(isRound).length === 2))
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

/** Every net of the boxes that closes is a cube: there the name is no question. */
const OPPOSITE = 'Marque se fecha e ponha um X na face oposta à estrela.'
const PLAIN_GRID = { step: 8 }

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
    const isCubes = level === 'desafio' && theme === 'caixas'
    const asked = isCubes ? { ...options, instruction: OPPOSITE } : options
    return composeSheet(asked, 'write', (random, index, sheet) => {
      const facts: NetFacts = { solids: solids[index] ?? [], judged: nets[index] ?? [] }
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const isWrapped = theme === 'embalagens'
      const grid = isCubes ? CUBE_GRID : PLAIN_GRID
      const room = { top: TOPS[level], shelved: level === 'facil', boxes: isWrapped, grid }
      const tasks: PageMark[] =
        level === 'facil'
          ? [
              ...marksOf(shelved(pen, facts.solids, isWrapped)),
              ...lettered(pen, random.shuffle(facts.solids), facts.solids),
            ]
          : level === 'medio'
            ? counted(pen, facts.solids, look)
            : (isCubes ? cubesJudged : judged)(pen, facts.judged, look)
      return {
        marks: [
          ...clearOfTitle(marksOf(boxWorkshop(pen, look, room)), options.title),
          ...marksOf(pictureTitle(pen, asked)),
          ...tasks,
        ],
        whole: true,
        pictures: [...facts.solids.map(({ name }) => name), ...(isCubes ? ['estrela'] : [])],
        facts,
        items: [...facts.solids.map(({ id }) => id), ...facts.judged.map(({ id }) => id)],
      }
    })
  },
}
