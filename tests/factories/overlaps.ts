/** Labels of a page that other marks run through, that lie on one another, or that cannot be read when printed in grey. */
import { type Box, overlaps } from '../../sheets/lettering/bounds.ts'
import { ANSWER_BLACK, ANSWER_RED, inkToHex, RULE_BLUE, RULE_GREY, WHITE } from '../../sheets/scene/inks.ts'
import type { Point } from '../../sheets/scene/marks.ts'
import type { Ink, PathMark, ScenePage } from '../../sheets/scene/scene.ts'
import {
  collect,
  coversOf,
  type Drawn,
  distance2,
  holds,
  isCovered,
  isInside,
  type Label,
  leftOf,
  PAGE,
  piecesOf,
  put,
  shapeOf,
} from './page-marks.ts'

/** White space that a label keeps to every line and to other labels, mm. */
const CLEAR = 0.2

/** True when the stroke comes nearer to the letters than `CLEAR`. */
function strikes(stroke: Drawn, { mark, place, box }: Label, covers: readonly Drawn[]): boolean {
  const reach = ((stroke.mark.width ?? 0) / 2) * Math.hypot(stroke.place.cos, stroke.place.sin) + CLEAR
  const [left, top] = [box.x - reach, box.y - reach]
  const [right, bottom] = [box.x + box.width + reach, box.y + box.height + reach]
  const near = piecesOf(stroke).filter(
    ([a, b]) =>
      Math.min(a.x, b.x) < right &&
      Math.max(a.x, b.x) > left &&
      Math.min(a.y, b.y) < bottom &&
      Math.max(a.y, b.y) > top,
  )
  if (near.length === 0) return false
  const { outlines, width } = shapeOf(mark.text, mark.font)
  const start = leftOf(mark, width)
  return outlines.some((outline) =>
    outline.some((p) => {
      const at = put(place, start + p.x * mark.size, mark.y + p.y * mark.size)
      return near.some(
        ([a, b]) =>
          distance2(at, a, b) < reach * reach &&
          !(isCovered(a, covers, stroke.order) && isCovered(b, covers, stroke.order)),
      )
    }),
  )
}

const isRule = ({ stroke }: PathMark) => stroke === RULE_BLUE || stroke === RULE_GREY
/** Solutions are drawn over the sheet with a thick red pen. */
const isAnswer = (ink: Ink) => ink === ANSWER_RED || ink === ANSWER_BLACK

/** From this size on a contrast of 3 is enough, mm (14 pt bold; WCAG 2.2, 1.4.3). */
const LARGE_TEXT = 4.9

const luminances = new WeakMap<Ink, number>()

/** Relative luminance, 0..1 (WCAG 2.2): what is left of an ink when a printer without colours prints it. */
function luminance(ink: Ink): number {
  const known = luminances.get(ink)
  if (known !== undefined) return known
  const hex = inkToHex(ink)
  const channel = (i: number) => {
    const value = Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const sum = 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
  luminances.set(ink, sum)
  return sum
}

/** 1..21. */
function contrastInGrey(one: Ink, other: Ink): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Height of the strips of the page in which marks are looked up, mm. */
const STRIP = 8

/** The drawn paths by strip of the page, each strip in the order of painting. */
function inStrips(drawn: readonly Drawn[]): Drawn[][] {
  const strips: Drawn[][] = []
  for (const path of drawn) {
    const last = Math.floor((path.box.y + path.box.height + CLEAR) / STRIP)
    for (let i = Math.max(0, Math.floor((path.box.y - CLEAR) / STRIP)); i <= last; i++) {
      const strip = strips[i] ?? []
      strips[i] = strip
      strip.push(path)
    }
  }
  return strips
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Ground of a label, and the visible strokes around it: those painted under its ground are hidden. */
function surroundings({ box, after }: Label, strips: readonly Drawn[][], covers: readonly Drawn[]) {
  const found = new Set<Drawn>()
  let ground: Drawn | null = null
  for (let i = Math.max(0, Math.floor(box.y / STRIP)); i <= Math.floor((box.y + box.height) / STRIP); i++)
    for (const path of strips[i] ?? []) {
      if (!overlaps(path.box, box, CLEAR)) continue
      const middle = middleOf(box)
      const under = path.order < after && path.mark.fill && holds(path.box, box) && isInside(path, middle)
      if (under && !isCovered(middle, covers, path.order)) {
        for (const hidden of found) if (hidden.order < path.order) found.delete(hidden)
        if (!ground || ground.order < path.order) ground = path
      }
      if (path.mark.stroke && !isRule(path.mark) && !isAnswer(path.mark.stroke)) found.add(path)
    }
  return { strokes: found, ground }
}

/**
 * Labels that touch each other, that a line crosses, or that are too pale on their ground in grey, as 'label "text" …'.
 * Letters may be on the lines of the pauta: those are for them. Lines of the solution may run anywhere.
 */
export function labelFaults(page: ScenePage): string[] {
  const labels: Label[] = []
  const drawn: Drawn[] = []
  collect(page.marks, PAGE, labels, drawn)
  labels.sort((a, b) => a.box.y - b.box.y)
  const strips = inStrips(drawn)
  const covers = coversOf(drawn)
  return labels.flatMap((label, i) => {
    const faults: string[] = []
    const at = () => `label "${label.mark.text}" at ${label.box.x.toFixed(1)}, ${label.box.y.toFixed(1)}`
    for (let j = i + 1; j < labels.length; j++) {
      const next = labels[j]
      if (!next || next.box.y > label.box.y + label.box.height + CLEAR) break
      if (overlaps(label.box, next.box, CLEAR)) faults.push(`${at()} lies on "${next.mark.text}"`)
    }
    const { strokes, ground } = surroundings(label, strips, covers)
    for (const path of strokes)
      if (!covers.includes(path) && strikes(path, label, covers))
        faults.push(`${at()} is on a line ${path.mark.d.slice(0, 40)}`)
    const { fill, font, size } = label.mark
    const contrast = fill ? contrastInGrey(fill, ground?.mark.fill ?? WHITE) : Infinity
    // Pale cursive words are there to be traced.
    if (font !== 'cursive' && contrast < (size < LARGE_TEXT ? 4.5 : 3)) faults.push(`${at()} is too pale in grey`)
    return faults
  })
}
