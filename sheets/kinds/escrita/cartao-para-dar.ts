/** A card to cut, fold and give: its cover for a date, its inside to draw in and to write. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { CARD_BACKS, cardBack } from '../../studio/places/card-backs.ts'
import { CARD_COVERS, type CardCover, cardFront } from '../../studio/places/card-covers.ts'
import { CARD_LOOKS, type CardLook } from '../../studio/places/card-looks.ts'
import {
  CARD_PANELS,
  cardHead,
  cardLines,
  cardTable,
  onInside,
  onPanel,
  SCISSORS,
  slipIdeas,
  slipModel,
  slipTags,
} from '../../studio/places/gift-card.ts'
import { CARD_DATES, CARD_TEXTS, type CardDate, type CardTexts, type GapLine } from './card-facts.ts'
import { type CardTask, cardInside } from './card-pages.ts'
import { oneEach } from './whole-pages.ts'

export interface CardFacts {
  readonly cover: string
  readonly traced: readonly string[]
  /** Sentences with gaps, and the words for them in the order of the slip. */
  readonly gapped: readonly GapLine[]
  readonly bank: readonly string[]
  readonly opener: string
}

const isDate = (theme: string | undefined): theme is CardDate => CARD_DATES.some((date) => date === theme)

export const cartaoParaDar: SheetKind<PagesFacts<CardFacts>> = {
  id: 'cartao-para-dar',
  category: 'alfabetizacao',
  themes: CARD_DATES,
  draw: (options) => {
    const { level, theme, color } = options
    const date = isDate(theme) ? theme : (CARD_DATES[0] ?? 'natal')
    const look: CardLook = CARD_LOOKS[date]
    const cover: CardCover = CARD_COVERS[date]
    const texts: CardTexts = CARD_TEXTS[date]
    const textOf = oneEach(options, [0, 1, 2, 3])
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(color)
      const at = textOf(index)
      const first = sheet.fork('look').integer(0, 11)
      const view = cover.views[(first + index) % cover.views.length] ?? cover.views[0]
      const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
      const facts: CardFacts = {
        cover: texts.covers[(first + index) % texts.covers.length] ?? texts.covers[0],
        traced: level === 'facil' ? (texts.traced[at] ?? []) : [],
        gapped: level === 'medio' ? (texts.gapped[at] ?? []) : [],
        bank: level === 'medio' ? random.shuffle((texts.gapped[at] ?? []).map(({ word }) => word)) : [],
        opener: level === 'desafio' ? (texts.openers[at] ?? '') : '',
      }
      const task: CardTask = { ...facts, level, caption: texts.caption, farewell: texts.farewell }
      const inside = (isTurned: boolean) =>
        marksOf(onInside(pen, isTurned, (own) => cardInside(own, look, task, !isTurned)))
      const slip: Readonly<Record<typeof level, (own: Pen) => Drawing>> = {
        facil: (own) => slipModel(own, facts.traced),
        medio: (own) => slipTags(own, facts.bank),
        desafio: (own) => slipIdeas(own, texts.ideas),
      }
      const marks: PageMark[] = [
        ...marksOf([cardTable(pen), cardHead(pen, slip[level])]),
        ...(level === 'medio' ? [answer(inside(false), inside(true))] : inside(true)),
        ...marksOf([
          onPanel(pen, CARD_PANELS.back, (own) => cardBack(own, CARD_BACKS[date])),
          onPanel(pen, CARD_PANELS.front, (own) => cardFront(own, cover, view, cast, facts.cover)),
          cardLines(pen),
          drawPictogram('cut', SCISSORS.x, SCISSORS.y, SCISSORS.size),
          pictureTitle(pen, options),
        ]),
      ]
      return {
        marks,
        whole: true,
        facts,
        pictures: [...view.scene.shows, ...look.shows, 'cartão', 'tesoura'],
        items: [facts.cover, ...facts.traced, ...facts.gapped.map(({ word }) => word), facts.opener].filter(Boolean),
      }
    })
  },
}
