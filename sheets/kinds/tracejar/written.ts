/** Letters and figures to write over: dotted ones on the pauta, and wide roads for the first letters of all. */
import type { Box } from '../../lettering/bounds.ts'
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { drawRuled, type RulePiece } from '../../lettering/ruled.ts'
import { dot, polylineData } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { roadMarks, startInk, traced } from './guides.ts'
import { LEAST_DOT, type Stroke } from './stroke.ts'

/** Claims of a page of letters: tests compare the strokes with the rules. */
export interface WrittenFacts {
  readonly strokes: readonly Stroke[]
  readonly rules: readonly RulePiece[]
}

export interface Written extends WrittenFacts {
  readonly marks: readonly Mark[]
}

export const joinWritten = (parts: readonly Written[]): Written => ({
  marks: parts.flatMap(({ marks }) => marks),
  strokes: parts.flatMap(({ strokes }) => strokes),
  rules: parts.flatMap(({ rules }) => rules),
})

const SPACING = 0.3

export const textWidth = (text: string, size: number, spacing = SPACING) =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter, size) + size * spacing, -size * spacing)

export interface DottedStyle {
  readonly x: number
  /** Baseline. */
  readonly y: number
  /** Height of capitals. */
  readonly size: number
  readonly color: boolean
  /** Numbers and arrows for every stroke where they have room, or the start of the letter alone. */
  readonly guided: boolean
  readonly spacing?: number
  /** With the smallest visible dots: for small letters close together. */
  readonly fine?: boolean
  /** Dots are never smaller, on a page that its frame makes smaller. */
  readonly least?: number
  /** The white around a letter: numbers and arrows keep within it, off the dots. */
  readonly within?: Box
  /** Numbers of every letter are beside its dots, this far above the capitals at most, mm. */
  readonly above?: number
  /** Spacing of the dots relative to the usual one. */
  readonly spread?: number
  /** Numbers also for smaller letters: they have room between them. */
  readonly numbered?: boolean
}

/** Of a start dot whose number is legible, mm. */
const LEAST_RADIUS = 2

export const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Smallest dots on a page that its frame makes smaller, mm. */
export const FRAMED_DOT = 1.28

/** In smaller letters numbers and arrows would run together: only the start of the letter is marked, mm. */
export const LEAST_NUMBERED = 24

/** Dots of a letter `size` mm high. */
const dotSize = (size: number) => Math.min(1.9, 1.05 + size * 0.017)

/** A word, a letter or a number as dots, stroke after stroke. */
function dottedText(text: string, style: DottedStyle): Written {
  const { size, y } = style
  let x = style.x
  const gap = size * (style.spacing ?? SPACING)
  const letters = [...text].map((letter) => {
    const width = letterWidth(letter, size)
    const { above } = style
    const around = { x: x - gap / 2, y: y - size - (above ?? 0), width: width + gap, height: size * 1.2 + (above ?? 0) }
    const within = style.within ?? (above === undefined ? undefined : around)
    const strokes = letterStrokes(letter, x, y, size)
    x += width + gap
    return { strokes, around: within && { within, sided: above !== undefined } }
  })
  const isLarge = style.numbered ?? size >= LEAST_NUMBERED
  const marks = letters.flatMap(({ strokes, around }) =>
    traced(strokes, {
      color: style.color,
      dot: style.fine ? LEAST_DOT : Math.max(dotSize(size), style.least ?? 0),
      radius: style.guided && isLarge ? (around ? 1.9 : 2.1) : style.guided && letters.length === 1 ? 1.4 : 1.15,
      numbered: style.guided && isLarge,
      // In a word arrows would meet the next letter.
      dotsOnly: !style.guided || (!isLarge && letters.length > 1),
      // A letter that is written alone shows where it begins, and no more.
      marked: style.guided && isLarge ? strokes.length : 1,
      stems: !isLarge && letters.length > 1,
      ...(style.spread !== undefined && { spread: style.spread }),
      ...around,
      offset: isLarge ? 3 : 2.4,
      arrowLength: Math.min(9, size * 0.28),
    }),
  )
  return { marks, strokes: letters.flatMap(({ strokes }) => strokes), rules: [] }
}

/** A dot where a word begins that the hand writes alone. */
export function beginning(
  { text, x }: { readonly text: string; readonly x: number },
  y: number,
  size: number,
  color: boolean,
): Mark[] {
  const from = letterStrokes(text.charAt(0), x, y, size)[0]?.[0]
  return from ? [dot(from.x, from.y, 1.15, startInk(color))] : []
}

/** Several words on one pauta, each at its `x`. */
export function ruledRow(
  row: {
    readonly x: number
    readonly width: number
    readonly y: number
    readonly size: number
    readonly color: boolean
  },
  words: readonly (Pick<
    DottedStyle,
    'x' | 'guided' | 'spacing' | 'fine' | 'least' | 'within' | 'above' | 'spread' | 'numbered'
  > & {
    readonly text: string
  })[],
): Written {
  const written = joinWritten(words.map(({ text, ...word }) => dottedText(text, { ...row, ...word })))
  const { marks, pieces } = drawRuled(row, written.strokes)
  return { marks: [...marks, ...written.marks], strokes: written.strokes, rules: pieces }
}

export interface RoadStyle {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: boolean
  readonly ink: Ink
  readonly least?: number
  /** Width of the road; a fifth of the letter when left out. */
  readonly road?: number
  /** Start dots that would meet move on along their strokes. */
  readonly along?: boolean
}

/** Distance of a road letter's edges from its strokes, mm. */
export const roadReach = (size: number) => size * 0.1 + 0.6

/** A letter as a road with edges: finger, toy car and crayon fit inside. */
export function roadLetter(character: string, style: RoadStyle): Written {
  const { size } = style
  const strokes = letterStrokes(character, style.x, style.y, size)
  const road = style.road ?? size * 0.2
  const data = strokes.map((stroke) => polylineData(stroke)).join('')
  return {
    strokes,
    rules: [],
    marks: [
      ...roadMarks(data, road, style.ink),
      ...traced(strokes, {
        color: style.color,
        dot: Math.max(road * 0.13, style.least ?? 0),
        // Two start dots side by side stay on the road; moved along, they leave room for dots of a short stroke.
        radius: style.along ? Math.max(road * 0.2, Math.min(road * 0.25, LEAST_RADIUS)) : Math.min(road * 0.25, 4.4),
        numbered: true,
        ...(style.along && { along: true }),
        offset: 0,
        arrowLength: style.along ? road * 0.6 : Math.min(road * 0.85, 12),
        arrowWidth: Math.max(0.9, road * 0.06),
      }),
    ],
  }
}
