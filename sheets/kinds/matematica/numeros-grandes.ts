/** Numbers of people in invented towns, of kilometres of buses: to write, to spell out, to order and to round. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { busGarage } from '../../studio/places/bus-garage.ts'
import { numberSteps } from '../../studio/places/number-steps.ts'
import { townRoad } from '../../studio/places/town-road.ts'
import { numbersShown, ROWS } from './number-signs.ts'
import { type Counted, dealCounted, type NumberTheme } from './town-numbers.ts'

const LOOKS = 4

/** Signs of a garage show kilometres instead of inhabitants. */
const GARAGE_INSTRUCTIONS: Readonly<Partial<Record<Level, string>>> = {
  facil: 'Leia o painel e escreva os quilômetros rodados.',
}

function place(pen: Pen, level: Level, theme: NumberTheme, look: number): Drawing {
  if (level === 'desafio') return numberSteps(pen, theme, look)
  if (theme === 'garagem') return busGarage(pen, look, ROWS[level])
  return townRoad(pen, theme, look, ROWS[level])
}

export const numerosGrandes: SheetKind<PagesFacts<readonly Counted[]>> = {
  id: 'numeros-grandes',
  category: 'matematica',
  themes: ['serra', 'litoral', 'garagem'],
  draw: (options) => {
    const { level } = options
    const theme = (options.theme ?? 'serra') as NumberTheme
    const pages = dealCounted(options, theme)
    const own = theme === 'garagem' ? GARAGE_INSTRUCTIONS[level] : undefined
    const asked = { ...options, instruction: own ?? options.instruction }
    return composeSheet(asked, 'write', (_, index, sheet) => {
      const all = pages[index] ?? []
      const pen = new Pen(options.color)
      const look = (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS
      return {
        marks: [
          ...marksOf([place(pen, level, theme, look), pictureTitle(pen, asked)]),
          ...numbersShown(pen, level, theme, all),
        ],
        whole: true,
        pictures: theme === 'garagem' ? ['ônibus', 'janela'] : ['cidade', 'estrada'],
        facts: all,
        items: all.map(({ number }) => String(number)),
      }
    })
  },
}
