import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { familiaDePalavras } from './familia-de-palavras.ts'
import {
  BED_WORDS,
  FAMILIES,
  FOURTH_YEAR,
  HALVES,
  PREFIX_JOINTS,
  PREFIX_TREES,
  ROOT_TREES,
  SUFFIX_JOINTS,
  TRAPS,
} from './family-facts.ts'

const TREES = [...ROOT_TREES, ...PREFIX_TREES]

test('a riddle is answered by a word of its family that it does not contain', () => {
  for (const { sign, riddles } of TREES)
    for (const [says, answer] of riddles) {
      const roots = sign.split(', ').map((one) => one.replace('-', '').slice(0, 3))
      expect(
        roots.some((root) => answer.startsWith(root)),
        answer,
      ).toBe(true)
      expect(says.toLowerCase()).not.toContain(answer)
    }
})

test('a word belongs to one tree, a stranger to none', () => {
  const words = TREES.flatMap((tree) => tree.words)
  expect(new Set(words).size).toBe(words.length)
  for (const { strangers, sign } of TREES)
    for (const stranger of strangers) {
      expect(words).not.toContain(stranger)
      expect(stranger.charAt(0)).toBe(sign.charAt(0))
    }
})

test('a joint puts the sounds of its piece at the right end', () => {
  for (const { part, word } of SUFFIX_JOINTS) expect(word.endsWith(part.slice(1))).toBe(true)
  for (const { part, word, base } of PREFIX_JOINTS) expect(word).toBe(`${part.slice(0, -1)}${base}`)
  for (const { base } of PREFIX_JOINTS.filter(({ part }) => part === 'im-')) expect(base).toMatch(/^[pb]/)
  for (const { base } of PREFIX_JOINTS.filter(({ part }) => part === 'in-')) expect(base).not.toMatch(/^[pbm]/)
  for (const { base } of SUFFIX_JOINTS.filter(({ part }) => part === '-izar')) expect(base).not.toMatch(/s[aoe]?$/)
})

test('a word goes into one bed; both halves of a compound make it whole', () => {
  const words = [...Object.values(BED_WORDS).flat(), ...FOURTH_YEAR]
  expect(new Set(words).size).toBe(words.length)
  const bare = (word: string) => word.normalize('NFD').replace(/[^a-z]/g, '')
  for (const [whole, [first, second]] of Object.entries(HALVES)) {
    expect(bare(whole).startsWith(bare(first).slice(0, 2)), whole).toBe(true)
    expect(bare(whole).endsWith(bare(second).slice(-3)), whole).toBe(true)
  }
})

test('a word of a family is in no bed; a trap has the part and is answered by its meaning', () => {
  const inBeds = new Set([...Object.values(BED_WORDS).flat(), ...FOURTH_YEAR])
  for (const { asks } of FAMILIES)
    for (const [clue, word] of asks) {
      expect(inBeds.has(word), word).toBe(false)
      expect(clue.toLowerCase()).not.toContain(word)
    }
  for (const [says, why] of Object.values(TRAPS).flat()) {
    const word = /“(.*)”/.exec(says)?.[1]?.toLowerCase() ?? ''
    const [, part = ''] = /com (\S+),/.exec(says) ?? []
    expect(part.startsWith('-') ? word.endsWith(part.slice(1)) : word.startsWith(part.slice(0, -1)), word).toBe(true)
    expect(why.startsWith(`Ex.: ${word} não `), word).toBe(true)
    expect(inBeds.has(word), word).toBe(false)
  }
})

test('each level asks something else', () => {
  for (const { level, page } of everyPage(familiaDePalavras)) {
    const { trees, workshop, beds } = page
    expect([trees, workshop, beds].map(Boolean)).toEqual([level === 'facil', level === 'medio', level === 'desafio'])
    if (trees) {
      expect(new Set(trees.fallen).size).toBe(10)
      for (const { words, riddle } of trees.trees) {
        expect(new Set(words).size).toBe(4)
        expect(trees.fallen).not.toContain(riddle[1])
      }
    }
    if (workshop) {
      expect(new Set(workshop.joints.map(({ word }) => word)).size).toBe(6)
      expect(new Set(workshop.joints.map(({ part }) => part)).size).toBe(workshop.parts.length)
    }
    if (beds) {
      expect(new Set(beds.seeds).size).toBe(12)
      expect(beds.planted.compostas).toContain(beds.compound[0])
      expect(beds.compound[0]).not.toContain('-')
      for (const words of Object.values(beds.planted))
        expect(words.filter((word) => word.includes('-')).length).toBeLessThan(2)
    }
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(familiaDePalavras)).toEqual([])
})
