import { expect, it } from 'vitest'
import { memberPageAddress, visitorPageKey } from './key.ts'

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
  expect(visitorPageKey(target)).toBe(key)
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
  expect(visitorPageKey(target)).toBeNull()
})

it.each([
  ['/?utm_source=x', '/'],
  ['/activities?page=2&ref=x', '/activities?page=2'],
  ['/activities/labirinto-do-gato', '/activities/labirinto-do-gato'],
  ['/plans', null],
  ['/plans?plan=annual', null],
  ['/_.data', null],
  ['/activities.data?page=2', null],
  ['/profile', null],
])('%s of a member is cached as %s', (target, address) => {
  expect(memberPageAddress(target)).toBe(address)
})
