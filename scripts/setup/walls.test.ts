import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const git = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Names a feature's file may have, after a prefix where a folder has two of a kind. */
const VOCABULARY =
  /^(?:[a-z-]+\.)?(?:(?:rules|schema|texts|worker)\.ts|(?:data|service|jobs|client)\.server\.tsx?|mail\.tsx)$/

test('files of a feature have the names CONTRIBUTING lists', () => {
  const own = files.filter((file) => file.startsWith('src/features/') && !/\/components\/|\.test\.tsx?$/.test(file))
  expect(own.length).toBeGreaterThan(150)
  expect(own.filter((file) => !VOCABULARY.test(basename(file)))).toEqual([])
})

test('no text a user reads repeats the daily limit instead of taking the constant', () => {
  const texts = files.filter((file) => /texts\.ts$/.test(file))
  expect(texts.length).toBeGreaterThan(20)
  const promise =
    /\b(?:\d+|uma?|dois|duas|três) (?:downloads?|folhas?|atividades?)\b[^'`\n]{0,40}\b(?:por dia|diári|de hoje)|\bduas por dia/i
  expect(texts.filter((file) => promise.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('a test that replaces modules has a name that gives it a process for itself', () => {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)))
  const replacing = tests.filter((file) => /^vi\.(?:do)?[mM]ock\(/m.test(readFileSync(join(root, file), 'utf8')))
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !/^sheets\/.*\.mocked\.test\.ts$/.test(file))).toEqual([])
})

test('platform knows nothing of the product', () => {
  const platform = files.filter((file) => /^src\/platform\/.*\.tsx?$/.test(file) && existsSync(join(root, file)))
  // Settings are the product's, and types are made from its tables.
  const own = platform.filter((file) => !/\/config|\.gen\.ts$|\.test\.tsx?$/.test(file))
  const words = /premium|gratuit|basico|atividade|labirint|bncc|assinatura|pagamento|baixar|mercado ?pago|download/i
  expect(own.length).toBeGreaterThan(60)
  expect(own.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    // The definition of a day is that of the daily limit.
    'src/platform/time.ts',
  ])
})

test('ui knows nothing of the product', () => {
  const ui = files.filter((file) => /^src\/ui\/.*\.(?:tsx?|css)$/.test(file) && existsSync(join(root, file)))
  const words =
    /categor|premium|gratuit|atividade|labirint|colorir|tracejar|pareament|teacher|professor|worksheet|mercado ?pago/i
  expect(ui.length).toBeGreaterThan(30)
  expect(ui.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('facts every part of the product uses are defined once', () => {
  const facts =
    /^(?:export )?(?:const (?:DAY|HOUR|MINUTE)_MS\b|const IMMUTABLE\b|const THUMBNAIL_WIDTHS\b|(?:const|function) isRecord\b|interface Message\b|type (?:Message|Listener) =)/gm
  const found = files
    .filter((file) => /^(?:src|sheets)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(facts), ([fact]) => `${fact} ${file}`),
    )
  expect(found.sort()).toEqual([
    'export const DAY_MS src/platform/time.ts',
    'export const HOUR_MS src/platform/time.ts',
    'export const IMMUTABLE src/features/catalogue/files/rules.ts',
    'export const MINUTE_MS src/platform/time.ts',
    'export const THUMBNAIL_WIDTHS src/features/catalogue/files/rules.ts',
    'export function isRecord src/platform/is-record.ts',
    'export interface Message src/platform/message.ts',
  ])
})

test('the map in CONTRIBUTING names every folder', () => {
  const [, map = ''] = /## The house\n\n```\n(.*?)```/s.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
  /** The folders right inside `parent`, '' for those of the repository. */
  const foldersIn = (parent: string) =>
    files.flatMap((file) => {
      const [name, inside] = file.startsWith(parent) ? file.slice(parent.length).split('/') : []
      return name && inside && !name.startsWith('.') ? [name] : []
    })
  const parents = ['', 'src/', 'src/features/', 'src/http/', 'src/web/', 'sheets/']
  const folders = [...new Set(parents.flatMap(foldersIn))]
  expect(folders.length).toBeGreaterThan(35)
  expect(folders.filter((folder) => !new RegExp(`(?<![\\w-])${folder}(?![\\w-])`).test(map))).toEqual([])
})
