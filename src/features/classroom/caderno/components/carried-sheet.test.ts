import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carrySheet, forgetSheet, takeSheet } from './carried-sheet.ts'

const sheet = { id: 'a', title: 'O rato que contava até dez' }

beforeEach(() => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  vi.stubGlobal('window', { sessionStorage })
})
afterEach(() => void vi.unstubAllGlobals())

test('a pressed sheet is taken once, and by no other sheet (rule: carried intent)', () => {
  carrySheet(sheet)
  expect(takeSheet('b')).toBe(false)
  expect(takeSheet('a')).toBe(true)
  expect(takeSheet('a')).toBe(false)
})

test('without a press there is nothing to take, nor after a sign-out', () => {
  expect(takeSheet('a')).toBe(false)
  carrySheet(sheet)
  forgetSheet()
  expect(takeSheet('a')).toBe(false)
})
