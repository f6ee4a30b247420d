/** Volume by piled cubes: layers counted, clear boxes to fill, views from above and from the front. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CUBE_PLACES, type CubePlace } from '../../studio/places/cube-racks.ts'
import { boxesPage, pilesPage, viewsPage } from './cube-pages.ts'
import { type CubeTask, dealBoxes, dealPiles, dealViews, planOf } from './cube-tasks.ts'

interface CubeFacts {
  readonly cubes: readonly CubeTask[]
}

type Page = (pen: Pen, place: CubePlace, look: number, tasks: readonly CubeTask[]) => PageMark[]

const TASKS: Readonly<Record<Level, { readonly deal: (options: SheetOptions) => CubeTask[][]; readonly page: Page }>> =
  {
    facil: { deal: dealPiles, page: pilesPage },
    medio: { deal: dealBoxes, page: boxesPage },
    desafio: { deal: dealViews, page: viewsPage },
  }

const SHOWN: Readonly<Record<CubePlace, readonly string[]>> = {
  deposito: ['depósito', 'caixa', 'caixas', 'prateleira', 'estrado', 'pilha', 'pilhas', 'criança'],
  brinquedos: ['cubos', 'blocos', 'pilha', 'pilhas', 'prateleira', 'criança'],
}

const nameOf = ({ pile, size }: CubeTask) => `${size.join('×')} ${planOf(pile).join(' ')}`

const LOOKS = 4

export const pilhasDeCubos: SheetKind<PagesFacts<CubeFacts>> = {
  id: 'pilhas-de-cubos',
  category: 'matematica',
  themes: CUBE_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'deposito') as CubePlace
    const { deal, page } = TASKS[options.level]
    const pages = deal(options)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const pen = new Pen(options.color)
      const cubes = pages[index] ?? []
      const look = (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS
      return {
        facts: { cubes },
        marks: [...page(pen, place, look, cubes), ...marksOf(pictureTitle(pen, options))],
        items: cubes.map(nameOf),
        pictures: SHOWN[place],
        whole: true,
      }
    })
  },
}
