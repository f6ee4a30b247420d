import { expect, test } from 'vitest'
import { countedAs } from './rules.ts'

test.each([
  ['/plans', 'plans_seen'],
  ['/plans?plan=annual', 'plans_seen'],
  ['/plans.data?_routes=root', 'plans_seen'],
  ['/register?next=%2Fplans', 'register_seen'],
  ['/login?next=%2Factivities%2Fo-gato', 'wall_seen'],
  ['/login.data?next=%2Fcriar%2Fcracha', 'wall_seen'],
  ['/login?error=x&next=%2Fcaderno', 'wall_seen'],
  ['/login', null],
  ['/login?next=%2Fprofile', null],
  ['/login?next=%2Factivities', null],
  ['/activities?search=plans', null],
  ['/plansx', null],
])('%s counts as %s', (url, name) => {
  expect(countedAs(url)).toBe(name)
})
