/** A page that is one picture: a frame from margin to margin, with title, instruction and task inside. */
import { type Box, boundsOf, overlaps } from '../lettering/bounds.ts'
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { answer, type PageMark } from '../scene/answers.ts'
import { group, type Point, rect, rectData, round } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { box } from '../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../studio/pen.ts'
import { board } from '../studio/shapes/built.ts'
import { CONTENT, footer, levelMarks, type PaperHeading, writingLines } from './paper.ts'

/** The frame that pictures are drawn in, mm. */
export const PICTURE: Box = { x: 9, y: 19, width: 192, height: 267 }
const RADIUS = 6
const CONTOUR = 1.2
/** The frame's upper and lower edge on the paper: below the lines for name, or for school, or without, above the footer. */
const [TOP, TOP_WITH_SCHOOL, TOP_UNSIGNED, BOTTOM] = [19.5, 24.8, 17.5, 279]

const FRAME = rectData(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height, RADIUS)

const scaleBetween = (top: number, bottom: number) => round(((bottom - top) / PICTURE.height) * 100) / 100

/** Millimetres of paper for one of a picture: who draws true lengths divides by it. */
export const pictureScale = (school: boolean): number => scaleBetween(school ? TOP_WITH_SCHOOL : TOP, BOTTOM)

function placed(marks: readonly Mark[], top: number, bottom: number): Mark {
  const scale = scaleBetween(top, bottom)
  const x = PAGE_WIDTH_MM / 2 - (PICTURE.x + PICTURE.width / 2) * scale
  return group(x, top - PICTURE.y * scale, marks, { scale })
}

/** The picture clipped by its frame, at its place. */
const framed = (marks: readonly Mark[], top: number, bottom: number): Mark =>
  placed(
    [
      group(0, 0, marks, { clip: FRAME }),
      rect(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height, { radius: RADIUS, width: CONTOUR }),
    ],
    top,
    bottom,
  )

/** Spots of a picture on its paper, and of the paper in its picture. */
export function paperOf(school: boolean) {
  const [top, scale] = [school ? TOP_WITH_SCHOOL : TOP, pictureScale(school)]
  const middle = PICTURE.x + PICTURE.width / 2
  return {
    scale,
    onPaper: ({ x, y }: Point): Point => ({
      x: PAGE_WIDTH_MM / 2 + (x - middle) * scale,
      y: top + (y - PICTURE.y) * scale,
    }),
    inPicture: ({ x, y }: Point): Point => ({
      x: middle + (x - PAGE_WIDTH_MM / 2) / scale,
      y: PICTURE.y + (y - top) / scale,
    }),
  }
}

/** `beyond`: marks of the paper over the picture. */
export function framePicture(heading: PaperHeading, marks: readonly Mark[], beyond: readonly Mark[] = []): ScenePage {
  return {
    marks: [
      ...writingLines(heading),
      framed(marks, heading.unsigned ? TOP_UNSIGNED : heading.school ? TOP_WITH_SCHOOL : TOP, BOTTOM),
      ...beyond,
      ...levelMarks(heading),
      ...footer(heading.page, heading.pageCount),
    ],
  }
}

/** Marks of another page at the place that a picture has on its paper: backs of cards meet their fronts. */
export const behindPicture = (marks: readonly Mark[], school: boolean): Mark =>
  placed(marks, school ? TOP_WITH_SCHOOL : TOP, BOTTOM)

/** A solved picture where the answer key expects a drawing inside `CONTENT`. */
export const pictureInKey = (marks: readonly Mark[]): Mark[] => [framed(marks, CONTENT.y, CONTENT.y + CONTENT.height)]

interface Heading {
  readonly title: string
  readonly instruction: string
  /** Middle of the board, and its width. */
  readonly cx?: number
  readonly y: number
  readonly width: number
  /** Baseline of the instruction, where it does not follow the board. */
  readonly below?: number
}

const heading = (mark: Mark): Mark => (mark.kind === 'text' ? { ...mark, heading: true } : mark)

const BOARD_HEIGHT = 16
const TITLE_SIZE = 9.4
const INSTRUCTION_SIZE = 5.2

