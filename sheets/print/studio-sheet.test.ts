import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const PICTURES = new URL('../../docs/sheets/', import.meta.url)
const SHOWN = ['cast', 'actions', 'expressions', 'scenes', 'nights', 'dates', 'subjects', 'vignettes', 'bands', 'right']
const LARGEST_KB = 300

test('the pictures of the style guide are there in colour and in line, each below 300 KB', () => {
  const files = readdirSync(PICTURES).filter((name) => name.startsWith('studio-'))
  expect(files.sort()).toEqual(
    SHOWN.flatMap((name) => [`studio-${name}-colour.webp`, `studio-${name}-line.webp`]).sort(),
  )
  expect(files.filter((name) => statSync(new URL(name, PICTURES)).size > LARGEST_KB * 1000)).toEqual([])
})
