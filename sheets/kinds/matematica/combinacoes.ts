/** Pairs that can be chosen: all of them written, put into a table, counted by multiplication. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { PAIRINGS, type PairingName } from '../../studio/shapes/combined-things.ts'
import { listPage, ordersPage, tablePage } from './combination-pages.ts'
import { type Choice, type Condition, dealLists, dealOrders, dealTables } from './combination-tasks.ts'

interface CombinationFacts {
  readonly choice: Choice
  readonly conditions: readonly Condition[]
}

interface CombinationPage {
  readonly facts: CombinationFacts
  readonly marks: readonly PageMark[]
}

type Draw = (pen: Pen, look: number, index: number) => CombinationPage

const NO_CHOICE: Choice = { firsts: [], seconds: [] }

function listPages(options: SheetOptions, shop: PairingName): Draw {
  const pages = dealLists(options, shop)
  return (pen, look, index) => {
    const choice = pages[index] ?? NO_CHOICE
    return { facts: { choice, conditions: [] }, marks: listPage(pen, shop, look, choice) }
  }
}

function tablePages(options: SheetOptions, shop: PairingName): Draw {
  const pages = dealTables(options, shop)
  return (pen, look, index) => {
    const choice = pages[index] ?? NO_CHOICE
    return { facts: { choice, conditions: [] }, marks: tablePage(pen, shop, look, choice) }
  }
}

function orderPages(options: SheetOptions, shop: PairingName): Draw {
  const pages = dealOrders(options, shop)
  return (pen, look, index) => {
    const task = pages[index] ?? { choice: NO_CHOICE, conditions: [] }
    return { facts: task, marks: ordersPage(pen, shop, look, task) }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, shop: PairingName) => Draw>> = {
  facil: listPages,
  medio: tablePages,
  desafio: orderPages,
}

const SHOWN: Readonly<Record<PairingName, readonly string[]>> = {
  roupas: ['roupa', 'roupas', 'camiseta', 'cabide', 'criança'],
  sorvete: ['sorvete', 'sorveteria', 'cobertura', 'criança'],
  lanche: ['lanche', 'sanduíche', 'pão', 'recheio', 'criança'],
}

const LOOKS = 6

export const combinacoes: SheetKind<PagesFacts<CombinationFacts>> = {
  id: 'combinacoes',
  category: 'matematica',
  themes: Object.keys(PAIRINGS),
  draw: (options) => {
    const shop = (options.theme ?? 'roupas') as PairingName
    const draw = PAGES[options.level](options, shop)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const pen = new Pen(options.color)
      const { marks, facts } = draw(pen, (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS, index)
      const { firsts, seconds } = PAIRINGS[shop]
      const names = [
        ...facts.choice.firsts.map((i) => firsts[i]?.name ?? ''),
        ...facts.choice.seconds.map((i) => seconds[i]?.name ?? ''),
      ]
      return {
        facts,
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        items: [`${names.join(' ')} ${facts.conditions.map((one) => JSON.stringify(one)).join(' ')}`],
        pictures: [...SHOWN[shop], ...names],
        whole: true,
      }
    })
  },
}