/** Title and instruction, which a key prints in part. */
function boardAndLine(pen: Pen, { title, instruction, cx = PAGE_WIDTH_MM / 2, y, width, below }: Heading) {
  const size = fitTextSize(title, 'display', TITLE_SIZE, width - 12)
  return {
    titled: [
      board(pen, cx - width / 2, y, width, BOARD_HEIGHT, measureText(title, 'display', size)),
      heading(pen.text(cx, y + BOARD_HEIGHT / 2 + size * 0.35, title, size)),
    ],
    told: instructionLine(pen, instruction, cx, below ?? y + BOARD_HEIGHT + 9, PICTURE.width - 16),
  }
}

/** The title on a wooden board, and below it the instruction. */
export function titleBoard(pen: Pen, wish: Heading): Drawing {
  const { titled, told } = boardAndLine(pen, wish)
  return [titled, told]
}

/** The same where the key is small: it keeps the title, whose place would be empty, and leaves out the instruction. */
export function titleBoardOfTask(pen: Pen, wish: Heading): PageMark[] {
  const { titled, told } = boardAndLine(pen, wish)
  return [...marksOf(titled), answer([], marksOf(told))]
}

/** Room beside the words of a board, and how narrow and wide it may be, mm. */
const [BOARD_ROOM, NARROWEST_BOARD, WIDEST_BOARD] = [26, 96, 176]

/** Width of the board at the top of a picture, as wide as its words. */
export function titleWidth(title: string): number {
  const words = measureText(title, 'display', TITLE_SIZE) + BOARD_ROOM
  return round(Math.min(Math.max(words, NARROWEST_BOARD), WIDEST_BOARD))
}

/** A wider board leaves no room for heads beside it, mm. */
const WIDEST_BETWEEN_HEADS = 128

/** Two who look on at both sides of the title; null beside a wide one. */
export function onlookers<Who>(title: string, left: Who, right: Who, widest = WIDEST_BETWEEN_HEADS) {
  const width = titleWidth(title)
  return width < widest ? { left, right, titleWidth: width } : null
}

const TITLE_TOP = PICTURE.y + 5

type Words = Pick<Heading, 'title' | 'instruction'>

const onTop = ({ title, instruction }: Words): Heading => ({
  title,
  instruction,
  y: TITLE_TOP,
  width: titleWidth(title),
})

/** The title and instruction at the top of a picture. */
export const pictureTitle = (pen: Pen, words: Words): Drawing => titleBoard(pen, onTop(words))

/** The same where the key is small and keeps the title alone. */
export const taskTitle = (pen: Pen, words: Words): PageMark[] => titleBoardOfTask(pen, onTop(words))

/** Without things that the board would cover in part, as a sun beside it. */
export function clearOfTitle<One extends PageMark>(marks: readonly One[], title: string): One[] {
  const width = titleWidth(title)
  const covered: Box = { x: (PAGE_WIDTH_MM - width) / 2, y: TITLE_TOP, width, height: BOARD_HEIGHT }
  return marks.filter((mark) => {
    const reach = mark.kind === 'group' ? boundsOf([mark]) : null
    return !reach || !overlaps(reach, covered)
  })
}

/** Height of the instruction's plate, and its room beside the words, mm. */
const [PLATE_HEIGHT, PLATE_ROOM] = [8.4, 8]

/** Width of the plate with an instruction that is not made smaller, mm. */
const plateWidth = (instruction: string) => measureText(instruction, 'text', INSTRUCTION_SIZE) + PLATE_ROOM

/** The same people, farther apart where the instruction is wider than the title: it would be in front of their feet. */
export const clearOfPlate = <One extends { readonly titleWidth: number }>(people: One | null, instruction: string) =>
  people && { ...people, titleWidth: Math.max(people.titleWidth, plateWidth(instruction)) }

/** The instruction on a white plate: no line of the picture runs through it. `y` is its baseline. */
export function instructionLine(pen: Pen, instruction: string, cx: number, y: number, room: number): Drawing {
  const size = fitTextSize(instruction, 'text', INSTRUCTION_SIZE, room - PLATE_ROOM)
  const width = measureText(instruction, 'text', size) + PLATE_ROOM
  return [
    pen.shape(box(cx - width / 2, y - PLATE_HEIGHT * 0.7, width, PLATE_HEIGHT, PLATE_HEIGHT / 2), 'white', 0.7),
    heading(pen.text(cx, y, instruction, size, { font: 'text' })),
  ]
}
