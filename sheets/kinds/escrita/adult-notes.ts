/** A telling for the adult alone, and what to look for in the child's own. */
import { wrapText } from '../../lettering/wrapped-text.ts'
import { capital } from '../../page/capital.ts'
import { CONTENT } from '../../page/paper.ts'
import { text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { OpenTold } from './open-told.ts'
import type { Told } from './told.ts'

const [HEAD, NOTE, LEADING, INDENT] = [5.2, 4.6, 8, 6]

/** Sentences under a heading; of a text, each is a paragraph. */
interface Block {
  readonly title: string
  readonly sentences: readonly string[]
  readonly isText?: boolean
}

const OBSERVED = {
  medio: [
    'Cada frase conta o que a cena mostra e usa a palavra dada, que pode mudar de forma.',
    'As quatro frases seguem umas às outras: quem lê entende sem ver as cenas.',
    'Há letra maiúscula no começo e nos nomes, e ponto no fim.',
  ],
  desafio: [
    'O texto diz quem, onde, qual foi o problema e como terminou.',
    'O final combina com o que veio antes, mesmo que seja outro.',
    'Há parágrafos: um para o começo, um para o problema, um para o final.',
    'Palavras como “depois”, “de repente” e “por isso” ligam as partes.',
    'Quando alguém fala, a fala vem em linha nova, com travessão.',
  ],
} as const

/** A paragraph begins a little to the right, on a line wrapped a little earlier. */
const paragraphOf = (sentence: string, room: number): readonly (readonly [indent: number, line: string])[] => {
  const [first = '', ...rest] = wrapText(sentence, 'text', NOTE, room - INDENT)
  const others = rest.length ? wrapText(rest.join(' '), 'text', NOTE, room) : []
  return [[INDENT, first] as const, ...others.map((line) => [0, line] as const)]
}

/** Lines of text from a height down, and the height below them. */
function block({ title, sentences, isText = false }: Block, from: number): readonly [Mark[], number] {
  const room = CONTENT.width - 4
  const lines = sentences.flatMap((sentence) =>
    isText ? paragraphOf(sentence, room) : wrapText(sentence, 'text', NOTE, room).map((line) => [0, line] as const),
  )
  const marks = [
    text(CONTENT.x, from, title, HEAD, { font: 'display', anchor: 'start' }),
    ...lines.map(([indent, line], i) =>
      text(CONTENT.x + 2 + indent, from + (i + 1.2) * LEADING, line, NOTE, { font: 'text', anchor: 'start' }),
    ),
  ]
  return [marks, from + (lines.length + 2.4) * LEADING]
}

/** Blocks of text one below the other. */
export function notes(blocks: readonly Block[]): Mark[] {
  let from = CONTENT.y + 8
  return blocks.flatMap((one) => {
    const [marks, below] = block(one, from)
    from = below
    return marks
  })
}

/** For a story that is read aloud: its text, the answers of the page and what to look for in the retelling. */
export const heardNotes = (title: string, paragraphs: readonly string[], answers: readonly string[] = []): Mark[] =>
  notes([
    { title: `Para ler em voz alta: ${title}`, sentences: paragraphs, isText: true },
    ...(answers.length > 0 ? [{ title: 'A ordem das cenas', sentences: answers }] : []),
    {
      title: 'O que observar',
      sentences: [
        'Quem reconta diz quem participa, onde se passa e o que acontece, do começo ao fim.',
        'As palavras podem ser outras; a história continua a mesma.',
        'Conte primeiro com as cenas à vista e, depois, com a folha virada.',
        'Quando é o adulto que escreve, ele anota a fala da criança e lê de volta para ela.',
      ],
    },
  ])

/** For sentences about scenes. */
export const sentenceNotes = ({ title, telling }: Told): Mark[] =>
  notes([
    { title: `Uma história possível: ${title}`, sentences: telling },
    { title: 'O que observar', sentences: OBSERVED.medio },
  ])

/** For a text with an ending of the child's own. */
export const storyNotes = ({ title, telling, who, where, problem, ending }: OpenTold): Mark[] =>
  notes([
    { title: `Uma história possível: ${title}`, sentences: telling, isText: true },
    {
      title: 'Um plano possível',
      sentences: [`Quem? ${who}.`, `Onde? ${capital(where)}.`, `Problema: ${problem}`, `Final: ${ending}`],
    },
    { title: 'O que observar', sentences: OBSERVED.desafio },
  ])
