/** Pairs that can be chosen: all of them written, put into a table, counted by multiplication. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { PAIRINGS, type PairingName } from '../../studio/shapes/combined-things.ts'
import { listPage, ordersPage, tablePage } from './combination-pages.ts'
import { type CombinationTask, dealLists, dealOrders, dealTables, optionsOf } from './combination-tasks.ts'

type Page = (pen: Pen, shop: PairingName, look: number, task: CombinationTask) => PageMark[]

interface CombinationLevel {
  readonly deal: (options: SheetOptions, shop: PairingName) => CombinationTask[]
  readonly page: Page
}
const TASKS: Readonly<Record<Level, CombinationLevel>> = {
  facil: { deal: dealLists, page: listPage },
  medio: { deal: dealTables, page: tablePage },
  desafio: { deal: dealOrders, page: ordersPage },
}

const SHOWN: Readonly<Record<PairingName, readonly string[]>> = {
  roupas: ['roupa', 'roupas', 'camiseta', 'cabide', 'criança'],
  sorvete: ['sorvete', 'sorveteria', 'cobertura', 'criança'],
  lanche: ['lanche', 'sanduíche', 'pão', 'recheio', 'criança'],
}

const LOOKS = 6

export const combinacoes: SheetKind<PagesFacts<CombinationTask>> = {
  id: 'combinacoes',
  category: 'matematica',
  themes: Object.keys(PAIRINGS),
  draw: (options) => {
    const shop = (options.theme ?? 'roupas') as PairingName
    const { deal, page } = TASKS[options.level]
    const tasks = deal(options, shop)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const task = tasks[index]
      if (!task) throw new RangeError(`no page ${index}`)
      const pen = new Pen(options.color)
      const look = (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS
      const { firsts, seconds } = optionsOf(shop, task.choice)
      const names = [...firsts, ...seconds].map(({ option }) => option.name)
      return {
        facts: task,
        marks: [...page(pen, shop, look, task), ...marksOf(pictureTitle(pen, options))],
        items: [`${names.join(' ')} ${task.conditions.map((one) => JSON.stringify(one)).join(' ')}`],
        pictures: [...SHOWN[shop], ...names],
        whole: true,
      }
    })
  },
}
