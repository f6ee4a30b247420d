import { expect, it } from 'vitest'
import { pageAddress } from './key.ts'

it.each([
  ['/', '/'],
  ['/?utm_source=whatsapp&fbclid=1', '/'],
  ['/activities', '/activities'],
  ['/activities?', '/activities'],
  ['/activities?category=Labirinto&search=gato', '/activities?search=gato&category=Labirinto'],
  ['/activities?search=gato&category=Labirinto&ref=x', '/activities?search=gato&category=Labirinto'],
  ['/activities?search=&page=2', '/activities?page=2'],
  ['/activities?search=a&search=b', '/activities?search=a'],
  ['/activities?search=a%26page%3D2', '/activities?search=a%26page%3D2'],
  ['/activities/labirinto-do-gato', '/activities/labirinto-do-gato'],
  ['/activities/labirinto-do-gato?search=x', '/activities/labirinto-do-gato'],
  ['/plans?plan=annual&success=true', '/plans?plan=annual'],
  ['/privacy', '/privacy'],
  ['/_.data?_routes=root', '/_.data?_routes=root'],
  [
    '/activities.data?page=2&_routes=screens%2Fpublic%2Factivities',
    '/activities.data?page=2&_routes=screens%2Fpublic%2Factivities',
  ],
  ['/faq.data?_routes=screens/institutional/faq,root', '/faq.data?_routes=root%2Cscreens%2Finstitutional%2Ffaq'],
  ['/faq.data?_routes=root,screens/institutional/faq', '/faq.data?_routes=root%2Cscreens%2Finstitutional%2Ffaq'],
  ['/activities?_routes=a', '/activities'],
])('%s is cached as %s', (target, key) => {
  expect(pageAddress(target)?.key).toBe(key)
})

it.each([
  '/login',
  '/register?next=/profile',
  '/profile',
  '/admin',
  '/rest/v1/activities',
  '/nao-existe',
  '/?notice=access-denied',
  '/activities/',
  '/activities/Maiúsculas',
  '/activities/a/b',
  '//',
  '',
  '*',
  '/__proto__',
  '/constructor',
  '/toString.data',
  `/activities?search=${'a'.repeat(121)}`,
  'http://outro.example/',
  '/faq.data?_routes=a1',
  '/faq.data?_routes=root,a1',
  '/faq.data?_routes=root,root',
  '/faq.data?_routes=screens/public/home',
  '/_.data?_routes=screens%2Fpublic%2Factivity',
  '/plans.data?_routes=,',
])('%s is not cached', (target) => {
  expect(pageAddress(target)).toBeNull()
})

it.each([
  ['/?utm_source=x', true],
  ['/activities?page=2&ref=x', true],
  ['/activities/labirinto-do-gato', true],
  ['/plans', false],
  ['/plans?plan=annual', false],
  ['/_.data', false],
  ['/activities.data?page=2', false],
])('%s is shared with members: %s', (target, forMembers) => {
  expect(pageAddress(target)?.forMembers).toBe(forMembers)
})
