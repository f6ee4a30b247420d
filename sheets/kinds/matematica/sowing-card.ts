/** A card propped up on the table: the game, its rule in one sentence and a small move before and after. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { box, circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { seeds } from '../../studio/places/mancala-table.ts'
import { sow } from './sowing-facts.ts'

const HOUSES = 4
const BEFORE = [3, 1, 0, 2, ...Array.from({ length: 8 }, () => 0)]
const AFTER = sow(BEFORE, 0).after

const RULE = ['A casa semeada fica vazia: vai uma semente', 'para cada casa seguinte, no sentido das setas.'] as const

const [STEP, MIDDLE, RADIUS] = [11, 89.8, 4.6] as const

/** Houses side by side from this edge; before the move, a seed hops into each of the next three. */
function row(pen: Pen, left: number, counts: readonly number[], before: boolean): Drawing {
  const at = (house: number) => left + 6.5 + house * STEP
  return [
    pen.shape(box(left, MIDDLE - 6.6, HOUSES * STEP + 2, 13.2, 5), 'wood', 1),
    counts
      .slice(0, HOUSES)
      .map((count, house) => [
        house === 0 ? pen.shape(circle(at(house), MIDDLE, RADIUS + 1.1), 'yellow', 0.7) : [],
        pen.shape(circle(at(house), MIDDLE, RADIUS), 'tan', 0.8),
        pen.at(at(house), MIDDLE, 0.6, (own) => seeds(own, count)),
      ]),
    before
      ? [0, 1, 2].map((house) =>
          pen.line(
            `M${at(house) + 1} 82.300Q${at(house + 0.5)} 77 ${at(house + 1) - 1} 82.300l-2.400 -0.800m2.400 0.800l0.700 -2.400`,
            0.8,
          ),
        )
      : [],
  ]
}

/** The name of the game, the place that plays it, the rule and its example. */
export const sowingCard = (pen: Pen, [name, home]: readonly [string, string]): Drawing => {
  const title = `${name}: ${home}`
  return [
    pen.shape(box(50, 58.5, 110, 41, 4), 'white', 1),
    pen.text(105, 64.6, title, fitTextSize(title, 'display', 4.6, 102)),
    RULE.map((line, i) => pen.text(105, 70.6 + i * 5.2, line, fitTextSize(line, 'text', 4.2, 104), { font: 'text' })),
    row(pen, 54, BEFORE, true),
    pen.line('M101.500 89.800H108.500M106 87.300L108.500 89.800L106 92.300', 1),
    row(pen, 110, AFTER, false),
  ]
}
