/**
 * The scene of a sheet: a list of marks on A4 pages, independent of PDF or pixels. One scene feeds the PDF, the
 * thumbnail and the tests, so that they cannot disagree. Lengths are millimetres, the origin is the top left corner of
 * the page, y grows downwards.
 */

export const PAGE_WIDTH_MM = 210
export const PAGE_HEIGHT_MM = 297
/** Distance of all marks from the edge: printers cut there. */
export const MARGIN_MM = 10

/** A colour as printed: cyan, magenta, yellow, black, each 0..100. */
export type Ink = readonly [c: number, m: number, y: number, k: number]

/** display = Lexend 600, text = Lexend 400, cursive = Playwrite BR (the cursive of Brazilian schools). */
export type SheetFont = 'display' | 'text' | 'cursive'

export interface PathMark {
  readonly kind: 'path'
  /** SVG path data in millimetres. */
  readonly d: string
  readonly stroke?: Ink
  /** Stroke width in mm. */
  readonly width?: number
  readonly fill?: Ink
  /** Dash lengths in mm. */
  readonly dash?: readonly number[]
  readonly cap?: 'butt' | 'round'
  readonly join?: 'miter' | 'round'
  readonly fillRule?: 'nonzero' | 'evenodd'
}

export interface TextMark {
  readonly kind: 'text'
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly text: string
  readonly font: SheetFont
  /** Font size in mm (1 mm = 2.835 pt). */
  readonly size: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: Ink
  /** Draw the outline of the letters instead of filling them (letters to trace). */
  readonly outline?: { readonly stroke: Ink; readonly width: number; readonly dash?: readonly number[] }
  /** Words in capitals as they are written in small letters, where they are a part of a sentence or hold a name. */
  readonly small?: string
  /** Of the page's head, inside a picture: it stays as it is when the child's words change their letters. */
  readonly heading?: boolean
}

/** Marks moved, turned and scaled together: translate, then rotate (degrees, clockwise), then scale, then mirror. */
export interface GroupMark {
  readonly kind: 'group'
  readonly x: number
  readonly y: number
  readonly rotate?: number
  readonly scale?: number
  /** Left and right exchanged. */
  readonly flip?: boolean
  /** Path data in the group's own lengths: clips the group. */
  readonly clip?: string
  readonly children: readonly Mark[]
  /** Id of the picture that the group draws: whole, half or as a shadow. */
  readonly picture?: string
}

export type Mark = PathMark | TextMark | GroupMark

export interface ScenePage {
  readonly marks: readonly Mark[]
  /** The paper is in landscape orientation. */
  readonly landscape?: boolean
}

/** Contents and items of a worksheet page, in words. */
export interface PageContent {
  /** The sentence printed under the title. */
  readonly instruction: string
  /** Ids of the pictures, each once: those that are drawn, and those that the child's work lets appear. */
  readonly pictures: readonly string[]
  /** Every printed text of the task. */
  readonly texts: readonly string[]
  /** Items of the page, each once (words, sums, letters…): pages are compared by these. */
  readonly items: readonly string[]
  /** The letter, number or shape that the page is about, where it is about one. */
  readonly subject?: string
}

/** Printed capitals, printed small letters, or the cursive of Brazilian schools. */
export type LetterStyle = 'bastao' | 'imprensa' | 'cursiva'

export type Level = 'facil' | 'medio' | 'desafio'

/** A finished sheet: its pages, the answer key where there is something to answer, and facts for tests. */
export interface Sheet<Facts = unknown> {
  readonly title: string
  readonly instruction: string
  readonly pages: readonly ScenePage[]
  /** One entry for each of `pages`. */
  readonly contents: readonly PageContent[]
  /** The first page as the catalogue's card shows it, where that is more than the page. */
  readonly card?: ScenePage
  /** Last pages of the PDF, after `pages`; empty without answers. */
  readonly answerKeys: readonly ScenePage[]
  /** Claims of the generator (the path of the maze, the sums, …), checked by its tests. */
  readonly facts: Facts
}

/** A word that a person wrote, in the syllables that they agreed to. */
export interface OwnWord {
  readonly text: string
  readonly syllables: readonly string[]
}

/** Typed text and choices of a personal sheet; each kind of sheets/kinds/own reads its part. */
export interface OwnContent {
  readonly name?: string
  readonly words?: readonly OwnWord[]
  /** Ids of pictures to put beside the task. */
  readonly pictures?: readonly string[]
  /** Bounds of numbers, both included. */
  readonly from?: number
  readonly to?: number
  /** Bounds of letters, capitals, both included. */
  readonly firstLetter?: string
  readonly lastLetter?: string
  readonly operation?: 'soma' | 'subtracao' | 'misto'
}

export interface SheetOptions {
  readonly level: Level
  readonly seed: number
  readonly color: boolean
  /** Overrides of the printed heading, from the catalogue. */
  readonly title: string
  readonly instruction: string
  /** Number of worksheet pages, without the answer key. */
  readonly pages: number
  /** Picture, letter, word set…: each kind documents its own values. */
  readonly theme?: string
  /** Names of pictures or words that every page has to show; kinds that deal items put them in first. */
  readonly must?: readonly string[]
  /** Letters of words, where they are not those that the kind draws. */
  readonly letters?: LetterStyle
  /** The pages are counted without the answer key, which is counted by itself. */
  readonly keyApart?: boolean
  /** Each solved page fills a page of the key, which is made smaller once more. */
  readonly keyByPage?: boolean
  /** Items come back on more pages than they should, where there are too few for all. */
  readonly repeats?: boolean
  /** Fewer things on a page, for the kinds of sheets/variants/kinds-with-amounts.ts. */
  readonly fewer?: boolean
  /** Prints a line for school and class below name and date. */
  readonly school?: boolean
  /** For the kinds of sheets/kinds/own. */
  readonly own?: OwnContent
}

/** A kind of sheet: pure, the same options give the same sheet. */
export interface SheetKind<Facts = unknown> {
  /** e.g. 'labirinto-retangular'. */
  readonly id: string
  readonly category: string
  /** Themes it knows, the first is the default. */
  readonly themes: readonly string[]
  readonly draw: (options: SheetOptions) => Sheet<Facts>
}
