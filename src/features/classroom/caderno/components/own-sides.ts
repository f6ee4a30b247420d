/** The booklet's own pages of one copy: divider, cover, contents, the week. Each drawing is stored once a file. */
import { contentsPages } from '../../../../../sheets/booklet/contents.ts'
import { coverPage, nameOfCover, nameOnCover } from '../../../../../sheets/booklet/cover.ts'
import { dividerPage, nameOnDivider } from '../../../../../sheets/booklet/divider.ts'
import { nameOfWeek, nameOnCertificate, weekPage } from '../../../../../sheets/booklet/week.ts'
import type { BookletPdf, Form, Placed } from '../../../../../sheets/print/booklet-pdf.ts'
import type { Mark, ScenePage } from '../../../../../sheets/scene/scene.ts'
import { isFileOrder } from '../plan.rules.ts'
import type { BookletOrder, CopyOrder } from './booklet-messages.ts'

/** A page of a set, and what is written upon it. */
export interface Side {
  readonly form: Form
  /** Nothing is written upon it: a page as it was uploaded, a cover. */
  readonly isWhole: boolean
  readonly over: readonly Mark[]
  /** Small pages upon it. */
  readonly miniatures?: readonly Placed[]
}

/** @param step told the pages that are made, and the number of their copy */
export function ownSides(
  { sheets, options, className }: Pick<BookletOrder, 'sheets' | 'options' | 'className'>,
  withParts: <Made>(make: () => Made) => Promise<Made>,
  step: (count: number, copy: number) => void,
) {
  const forms = new Map<string, Form>()

  async function formOf(pdf: BookletPdf, key: string, page: () => ScenePage): Promise<Form> {
    const form = forms.get(key) ?? (await withParts(() => pdf.form(page())))
    forms.set(key, form)
    return form
  }

  /** The sheets that a copy has, with their first pages if these are known. */
  const contentsOf = (copy: CopyOrder, firsts: readonly number[]) =>
    sheets.flatMap(({ title }, i) => {
      const order = copy.orders[i]
      return order ? [{ title: isFileOrder(order) ? title : order.source.title, page: firsts[i] ?? null }] : []
    })

  return {
    /** Forms belong to their file: another one has none of them. */
    forget: () => forms.clear(),

    async divider(pdf: BookletPdf, copy: CopyOrder): Promise<Side[]> {
      const { number, mark, color } = copy
      const count = copy.orders.filter((order) => order !== null).length
      const form = await withParts(() => pdf.form(dividerPage({ number, mark, color, className, sheets: count })))
      const over = await withParts(() => nameOnDivider(copy.name))
      step(1, number)
      return [{ form, isWhole: true, over }]
    },

    /** `own` are the sides of the copy's sheets, where these come behind the contents. */
    async front(
      pdf: BookletPdf,
      copy: CopyOrder,
      firsts: readonly number[] = [],
      own: readonly Side[] = [],
    ): Promise<Side[]> {
      const sides: Side[] = []
      if (options.cover) {
        const form = await formOf(pdf, `cover ${nameOfCover(copy)}`, () => coverPage(copy))
        sides.push({ form, isWhole: true, over: await withParts(() => nameOnCover(copy.name)) })
      }
      if (options.contents) {
        const listed = contentsOf(copy, firsts)
        const name = JSON.stringify([listed, copy.color])
        for (const [i, { page, miniatures }] of (await withParts(() => contentsPages(listed, copy.color))).entries()) {
          const form = await formOf(pdf, `contents ${i} ${name}`, () => page)
          const small = miniatures.flatMap((place, i): Placed[] => {
            const first = own[(listed[i]?.page ?? 0) - 1]
            // A landscape page is larger than the place for a small one.
            return first && !first.form.landscape ? [{ form: first.form, ...place }] : []
          })
          sides.push({ form, isWhole: true, over: [], miniatures: small })
        }
      }
      step(sides.length, copy.number)
      return sides
    },

    async week(pdf: BookletPdf, copy: CopyOrder): Promise<Side[]> {
      if (!options.week) return []
      const form = await formOf(pdf, `week ${nameOfWeek(copy.number, copy.color)}`, () =>
        weekPage(copy.number, copy.color),
      )
      const over = await withParts(() => nameOnCertificate(copy.name))
      step(1, copy.number)
      return [{ form, isWhole: true, over }]
    },
  }
}
