import { expect, it } from 'vitest'
import { drawForTest, LEVELS } from '../../../tests/factories/sheets.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import type { PagesFacts } from '../../page/compose.ts'
import { journeyOf } from '../../page/journeys.ts'
import { createRandom } from '../../page/random.ts'
import { contains } from '../../scene/even-odd.ts'
import { RED, tint } from '../../scene/inks.ts'
import type { Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Mark } from '../../scene/scene.ts'
import { collectorsGoal } from './collected.ts'
import { journeyAndSize, sizeOf } from './drawing.ts'
import { boardOf, withoutHairs } from './figure-board.ts'
import { gateOf, openContour } from './figure-gates.ts'
import { drawSkin } from './figure-skin.ts'
import { hexPlace } from './hex-places.ts'
import { labirintoColeta } from './labirinto-coleta.ts'
import { labirintoColmeia } from './labirinto-colmeia.ts'
import { labirintoRedondo } from './labirinto-redondo.ts'
import { labirintoRetangular } from './labirinto-retangular.ts'
import { type MazeFacts, tryMaze } from './maze.ts'
import type { MazeFigure } from './maze-figure.ts'
import { FIGURES } from './maze-figures.ts'
import { rowWidth } from './maze-rows.ts'
import { placeMargin } from './place-walls.ts'
import { SEASON_FIGURES } from './season-figures.ts'

const HEADING = { title: 'Título da folha', instruction: 'Uma frase curta diz o que fazer.' }

/** The marks of a page with those in its groups, except for what pictures are made of. */
const flat = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' && !mark.picture ? [mark, ...flat(mark.children)] : [mark]))

/** The straight walls of a figure's maze before its lattice is bent, from end to end. */
function wallsIn(figure: MazeFigure, cell: number): readonly (readonly [Point, Point])[] {
  const board = boardOf(figure, cell)
  const [entry, exit] = [gateOf(board, -1, cell), gateOf(board, 1, cell)]
  const ends = { start: entry.cell, goal: exit.cell, gates: [], branching: 0.1 }
  const mazes = [0.35, 0.25, 0.15, 0.1, 0.05].map((share) =>
    tryMaze(board.tiling, createRandom(3), { ...ends, way: Math.max(3, board.tiling.cells.length * share) }),
  )
  const maze = mazes.find((one) => one !== null)
  const point = (end = ''): Point => {
    const [x = 0, y = 0] = end.split(' ').map(Number)
    return { x, y }
  }
  const pieces = withoutHairs(maze?.walls ?? [])
    .map(({ d }) => d)
    .join('')
    .matchAll(/M([^L]+)L([^M]+)/g)
  return [...pieces].map(([, p, q]) => [point(p), point(q)] as const)
}

it('no stump of a wall hangs from the contour of a figure', () => {
  const found = Object.entries(FIGURES).flatMap(([theme, figure]) =>
    [21, 12.5, 9.4, 7.8].flatMap((corridor) => {
      const walls = wallsIn(figure, corridor)
      expect(walls.length, `${theme} ${corridor}`).toBeGreaterThan(0)
      const long = ([p, q]: readonly [Point, Point]) => Math.hypot(q.x - p.x, q.y - p.y)
      // The meeting point of four cells; a wall between other points runs from contour to contour.
      const origin = walls.find((wall) => Math.abs(long(wall) - corridor) < 0.02)?.[0] ?? { x: 0, y: 0 }
      const onGrid = (by: number) => Math.abs(by / corridor - Math.round(by / corridor)) < 0.02
      const isCorner = ({ x, y }: Point) => onGrid(x - origin.x) && onGrid(y - origin.y)
      const meets = ({ x, y }: Point) =>
        walls.flat().filter((end) => Math.hypot(end.x - x, end.y - y) < 0.05).length > 1
      return walls
        .filter((wall) => long(wall) < corridor * 0.5 && wall.some(isCorner) && !wall.some(meets))
        .map((wall) => `${theme} ${corridor}: ${long(wall).toFixed(1)} mm`)
    }),
  )
  expect(found).toEqual([])
})

it('a bent lattice comes back to the contour of its figure', () => {
  for (const figure of Object.values(FIGURES)) {
    const { contour, straight, bend } = boardOf(figure, 12.5)
    straight.forEach((p, i) => {
      const [back, at] = [bend.there(p), contour[i] ?? p]
      expect(Math.hypot(back.x - at.x, back.y - at.y)).toBeLessThan(0.1)
    })
  }
})

const CORRIDORS = [21, 12.5, 10.4, 7.8]

it('the contour of a figure of a season is open at both gates alone, the exit below the entry', () => {
  for (const [theme, figure] of Object.entries(SEASON_FIGURES))
    for (const cell of CORRIDORS) {
      const board = boardOf(figure, cell)
      const [entry, exit] = [gateOf(board, -1, cell), gateOf(board, 1, cell)]
      expect(exit.at.y - entry.at.y, theme).toBeGreaterThan(60)
      expect(openContour(board.contour, [entry, exit], cell).split('M').length - 1, `${theme} ${cell}`).toBe(2)
    }
})

