import type { SchoolDateId } from '../dates/rules.ts'
import type { Goal, Theme } from '../facets/rules.ts'
import type { Recipe } from '../recipe/schema.ts'
import type { Activity } from '../schema.ts'
import type { Category } from '../taxonomy/rules.ts'

/** A sheet of the seed catalogue and how it looks. */
export interface Drawing {
  /** Never changes: it marks the sheet as imported, and the activity's id is made of it. */
  readonly key: string
  /** Digest of the drawing: a site that imported another one draws the piece again. */
  readonly drawing: string
}

/** Sheets of the seed catalogue that are drawn, and all. */
export interface DrawingProgress {
  readonly drawn: number
  readonly total: number
}

/** A sheet of the seed catalogue: what is drawn, and how it is listed. */
export interface StartingSheet extends Drawing {
  readonly title: string
  /** Its kind, in the words of a search: 'Caça-palavras: bichos, fácil, 1º e 2º ano'. */
  readonly plainTitle: string
  readonly description: string
  /** The skill the child learns or practises. */
  readonly goal: string
  /** The goals of the catalogue that it serves. */
  readonly goals: readonly Goal[]
  /** Theme a child would name; null for sheets with only letters or numbers. */
  readonly interest: Theme | null
  /** Words teachers type to find such a sheet. */
  readonly searchWords: readonly string[]
  /** Codes of the BNCC skills that the sheet supports. */
  readonly bncc: readonly string[]
  readonly instructions: Recipe['instructions']
  readonly category: Category
  /** ISO moment: its place among the newest. */
  readonly createdAt: string
  readonly sheet: {
    /** Id of a kind of sheet. */
    readonly kind: string
    readonly level: 'facil' | 'medio' | 'desafio'
    readonly theme?: string
    readonly seed: number
    /** Worksheet pages, without the answer key. */
    readonly pages: number
    /** Names of pictures or words that every page shows. */
    readonly must?: readonly string[]
  }
  readonly shelf: {
    readonly ageRange: string
    /** `Colorido` is drawn in colour. */
    readonly format: Activity['format']
    readonly isPremium: boolean
    readonly tags: readonly string[]
  }
  /** Name of the set it belongs to. */
  readonly set?: string
  /** The date of the school year that it is made for. */
  readonly date?: SchoolDateId
}
