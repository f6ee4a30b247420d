/** Solids: join them with things of the same shape, write their names, count faces, corners and edges. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching } from '../../page/match-columns.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, GREY, ORANGE, PINK, PURPLE, TEAL, tint, YELLOW } from '../../scene/inks.ts'
import { answerBox, centredText, line, path, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawn } from './decimal-numbers.ts'
import { dealThings, shelfPage } from './solid-shelf.ts'
import { findThing, SOLID_THINGS } from './solid-things.ts'
import { drawSolid, findSolid, NAMED_SOLIDS, SOLIDS, type Solid } from './solids-drawn.ts'

export interface SolidPage {
  readonly solids: readonly string[]
  /** The thing that belongs to each; empty where no things are shown. */
  readonly things: readonly string[]
}

const INKS: readonly [Ink, ...Ink[]] = [ORANGE, BLUE, GREEN, PINK, YELLOW, PURPLE, TEAL]
const inkOf = (solid: Solid, color: boolean): Ink | null =>
  color ? tint(inTurn(INKS, SOLIDS.indexOf(solid)), 0.75) : null

/** Things of a shelf in place of pictures. */
const THINGS = 'objetos'

/** Pictures of things with the shape of a solid, or things of the shelf. */
const thingsOf = ({ id, things }: Solid, theme: string | undefined) =>
  theme === THINGS ? SOLID_THINGS.filter(({ solid }) => solid === id).map((one) => one.id) : things

/** A solid and a thing that has its shape; never the same thing on two pages while there are others. */
function matched(options: SheetOptions, random: Random): SolidPage[] {
  const withThings = SOLIDS.filter(({ things }) => things.length > 0)
  const decks = new Map(
    withThings.map((solid) => [solid.id, random.fork(solid.id).shuffle(thingsOf(solid, options.theme))]),
  )
  return Array.from({ length: options.pages }, (_, page) => {
    const solids = random
      .fork(page)
      .shuffle(withThings)
      .map(({ id }) => id)
    return {
      solids,
      things: solids.map((id) => {
        const deck = decks.get(id) ?? []
        return deck[page % deck.length] ?? ''
      }),
    }
  })
}

/** Three lines of a key never cross in one point: each could be followed as another. */
const isClear = (solution: readonly number[]) =>
  solution.every((to, i) => solution.filter((other, j) => other + j === to + i).length < 3)

function drawThing(id: string, box: Box, { theme, color }: SheetOptions): Mark[] {
  if (theme !== THINGS)
    return [drawPicture(id, { cx: middleX(box), cy: middleY(box), size: Math.min(box.height, box.width), color })]
  const thing = findThing(id)
  const scale = Math.min(0.86, box.height / thing.height, box.width / thing.width)
  return marksOf(new Pen(color).at(middleX(box), middleY(box) + (thing.height * scale) / 2, scale, thing.draw))
}

/** In words that fit the child's writing: the names to choose from are below. */
function drawNaming(solids: readonly Solid[], options: SheetOptions): PageMark[] {
  const bank = 24
  const box = { ...CONTENT, height: CONTENT.height - bank - 8 }
  const words = [...solids].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  const ground = { ...CONTENT, y: CONTENT.y + CONTENT.height - bank, height: bank }
  return [
    ...eachCell(solids, cellsOf(2, 3, { box, gap: 6 }), (solid, cell): PageMark[] => [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.4, stroke: GREY }),
      ...drawSolid(
        solid,
        middleX(cell),
        cell.y + (cell.height - 15) / 2 + 1,
        Math.min(cell.height - 16, 42),
        inkOf(solid, options.color),
      ),
      line(cell.x + 10, cell.y + cell.height - 5, cell.x + cell.width - 10, cell.y + cell.height - 5, { width: 0.5 }),
      answer([text(middleX(cell), cell.y + cell.height - 7.6, solid.name, 6.2, { fill: ANSWER_RED })]),
    ]).flat(),
    rect(ground.x, ground.y, ground.width, ground.height, { radius: 4, width: 0.5, dash: [2, 1.6] }),
    ...eachCell(
      words,
      cellsOf(3, 2, { box: { ...ground, y: ground.y + 1, height: ground.height - 2 }, gap: 0 }),
      ({ name }, cell) => centredText(middleX(cell), middleY(cell), name, 5.4, { font: 'text' }),
    ),
  ]
}

const PARTS = ['faces', 'vértices', 'arestas'] as const
const countOf = (solid: Solid, part: (typeof PARTS)[number]) =>
  ({ faces: solid.faces, vértices: solid.corners, arestas: solid.edges })[part]