it('creases and patterns of a figure stay inside it and are paler than its walls', () => {
  for (const [theme, figure] of Object.entries(FIGURES)) {
    const board = boardOf(figure, 12.5)
    for (const color of [true, false])
      for (const mark of drawSkin(figure.skin ?? [], board, figure.ink ?? tint(RED, 0.6), color)) {
        if (mark.kind !== 'path') throw new Error('a skin is drawn with lines')
        expect(mark.stroke?.[3] ?? 100, theme).toBeLessThan(40)
        for (const p of flattenPath(mark.d).flat())
          expect(
            contains([board.contour], p) || board.contour.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1.5),
            `${theme} ${p.x} ${p.y}`,
          ).toBe(true)
      }
  }
})

/** The first drawing of a picture: where it is, and whether it is turned over. */
function findDrawn(
  marks: readonly Mark[],
  id: string,
  x = 0,
): { readonly x: number; readonly turned: boolean } | undefined {
  for (const mark of marks) {
    if (mark.kind !== 'group') continue
    if (mark.picture === id) return { x: x + mark.x, turned: JSON.stringify(mark).includes('"flip":true') }
    const inside = findDrawn(mark.children, id, x + mark.x)
    if (inside) return inside
  }
  return undefined
}

it.each([
  ['labirinto-retangular', labirintoRetangular],
  ['labirinto-colmeia', labirintoColmeia],
  ['labirinto-coleta', labirintoColeta],
] as const)('%s: who sets out looks to where the way leads', (_, kind) => {
  const sides = new Set<boolean>()
  for (let seed = 1; seed <= 8; seed++) {
    const { pages } = kind.draw({ ...HEADING, level: 'medio', seed, color: true, pages: 1, theme: 'pato' })
    const [duck, egg] = ['duck', 'egg'].map((id) => findDrawn(pages[0]?.marks ?? [], id))
    const right = (duck?.x ?? 0) < (egg?.x ?? 0)
    // Ducks are drawn looking to the left.
    expect(duck?.turned, `seed ${seed}`).toBe(right)
    sides.add(right)
  }
  expect(sides.size).toBe(2)
})

/** The boxes of the pictures of a page, or of those with one of the names. */
const picturesIn = (marks: readonly Mark[], names?: readonly string[]) =>
  flat(marks).flatMap((mark) =>
    mark.kind === 'group' && mark.picture && (names?.includes(mark.picture) ?? true)
      ? [boundsOf([mark]) ?? []].flat()
      : [],
  )

it('the goal of a round maze is large enough to be known, and clear of the wall around it', () => {
  for (const level of LEVELS)
    for (const seed of labirintoRedondo.themes.keys()) {
      const { pages, facts } = drawForTest(labirintoRedondo, level, seed)
      const theme = labirintoRedondo.themes[seed]
      const place = `${level} ${theme}`
      const disc = { x: 105, y: 161 }
      const middle = picturesIn(pages[0]?.marks ?? []).find(
        (box) => Math.hypot(box.x + box.width / 2 - disc.x, box.y + box.height / 2 - disc.y) < 22,
      )
      expect(Math.max(middle?.width ?? 0, middle?.height ?? 0), place).toBeGreaterThan(12)
      const ring = facts.pages[0]?.corridor ?? 0
      const thickest = level === 'facil' ? 1.9 : 1.45
      if (['desafio', 'gigante'].includes(sizeOf(theme, level).size)) continue
      expect(Math.hypot(middle?.width ?? 99, middle?.height ?? 99) / 2, place).toBeLessThan(ring - thickest)
    }
})

it.each([
  ['facil', labirintoRetangular, 1],
  ['medio', labirintoRetangular, 2],
  ['desafio', labirintoRetangular, 3],
  ['facil', labirintoColeta, 1],
  ['medio', labirintoColeta, 2],
  ['desafio', labirintoColeta, 2],
] as const)('%s: whoever stands in a clearing leaves half a millimetre to the walls', (level, kind, block) => {
  for (const seed of kind.themes.keys()) {
    const { size, journey } = journeyAndSize(kind.themes[seed], level)
    if (size === 'gigante') continue
    const { pages, facts } = drawForTest<PagesFacts<MazeFacts>>(kind, level, seed)
    const corridor = facts.pages[0]?.corridor ?? 0
    const half = kind.id === labirintoRetangular.id ? rowWidth(corridor) / 2 : placeMargin(size)
    const side = corridor * block - 2 * (half + 0.5)
    const goal = kind.id === labirintoColeta.id ? collectorsGoal(journey) : journey.goal
    const drawn = picturesIn(pages[0]?.marks ?? [], [journey.start, goal])
    expect(drawn, `${kind.id} ${level} ${seed}`).toHaveLength(2)
    for (const { width, height } of drawn) expect(Math.max(width, height), `${level} ${seed}`).toBeLessThan(side)
  }
})

it('honey runs from a hive alone: cars have streets, rockets a station', () => {
  const [hive, street, station] = ['abelha', 'carro', 'foguete'].map((theme) => hexPlace(journeyOf(theme)))
  expect([hive?.drips, street?.drips, station?.drips]).toEqual([true, undefined, undefined])
  expect(new Set([hive?.floor, street?.floor, station?.floor]).size).toBe(3)
})
