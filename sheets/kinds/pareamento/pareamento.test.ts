import { expect, test } from 'vitest'
import { drawAll, everyPage, LEVELS, layoutFaults } from '../../../tests/factories/sheets.ts'
import { cardGrid, insideCard } from '../../page/cut.ts'
import type { MatchFacts } from '../../page/match-columns.ts'
import { CONTENT } from '../../page/paper.ts'
import { withoutAccent } from '../../pictures/vocabulary.ts'
import { ALIKE, CONTRASTS, rarer } from '../../studio/contrasts/contrasts.ts'
import { PAIRS } from '../../studio/pairs/pairs.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { bingo } from './bingo.ts'
import { contasEResultados } from './contas-e-resultados.ts'
import { domino } from './domino.ts'
import { emocoes } from './emocoes.ts'
import { HALF_THEMES, halvesOf, NEARLY } from './half-things.ts'
import { jogoDaMemoria } from './jogo-da-memoria.ts'
import { PAREAMENTO_KINDS } from './kinds.ts'
import { thingsOf } from './letter-things.ts'
import { maiusculasEMinusculas } from './maiusculas-e-minusculas.ts'
import { metades } from './metades.ts'
import { opostos } from './opostos.ts'
import { gapIn } from './opposite-sentences.ts'
import { OPPOSITE_STORIES } from './opposite-stories.ts'
import { quantidades } from './quantidades.ts'
import { quemCombina } from './quem-combina.ts'
import { SUPPORTS } from './supports/supports.ts'

/** Games have players, visual supports have families: neither has answers. */
const GAMES = new Set([jogoDaMemoria.id, domino.id, bingo.id, ...SUPPORTS.map(({ id }) => id)])

test.each(PAREAMENTO_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another, and has an answer key',
  (_, kind) => {
    expect(layoutFaults(kind)).toEqual([])
    if (!GAMES.has(kind.id)) expect(drawAll(kind).filter(({ hasKey }) => !hasKey)).toEqual([])
  },
)

test.each([quantidades, maiusculasEMinusculas, metades, emocoes, contasEResultados] as const)(
  '$id has exactly one solution',
  (kind) => {
    for (const { page: match } of everyPage<MatchFacts>(kind)) {
      expect(new Set(match.left).size).toBe(match.left.length)
      expect(match.right.filter((name) => name !== match.spare).sort()).toEqual([...match.left].sort())
      expect(match.solution.map((target) => match.right[target])).toEqual(match.left)
    }
  },
)

test('a thing begins with the capital that it is beside', () => {
  for (const letter of 'ABCDEFGHIJLMNOPQRSTUVXZ') {
    const initials = thingsOf(letter).map(({ name }) => withoutAccent(name.slice(0, 1)).toUpperCase())
    expect(new Set(initials), letter).toEqual(new Set([letter]))
  }
})

test('no colour is on one half of fruit alone, and the half left over is of a near-twin of a thing that is there', () => {
  const groups = new Map(halvesOf('frutas', 'facil').map(({ name, group }) => [name, group]))
  for (const { level, page: match } of everyPage<MatchFacts>(metades)) {
    const found = match.left.flatMap((name) => groups.get(name) ?? [])
    if (found.length === match.left.length)
      expect(found.filter((one) => found.indexOf(one) === found.lastIndexOf(one))).toEqual([])
    expect(match.spare === undefined).toBe(level === 'facil')
    expect(match.left).not.toContain(match.spare)
    if (level !== 'facil') expect(match.left.map((name) => `${name} ${NEARLY}`)).toContain(match.spare)
    if (level === 'desafio') expect(match.left.filter((name) => name.endsWith(NEARLY)).length).toBe(2)
  }
})

