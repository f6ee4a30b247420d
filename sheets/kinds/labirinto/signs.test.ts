import { expect, it } from 'vitest'
import { everyPage, SEEDS } from '../../../tests/factories/sheets.ts'
import type { Level } from '../../scene/scene.ts'
import { unwantedIn } from '../alfabetizacao/letter-grid.ts'
import { labirintoDeSinais, type SignFacts } from './labirinto-de-sinais.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The row that the child counts on, worked out without the kind; null where signs only belong together. */
function rowOf(theme: string, level: Level): string[] | null {
  const letters = level === 'facil' ? ALPHABET.slice(0, 12) : ALPHABET
  const [count, steps] = { facil: [12, 10], medio: [30, 20], desafio: [40, 30] }[level] as [number, number]
  const step = Number(/^de-(\d+)$/.exec(theme)?.[1] ?? 0)
  const numbers = (length: number, by: number) => Array.from({ length }, (_, i) => String((i + 1) * by))
  const row =
    theme === 'alfabeto' ? letters : theme === 'numeros' ? numbers(count, 1) : step > 0 ? numbers(steps, step) : null
  return row && level === 'desafio' ? row.toReversed() : row
}

function belongs(theme: string, sign: string): boolean {
  if (theme === 'vogais') return /^[aeiou]$/i.test(sign)
  if (theme === 'pares' || theme === 'impares') return Number(sign) % 2 === (theme === 'pares' ? 0 : 1)
  return Number(sign) % Number(theme.replace('tabuada-', '')) === 0
}

function neighbours({ beside, signs }: SignFacts): number[][] {
  const next = signs.map((): number[] => [])
  for (const [a, b] of beside) {
    next[a]?.push(b)
    next[b]?.push(a)
  }
  return next
}

it('counting on from the start, there is one cell to go on to at every step, up to the goal', () => {
  const counted = everyPage(labirintoDeSinais).filter(({ level, page }) => rowOf(page.theme, level))
  expect(counted.length).toBeGreaterThan(SEEDS.length)
  for (const { level, seed, page } of counted) {
    const row = rowOf(page.theme, level) ?? []
    const next = neighbours(page)
    let here = page.path[0] ?? -1
    expect(page.signs[here], `${level} ${seed}`).toBe(row[0])
    const walked = [here]
    for (const sign of row.slice(1)) {
      const on = (next[here] ?? []).filter((cell) => page.signs[cell] === sign)
      expect(on, `${level} ${seed} ${sign}`).toHaveLength(1)
      here = on[0] ?? -1
      walked.push(here)
    }
    expect(walked).toEqual(page.path)
  }
})

it('what belongs together and hangs together with the start is one way without a fork, up to the goal', () => {
  const sorted = everyPage(labirintoDeSinais).filter(({ level, page }) => !rowOf(page.theme, level))
  expect(sorted.length).toBeGreaterThan(SEEDS.length / 2)
  for (const { level, seed, page } of sorted) {
    const next = neighbours(page)
    const reached = [page.path[0] ?? -1]
    for (const here of reached) {
      const on = (next[here] ?? []).filter((cell) => belongs(page.theme, page.signs[cell] ?? ''))
      const end = here === page.path[0] || here === page.path.at(-1)
      expect(on, `${level} ${seed} ${page.theme}`).toHaveLength(end ? 1 : 2)
      for (const cell of on) if (!reached.includes(cell)) reached.push(cell)
    }
    expect(reached).toEqual(page.path)
  }
})

it('the levels differ in how far the way goes, and the hardest counts backwards', () => {
  const ways = (level: Level) =>
    everyPage(labirintoDeSinais)
      .filter((one) => one.level === level)
      .map(({ page }) => page)
  expect(Math.max(...ways('facil').map(({ path }) => path.length))).toBeLessThanOrEqual(14)
  expect(Math.min(...ways('medio').map(({ path }) => path.length))).toBeGreaterThanOrEqual(20)
  expect(Math.min(...ways('desafio').map(({ path }) => path.length))).toBeGreaterThanOrEqual(26)
})

it('no unwanted word can be read among letters', () => {
  const boards = everyPage(labirintoDeSinais).filter(({ page }) => page.theme === 'alfabeto' || page.theme === 'vogais')
  expect(boards.length).toBeGreaterThan(SEEDS.length / 4)
  expect(boards.flatMap(({ page }) => unwantedIn(page.rows))).toEqual([])
})

it('the instruction names the first and the last sign of a row, once', () => {
  const order = { title: 'T', seed: 1, pages: 1, color: true } as const
  const instruction = 'Pinte o caminho em ordem, {trecho|até a chegada}.'
  const { contents } = labirintoDeSinais.draw({ ...order, level: 'medio', theme: 'de-5', instruction })
  expect(contents[0]?.instruction).toBe('Pinte o caminho em ordem, de 5 até 100.')
  expect(contents[0]?.texts.filter((one) => one.includes('até'))).toEqual(['Pinte o caminho em ordem, de 5 até 100.'])
})
