/** A jigsaw to cut out and paste: four, nine or sixteen square pieces of one picture, and the board they go on. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { cellsOf } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pinnedBy } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { ART_BOX } from '../../pictures/layers.ts'
import { shadowRings } from '../../pictures/shadow.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { GREY, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, group, type Point, rect, rectData } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { REPEATED } from './picture-sets.ts'

const SETS: Readonly<Record<string, readonly string[]>> = { ...REPEATED, ...DATE_PICTURES }

const SIDES: Readonly<Record<Level, number>> = { facil: 2, medio: 3, desafio: 4 }
/** Side of the picture, mm. */
const SIDE = 102
const BOARD: Box = { x: CONTENT.x, y: CONTENT.y, width: SIDE, height: SIDE }
const PIECES: Box = { x: CONTENT.x + (CONTENT.width - SIDE) / 2, y: CONTENT.y + 114, width: SIDE, height: SIDE }
const MODEL_SIDE = 66

export interface JigsawFacts {
  readonly subject: string
  /** Place on the board of each piece, as the pieces lie, from 0. */
  readonly order: readonly number[]
}

/** Bands around a point near a corner, so that all pieces differ, also those without a picture. */
function drawBands(ground: Ink): Mark[] {
  const step = SIDE / 9
  return Array.from({ length: 13 }, (_, i) =>
    circle(SIDE * 0.22, SIDE * 0.86, step * (13 - i), {
      width: 0.4,
      stroke: PALE_GREY,
      fill: i % 2 ? WHITE : ground,
    }),
  )
}

const SUBJECT = SIDE * 0.74
/** Sizes of a corner's picture, the largest first; it keeps this far from the edge and from the subject, mm. */
const CORNER_SIZES = [0.21, 0.17, 0.14].map((share) => SIDE * share)
const [RIM, CLEAR] = [3.06, 1.5]

/** The contour of the subject where it is drawn. */
function contourOfSubject({ facts }: Picture, color: boolean) {
  const scale = SUBJECT / ART_BOX
  const rings = facts ? shadowRings(facts, color) : []
  return rings.flat().map(({ x, y }) => ({
    x: SIDE / 2 + (x - ART_BOX / 2) * scale,
    y: SIDE / 2 + (y - ART_BOX / 2) * scale,
  }))
}

/** The largest picture for a corner that the subject does not reach; none where it fills the corner. */
function drawCorner(picture: Picture, i: number, contour: readonly Point[], color: boolean): Mark[] {
  for (const size of CORNER_SIZES) {
    const at = RIM + size / 2
    const [cx, cy] = [i % 2 ? SIDE - at : at, i < 2 ? at : SIDE - at]
    const near = size / 2 + CLEAR
    if (contour.some(({ x, y }) => Math.abs(x - cx) < near && Math.abs(y - cy) < near)) continue
    return [drawPicture(picture, { cx, cy, size, color })]
  }
  return []
}

/** A large picture in the middle and another one in each corner that is free, on bands. */
function drawMotif(subject: Picture, corners: readonly Picture[], ground: Ink, color: boolean): Mark[] {
  const contour = contourOfSubject(subject, color)
  return [
    group(0, 0, drawBands(ground), { clip: rectData(0, 0, SIDE, SIDE) }),
    ...corners.slice(0, 4).flatMap((picture, i) => drawCorner(picture, i, contour, color)),
    drawPicture(subject, { cx: SIDE / 2, cy: SIDE / 2, size: SUBJECT, color }),
  ]
}

/** The piece of the motif in `cell`, drawn at (x, y). */
function drawPiece(motif: readonly Mark[], cell: Box, x: number, y: number): Mark {
  const seen = motif.filter((mark) => {
    const box = boundsOf([mark])
    return box && overlaps(box, cell)
  })
  const clip = rectData(0, 0, cell.width, cell.height)
  const piece = group(x, y, [group(-cell.x, -cell.y, seen)], { clip })
  // Pieces of one picture are neither named nor counted.
  return { ...piece, picture: undefined }
}

/** Two pieces lie beside or below each other as they do on the board. */
export function joined(order: readonly number[], side: number): boolean {
  return order.some((place, i) => {
    const beside = (i + 1) % side > 0 && place % side < side - 1 && order[i + 1] === place + 1
    return beside || order[i + side] === place + side
  })
}

/** Attempts until none of four pieces is joined: every second order has one. */
const ORDERS = 24

/**
 * Pieces in another order than on the board: each is in the place of the next one of a random ring. Of four, two joined
 * ones would be half the jigsaw.
 */
