/** Six things done wrong on road and river, and the care that each one needs. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centred } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { DANGER_TAGS, type Danger, dangerScene, HELP } from '../../studio/places/travel-dangers.ts'
import { disc, letterAt, letterIn } from './letters.ts'

export interface DangerTask {
  /** In the order of their numbers. */
  readonly dangers: readonly Danger[]
  /** In the order of the letters of their help. */
  readonly helps: readonly Danger[]
}

/** Each care undoes this one alone. Harm to lives: helmet, vest, belt, crossing; to air and water: smoke, rubbish. */
export const CARES: Readonly<Record<Danger, readonly [danger: string, care: string]>> = {
  helmet: ['cabeça sem proteção', 'pôr o capacete'],
  vest: ['canoa sem segurança', 'vestir o colete'],
  belt: ['viaja solto no carro', 'prender o cinto'],
  crossing: ['cruza no meio da rua', 'ir pela faixa'],
  smoke: ['fumaça escura no ar', 'consertar o motor'],
  rubbish: ['lixo jogado no rio', 'usar a lixeira'],
}

const PANEL = { x: 12, y: 204, width: 186, height: 79 }

export function dangerPage(pen: Pen, { dangers, helps }: DangerTask): PageMark[] {
  const rows = dangers.map((one, i) => ({ one, y: PANEL.y + 8 + i * 12.6 }))
  return [
    ...marksOf([
      dangerScene(pen),
      dangers.map((one, i) => disc(pen, DANGER_TAGS[one][0], DANGER_TAGS[one][1], i + 1)),
      pen.shape(box(0, 201, 214, 100), 'woodPale', 1.1),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 3), 'white', 1),
      pen.line(`M${PANEL.x + 99} ${PANEL.y + 5}V${PANEL.y + PANEL.height - 5}`, 0.7),
      rows.map(({ one, y }, i) => {
        const help = helps[i] ?? 'helmet'
        return [
          disc(pen, PANEL.x + 9, y, i + 1),
          pen.text(PANEL.x + 16.5, y + 1.8, CARES[one][0], fitTextSize(CARES[one][0], 'text', 5.6, 62), {
            font: 'text',
            anchor: 'start',
          }),
          pen.shape(box(PANEL.x + 81, y - 4.8, 13, 9.6, 2), 'white', 0.9),
          disc(pen, PANEL.x + 107.5, y, letterAt(i)),
          centred(pen, HELP[help], PANEL.x + 121, y, 10.6),
          pen.text(PANEL.x + 131, y + 1.8, CARES[help][1], 5.6, { font: 'text', anchor: 'start' }),
        ]
      }),
    ]),
    ...rows.map(({ one, y }) => writtenAnswer(PANEL.x + 87.5, y, letterIn(helps, one), 6.4)),
  ]
}
