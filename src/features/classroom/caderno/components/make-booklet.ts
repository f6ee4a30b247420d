import { teacherPages } from '../../../../../sheets/booklet/adult.ts'
import { bareOf, classOn } from '../../../../../sheets/booklet/as-printed.ts'
import { gridOf, keyLabel, papersOf } from '../../../../../sheets/booklet/lay-out.ts'
import { BOOKLET_TEXTS } from '../../../../../sheets/booklet/texts.ts'
import { copyNumber, hasNameLine, nameOnLine, pageNumber } from '../../../../../sheets/page/paper.ts'
import type { BookletPdf, Form } from '../../../../../sheets/print/booklet-pdf.ts'
import type { Mark, ScenePage } from '../../../../../sheets/scene/scene.ts'
import { withCode } from '../../key/components/code-marks.ts'
import { isFileOrder, type PageOrder } from '../plan.rules.ts'
import { areBySheet, hasDividers, isInFiles, isNumbered, KEYS_PER_PAGE, nameOfDrawing } from '../totals.rules.ts'
import type { BookletOrder, CopyOrder, MadeBooklet } from './booklet-messages.ts'
import { openZip } from './open-zip.ts'
import { ownSides, type Side } from './own-sides.ts'

/** Pages and key of one drawing. */
interface Drawn {
  readonly pages: readonly ScenePage[]
  readonly answers: readonly ScenePage[]
}

export interface Tools {
  readonly draw: (order: PageOrder) => Promise<Drawn>
  /** Stores the pages of an uploaded file; several on one paper stand upright. */
  readonly filePages: (pdf: BookletPdf, id: string, areUpright: boolean) => Promise<readonly Form[]>
  readonly openPdf: () => BookletPdf
  /** Draws again until every part is here. */
  readonly withParts: <Made>(make: () => Made) => Promise<Made>
  /** Pages that are drawn, of `Totals.drawn`; the copy is 0 for the adult's pages. */
  readonly progress: (done: number, copy: number) => void
}

interface Stored {
  readonly form: Form
  readonly hasName: boolean
  readonly class: readonly Mark[]
  /** Nothing is written upon it: a page as it was uploaded, a cover. */
  readonly isWhole: boolean
}
interface Key {
  readonly sheet: number
  readonly forms: readonly Form[]
  readonly copies: CopyOrder[]
}
/** Copy numbers named one by one in a label. */
const NAMED_COPIES = 6

function labelOf({ copies }: Key, all: number): string {
  const [first] = copies
  if (copies.length === all && all > 1) return BOOKLET_TEXTS.everyone
  if (copies.length === 1 && first)
    return all === 1 ? '' : [BOOKLET_TEXTS.copy(first.number), first.name].filter((part) => part !== '').join(' · ')
  const numbers = copies.map(({ number }) => number)
  const shown = numbers.slice(0, NAMED_COPIES).join(', ')
  return BOOKLET_TEXTS.copies(numbers.length > NAMED_COPIES ? `${shown}…` : shown)
}

