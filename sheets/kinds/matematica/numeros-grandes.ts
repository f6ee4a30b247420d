/** How many people live in invented towns: numbers to write, to spell out, to order and to round. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type Country, townRoad } from '../../studio/places/town-road.ts'
import { dealTowns, type Town } from './town-numbers.ts'
import { ROWS, signed, TOWN_X } from './town-signs.ts'

const LOOKS = 4

export const numerosGrandes: SheetKind<PagesFacts<readonly Town[]>> = {
  id: 'numeros-grandes',
  category: 'matematica',
  themes: ['serra', 'litoral'],
  draw: (options) => {
    const { level } = options
    const country = (options.theme ?? 'serra') as Country
    const pages = dealTowns(options)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const towns = pages[index] ?? []
      const pen = new Pen(options.color)
      const look = (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS
      return {
        marks: [
          ...marksOf([townRoad(pen, country, look, ROWS[level], TOWN_X[level]), pictureTitle(pen, options)]),
          ...signed(pen, level, towns),
        ],
        whole: true,
        pictures: ['cidade', 'estrada'],
        facts: towns,
        items: towns.map(({ people }) => String(people)),
      }
    })
  },
}
