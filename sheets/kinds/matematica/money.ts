/**
 * Coins and notes of the real, drawn simply: colour, animal and relative size as they are in people's hands, the value
 * large enough to read. Amounts in centavos, lengths in mm.
 */
import { fitTextSize } from '../../lettering/fonts.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { BLUE, BROWN, ORANGE, PURPLE, RED, SOFT_GREY, TEAL, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, circle, rect } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

interface Note {
  readonly ink: Ink
  /** Id of the picture of the animal on its back. */
  readonly animal: string
  /** True width and height. */
  readonly width: number
  readonly height: number
}

/** Notes by value. */
const NOTES: Readonly<Record<number, Note>> = {
  200: { ink: TEAL, animal: 'turtle', width: 121, height: 65 },
  500: { ink: PURPLE, animal: 'heron', width: 128, height: 65 },
  1000: { ink: RED, animal: 'macaw', width: 135, height: 65 },
  2000: { ink: YELLOW, animal: 'golden-tamarin', width: 142, height: 65 },
  5000: { ink: BROWN, animal: 'jaguar', width: 149, height: 70 },
  10000: { ink: BLUE, animal: 'fish', width: 156, height: 70 },
}

/** Coins by value: colour and true diameter. */
const COINS: Readonly<Record<number, { readonly ink: Ink; readonly diameter: number }>> = {
  5: { ink: ORANGE, diameter: 22 },
  10: { ink: YELLOW, diameter: 20 },
  25: { ink: YELLOW, diameter: 25 },
  50: { ink: SOFT_GREY, diameter: 23 },
  100: { ink: YELLOW, diameter: 27 },
}

/** Notes are drawn at three tenths of their size, coins at eight tenths. */
const NOTE_SCALE = 0.3
const COIN_SCALE = 0.8
/** Letters of a unit are never smaller, mm: a page may scale what is on it a little down. */
const LEAST_UNIT = 2.45

/** `1050` → `R$ 10,50`. */
export function reais(centavos: number): string {
  const [whole, rest] = [Math.floor(centavos / 100), centavos % 100]
  return `R$ ${whole},${String(rest).padStart(2, '0')}`
}

/** Width on the page of a coin or note, mm, where it is not drawn larger. Throws RangeError for a value that is neither. */
export function moneyWidth(value: number): number {
  const [note, coin] = [NOTES[value], COINS[value]]
  if (note) return note.width * NOTE_SCALE
  if (coin) return coin.diameter * COIN_SCALE
  throw new RangeError(`there is no money of ${value} centavos`)
}

/** Height on the page of a coin or note, mm, where it is not drawn larger. */
export const moneyHeight = (value: number): number => {
  const note = NOTES[value]
  return note ? note.height * NOTE_SCALE : moneyWidth(value)
}

function drawNote(cx: number, cy: number, value: number, note: Note, color: boolean, scale: number): Mark[] {
  const [width, height] = [note.width * NOTE_SCALE * scale, note.height * NOTE_SCALE * scale]
  const inset = 1.3 * scale
  const [x, y] = [cx - width / 2, cy - height / 2]
  const figure = String(value / 100)
  return [
    rect(x, y, width, height, { radius: 1.4, width: 0.5, fill: color ? tint(note.ink, 0.75) : WHITE }),
    rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, { radius: 0.8, width: 0.25 }),
    circle(x + width * 0.7, cy, height * 0.4, { width: 0.3, fill: WHITE }),
    // The same drawing in both printings, in lines as everything around it.
    drawPicture(note.animal, { cx: x + width * 0.7, cy, size: height * 0.62, stroke: 0.4 }),
    centredText(x + width * 0.27, cy - 1.6 * scale, figure, (figure.length > 2 ? 6.6 : 8.6) * scale),
    centredText(x + width * 0.27, cy + 4.8 * scale, 'reais', Math.max(3.6 * scale, LEAST_UNIT), { font: 'text' }),
  ]
}

/** Unit of a coin with the size of its letters: in short where the whole word would be too small. */
function unitOf(value: number, radius: number, largest: number): readonly [string, number] {
  const sizeOf = (unit: string) => fitTextSize(unit, 'text', largest, 1.42 * radius)
  if (value < 100 && sizeOf('centavos') >= LEAST_UNIT) return ['centavos', sizeOf('centavos')]
  const short = value < 100 ? 'cent.' : 'real'
  return [short, Math.max(sizeOf(short), LEAST_UNIT)]
}

function drawCoin(cx: number, cy: number, value: number, color: boolean, scale: number): Mark[] {
  const coin = COINS[value] ?? { ink: WHITE, diameter: 25 }
  const radius = (coin.diameter * COIN_SCALE * scale) / 2
  const [unit, size] = unitOf(value, radius, 2.85 * scale)
  return [
    circle(cx, cy, radius, { width: 0.5, fill: color ? tint(coin.ink, 0.8) : WHITE }),
    // The coin of 1 real is of two metals.
    circle(cx, cy, value === 100 ? radius * 0.74 : radius - 0.6, {
      width: 0.25,
      ...(value === 100 && color && { fill: SOFT_GREY }),
    }),
    centredText(cx, cy - radius * 0.16, String(value < 100 ? value : value / 100), radius * 0.78),
    centredText(cx, cy + radius * 0.38, unit, size, { font: 'text' }),
  ]
}

/** A coin (up to 1 real) or a note, centred on (cx, cy), `scale` times as wide as `moneyWidth`. */
export function drawMoney(cx: number, cy: number, value: number, color: boolean, scale = 1): Mark[] {
  const note = NOTES[value]
  return note ? drawNote(cx, cy, value, note, color, scale) : drawCoin(cx, cy, value, color, scale)
}
