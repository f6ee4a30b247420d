import { INTERESTS } from '../../../../../sheets/pictures/interests.ts'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'
import { KEY_PATH } from '../../key/code.rules.ts'
import type { Room, SchoolClass } from '../../store/rules.ts'
import { isWritable } from '../../turma/names.rules.ts'
import { waysOf } from '../../turma/rules.ts'
import { LEVEL_NAMES } from '../../turma/texts.ts'
import {
  audienceOf,
  type Copy,
  classFor,
  codeOfOrder,
  copiesOf,
  isLeftOut,
  orderOf,
  type PageOrder,
  preparedChoices,
  type Totals,
  totalsOf,
} from '../plan.rules.ts'
import type { Basket, BasketSheet, BookletOptions, ForWhom } from '../rules.ts'
import type { Known } from './booklet-calls.ts'
import type { BookletOrder } from './booklet-messages.ts'

/** A sheet whose recipe is here. */
export interface ReadySheet {
  readonly sheet: BasketSheet
  readonly recipe: Recipe
  /** Codes of the BNCC. */
  readonly skills: readonly string[]
}

/** Everything that follows from basket, classes and recipes. */
export interface BookletPlan {
  readonly audience: ForWhom
  readonly one: SchoolClass | null
  readonly options: BookletOptions
  readonly copies: readonly Copy[]
  readonly ready: readonly ReadySheet[]
  readonly totals: Totals
  readonly orderFor: (ready: ReadySheet, copy: Copy) => PageOrder | null
}

interface Given {
  readonly basket: Basket
  readonly room: Room
  readonly known: ReadonlyMap<string, Known>
  readonly today: string
}

export function planOf({ basket, room, known, today }: Given): BookletPlan {
  const audience = audienceOf(basket.forWhom, room)
  const one = classFor(audience, room)
  const { options } = basket
  const copies = copiesOf(audience, one, options, today)
  const ready = basket.sheets.flatMap((sheet): ReadySheet[] => {
    const found = known.get(sheet.id)
    return found && 'recipe' in found ? [{ sheet, ...found }] : []
  })
  const orderFor = ({ sheet, recipe }: ReadySheet, copy: Copy) =>
    isLeftOut(sheet, copy) ? null : orderOf({ sheet, recipe, one, copy, options })
  const recipes = new Map(ready.map(({ sheet, recipe }) => [sheet.id, recipe]))
  const drawings = new Map(
    ready.map((item) => [
      item.sheet.id,
      new Set(copies.map((copy) => JSON.stringify(orderFor(item, copy)?.choices))).size,
    ]),
  )
  const pagesOf = (sheet: BasketSheet) => {
    const recipe = recipes.get(sheet.id)
    return recipe ? preparedChoices(sheet, recipe).pages : 1
  }
  const totals = totalsOf({
    basket: { sheets: ready.map(({ sheet }) => sheet) },
    options,
    copies,
    pagesOf,
    keysOf: (sheet) => {
      const pages = recipes.get(sheet.id)?.pages ?? 1
      return (Math.max(sheet.pageCount - pages, 0) / pages) * pagesOf(sheet)
    },
    drawingsOf: ({ id }) => drawings.get(id) ?? 1,
  })
  return { audience, one, options, copies, ready, totals, orderFor }
}

const pictureOf = (interest: string | null) => INTERESTS.find(({ id }) => id === interest)?.pictures[0] ?? null

/** The order of a booklet for the drawing thread; names go no further than that. */
export function bookletOrder({ copies, ready, one, options, orderFor }: BookletPlan): BookletOrder {
  // Smaller than one page to a paper no camera reads it.
  const hasCodes = options.code && options.perPaper === 1
  return {
    options,
    metadata: { title: 'Caderno', author: document.location.host, subject: 'Folhas de atividades' },
    sheets: ready.map(({ sheet, recipe, skills }) => ({
      title: recipe.title,
      about: [sheet.category, LEVEL_NAMES[sheet.level ?? recipe.level]].join(', '),
      skills,
    })),
    copies: copies.map((copy) => ({
      number: copy.number,
      name: copy.child && isWritable(copy.child.name) ? copy.child.name : '',
      picture: one && copy.child ? pictureOf(waysOf(one, copy.child).interest) : null,
      orders: ready.map((item) => orderFor(item, copy)),
      codes: hasCodes
        ? ready.map((item) => {
            const order = orderFor(item, copy)
            return order && `${document.location.origin}${KEY_PATH}#${codeOfOrder(item, order)}`
          })
        : [],
    })),
  }
}
