/** Pages whose tasks are dealt together, so that none is like another. */
import type { Pen } from '../../studio/pen.ts'

export const drawnFrom =
  <Deal, Page>(deals: readonly Deal[], draw: (pen: Pen, deal: Deal, look: number) => Page) =>
  (pen: Pen, look: number, index: number): Page => {
    const deal = deals[index]
    if (!deal) throw new RangeError(`no page ${index}`)
    return draw(pen, deal, look)
  }