test('a near-twin is as tall as its thing, and drawn otherwise', () => {
  for (const theme of HALF_THEMES)
    for (const level of ['medio', 'desafio'] as const)
      for (const thing of halvesOf(theme, level)) {
        const halves = [thing, thing.twin].map(
          (one) => one && JSON.stringify(marksOf(one.draw(new Pen(false), 1, null))),
        )
        expect(thing.twin, thing.name).toBeDefined()
        expect(halves[0], thing.name).not.toBe(halves[1])
        expect(thing.twin?.height ?? 0, thing.name).toBeCloseTo(thing.height, 0)
      }
})

test('everyone goes with the one that the law says, nobody on the page could take it away, and the middle level has one too many', () => {
  for (const { level, page: match } of everyPage(quemCombina)) {
    const joined = match.left.map((one, i) => ({ one, other: match.right[match.solution[i] ?? -1] }))
    const laws = Object.values(PAIRS).filter((law) =>
      joined.every(({ one, other }) => law.some((pair) => pair.one.name === one && pair.other.name === other)),
    )
    expect(laws, match.left.join(', ')).toHaveLength(1)
    for (const { one, other } of joined) {
      const known = laws[0]?.find((pair) => pair.one.name === one && pair.other.name === other)
      expect(known?.also.filter((name) => match.left.includes(name))).toEqual([])
    }
    const spare = laws[0]?.find(({ other }) => other.name === match.spare)
    expect(spare !== undefined, match.left.join(', ')).toBe(level === 'medio')
    // Neither its own partner nor anybody else who could claim it is there.
    expect([spare?.one.name, ...(spare?.also ?? [])].filter((name) => match.left.includes(name ?? ''))).toEqual([])
    expect(new Set([...match.left, ...match.right]).size).toBe(match.left.length * 2 + (spare ? 1 : 0))
  }
})

test('in one law nobody has two partners, and whoever could claim something is one of the law', () => {
  for (const law of Object.values(PAIRS)) {
    const names = law.flatMap(({ one, other }) => [one.name, other.name])
    expect(new Set(law.map(({ one }) => one.name)).size).toBe(law.length)
    for (const { also } of law) expect(names).toEqual(expect.arrayContaining([...also]))
  }
})

test('the lines of the solution cross the page: at most one pair stands side by side', () => {
  for (const kind of [quemCombina, quantidades, maiusculasEMinusculas, metades, opostos, emocoes, contasEResultados])
    for (const { level, page: match } of everyPage<MatchFacts>(kind)) {
      // This level shows the pairs side by side, with sentences to complete.
      if (kind === opostos && level === 'desafio') continue
      expect(match.solution.filter((target, i) => target === i).length).toBeLessThanOrEqual(1)
    }
})

test('everyone goes with its opposite, and no word is in two pairs', () => {
  const partnersIn = (pairs: typeof CONTRASTS) =>
    new Map(pairs.flatMap(({ words: [one, other] }) => [[one, other] as const, [other, one] as const]))
  const [partners, rarerPartners] = [partnersIn(CONTRASTS), partnersIn(CONTRASTS.map(rarer))]
  for (const { size } of [partners, rarerPartners]) expect(size).toBe(CONTRASTS.length * 2)
  for (const { page, level } of everyPage(opostos)) {
    const known = level === 'desafio' ? rarerPartners : partners
    expect(page.solution.map((target) => page.right[target])).toEqual(page.left.map((word) => known.get(word)))
  }
})

test('a page has no two pairs of opposites that could be mixed up', () => {
  for (const { page } of everyPage(opostos)) {
    const words = [...page.left, ...page.right]
    for (const alike of ALIKE) expect(alike.filter((word) => words.includes(word)).length).toBeLessThan(2)
  }
})

test('a gap has 3.4 mm for each letter of either word', () => {
  for (const pair of [...CONTRASTS, ...CONTRASTS.map(rarer)])
    for (const word of pair.words) expect(gapIn(pair), word).toBeGreaterThanOrEqual(3.4 * word.length)
})