/** Makes the files of a booklet, set by set, each drawing once a file. */
export async function makeBooklet(
  { sheets, copies, options, className }: BookletOrder,
  { draw, filePages, openPdf, withParts, progress }: Tools,
): Promise<Omit<MadeBooklet, 'leftOut'>> {
  const isEach = isInFiles(options, copies.length)
  const isInOrder = !areBySheet(options, copies.length)
  const whole = openPdf()
  const isApart = options.answers === 'apart' || isEach
  const adult = isApart ? openPdf() : whole
  const keys = new Map<string, Key>()
  const pages = new Map<string, readonly Stored[]>()
  let done = 0
  const step = (count: number, copy: number) => {
    done += count
    if (count > 0) progress(done, copy)
  }
  const own = ownSides({ sheets, options, className }, withParts, step)

  async function storedFile(pdf: BookletPdf, id: string): Promise<readonly Stored[]> {
    const stored = pages.get(id)
    if (stored) return stored
    const forms = await filePages(pdf, id, options.perPaper > 1)
    const made = forms.map((form): Stored => ({ form, hasName: false, class: [], isWhole: true }))
    pages.set(id, made)
    return made
  }

  async function pagesOf(pdf: BookletPdf, copy: CopyOrder, sheet: number): Promise<readonly Stored[]> {
    const order = copy.orders[sheet]
    if (!order) return []
    if (isFileOrder(order)) return storedFile(pdf, order.file)
    const key = `${sheet} ${nameOfDrawing(order)}`
    const known = keys.get(key)
    const stored = pages.get(key)
    if (known) known.copies.push(copy)
    if (stored) return stored
    const drawn = await draw(order)
    const bare = drawn.pages.map((page) => bareOf(page, { showLevel: options.showLevel, isNumbered: isInOrder }))
    const code = copy.codes[sheet]
    const shown = code ? bare.map((page) => withCode(page, code)) : bare
    const made: Stored[] = []
    for (const page of shown) {
      const form = await withParts(() => pdf.form(page))
      const onLine = await withParts(() => classOn(page, className))
      made.push({ form, hasName: hasNameLine(page), class: onLine, isWhole: false })
    }
    pages.set(key, made)
    if (!known && options.answers !== 'without') {
      const answers: Form[] = []
      for (const page of drawn.answers) answers.push(await withParts(() => adult.form(page)))
      keys.set(key, { sheet, forms: answers, copies: [copy] })
    }
    return made
  }

  const hasNumbers = isNumbered(options, copies.length)
  async function sheetSides(pdf: BookletPdf, copy: CopyOrder, sheet: number): Promise<Side[]> {
    const made = await pagesOf(pdf, copy, sheet)
    const name = copy.name === '' ? [] : [await withParts(() => nameOnLine(copy.name))]
    const number = hasNumbers ? [copyNumber(copy.number)] : []
    step(made.length, copy.number)
    return made.map(({ form, hasName, class: onLine, isWhole }) => ({
      form,
      isWhole,
      over: isWhole ? [] : [...(hasName ? name : []), ...onLine, ...number],
    }))
  }

  /** Papers of one part, and a white back where the next one has to begin on a front. */
  async function print(pdf: BookletPdf, sides: readonly Side[], perPaper = options.perPaper): Promise<void> {
    const { places, marks, landscape } = gridOf(perPaper)
    for (let at = 0; at < sides.length; at += places.length) {
      const here = sides.slice(at, at + places.length)
      const placed = here.flatMap(({ form, over, miniatures }, i) => {
        const place = places[i]
        if (!place) return []
        const small = (miniatures ?? []).map((one) => ({
          form: one.form,
          x: place.x + one.x * place.scale,
          y: place.y + one.y * place.scale,
          scale: one.scale * place.scale,
        }))
        return [{ form, over, ...place }, ...small]
      })
      // A landscape page that fills its paper turns the paper, too.
      const isLying = perPaper === 1 && here[0]?.form.landscape === true
      await withParts(() => pdf.paper({ landscape: landscape || isLying, placed, marks }))
    }
    for (let i = 0; i < papersOf(sides.length, perPaper, options.twoSided).blanks; i++) pdf.paper({})
  }

  async function printDivider(pdf: BookletPdf, copy: CopyOrder): Promise<void> {
    if (hasDividers(options, copies.length)) await print(pdf, await own.divider(pdf, copy), 1)
  }

  async function printSet(pdf: BookletPdf, copy: CopyOrder): Promise<void> {
    await printDivider(pdf, copy)
    const sides: Side[] = []
    const firsts: number[] = []
    for (const sheet of sheets.keys()) {
      firsts.push(sides.length + 1)
      sides.push(...(await sheetSides(pdf, copy, sheet)))
    }
    const numbered = sides.map((side, i) =>
      side.isWhole ? side : { ...side, over: [...side.over, pageNumber(i + 1, sides.length)] },
    )
    await print(pdf, [...(await own.front(pdf, copy, firsts, sides)), ...numbered, ...(await own.week(pdf, copy))])
  }

  async function printBySheet(): Promise<void> {
    for (const copy of copies) {
      await printDivider(whole, copy)
      await print(whole, await own.front(whole, copy))
    }
    for (const sheet of sheets.keys()) {
      for (const copy of copies) await print(whole, await sheetSides(whole, copy, sheet))
    }
    if (options.week) for (const copy of copies) await print(whole, await own.week(whole, copy))
  }

  async function printAdult(): Promise<void> {
    if (options.teacher) {
      const names = copies.map(({ name }) => name).filter((name) => name !== '')
      for (const page of await withParts(() =>
        teacherPages(
          sheets,
          names,
          copies.some(({ color }) => color),
        ),
      )) {
        const form = await withParts(() => adult.form(page))
        adult.paper({ placed: [{ form, x: 0, y: 0, scale: 1 }] })
        step(1, 0)
      }
    }
    const { places, marks } = gridOf(KEYS_PER_PAGE)
    const small = [...keys.values()]
      .sort((a, b) => a.sheet - b.sheet)
      .flatMap((key) => key.forms.map((form) => ({ form, label: labelOf(key, copies.length) })))
    for (let at = 0; at < small.length; at += places.length) {
      const here = small.slice(at, at + places.length)
      const placed = here.flatMap(({ form }, i) => (places[i] ? [{ form, ...places[i] }] : []))
      const labels = here.flatMap(({ label }, i) => (places[i] && label !== '' ? [keyLabel(places[i], label)] : []))
      await withParts(() => adult.paper({ placed, marks: [...marks, ...labels] }))
      step(1, 0)
    }
  }

  if (isEach) {
    const zip = openZip()
    let papers = 0
    for (const copy of copies) {
      const pdf = openPdf()
      // Forms belong to their file, and would keep it in memory.
      pages.clear()
      own.forget()
      await printSet(pdf, copy)
      papers += pdf.papers()
      // Files are named by number: no child's name is in a file name.
      await zip.add(`caderno-${String(copy.number).padStart(2, '0')}.pdf`, await pdf.end())
    }
    await printAdult()
    papers += adult.papers()
    if (adult.papers() > 0) await zip.add('respostas.pdf', await adult.end())
    return { file: zip.end(), isZip: true, answers: null, papers }
  }
  if (!isInOrder) await printBySheet()
  else for (const copy of copies) await printSet(whole, copy)
  await printAdult()
  const papers = whole.papers() + (isApart ? adult.papers() : 0)
  const answers = isApart && adult.papers() > 0 ? await adult.end() : null
  return { file: await whole.end(), isZip: false, answers, papers }
}
