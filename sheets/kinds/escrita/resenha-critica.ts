/**
 * Reviews of books and toys: what presents, what judges; the parts of a review; a review of the child's own. First lines
 * of books, of which the child chooses one.
 */
import type { PagesFacts } from '../../page/compose.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, Mark, Sheet, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { Pen } from '../../studio/pen.ts'
import { outOfOrder } from '../historia/out-of-order.ts'
import { notes } from './adult-notes.ts'
import { EXCERPT_THEME, SHELVES } from './excerpt-facts.ts'
import { type ExcerptTask, excerptPage } from './excerpt-page.ts'
import { BOOKS, REVIEW_THEMES, type Reviewed } from './review-facts.ts'
import { type ReviewTask, readReview, sortReview, writeReview } from './review-pages.ts'
import { TOYS } from './review-toy-facts.ts'
import { oneEach, wholePages } from './whole-pages.ts'

const PAGES: Readonly<Record<Level, (pen: Pen, task: ReviewTask, variant: number) => PageMark[]>> = {
  facil: readReview,
  medio: sortReview,
  desafio: writeReview,
}

type Pair = readonly [CastName, CastName]
const PAIRS: readonly [Pair, ...Pair[]] = [
  ['sofia', 'davi'],
  ['yumi', 'gil'],
  ['caio', 'iara'],
  ['nina', 'theo'],
  ['bia', 'malu'],
]

const PRESENTED = {
  livros: 'A apresentação diz o nome, quem escreveu e do que trata o livro, sem contar o final.',
  brinquedos: 'A apresentação diz o nome, o material e como se usa o brinquedo.',
} as const
const OBSERVED = [
  'Cada ponto forte ou fraco vem com um motivo: “é bom, porque…”.',
  'A recomendação diz para quem serve, e a nota combina com o texto.',
  'A opinião é da criança: ela pode discordar do que se diz nos balões.',
]

const adultOf = ({ model, stars, theme }: Reviewed): Mark[] =>
  notes([
    {
      title: 'Uma resenha possível',
      sentences: [
        `Título da resenha: ${model.title}`,
        `Apresentação: ${model.presents}`,
        `Ponto forte: ${model.strong}`,
        `Ponto fraco: ${model.weak}`,
        `Recomendo para ${model.to}.`,
        `Nota: ${stars} estrelas.`,
      ],
    },
    { title: 'O que observar', sentences: [PRESENTED[theme], ...OBSERVED] },
  ])

/** First lines of three books for the child to choose from. */
function firstLines(options: SheetOptions): Sheet<PagesFacts<ReviewTask | ExcerptTask>> {
  const shelfOf = oneEach(options, SHELVES)
  return wholePages(
    options,
    (pen, random, look, index) => {
      const { id, excerpts } = shelfOf(index)
      const task: ExcerptTask = { id, excerpts: random.shuffle(excerpts) }
      return {
        facts: task,
        marks: excerptPage(pen, options.level, task, inTurn(PAIRS, look), look),
        items: [id],
        pictures: ['livro', 'livros', 'estante', 'estrela', 'crianças'],
      }
    },
    PAIRS.length,
  )
}

export const resenhaCritica: SheetKind<PagesFacts<ReviewTask | ExcerptTask>> = {
  id: 'resenha-critica',
  category: 'alfabetizacao',
  themes: [...REVIEW_THEMES, EXCERPT_THEME],
  draw: (options) => {
    const { level, theme } = options
    if (theme === EXCERPT_THEME) return firstLines(options)
    const reviewedOf = oneEach(options, theme === 'brinquedos' ? TOYS : BOOKS)
    return wholePages(
      options,
      (pen, random, look, index) => {
        const reviewed = reviewedOf(index)
        const order = outOfOrder(random, [0, 1, 2, 3, 4, 5])
        const task: ReviewTask = { reviewed, who: inTurn(PAIRS, look), order }
        return {
          facts: task,
          marks: PAGES[level](pen, task, look),
          items: [reviewed.name],
          pictures: [
            ...(theme === 'brinquedos' ? ['brinquedo', 'loja'] : ['livro']),
            'estrela',
            'estante',
            'crianças',
            reviewed.name,
            reviewed.thing,
          ],
          ...(level === 'desafio' && { adult: adultOf(reviewed) }),
        }
      },
      PAIRS.length,
    )
  },
}
