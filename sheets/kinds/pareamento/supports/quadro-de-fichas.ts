/** A token board: what one works for, a place for every token, and tokens and rewards to cut out. */
import type { Box } from '../../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { cardGrid, insideCard } from '../../../page/cut.ts'
import { dealPages } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { drawPicture } from '../../../pictures/drawing.ts'
import { GREY, WHITE, YELLOW } from '../../../scene/inks.ts'
import { line, rect, text } from '../../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { LIKES, TOKENS } from './activities.ts'
import { starOf } from './shown.ts'
import { drawCards, place, type SupportFacts, sizesOf } from './support-card.ts'
import { tokenPlace } from './token-places.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Side of a token, and of a reward, mm. */
  readonly side: number
  readonly reward: number
  /** Cards of the grid; the last is empty. */
  readonly rewards: number
  /** Room below the last token, where the place is seen. */
  readonly foot: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 3, rows: 1, side: 42, reward: 42, rewards: 4, foot: 24 },
  medio: { columns: 5, rows: 1, side: 31, reward: 43, rewards: 4, foot: 40 },
  desafio: { columns: 5, rows: 2, side: 24, reward: 34, rewards: 4, foot: 19 },
}
/** From the frame of the board to its parts, and between their rows, mm. */
const [PAD, BETWEEN] = [6, 8]
/** Room of the scissors at the edge of a grid, mm. */
const SCISSORS = 6
const GAP = 5

/** Space to write the agreement, and the sentence that leads to the reward beside it. */
function drawDeal({ x, y, width, height }: Box): Mark[] {
  const [left, right] = [x + 6, x + width - 6]
  const { deal, workFor } = SUPPORT_TEXTS
  const first = y + height * 0.32
  const words = fitTextSize(workFor, 'display', 7, right - left)
  return [
    rect(x, y, width, height, { radius: 5, width: 0.6, fill: WHITE }),
    text(left, first - 1, deal, 5.4, { font: 'text', anchor: 'start' }),
    line(left + measureText(deal, 'text', 5.4) + 3, first, right, first, { width: 0.4 }),
    line(left, y + height * 0.6, right, y + height * 0.6, { width: 0.4 }),
    text(x + width / 2, y + height * 0.88, workFor, words),
  ]
}

export const quadroDeFichas: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'quadro-de-fichas',
  category: 'pareamento',
  themes: Object.keys(TOKENS),
  draw: (options) => {
    const { level, color } = options
    const { columns, rows, side, reward, rewards: count, foot } = PLANS[level]
    const theme = options.theme ?? 'estrelas'
    const token = TOKENS[theme] ?? 'star'
    const pages = dealPages(options, { items: LIKES.casa ?? [], perPage: count - 1, nameOf: ({ label }) => label })
    return composeSheet(options, 'cut', (_, index, sheet) => {
      const rewards = pages[index] ?? []
      const { x, y, width } = CONTENT
      // The board: the sentence, the place of the reward, then the places of the tokens.
      const between = Math.min(BETWEEN, (width - 2 * PAD - columns * side) / (columns - 1))
      const left = x + (width - columns * side - (columns - 1) * between) / 2
      const tokensTop = y + PAD + reward + BETWEEN
      const places = Array.from({ length: columns * rows }, (_, i) => ({
        x: left + (i % columns) * (side + between),
        y: tokensTop + Math.floor(i / columns) * (side + between),
      }))
      const boardEnd = tokensTop + rows * side + (rows - 1) * between + foot
      const board = { ...CONTENT, height: boardEnd - y }
      const rewardBox = {
        x: x + (width - count * reward) / 2 - SCISSORS,
        y: boardEnd + 2,
        width: count * reward + SCISSORS,
        height: reward + SCISSORS,
      }
      const star = starOf(sheet, pages.flat())
      const cut = drawCards(
        [...rewards, null],
        { columns: count, rows: 1, box: rewardBox },
        { color, star, inkOf: () => YELLOW },
      )
      const tokenBox = {
        x: x + (width - columns * side) / 2 - SCISSORS,
        y: rewardBox.y + rewardBox.height + 1,
        width: columns * side + SCISSORS,
        height: rows * side + SCISSORS,
      }
      const tokens = cardGrid(columns, rows, tokenBox)
      const drawn = tokens.cards.map((card) => {
        const inside = insideCard(card)
        return drawPicture(token, {
          cx: card.x + card.width / 2,
          cy: card.y + card.height / 2,
          size: inside.width,
          color,
        })
      })
      const rewardPlace = { x: x + width - reward - PAD, y: y + PAD }
      const deal = { x: x + PAD, y: y + PAD, width: rewardPlace.x - x - PAD - GAP, height: reward }
      const marks: Mark[] = [
        ...tokenPlace(theme, { board, seam: y + PAD + reward + BETWEEN / 2, foot }, color),
        ...drawDeal(deal),
        place(rewardPlace.x, rewardPlace.y, reward, reward),
        ...places.flatMap((at, i): Mark[] => [
          place(at.x, at.y, side, side),
          text(at.x + side / 2, at.y + side / 2 + 2.5, String(i + 1), 7, { fill: GREY }),
        ]),
        ...cut.marks,
        ...tokens.marks,
        ...drawn,
      ]
      return {
        marks,
        facts: {
          labels: rewards.map(({ label }) => label),
          star,
          cards: [...sizesOf(cut.cards), ...sizesOf(tokens.cards)],
          places: [[reward, reward], ...places.map(() => [side, side] as const)],
        },
        items: rewards.map(({ label }) => label),
      }
    })
  },
}