test('a story turned round has other words where the told one has capitals, and the same elsewhere', () => {
  const wordsOf = (sentence: string) => sentence.replace('EM CIMA', 'EMCIMA').split(/[ ,.]+/)
  for (const { told, turned } of OPPOSITE_STORIES) {
    const [before, after] = [wordsOf(told), wordsOf(turned)]
    expect(after).toHaveLength(before.length)
    for (const [i, word] of before.entries()) {
      const changes = word.length > 1 && word === word.toLocaleUpperCase('pt-BR')
      if (changes) expect(after[i]).not.toBe(word.toLocaleLowerCase('pt-BR'))
      else expect(after[i]).toBe(word)
    }
  }
})

test('every operation has its result, and no other has the same', () => {
  for (const { level, seed, page } of everyPage(contasEResultados)) {
    for (const { a, sign, b, result } of page.sums) {
      const real = { '+': a + b, '−': a - b, '×': a * b, '÷': a / b }[sign]
      expect(result, `${level} ${seed}`).toBe(real)
      expect(Number.isInteger(result) && result > 0).toBe(true)
    }
    expect(new Set(page.sums.map(({ result }) => result)).size).toBe(page.sums.length)
  }
})

test('from the middle level on a result of a page is left over, and the last level leaves one to write', () => {
  for (const { level, seed, page } of everyPage(contasEResultados)) {
    const said = `${level} ${seed}`
    const results = page.sums.map(({ result }) => String(result))
    expect(page.right, said).toHaveLength(page.sums.length + (level === 'facil' ? 0 : 1))
    expect(page.spare === undefined, said).toBe(level === 'facil')
    expect(results, said).not.toContain(page.spare)
    expect(page.missing === undefined, said).toBe(level !== 'desafio')
    if (page.missing) expect(results, said).toContain(page.missing)
  }
})

test('the one left over aside, the results of a page are not in the order of its sums', () => {
  for (const { level, seed, page } of everyPage(contasEResultados)) {
    const found = page.right.filter((value) => value !== page.spare)
    const kept = found.filter((value, i) => value === page.left[i])
    expect(kept.length, `${level} ${seed}`).toBeLessThanOrEqual(1)
  }
})

test('no level asks what the one before it asks already', () => {
  for (const { level, seed, page } of everyPage(contasEResultados)) {
    if (level === 'facil') continue
    const hard = level === 'desafio'
    for (const { a, sign, b, result } of page.sums) {
      const said = `${level} ${seed}: ${a} ${sign} ${b}`
      if (sign === '+') expect(result, said).toBeGreaterThanOrEqual(hard ? 31 : 8)
      if (sign === '−') expect(a, said).toBeGreaterThanOrEqual(hard ? 31 : 11)
      if (sign === '+' || sign === '−') expect(Math.min(a, b, result), said).toBeGreaterThanOrEqual(hard ? 11 : 2)
      if (sign === '×' && hard) expect(Math.min(a, b), said).toBeGreaterThanOrEqual(3)
    }
  }
})

test('cards show what their theme says: no nest among the animals, no spoon among the snacks', () => {
  const strangers = {
    bichos: ['ninho', 'unicórnio'],
    comidas: ['colher', 'prato', 'gelo', 'osso', 'mamadeira'],
    casa: ['lancheira', 'faca', 'machado'],
  }
  for (const [theme, names] of Object.entries(strangers))
    for (const level of LEVELS)
      for (let seed = 1; seed <= 10; seed++) {
        const options = { title: 'Jogo', instruction: 'Jogue.', level, seed, color: true, pages: 2, theme }
        const shown = [
          ...jogoDaMemoria.draw(options).facts.pages.flatMap(({ cards }) => cards),
          ...bingo.draw(options).facts.pages.flatMap(({ bag }) => bag),
        ]
        expect(
          names.filter((name) => shown.includes(name)),
          `${theme} ${level} ${seed}`,
        ).toEqual([])
      }
})

