/** A telling for the adult alone, and what to look for in the child's own. */
import { CONTENT } from '../../page/paper.ts'
import { wrapText } from '../../page/paragraph.ts'
import { text } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import type { Told } from './told.ts'

const [HEAD, NOTE, LEADING] = [5.2, 4.6, 8]

const OBSERVED: Readonly<Record<'medio' | 'desafio', readonly string[]>> = {
  medio: [
    'Cada frase conta o que a cena mostra e usa a palavra dada.',
    'As quatro frases seguem umas às outras: quem lê entende sem ver as cenas.',
    'Há letra maiúscula no começo e nos nomes, e ponto no fim.',
  ],
  desafio: [
    'O texto diz quem, onde, qual foi o problema e como terminou.',
    'O final combina com o que veio antes, mesmo que seja outro.',
    'Há parágrafos: um para o começo, um para o problema, um para o final.',
    'Palavras como “depois”, “de repente” e “por isso” ligam as partes.',
  ],
}

/** Lines of text from a height down, and the height below them. */
function block(title: string, sentences: readonly string[], from: number): readonly [Mark[], number] {
  const lines = sentences.flatMap((sentence) => wrapText(sentence, 'text', NOTE, CONTENT.width - 4))
  const marks = [
    text(CONTENT.x, from, title, HEAD, { font: 'display', anchor: 'start' }),
    ...lines.map((line, i) =>
      text(CONTENT.x + 2, from + (i + 1.2) * LEADING, line, NOTE, { font: 'text', anchor: 'start' }),
    ),
  ]
  return [marks, from + (lines.length + 2.4) * LEADING]
}

type Block = readonly [title: string, sentences: readonly string[]]

/** Blocks of text one below the other. */
export function notes(blocks: readonly Block[]): Mark[] {
  let from = CONTENT.y + 8
  return blocks.flatMap(([title, sentences]) => {
    const [marks, below] = block(title, sentences, from)
    from = below
    return marks
  })
}

export function adultNotes({ title, telling, plan }: Told, level: Exclude<Level, 'facil'>): Mark[] {
  const planned = [`Quem: ${plan.who}.`, `Onde: ${plan.where}.`, `Problema: ${plan.problem}`, `Final: ${plan.ending}`]
  return notes([
    [`Uma história possível: ${title}`, telling],
    ...(level === 'desafio' ? [['Um plano possível', planned] as const] : []),
    ['O que observar', OBSERVED[level]],
  ])
}
