/** Equality as a balance: sacks of the same sum, the same change on both sides, an unknown mass. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { BALANCE_PLACES, type BalancePlace } from '../../studio/places/balance-place.ts'
import { changesPage, pairsPage, unknownsPage } from './balance-pages.ts'
import {
  type ChangeTask,
  dealChanges,
  dealPairs,
  dealUnknowns,
  type PairsTask,
  sentenceOf,
  sumOf,
  type UnknownTask,
} from './balance-tasks.ts'

interface BalanceFacts {
  readonly pairs: PairsTask | null
  readonly changes: readonly ChangeTask[]
  readonly unknowns: readonly UnknownTask[]
}

const NO_FACTS: BalanceFacts = { pairs: null, changes: [], unknowns: [] }

type Draw = (pen: Pen, look: number, index: number) => DrawnPage<BalanceFacts>

function pairPages(options: SheetOptions, place: BalancePlace): Draw {
  const pages = dealPairs(options)
  return (pen, look, index) => {
    const pairs = pages[index]
    if (!pairs) throw new RangeError(`no page ${index}`)
    return {
      facts: { ...NO_FACTS, pairs },
      marks: pairsPage(pen, place, look, pairs),
      items: pairs.left.map((pair, i) => `${pair.join(' + ')} = ${pairs.right[i]?.join(' + ')}`),
    }
  }
}

function changePages(options: SheetOptions, place: BalancePlace): Draw {
  const pages = dealChanges(options)
  return (pen, look, index) => {
    const changes = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, changes },
      marks: changesPage(pen, place, [look, index], changes),
      items: changes.map(({ left, operation, by }) => `${sumOf(left)} ${operation} ${by.join(' e ')}`),
    }
  }
}

function unknownPages(options: SheetOptions, place: BalancePlace): Draw {
  const pages = dealUnknowns(options)
  return (pen, look, index) => {
    const unknowns = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, unknowns },
      marks: unknownsPage(pen, place, look, unknowns),
      items: unknowns.map((task) => sentenceOf(task)),
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: BalancePlace) => Draw>> = {
  facil: pairPages,
  medio: changePages,
  desafio: unknownPages,
}

const SHOWN: Readonly<Record<BalancePlace, readonly string[]>> = {
  mercado: ['balança', 'mercado', 'mercearia', 'pacote', 'prato', 'criança', 'balcão'],
  parquinho: ['gangorra', 'parquinho', 'pacote', 'criança', 'árvore'],
}

const LOOKS = 4

export const balancaDeIgualdade: SheetKind<PagesFacts<BalanceFacts>> = {
  id: 'balanca-de-igualdade',
  category: 'matematica',
  themes: BALANCE_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'mercado') as BalancePlace
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS, index)
      return { ...page, pictures: SHOWN[place], marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