test('every card of a game of pairs has exactly one partner, and all cards measure the same', () => {
  for (const { level, page } of everyPage(jogoDaMemoria)) {
    expect(page.cards).toHaveLength({ facil: 12, medio: 12, desafio: 20 }[level])
    for (const name of page.cards) expect(page.cards.filter((other) => other === name)).toHaveLength(2)
    expect(new Set(page.sizes.map(([width, height]) => `${width.toFixed(1)} x ${height.toFixed(1)}`)).size).toBe(1)
  }
})

test('a domino of pictures is whole: each of seven with every other and with itself, once', () => {
  for (const { level, page } of everyPage(domino)) {
    if (level !== 'facil') continue
    expect(page.pieces).toHaveLength(28)
    expect(new Set(page.pieces.flat()).size).toBe(7)
    expect(new Set(page.pieces.map((piece) => [...piece].sort().join())).size).toBe(28)
  }
})

test('dominoes to read lie in one ring: each half has one partner, on another piece', () => {
  for (const { level, page } of everyPage(domino)) {
    if (level === 'facil') continue
    expect(page.pieces).toHaveLength(12)
    const next = new Map(page.pieces)
    expect([...next.keys()].sort()).toEqual([...next.values()].sort())
    const [start = ''] = page.pieces[0] ?? []
    const ring = [start]
    for (let at = next.get(start); at && at !== start; at = next.get(at)) ring.push(at)
    expect(ring).toHaveLength(page.pieces.length)
  }
})

test('bingo boards are all different and can be filled from the bag', () => {
  for (const level of LEVELS)
    for (const theme of bingo.themes)
      for (const seed of [1, 2, 3, 4, 5]) {
        const options = { title: 'Bingo', instruction: 'Jogue.', level, seed, color: true, pages: 6, theme }
        const { pages } = bingo.draw(options).facts
        const bag = new Set(pages[0]?.bag)
        const boards = pages.flatMap((page) => page.boards)
        expect(boards).toHaveLength(30)
        expect(bag.size).toBeGreaterThanOrEqual(20)
        if (theme === 'letras') expect(bag.size).toBe(26)
        for (const [i, board] of boards.entries()) {
          expect(new Set(board).size).toBe(9)
          expect(board.filter((name) => !bag.has(name))).toEqual([])
          for (const other of boards.slice(i + 1))
            expect(board.filter((name) => other.includes(name)).length, `${theme} ${seed}`).toBeLessThanOrEqual(6)
        }
      }
})

test('cards keep 5 mm between the cut and the drawing', () => {
  for (const [columns, rows] of [
    [3, 4],
    [4, 5],
    [2, 6],
    [4, 6],
    [2, 2],
  ] as const) {
    const { cards } = cardGrid(columns, rows)
    for (const card of cards) {
      const inside = insideCard(card)
      expect(inside.x - card.x).toBeCloseTo(5)
      expect(card.y + card.height - inside.y - inside.height).toBeCloseTo(5)
      expect(card.x + card.width).toBeLessThanOrEqual(CONTENT.x + CONTENT.width)
      expect(card.y + card.height).toBeLessThanOrEqual(CONTENT.y + CONTENT.height)
    }
  }
})

test('where cards are fewer than places, no empty one is framed to be cut out', () => {
  const { cards, marks } = cardGrid(4, 6, CONTENT, 23)
  expect(cards).toHaveLength(23)
  const last = cards[22]
  const [right, bottom] = [(last?.x ?? 0) + (last?.width ?? 0), (last?.y ?? 0) + (last?.height ?? 0)]
  const ends = marks.flatMap((mark) =>
    mark.kind === 'path' ? [mark.d.split('L')[1]?.split(' ').map(Number) ?? []] : [],
  )
  const beyond = ends.filter(([x = 0, y = 0]) => x > right + 1 && y > bottom - 1)
  expect(beyond).toEqual([])
})