function mixed(random: Random, side: number): number[] {
  const count = side * side
  const order = Array.from({ length: count }, () => 0)
  for (let attempt = 0; attempt < ORDERS; attempt++) {
    const ring = random.shuffle(Array.from({ length: count }, (_, i) => i))
    ring.forEach((at, i) => {
      order[at] = ring[(i + 1) % count] ?? at
    })
    if (side > 2 || !joined(order, side)) break
  }
  return order
}

/** Of a piece's number: its radius, and how far its middle is from two edges of the piece, mm. */
const [BADGE, BADGE_IN] = [3.9, 5.2]

/** The middle of a piece's number: up in it, in the corner that neither the subject nor the corner's picture reaches. */
const badgeOf = (place: number, side: number, at: Box): Point => ({
  x: at.x + (place % side === Math.floor(place / side) ? at.width - BADGE_IN : BADGE_IN),
  y: at.y + BADGE_IN,
})

function drawPage(random: Random, level: Level, subject: Picture, corners: readonly Picture[], color: boolean) {
  const side = SIDES[level]
  const ground = color ? tint(random.pick(SOFT_FILLS), 0.45) : WHITE
  const motif = drawMotif(subject, corners, ground, color)
  const cells = cellsOf(side, side, { box: { x: 0, y: 0, width: SIDE, height: SIDE }, gap: 0 })
  const order = mixed(random, side)
  const scale = MODEL_SIDE / SIDE
  const model = { x: CONTENT.x + CONTENT.width - MODEL_SIDE, y: CONTENT.y + (SIDE - MODEL_SIDE) / 2 }
  const cut = { stroke: GREY, width: 0.5, dash: [2.4, 1.8], cap: 'butt' as const }
  const marks: Mark[] = [
    ...cells.map((cell) =>
      rect(BOARD.x + cell.x, BOARD.y + cell.y, cell.width, cell.height, { width: 0.4, stroke: PALE_GREY }),
    ),
    // Small children put each piece on its number.
    ...(level === 'facil'
      ? cells.map((cell, i) =>
          centredText(BOARD.x + cell.x + cell.width / 2, BOARD.y + cell.y + cell.height / 2, String(i + 1), 16, {
            fill: GREY,
          }),
        )
      : []),
    rect(BOARD.x, BOARD.y, SIDE, SIDE, { width: 0.9 }),
    rect(model.x, model.y, MODEL_SIDE, MODEL_SIDE, { width: 0.6, fill: ground }),
    group(model.x, model.y, motif, { scale }),
    rect(PIECES.x, PIECES.y, SIDE, SIDE, { width: 0.1, stroke: ground, fill: ground }),
    ...order.map((place, i) => {
      const [at, cell] = [cells[i], cells[place]]
      return at && cell ? drawPiece(motif, cell, PIECES.x + at.x, PIECES.y + at.y) : group(0, 0, [])
    }),
    ...cells.map((cell) => rect(PIECES.x + cell.x, PIECES.y + cell.y, cell.width, cell.height, cut)),
    ...(level === 'facil'
      ? order.flatMap((place, i): Mark[] => {
          const at = cells[i]
          if (!at) return []
          const { x, y } = badgeOf(place, side, { ...at, x: PIECES.x + at.x, y: PIECES.y + at.y })
          return [
            circle(x, y, BADGE, { width: 0.35, stroke: GREY, fill: WHITE }),
            centredText(x, y, String(place + 1), 4.8),
          ]
        })
      : []),
    group(PIECES.x - 4, PIECES.y + 3, [drawPictogram('cut', -3, -3, 6)]),
  ]
  return { marks, facts: { subject: subject.id, order } satisfies JigsawFacts }
}

export const quebraCabeca: SheetKind<PagesFacts<JigsawFacts>> = {
  id: 'quebra-cabeca',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options) => {
    const all = (SETS[options.theme ?? 'bichos'] ?? []).map(wordPicture)
    const wanted = pinnedBy(options, all)
    const subjects = [...new Set([...wanted, ...createRandom(options.seed).fork('subjects').shuffle(all)])]
    return composeSheet(options, 'cut', (random, index) => {
      const subject = subjects[index % subjects.length]
      if (!subject) throw new RangeError(`no pictures for ${options.theme}`)
      const corners = random.sample(
        all.filter((picture) => picture !== subject),
        4,
      )
      return { ...drawPage(random, options.level, subject, corners, options.color), items: [subject.name] }
    })
  },
}
