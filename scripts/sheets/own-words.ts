/**
 * Draws words and names on every kind of /criar that takes them, and lists the faults of the pages: `node
 * scripts/sheets/own-words.ts <words.txt> <names.txt>`, one a line. Words that the form leaves out are counted
 * separately.
 */
import { readFileSync } from 'node:fs'
import { loadKind } from '../../sheets/kinds/loaders.ts'
import { faultsOf } from '../../sheets/kinds/own/faults.ts'
import type { Level } from '../../sheets/scene/scene.ts'
import {
  choicesFor,
  firstChoices,
  NOTHING_TYPED,
  readDraft,
  sourceOf,
} from '../../src/features/creations/draft.rules.ts'
import { CREATION_KINDS } from '../../src/features/creations/kinds.rules.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const [words = [], names = []] = process.argv
  .slice(2, 4)
  .map((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))

/** The list in pieces of one size. */
const pieces = (list: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))

let [sheets, wrong] = [0, 0]
const leftOut = new Set<string>()
for (const kind of CREATION_KINDS) {
  const takesName = kind.fields.includes('name')
  if (!takesName && !kind.words) continue
  const list = takesName || kind.words?.names ? names : words
  const drawn = await loadKind(kind.id, kind.category)
  for (const [i, piece] of pieces(list, takesName ? 1 : (kind.words?.most ?? 1)).entries()) {
    const first = firstChoices(kind)
    const chosen = { ...first, choices: { ...first.choices, level: LEVELS[i % 3] ?? 'facil', seed: i } }
    const { own, problems } = readDraft(
      kind,
      { ...NOTHING_TYPED, name: piece[0] ?? '', words: piece.join('\n') },
      chosen,
    )
    for (const problem of Object.values(problems).flat()) leftOut.add(`${kind.id}: ${problem}`)
    if (!own) continue
    const { title, instructions } = sourceOf(kind, own, chosen)
    const { level, seed, letters, pages } = choicesFor(kind, own, chosen)
    const options = {
      level,
      seed,
      pages,
      color: true,
      title,
      instruction: instructions[level],
      own,
      ...(letters && { letters }),
    }
    sheets++
    try {
      const faults = faultsOf(drawn.draw(options))
      wrong += faults.length
      for (const fault of faults) process.stdout.write(`${kind.id} ${piece.join(', ')}: ${fault}\n`)
    } catch (error) {
      wrong++
      process.stdout.write(`${kind.id} ${piece.join(', ')}: ${String(error)}\n`)
    }
  }
}
process.stdout.write(`${sheets} sheets of ${words.length} words and ${names.length} names: ${wrong} faults\n`)
for (const one of leftOut) process.stdout.write(`left out: ${one}\n`)
