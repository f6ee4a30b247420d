import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { semearEColher } from './semear-e-colher.ts'

const PAGES = everyPage(semearEColher)
const idOf = ({ level, seed }: (typeof PAGES)[number]) => `${level} ${seed}`
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** A move as it is played: seeds go from hand to house, one by one, then the harvest goes backwards. */
function played(board: readonly number[], house: number) {
  const houses = [...board]
  let hand = houses.splice(house, 1, 0)[0] ?? 0
  let at = house
  while (hand > 0) {
    at = at === 11 ? 0 : at + 1
    houses[at] = (houses[at] ?? 0) + 1
    hand -= 1
  }
  let harvest = 0
  for (let back = at; back > 5; back--) {
    const seeds = houses[back] ?? 0
    if (seeds !== 2 && seeds !== 3) break
    harvest += seeds
  }
  return { houses, at, harvest }
}

test('every move ends as it does when it is played seed by seed', () => {
  for (const one of PAGES)
    for (const move of one.page.moves) {
      const { houses, at, harvest } = played(one.page.board, move.house)
      expect(move.after, idOf(one)).toEqual(houses)
      expect([move.last, move.taken], idOf(one)).toEqual([at, harvest])
      expect(total(move.after), idOf(one)).toBe(total(one.page.board))
    }
})

test('no seed goes all the way round, and every house shows its seeds', () => {
  for (const one of PAGES) {
    expect(Math.max(...one.page.board), idOf(one)).toBeLessThanOrEqual(8)
    for (const { house } of one.page.moves) expect(one.page.board[house] ?? 0, idOf(one)).toBeGreaterThan(0)
  }
})

test('moves to foresee harvest one house or none, some of each', () => {
  for (const one of PAGES.filter(({ level }) => level === 'medio')) {
    expect(one.page.moves, idOf(one)).toHaveLength(4)
    expect(Math.max(...one.page.moves.map(({ emptied }) => emptied)), idOf(one)).toBe(1)
    expect(Math.min(...one.page.moves.map(({ emptied }) => emptied)), idOf(one)).toBe(0)
  }
})

test('moves to foresee end in four different houses', () => {
  for (const one of PAGES.filter(({ level }) => level === 'medio'))
    expect(new Set(one.page.moves.map(({ last }) => last)).size, idOf(one)).toBe(4)
})

test('one move alone harvests most, from more than one house, and leaves the other row some seed', () => {
  for (const one of PAGES.filter(({ level }) => level === 'desafio')) {
    const { moves, best, board } = one.page
    const harvests = [0, 1, 2, 3, 4, 5].map((house) => played(board, house).harvest)
    const most = Math.max(...harvests)
    expect(
      harvests.filter((harvest) => harvest === most),
      idOf(one),
    ).toHaveLength(1)
    expect(best, idOf(one)).toBe(harvests.indexOf(most))
    expect(moves[best ?? -1]?.emptied ?? 0, idOf(one)).toBeGreaterThan(1)
    for (const { after, taken } of moves) expect(total(after.slice(6)) - taken, idOf(one)).toBeGreaterThan(0)
  }
})

test('everything is on the paper, and no label lies on another', () => {
  expect(layoutFaults(semearEColher, true)).toEqual([])
})
