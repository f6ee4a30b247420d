import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Folders whose language is checked. Drawing code speaks of figures that stand on a page. */
const FOLDERS = ['src', 'sandbox', 'embedded-postgres', 'scripts', 'bench', 'tests', 'docs', 'deploy']

/** Words that may not come back (docs/guides/writing.md), each with what it means where it is right. */
const WORDS: readonly { readonly word: RegExp; readonly except: RegExp }[] = [
  { word: /\bwhoever\b/gi, except: /$^/ },
  { word: /\bsomebody\b/gi, except: /$^/ },
  { word: /\bkept\b/gi, except: /pages_kept|whole-and-kept/ },
  { word: /\bstand-?ins?\b/gi, except: /$^/ },
  { word: /\bso (?:many|long)\b/gi, except: /$^/ },
  { word: /doors?(?![a-z])/gi, except: /$^/ },
  // The HTML element.
  { word: /\bfigures?\b/gi, except: /<\/?figure/ },
  { word: /\b(?:is|are|was|were|be) told\b/gi, except: /$^/ },
]

/** Files that quote the words, and drawing code outside `sheets`. */
const EXEMPT =
  /^docs\/guides\/(?:writing|add-a-sheet)\.md$|^scripts\/(?:pictures\/|setup\/vocabulary\.test\.ts$)|^tests\/factories\/(?:overlaps|sheets)|texts\.ts$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...FOLDERS, '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mts|mjs|css|md|ya?ml|conf|service)$/.test(file))
  .filter((file) => !/^(?:sheets|content)\//.test(file) && !EXEMPT.test(file) && existsSync(join(root, file)))

test('the words of docs/guides/writing.md do not come back', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        WORDS.filter(({ word, except }) => line.search(word) >= 0 && !except.test(line)).map(
          ({ word }) => `${file}:${index + 1} ${word.source}: ${line.trim().slice(0, 90)}`,
        ),
      ),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
