/** Comic strips with the cast: read and answer, put the panels in order, write the last balloon. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { oneEach } from '../escrita/whole-pages.ts'
import { outOfOrder } from '../historia/out-of-order.ts'
import { mixedAsks } from './asked-rows.ts'
import { STRIP_THEMES } from './strip-facts.ts'
import { type StripTask, stripAsks, stripPage } from './strip-pages.ts'
import { STRIPS } from './strips.ts'

/** Strips of all themes. */
const MIXED = 'mistura'

export const tirinhaParaLer: SheetKind<PagesFacts<StripTask>> = {
  id: 'tirinha-para-ler',
  category: 'alfabetizacao',
  themes: [MIXED, ...STRIP_THEMES],
  draw: (options) => {
    const { level, theme } = options
    const stripOf = oneEach(
      options,
      STRIPS.filter((strip) => !theme || theme === MIXED || strip.theme === theme),
    )
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const strip = stripOf(index)
      const inOrder = strip.panels.map((_, i) => i)
      const task: StripTask = {
        strip,
        order: level === 'medio' ? outOfOrder(random, inOrder) : inOrder,
        asks: mixedAsks(random, stripAsks(strip)),
      }
      const look = sheet.fork('look').integer(0, 3) + index
      return {
        facts: task,
        marks: [...stripPage(pen, task, level, look), ...marksOf(pictureTitle(pen, options))],
        whole: true,
        items: [strip.name],
        pictures: ['balão', 'crianças', ...strip.shows],
      }
    })
  },
}
