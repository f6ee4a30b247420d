/**
 * The shorthand in which most pieces are written, two lines each:
 *
 *     key | Título | level theme pages | age colour plan | tag, tag
 *     Description, as a teacher would write it.
 *
 * Age: 3-4, 5-7, 8-10 or 10+. Colour: C (Colorido) or P (Preto e Branco). Plan: $ (Premium) or - (Gratuito).
 * A third line that begins with `>` is printed under the title in place of the usual instruction of the kind.
 * The seed comes from the key.
 */
import { hash } from './hash.ts'
import { instructionFor } from './instructions.ts'
import type { ContentSheet } from './sheet.ts'

type Level = ContentSheet['sheet']['level']

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const AGES: Readonly<Record<string, string>> = {
  '3-4': '3-4 anos',
  '5-7': '5-7 anos',
  '8-10': '8-10 anos',
  '10+': '10+ anos',
}
const FORMATS: Readonly<Record<string, ContentSheet['shelf']['format']>> = { C: 'Colorido', P: 'Preto e Branco' }
const PLANS: Readonly<Record<string, boolean>> = { $: true, '-': false }
const SEEDS = 1_000_000

function fail(line: string, what: string): never {
  throw new RangeError(`${what}: ${line}`)
}

function readOne(kind: string, head: string, description: string, instruction: string | null): ContentSheet {
  const [key = '', title = '', drawing = '', shelf = '', tags = ''] = head.split('|').map((part) => part.trim())
  const [levelName = '', theme = '', pages = ''] = drawing.split(' ')
  const [age = '', format = '', plan = ''] = shelf.split(' ')
  const level = LEVELS.find((name) => name === levelName) ?? fail(head, 'no such level')
  const isPremium = PLANS[plan] ?? fail(head, 'no such plan')
  return {
    key,
    title,
    description,
    instruction: instruction ?? instructionFor(kind, level, theme),
    sheet: { kind, level, theme, seed: hash(key) % SEEDS, pages: Number(pages) },
    shelf: {
      ageRange: AGES[age] ?? fail(head, 'no such age'),
      format: FORMATS[format] ?? fail(head, 'no such format'),
      isPremium,
      tags: tags.split(',').map((tag) => tag.trim()),
    },
  }
}

/** The pieces of one kind. Throws RangeError, with the line, when something is not written as it should be. */
export function readSheets(kind: string, text: string): ContentSheet[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.flatMap((line, i) => {
    if (!line.includes(' | ')) return []
    const description = lines[i + 1] ?? fail(line, 'no description')
    const next = lines[i + 2]
    return [readOne(kind, line, description, next?.startsWith('>') ? next.slice(1).trim() : null)]
  })
}
