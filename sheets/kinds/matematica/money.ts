/** Coins and notes of the real, drawn simply: the value is what counts. Amounts in centavos. */
import { BLUE, ORANGE, PINK, PURPLE, SAND, SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, circle, rect } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** Colours near those of the coins and notes in use. */
const INKS: Readonly<Record<number, Ink>> = {
  5: ORANGE,
  10: YELLOW,
  25: YELLOW,
  50: SOFT_GREY,
  100: SAND,
  200: BLUE,
  500: PURPLE,
  1000: PINK,
  2000: YELLOW,
  5000: ORANGE,
}

/** `1050` → `R$ 10,50`. */
export function reais(centavos: number): string {
  const [whole, rest] = [Math.floor(centavos / 100), centavos % 100]
  return `R$ ${whole},${String(rest).padStart(2, '0')}`
}

export const NOTE_WIDTH = 38
export const NOTE_HEIGHT = 20
export const COIN_RADIUS = 10.5

/** Width on the page of a coin or note, mm. */
export const moneyWidth = (value: number) => (value > 100 ? NOTE_WIDTH : 2 * COIN_RADIUS)

function drawNote(cx: number, cy: number, value: number, ink: Ink): Mark[] {
  const [x, y] = [cx - NOTE_WIDTH / 2, cy - NOTE_HEIGHT / 2]
  return [
    rect(x, y, NOTE_WIDTH, NOTE_HEIGHT, { radius: 1.6, fill: ink }),
    rect(x + 1.6, y + 1.6, NOTE_WIDTH - 3.2, NOTE_HEIGHT - 3.2, { radius: 1, width: 0.3 }),
    circle(cx + NOTE_WIDTH / 4 + 1, cy, 5.2, { width: 0.35, fill: WHITE }),
    centredText(cx - NOTE_WIDTH / 4 + 1, cy - 1.4, String(value / 100), 8.4),
    centredText(cx - NOTE_WIDTH / 4 + 1, cy + 4.6, 'reais', 2.8, { font: 'text' }),
  ]
}

function drawCoin(cx: number, cy: number, value: number, ink: Ink): Mark[] {
  const [figure, unit] = value === 100 ? ['1', 'real'] : [String(value), 'centavos']
  return [
    circle(cx, cy, COIN_RADIUS, { fill: ink }),
    circle(cx, cy, COIN_RADIUS - 1.4, { width: 0.3, ...(value === 100 && { fill: SOFT_GREY }) }),
    centredText(cx, cy - 1.6, figure, 8),
    centredText(cx, cy + 4.2, unit, 2.6, { font: 'text' }),
  ]
}

/** A coin (up to 1 real) or a note, centred on (cx, cy). */
export function drawMoney(cx: number, cy: number, value: number, color: boolean): Mark[] {
  const ink = color ? tint(INKS[value] ?? WHITE, 0.7) : WHITE
  return value > 100 ? drawNote(cx, cy, value, ink) : drawCoin(cx, cy, value, ink)
}
