/** Every piece of the catalogue as it is drawn, for the rules. */
import { drawSheet } from '../../sheets/kinds/registry.ts'
import type { Sheet } from '../../sheets/scene/scene.ts'
import { orderOf } from '../../src/features/catalogue/seed/rules.ts'
import { type CatalogueSheet, STARTING_CATALOGUE } from '../catalogue.ts'

/** Author of the PDFs; the drawings do not depend on it. */
export const SITE_NAME = 'Atividário'

export interface DrawnPiece {
  readonly entry: CatalogueSheet
  readonly sheet: Sheet
}

/** A rule that every piece keeps. */
export interface Rule {
  readonly id: string
  /** Faults of the piece; empty when it keeps the rule. */
  readonly faults: (piece: DrawnPiece, all: readonly DrawnPiece[]) => string[]
}

/** Draws a piece as the product does. */
export function drawPiece(entry: CatalogueSheet): DrawnPiece {
  const { kind, options } = orderOf(entry, SITE_NAME)
  return { entry, sheet: drawSheet(kind, options) }
}

export const drawCatalogue = (): DrawnPiece[] => STARTING_CATALOGUE.map(drawPiece)
