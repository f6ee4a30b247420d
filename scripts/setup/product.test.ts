import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every text file of the repository that people write. A landed migration never changes, not even its comments. */
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|css|md|sql|ya?ml|service)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/^migrations\/000[1-8]_/.test(file) && file !== 'scripts/setup/product.test.ts')

/** A comment as one line, so that a name broken over two lines is found whole. */
const unwrapped = (text: string) => text.replace(/\n\s*(\*(?!\/)|\/\/|--|#) ?/g, ' ')
const commentsOf = (file: string) =>
  unwrapped(read(file))
    .match(/\/\*[\s\S]*?\*\/|\/\/.*|^ *--.*/gm)
    ?.join('\n') ?? ''

const RULES = read('docs/product/rules.md')
const NAMES = new Set([...RULES.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name))

describe('rules of the product', () => {
  test('every rule that code names is on the page of rules', () => {
    const named = FILES.filter((file) => !file.endsWith('.md')).flatMap((file) =>
      [...commentsOf(file).matchAll(/[(;] ?rule: ([A-Za-z][A-Za-z -]*[a-z])/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ name }) => !NAMES.has(name))).toEqual([])
  })

  test('every rule is described once', () => {
    const headings = RULES.match(/^### .+$/gm) ?? []
    expect(headings.length).toBeGreaterThan(60)
    expect(new Set(headings).size).toBe(headings.length)
  })

  test.each(['rules', 'screens', 'api'])('every file that docs/product/%s.md names exists', (page) => {
    const paths = [...read(`docs/product/${page}.md`).matchAll(/`((?:src|sandbox|migrations|sheets)\/[^`\s]+)`/g)]
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

test('every screen is described', () => {
  const page = read('docs/product/screens.md')
  const routes = [...read('src/web/routes.ts').matchAll(/\b(?:route|layout)\('([a-z][a-z/:-]*)', 'screens/g)]
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.map(([, path = '']) => path).filter((path) => !new RegExp(`/${path}\``).test(page))).toEqual([])
})

/** Pointers to papers a reader of the repository does not have. */
const OUTSIDE = [
  /\bspec part \d/i,
  /\bpart [12] §/,
  /\bdecisions? [A-Z]\d/,
  /\(§\d/,
  /\.\.\/shared\//,
  /\baudit\/\w+\.md/,
  /\bissue #?\d+\b/i,
  /\bthe specification('s|’s)?\b/i,
]

test('nothing points to documents outside the repository', () => {
  const found = FILES.flatMap((file) => {
    const text = unwrapped(read(file))
    return OUTSIDE.flatMap((pattern) => (pattern.test(text) ? [`${file}: ${pattern}`] : []))
  })
  expect(found).toEqual([])
})