/** A solid that is not asked, each of its parts named once. */
function drawParts(at: Box, color: boolean): Mark[] {
  const [cx, top, foot] = [middleX(at), at.y + 5, at.y + at.height - 6]
  const [tip, left, edge, right] = [
    `${cx} ${top}`,
    `${cx - 19} ${foot - 3}`,
    `${cx + 5} ${foot}`,
    `${cx + 17} ${foot - 7}`,
  ]
  return [
    rect(at.x, at.y, at.width, at.height, { radius: 4, width: 0.5, dash: [2, 1.6] }),
    path(`M${tip}L${left}L${edge}L${right}Z`, { width: 0.8, ...(color && { fill: tint(YELLOW, 0.75) }) }),
    path(`M${left}L${right}`, { width: 0.45, dash: [1.4, 1.2] }),
    path(`M${tip}L${edge}`, { width: 0.8 }),
    line(cx - 5, foot - 10, cx - 30, foot - 10, { width: 0.5 }),
    text(cx - 32, foot - 8.4, 'face: parte plana', 4.8, { font: 'text', anchor: 'end' }),
    line(cx + 1.5, top, cx + 22, top, { width: 0.5 }),
    text(cx + 24, top + 1.7, 'vértice: ponta', 4.8, { font: 'text', anchor: 'start' }),
    line(cx + 11.6, (top + foot - 7) / 2 + 2.6, cx + 22, (top + foot - 7) / 2 + 2.6, { width: 0.5 }),
    text(cx + 24, (top + foot - 7) / 2 + 4.2, 'aresta: encontro', 4.8, { font: 'text', anchor: 'start' }),
    text(cx + 24, (top + foot - 7) / 2 + 10.2, 'de duas faces', 4.8, { font: 'text', anchor: 'start' }),
  ]
}

const EXAMPLE = 32

/** Faces, corners and edges of the solids that have them. */
function drawCounting(solids: readonly Solid[], options: SheetOptions): PageMark[] {
  const box = { ...CONTENT, y: CONTENT.y + EXAMPLE + 5, height: CONTENT.height - EXAMPLE - 5 }
  const cells = eachCell(solids, cellsOf(1, solids.length, { box, gap: 5 }), (solid, cell): PageMark[] => {
    const left = cell.x + 58
    const width = cell.x + cell.width - left - 6
    const boxes: Box[] = cellsOf(3, 1, { box: { x: left, y: cell.y + cell.height - 24, width, height: 15 }, gap: 8 })
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.4, stroke: GREY }),
      ...drawSolid(solid, cell.x + 29, middleY(cell), Math.min(cell.height - 4, 44), inkOf(solid, options.color)),
      text(left + width / 2, cell.y + 11, solid.name, 6),
      ...eachCell(PARTS, boxes, (part, at): PageMark[] => [
        answerBox(middleX(at) - 8, at.y, 16, at.height),
        text(middleX(at), at.y + at.height + 5.4, part, 4.6, { font: 'text' }),
        writtenAnswer(middleX(at), middleY(at), String(countOf(solid, part)), 8),
      ]).flat(),
    ]
  })
  return [...drawParts({ ...CONTENT, height: EXAMPLE }, options.color), ...cells.flat()]
}

export const solidos: SheetKind<PagesFacts<SolidPage>> = {
  id: 'solidos',
  category: 'matematica',
  themes: ['solidos-geometricos', THINGS],
  draw: (options) => {
    const { level, color } = options
    const random = createRandom(options.seed).fork('solids')
    const shelves = level === 'medio' && options.theme === THINGS ? dealThings(options) : []
    const pairs = level === 'facil' ? matched(options, random) : []
    return composeSheet(options, level === 'facil' ? 'link' : 'write', (source, index, sheet) => {
      if (level === 'facil') {
        const page = pairs[index] ?? { solids: [], things: [] }
        const rows = page.solids.map((id, i) => ({
          left: {
            name: id,
            draw: (box: Box) =>
              drawSolid(
                findSolid(id),
                middleX(box),
                middleY(box),
                Math.min(box.height, 36),
                inkOf(findSolid(id), color),
              ),
          },
          right: {
            name: page.things[i] ?? '',
            draw: (box: Box) => drawThing(page.things[i] ?? '', box, options),
          },
        }))
        const matching = drawn(
          source,
          (one) => drawMatching(one, rows, { leftWidth: 52, rightWidth: 52 }),
          ({ facts }) => isClear(facts.solution),
        )
        return { marks: matching.marks, facts: page, items: page.things }
      }
      const shelf = shelves[index]
      if (shelf) {
        const facts: SolidPage = { solids: shelf.map(({ solid }) => solid), things: shelf.map(({ id }) => id) }
        return { ...shelfPage(shelf, options, sheet.fork('shop').integer(0, 99) + index), facts }
      }
      const all = level === 'medio' ? NAMED_SOLIDS : SOLIDS.filter(({ faces }) => faces !== null)
      const solids = source.shuffle(all)
      const draw = level === 'medio' ? drawNaming : drawCounting
      return {
        marks: draw(solids, options),
        facts: { solids: solids.map(({ id }) => id), things: [] },
        items: [],
      }
    })
  },
}
