import type { Beside, Copies } from '../../../../sheets/variants/choices.ts'
import { chosenIn, OPTIONS, type Option, parametersOf } from '../options/rules.ts'
import { PREPARE } from '../texts.ts'
import { UPLOADED } from './texts.ts'

/** Choices for an uploaded file: it has no recipe. */
export interface FileChoices {
  readonly ink: 'color' | 'grey'
  readonly copies: Copies
  readonly beside: Beside
}

/** The file as it was uploaded. */
export const AS_UPLOADED: FileChoices = { ink: 'color', copies: 1, beside: 'next' }

const INKS: Option = {
  name: 'ink',
  parameter: 'tinta',
  label: PREPARE.ink,
  hint: UPLOADED.greyHint,
  values: [
    { value: 'color', word: 'cor', text: UPLOADED.inks.color },
    { value: 'grey', word: 'cinza', text: UPLOADED.inks.grey },
  ],
}
const FILE_OPTIONS: readonly Option[] = [...OPTIONS.filter(({ name }) => name === 'copies' || name === 'beside'), INKS]

/** The choices of a file, as chosen so far: pages are beside others only where there are several. */
export const fileOptions = (pages: number, { copies }: FileChoices): readonly Option[] =>
  FILE_OPTIONS.filter(({ name }) => name !== 'beside' || (pages > 1 && copies > 1))

export const toFileAddress = (choices: FileChoices): string =>
  parametersOf(FILE_OPTIONS, choices, AS_UPLOADED).toString()

export const fromFileAddress = (address: string): FileChoices => ({
  ...AS_UPLOADED,
  ...chosenIn(FILE_OPTIONS, address),
})

/** Neighbour of a page: in a file of one page, the page again; a page alone on its paper keeps the default. */
const besideOf = ({ copies, beside }: FileChoices, pages: number): Beside =>
  copies === 1 ? AS_UPLOADED.beside : pages > 1 ? beside : 'same'

/** A short name of the choices, for their count (rule: variants): those that print the same have the same name. */
export const nameOfFileChoices = (choices: FileChoices, pages: number): string =>
  ['arquivo', choices.ink, choices.copies, besideOf(choices, pages)].join('.')

export const isAsUploaded = ({ ink, copies }: FileChoices): boolean =>
  ink === AS_UPLOADED.ink && copies === AS_UPLOADED.copies

/** Points (1/72 inch). */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Position of a page on its paper, in points from the upper left corner. */
export interface Placed extends Size {
  /** Of the file, from 0. */
  readonly page: number
  readonly x: number
  readonly y: number
}

export interface Paper extends Size {
  readonly placed: readonly Placed[]
  /** Parts of the paper, side by side and one below the other: it is cut between them. */
  readonly columns: 1 | 2
  readonly rows: 1 | 2
}

export const A4: Size = { width: 595.28, height: 841.89 }
const turned = ({ width, height }: Size): Size => ({ width: height, height: width })
/** Of its part of the paper, what a page may fill: printers cut near the edge. */
const FILL = 0.96

const isLying = ({ width, height }: Size) => width > height

/** Pages on one A4, which turns with the first of them. No page becomes larger than it is. */
function paperOf(pages: readonly number[], copies: 2 | 4, sizes: readonly Size[]): Paper {
  const lying = isLying(sizes[pages[0] ?? 0] ?? A4)
  const [columns, rows] = copies === 4 ? ([2, 2] as const) : lying ? ([1, 2] as const) : ([2, 1] as const)
  const paper = lying === (copies === 4) ? turned(A4) : A4
  const [cellWidth, cellHeight] = [paper.width / columns, paper.height / rows]
  const placed = pages.map((page, i): Placed => {
    const own = sizes[page] ?? A4
    const scale = Math.min(1, (cellWidth * FILL) / own.width, (cellHeight * FILL) / own.height)
    const [width, height] = [own.width * scale, own.height * scale]
    const x = (i % columns) * cellWidth + (cellWidth - width) / 2
    const y = Math.floor(i / columns) * cellHeight + (cellHeight - height) / 2
    return { page, x, y, width, height }
  })
  return { ...paper, placed, columns, rows }
}

/** The sheets of paper that pages of these sizes lie on. */
export function papersOf(sizes: readonly Size[], choices: FileChoices): Paper[] {
  const { copies } = choices
  if (copies === 1)
    return sizes.map((size, page) => ({ ...size, placed: [{ page, x: 0, y: 0, ...size }], columns: 1, rows: 1 }))
  if (besideOf(choices, sizes.length) === 'same')
    return sizes.map((_, page) =>
      paperOf(
        Array.from({ length: copies }, () => page),
        copies,
        sizes,
      ),
    )
  const pages = sizes.map((_, page) => page)
  return Array.from({ length: Math.ceil(pages.length / copies) }, (_, i) =>
    paperOf(pages.slice(i * copies, (i + 1) * copies), copies, sizes),
  )
}
