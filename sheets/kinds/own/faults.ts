/** Faults of a drawn sheet with any text: for the tests, and for runs over long lists of words. */
import { boundsOf } from '../../lettering/bounds.ts'
import { MARGIN_MM, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type Sheet } from '../../scene/scene.ts'

/** Sentences about pages that leave the paper; empty for a good sheet. */
export function faultsOf(sheet: Pick<Sheet, 'pages' | 'answerKeys'>): string[] {
  return [...sheet.pages, ...sheet.answerKeys].flatMap(({ marks }, i) => {
    const box = boundsOf(marks)
    if (!box) return [`page ${i + 1} is empty`]
    const right = box.x + box.width
    const bottom = box.y + box.height
    const isInside =
      box.x >= MARGIN_MM &&
      box.y >= MARGIN_MM &&
      right <= PAGE_WIDTH_MM - MARGIN_MM &&
      bottom <= PAGE_HEIGHT_MM - MARGIN_MM
    const wrong = /NaN|Infinity/.test(JSON.stringify(marks))
    return [
      ...(isInside ? [] : [`page ${i + 1} leaves its margins: ${[box.x, box.y, right, bottom].map(Math.round)}`]),
      ...(wrong ? [`page ${i + 1} has a length that is no number`] : []),
    ]
  })
}
