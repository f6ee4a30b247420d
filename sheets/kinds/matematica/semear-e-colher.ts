/** A mancala of living peoples on its board: sow and count, foresee the harvest, choose the best move. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { mancalaTable } from '../../studio/places/mancala-table.ts'
import { sowingCard } from './sowing-card.ts'
import { type SowingTask, sowingTask } from './sowing-facts.ts'
import { SOWING_PAGES } from './sowing-pages.ts'

/** One game by the name that each place gives it. */
const HOMES = {
  oware: ['Oware', 'jogo do povo akan, em Gana'],
  ouri: ['Ouri', 'jogo de Cabo Verde'],
  warri: ['Warri', 'da África para Antígua, no Caribe'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>
type Home = keyof typeof HOMES
const SHOWN = { oware: ['árvore'], ouri: ['mar', 'montanha'], warri: ['mar', 'coqueiro', 'praia'] } as const
const HOME_NAMES = Object.keys(HOMES) as Home[]

export const semearEColher: SheetKind<PagesFacts<SowingTask>> = {
  id: 'semear-e-colher',
  category: 'matematica',
  themes: HOME_NAMES,
  draw: (options) => {
    const home = HOME_NAMES.find((one) => one === options.theme) ?? 'oware'
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const task = sowingTask(random.fork('board'), options.level)
      const cast = sheet.fork('cast').shuffle(STANDING)
      const look = sheet.fork('look').integer(0, 2) + index
      const [left = 'bia', right = 'davi'] = [...cast.slice((index * 2) % cast.length), ...cast]
      return {
        marks: [
          ...marksOf(mancalaTable(pen, { place: HOME_NAMES.indexOf(home), look }, [left, right])),
          ...marksOf(sowingCard(pen, HOMES[home])),
          ...SOWING_PAGES[options.level](pen, task),
          ...marksOf(pictureTitle(pen, options)),
        ],
        whole: true,
        facts: task,
        items: [task.board.join('-')],
        pictures: ['tabuleiro', 'semente', 'sementes', 'crianças', 'mesa', ...SHOWN[home]],
      }
    })
  },
}
