/** Booklets as a reader of PDFs sees them. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const bytesOf = async (file: Blob | null) => new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
/** Texts of each page, one after the other. */
export async function textsOf(file: Blob | null): Promise<string[]> {
  const pdf = await getDocument({ data: await bytesOf(file), useSystemFonts: false, verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join('|')
    }),
  )
}
/** All letters of some texts, in one order. */
export const letters = (texts: readonly string[]) => [...texts.join('').replace(/\s/g, '')].sort().join('')

/** Keys of a file by the quarters of its papers: the label above each, and the letters on it. */
export async function keysOf(file: Blob) {
  const pdf = await getDocument({ data: await bytesOf(file), useSystemFonts: false }).promise
  const keys: { label: string; letters: string }[] = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent()
    const texts = items.flatMap((item) =>
      'str' in item ? [{ str: item.str, quarter: `${item.transform[4] < 297} ${item.transform[5] > 421}` }] : [],
    )
    if (!texts.some(({ str }) => str.startsWith('Resposta'))) continue
    for (const here of Map.groupBy(texts, ({ quarter }) => quarter).values()) {
      const words = here.map(({ str }) => str).filter((str) => str.trim() !== '')
      const label = words.find((word) => /^Cópias? |^Todas as cópias/.test(word)) ?? ''
      if (words.length > 0) keys.push({ label, letters: letters(words.filter((word) => word !== label)) })
    }
  }
  return keys
}

/** True if the key under this label is that of a copy. */
export const isFor = (label: string, copy: number, all: number) =>
  all === 1 ||
  label === 'Todas as cópias' ||
  label.endsWith('…') ||
  label.match(/\d+/g)?.some((number) => number === String(copy)) === true
