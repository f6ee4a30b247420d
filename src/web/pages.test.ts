import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it, test } from 'vitest'
import { ADMIN_SCREENS, leavesAtTheEnd, OWN_SCREENS } from '../features/accounts/session/rules.ts'
import { CATALOGUE_PARAMETERS, NO_FILTERS, parseCatalogueAddress } from '../features/catalogue/address/rules.ts'
import { pageAddress } from '../http/page-cache/key.ts'
import { PAGES, pagesWith } from './pages.ts'
import routes from './routes.ts'

/** React Router's id of a route: its file, without the ending. */
function screenAt(path: string): string | undefined {
  return routes.find((one) => (one.index ? '/' : `/${one.path}`) === path)?.file.replace(/\.tsx$/, '')
}

/** Paths of the routes and their files. */
function filesOf(entries: readonly RouteConfigEntry[], above = ''): (readonly [string, string])[] {
  return entries.flatMap(({ path, file, children = [] }): (readonly [string, string])[] => {
    const own = path === undefined ? above : `${above}/${path}`
    return [[own || '/', file], ...filesOf(children, own)]
  })
}

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    if (children) return pathsOf(children, own)
    return path !== undefined || index ? [own || '/'] : []
  })
}

test('every route has its row, and no row is without a route', () => {
  const paths = pathsOf(routes).filter((path) => path !== '/*')
  expect(paths.length).toBeGreaterThan(20)
  expect(Object.keys(PAGES).sort()).toEqual(paths.sort())
})

it.each(Object.entries(PAGES).filter(([, { shared }]) => shared))('%s: its route is named', (path, { screen }) => {
  expect(screen).toBe(screenAt(path))
})

test('every page that takes a form has a limit for it, and no other', () => {
  const takes = filesOf(routes).filter(([, file]) =>
    /^export (?:async function|const) action\b/m.test(readFileSync(`src/web/${file}`, 'utf8')),
  )
  expect(takes.length).toBeGreaterThan(10)
  expect(pagesWith(({ posts }) => posts).sort()).toEqual(takes.map(([path]) => path).sort())
})

test('every parameter the catalogue reads reaches a page served from memory', () => {
  const read = new Set<string>()
  class Recording extends URLSearchParams {
    override get(name: string) {
      read.add(name)
      return super.get(name)
    }
  }
  parseCatalogueAddress(new Recording())
  expect([...read]).toEqual(expect.arrayContaining([...Object.keys(NO_FILTERS), 'search', 'category', 'page']))
  for (const name of read) expect(pageAddress(`/activities?${name}=x`)?.key).toBe(`/activities?${name}=x`)
  expect(read).toEqual(new Set(CATALOGUE_PARAMETERS))
})

it.each(Object.entries(PAGES))('%s: the session rules know whom it is for', (path, { audience }) => {
  expect(ADMIN_SCREENS.test(path)).toBe(audience === 'admins')
  expect(OWN_SCREENS.test(path)).toBe(audience === 'members')
  if (audience === 'admins') expect(leavesAtTheEnd(path)).toBe(true)
})

test('what robots may not read is not in the sitemap, and is about one person or for administrators', () => {
  expect(pagesWith(({ closedToRobots, inSitemap }) => closedToRobots && inSitemap)).toEqual([])
  expect(pagesWith(({ audience, closedToRobots }) => audience && !closedToRobots)).toEqual([])
  expect(pagesWith(({ audience, shared }) => audience && shared)).toEqual([])
})
