/** One event as a newspaper, the radio and a message report it: compare, look for clues, conclude whom to trust. */
import type { PagesFacts } from '../../page/compose.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { Pen } from '../../studio/pen.ts'
import { photoShows } from '../../studio/places/news-photos.ts'
import { oneEach, wholePages } from '../escrita/whole-pages.ts'
import { SCHOOL_COVERED } from './media-facts.ts'
import { claimsPage, cluesPage, comparePage, type MediaTask } from './media-pages.ts'
import { TOWN_COVERED } from './media-town-facts.ts'

const PAGES: Readonly<Record<Level, (pen: Pen, task: MediaTask, variant: number) => PageMark[]>> = {
  facil: comparePage,
  medio: cluesPage,
  desafio: claimsPage,
}

export const umFatoVariasMidias: SheetKind<PagesFacts<MediaTask>> = {
  id: 'um-fato-varias-midias',
  category: 'alfabetizacao',
  themes: ['escola', 'bairro'],
  draw: (options) => {
    const coveredOf = oneEach(options, options.theme === 'bairro' ? TOWN_COVERED : SCHOOL_COVERED)
    return wholePages(
      options,
      (pen, random, look, index) => {
        const covered = coveredOf(index)
        const task: MediaTask = { covered, rows: random.shuffle([0, 1, 2, 3]), reasons: random.shuffle([0, 1, 2]) }
        const media = options.level === 'facil' ? [covered.best] : ['jornal', 'rádio']
        return {
          facts: task,
          marks: PAGES[options.level](pen, task, look),
          items: [covered.id],
          pictures: [...media, 'celular', 'mensagem', 'foto', ...photoShows(covered.photo)],
        }
      },
      4,
    )
  },
}
