import { expect, it } from 'vitest'
import { createAdminCheck } from './admin-check.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

function open(answer: boolean | null) {
  const world = { answer, now: 0, asked: 0, kept: [] as boolean[] }
  const check = createAdminCheck({
    ask: async () => {
      world.asked += 1
      return world.answer
    },
    keep: (isAdmin) => world.kept.push(isAdmin),
    now: () => world.now,
  })
  return { check, world }
}

it.each([
  [true, true],
  [false, false],
  [null, false],
])('an answer of %s shows %s', async (answer, shown) => {
  const { check, world } = open(answer)
  expect(check.knownOf('1')).toBeNull()
  await check.refresh('1')
  expect(check.knownOf('1')).toBe(shown)
  expect(world.kept).toEqual([shown])
  expect(check.knownOf('2')).toBeNull()
})

it.each([
  ['an answer', true, 10 * MINUTE],
  ['a no', false, 10 * MINUTE],
  ['a failure', null, 30 * SECOND],
] as const)('%s holds for its time', async (_name, answer, holds) => {
  const { check, world } = open(answer)
  await check.refresh('1')
  world.now = holds - 1
  await check.refresh('1')
  expect(world.asked).toBe(1)
  world.now = holds
  await check.refresh('1')
  expect(world.asked).toBe(2)
})

it('asks anew for another person, and after everybody left', async () => {
  const { check, world } = open(true)
  await check.refresh('1')
  await check.refresh('2')
  expect([check.knownOf('1'), check.knownOf('2'), world.asked]).toEqual([null, true, 2])
  check.forget()
  expect(check.knownOf('2')).toBeNull()
  await check.refresh('2')
  expect(world.asked).toBe(3)
})

it('ignores an answer about a person who left meanwhile, and does not store it', async () => {
  const { check, world } = open(true)
  const asking = check.refresh('1')
  check.forget()
  await asking
  expect(check.knownOf('1')).toBeNull()
  expect(world.kept).toEqual([])
})

it('tells who listens', async () => {
  const { check } = open(true)
  let told = 0
  const deaf = check.subscribe(() => {
    told += 1
  })
  await check.refresh('1')
  deaf()
  await check.refresh('2')
  expect(told).toBe(1)
})
