/** Estimate first, then count: two places compared, one place in groups of ten, hundreds in crates or terraces. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { hundredsPage } from './estimate-hundreds.ts'
import { comparePage, ESTIMATE_THEMES, type EstimateTheme, tensPage } from './estimate-pages.ts'

export interface EstimateFacts {
  readonly counts: readonly number[]
}

const numbers = (least: number, most: number, fits = (_: number) => true) =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i).filter(fits)

/** Counts of each page: no full tens, so that some are left over. */
function dealCounts({ seed, pages, level }: SheetOptions): number[][] {
  const random = createRandom(seed).fork('counts')
  if (level === 'facil') {
    const more = random.shuffle([3, 4, 5])
    const isFirst = random.chance(0.5)
    return Array.from({ length: pages }, (_, i) => {
      const few = random.fork(i).integer(11, 15)
      const pair = [few, few + (more[i % more.length] ?? 3)]
      return isFirst === (i % 2 === 0) ? pair.toReversed() : pair
    })
  }
  const list =
    level === 'medio'
      ? numbers(43, 79, (n) => n % 10 !== 0)
      : numbers(321, 578, (n) => n % 10 !== 0 && n % 100 > 20 && n % 100 < 90)
  return random.sample(list, pages).map((count) => [count])
}

const SEEN: Readonly<Record<EstimateTheme, Readonly<Record<Level, readonly string[]>>>> = {
  pomar: {
    facil: ['laranja', 'laranjeira', 'árvore', 'criança'],
    medio: ['laranja', 'laranjeira', 'árvore', 'crianças'],
    desafio: ['laranja', 'caixa', 'crianças'],
  },
  passeio: {
    facil: ['pato', 'lago', 'criança'],
    medio: ['pato', 'lago', 'crianças'],
    desafio: ['estádio', 'arquibancada', 'crianças'],
  },
}

export const estimativa: SheetKind<PagesFacts<EstimateFacts>> = {
  id: 'estimativa',
  category: 'matematica',
  themes: ESTIMATE_THEMES,
  draw: (options) => {
    const { level } = options
    const theme = (options.theme ?? 'pomar') as EstimateTheme
    const deals = dealCounts(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const counts = deals[index] ?? []
      const [count = 0] = counts
      const marks: PageMark[] =
        level === 'facil'
          ? comparePage(pen, theme, counts, random, look)
          : level === 'medio'
            ? tensPage(pen, theme, count, random, look)
            : hundredsPage(pen, theme, count, look)
      return {
        facts: { counts },
        items: [`${theme} ${counts.join(' e ')}`],
        pictures: SEEN[theme][level],
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        whole: true,
      }
    })
  },
}
