/**
 * The inks of the sheets, in per cent of cyan, magenta, yellow and black.
 * Lines and letters use black only (K), so that they stay sharp and never depend on the registration of four plates.
 * The soft fills stay light: printed in grey they keep 70 % of paper white or more, and lines stay legible on them.
 */
import type { Ink } from './scene.ts'

export const BLACK: Ink = [0, 0, 0, 100]
/** Secondary text and lines to trace. */
export const GREY: Ink = [0, 0, 0, 64]
/** Writing lines, dividers. */
export const PALE_GREY: Ink = [0, 0, 0, 28]
export const WHITE: Ink = [0, 0, 0, 0]
/** The blue of the lines of a school notebook. */
export const RULE_BLUE: Ink = [38, 20, 0, 4]
/** The same lines, and other pale ones, on a black-and-white sheet. */
export const RULE_GREY: Ink = [0, 0, 0, 30]
/** The solution in an answer key: also dark enough when printed in grey. */
export const ANSWER_RED: Ink = [0, 85, 75, 5]
/** The solution in the key of a black-and-white sheet. */
export const ANSWER_BLACK: Ink = [0, 0, 0, 100]

/** Soft fills by their Portuguese-speaking reader's names in English; `SOFT_FILLS` lists them in a pleasant order. */
export const RED: Ink = [0, 42, 34, 0]
export const ORANGE: Ink = [0, 30, 46, 0]
export const YELLOW: Ink = [0, 10, 58, 0]
export const LIME: Ink = [18, 0, 52, 0]
export const GREEN: Ink = [38, 0, 40, 0]
export const TEAL: Ink = [42, 0, 14, 0]
export const BLUE: Ink = [38, 12, 0, 0]
export const PURPLE: Ink = [22, 30, 0, 0]
export const PINK: Ink = [0, 34, 8, 0]
export const BROWN: Ink = [10, 34, 46, 14]
export const SAND: Ink = [0, 10, 26, 4]
export const SOFT_GREY: Ink = [0, 0, 0, 16]

export const SOFT_FILLS: readonly Ink[] = [YELLOW, BLUE, GREEN, RED, PURPLE, ORANGE, TEAL, PINK, LIME]

/** The ink thinned to a share of its strength, for backgrounds. */
export function tint(ink: Ink, share: number): Ink {
  const thin = (plate: number) => Math.round(plate * share)
  return [thin(ink[0]), thin(ink[1]), thin(ink[2]), thin(ink[3])]
}

/** Paint on a screen of each pure process ink, as sRGB; the thumbnails are mixed from these. */
const CYAN_SRGB = [0, 158, 227] as const
const MAGENTA_SRGB = [230, 0, 126] as const
const YELLOW_SRGB = [255, 222, 0] as const
const BLACK_SRGB = [35, 36, 46] as const

/** An ink as an sRGB hex colour for the thumbnails: each process ink filters the light that the others let through. */
export function inkToHex(ink: Ink): string {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(lightOf(ink, index) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

const lightOf = (ink: Ink, index: 0 | 1 | 2) =>
  [CYAN_SRGB, MAGENTA_SRGB, YELLOW_SRGB, BLACK_SRGB].reduce(
    (left, plate, i) => left * (1 - ((ink[i] ?? 0) / 100) * (1 - plate[index] / 255)),
    1,
  )

const inksOfHex = new Map<string, Ink>()

/**
 * The ink that looks like an sRGB colour ('#rrggbb'). Dark colours get their depth from black, so that at most 240 % of
 * ink is on the paper.
 */
export function inkOfHex(hex: string): Ink {
  const known = inksOfHex.get(hex)
  if (known) return known
  const light = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const k = 100 * (1 - Math.max(...light)) ** 1.15
  const plates = [0, 0, 0]
  // Each plate is turned up or down until the light it filters most matches; the others filter a little of it, too.
  for (let round = 0; round < 12; round++)
    for (const i of [0, 1, 2] as const) {
      const others: Ink = [
        i === 0 ? 0 : (plates[0] ?? 0),
        i === 1 ? 0 : (plates[1] ?? 0),
        i === 2 ? 0 : (plates[2] ?? 0),
        k,
      ]
      const share = 1 - (light[i] ?? 0) / Math.max(lightOf(others, i), 1e-6)
      const filter = 1 - ([CYAN_SRGB, MAGENTA_SRGB, YELLOW_SRGB][i]?.[i] ?? 0) / 255
      plates[i] = Math.min(100, Math.max(0, (100 * share) / filter))
    }
  const ink: Ink = [Math.round(plates[0] ?? 0), Math.round(plates[1] ?? 0), Math.round(plates[2] ?? 0), Math.round(k)]
  inksOfHex.set(hex, ink)
  return ink
}
