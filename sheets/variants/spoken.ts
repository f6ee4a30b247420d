/** Words of a sheet for a voice that reads them. */
import type { PageContent } from '../scene/scene.ts'

/** Of a text that goes on in the next one: the lines of a paragraph. */
const LINE = 24
/** A voice reads more than two minutes of this. */
const LONGEST = 2_000

/** A word in capitals would be spelled out by some voices. */
const asWord = (text: string) => (text === text.toLocaleUpperCase('pt-BR') ? text.toLocaleLowerCase('pt-BR') : text)

/** A pause behind a word, none within a paragraph. */
const joint = (text: string) => (/[.!?…:;,]$/.test(text) || text.length > LINE ? ' ' : ', ')

/** The words that the task prints on its pages, in the order of drawing; empty where it has none, as mazes and sums. */
export function spokenWords(pages: readonly PageContent[], title: string): string {
  const texts = pages.flatMap(({ texts: printed, instruction }) =>
    printed.filter((text) => /\p{L}{2}/u.test(text) && text !== title && text !== instruction),
  )
  const words = texts.map((text) => asWord(text.trim()))
  const whole = words.map((text, i) => (i < words.length - 1 ? `${text}${joint(text)}` : text)).join('')
  return whole.length > LONGEST ? `${whole.slice(0, whole.lastIndexOf(' ', LONGEST))}…` : whole
}
