/** A jigsaw to cut out and paste: four, nine or sixteen square pieces of one picture, and the board they go on. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { cellsOf } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pinnedBy } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import { drawPicture, nameOfShown, type Picture } from '../../pictures/drawing.ts'
import { ART_BOX } from '../../pictures/layers.ts'
import { shadowRings } from '../../pictures/shadow.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { GREY, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, group, type Point, rect, rectData, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { viewNamed } from '../../studio/scenes/views.ts'
import { REPEATED } from './picture-sets.ts'

const SETS: Readonly<Record<string, readonly string[]>> = { ...REPEATED, ...DATE_PICTURES }

const SIDES: Readonly<Record<Level, number>> = { facil: 2, medio: 3, desafio: 4 }
/** Side of the picture, mm. */
const SIDE = 102
const BOARD: Box = { x: CONTENT.x, y: CONTENT.y, width: SIDE, height: SIDE }
const PIECES: Box = { x: CONTENT.x + (CONTENT.width - SIDE) / 2, y: CONTENT.y + 114, width: SIDE, height: SIDE }
const MODEL_SIDE = 66
/** Weight of a whole picture's lines, before it is made smaller, mm. */
const LINE = 1.4

/** Whole pictures of the themes that have them, one a page. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  bichos: ['capivara', 'onca', 'tucano', 'cachorro', 'gato', 'coelho', 'tartaruga', 'cavalo', 'coruja'],
  ceu: ['passaro', 'coruja', 'foguete', 'borboleta'],
  festa: ['festa', 'bolo', 'presente'],
  'volta-as-aulas': ['volta-as-aulas', 'escola'],
  pascoa: ['pascoa', 'coelho'],
  'povos-indigenas': ['povos-indigenas'],
  'dia-das-maes': ['maes'],
  carnaval: ['carnaval'],
  independencia: ['independencia'],
  'meio-ambiente': ['meio-ambiente', 'pomar', 'pantanal', 'amazonia', 'tartaruga'],
  'festa-junina': ['junina', 'fogueira'],
  'dia-dos-pais': ['pais'],
  folclore: ['folclore'],
  primavera: ['jardim', 'borboleta', 'joaninha'],
  'dia-das-criancas': ['parquinho', 'circo', 'castelo'],
  'consciencia-negra': ['consciencia-negra'],
  natal: ['natal', 'presepio'],
  estacoes: ['praia', 'jardim'],
  aniversario: ['festa', 'bolo', 'presente'],
  'copa-e-jogos': ['futebol'],
}

/** A drawing as large as the jigsaw, in the lengths that it was drawn in. */
interface Motif {
  readonly marks: readonly Mark[]
  /** Its upper left corner and its scale, mm. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The square of a whole picture that the jigsaw shows: its foot, below the room for a title. */
const SQUARE: Box = {
  x: PICTURE.x,
  y: PICTURE.y + PICTURE.height - PICTURE.width,
  width: PICTURE.width,
  height: PICTURE.width,
}

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
function drawMotif(subject: Picture, corners: readonly Picture[], ground: Ink, color: boolean): Motif {
  const contour = contourOfSubject(subject, color)
  const marks = [
    group(0, 0, drawBands(ground), { clip: rectData(0, 0, SIDE, SIDE) }),
    ...corners.slice(0, 4).flatMap((picture, i) => drawCorner(picture, i, contour, color)),
    drawPicture(subject, { cx: SIDE / 2, cy: SIDE / 2, size: SUBJECT, color }),
  ]
  return { marks, x: 0, y: 0, scale: 1 }
}

const HAIR = 0.02

/** The whole motif or a part of it, `part` in mm of the jigsaw, with its corner at (x, y) and scaled. */
function drawPart(motif: Motif, part: Box, x: number, y: number, scale = 1): Mark {
  const own = motif.scale
  const [left, top] = [motif.x + part.x / own, motif.y + part.y / own]
  // Rounded lengths of neighbours would overlap by a hair.
  const [width, height] = [part.width / own - HAIR, part.height / own - HAIR]
  const seen = motif.marks.filter((mark) => {
    const box = boundsOf([mark])
    return box && overlaps(box, { x: left, y: top, width, height })
  })
  const inside = group(-left, -top, seen)
  // Pieces of one picture are neither named nor counted.
  return { ...group(x, y, [inside], { clip: rectData(0, 0, width, height), scale: own * scale }), picture: undefined }
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

function drawPage(random: Random, level: Level, motif: Motif) {
  const side = SIDES[level]
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
    drawPart(motif, { x: 0, y: 0, width: SIDE, height: SIDE }, model.x, model.y, scale),
    rect(model.x, model.y, MODEL_SIDE, MODEL_SIDE, { width: 0.6 }),
    ...order.map((place, i) => {
      const [at, cell] = [cells[i], cells[place]]
      return at && cell ? drawPart(motif, cell, PIECES.x + at.x, PIECES.y + at.y) : group(0, 0, [])
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
  return { marks, order }
}

/** A page with a whole picture of the theme. */
function drawView(name: string, options: SheetOptions, index: number, random: Random, sheet: Random) {
  const view = viewNamed(name, options.level)
  const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
  const marks = marksOf(view.draw(new Pen(options.color, 1, LINE), cast, index))
  const { order, ...page } = drawPage(random, options.level, {
    marks,
    x: SQUARE.x,
    y: SQUARE.y,
    scale: round(SIDE / SQUARE.width),
  })
  const [first = name] = view.shows
  return { ...page, facts: { subject: first, order }, pictures: view.shows, items: [nameOfShown(first)] }
}

/** A page with a large picture of the theme on bands. */
function drawSubjectPage(subject: Picture, all: readonly Picture[], options: SheetOptions, random: Random) {
  const corners = random.sample(
    all.filter((picture) => picture !== subject),
    4,
  )
  const ground = options.color ? tint(random.pick(SOFT_FILLS), 0.45) : WHITE
  const { order, ...page } = drawPage(random, options.level, drawMotif(subject, corners, ground, options.color))
  return { ...page, facts: { subject: subject.id, order }, items: [subject.name] }
}

export const quebraCabeca: SheetKind<PagesFacts<JigsawFacts>> = {
  id: 'quebra-cabeca',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options) => {
    const theme = options.theme ?? 'bichos'
    const views = createRandom(options.seed)
      .fork('views')
      .shuffle(VIEWS[theme] ?? [])
    const all = (SETS[theme] ?? []).map(wordPicture)
    const wanted = pinnedBy(options, all)
    const subjects = [...new Set([...wanted, ...createRandom(options.seed).fork('subjects').shuffle(all)])]
    return composeSheet(options, 'cut', (random, index, sheet) => {
      const view = views[index % views.length]
      if (view) return drawView(view, options, index, random, sheet)
      const subject = subjects[index % subjects.length]
      if (!subject) throw new RangeError(`no pictures for ${options.theme}`)
      return drawSubjectPage(subject, all, options, random)
    })
  },
}
