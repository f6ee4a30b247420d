/** The objects of a PDF, as the rules look at them. */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { type PdfEntries, streamPlan } from './rules.ts'

const dictionaryOf = (value: PDFObject | undefined): PDFDict | null =>
  value instanceof PDFDict ? value : value instanceof PDFStream ? value.dict : null

const nameOf = (value: PDFObject | undefined) => (value instanceof PDFName ? value.decodeText() : null)

export function entriesOf(dictionary: PDFDict, isStream: boolean): PdfEntries {
  const at = (key: string) => dictionary.lookup(PDFName.of(key))
  return {
    isStream,
    keys: dictionary.keys().map((key) => key.decodeText()),
    name: (key) => nameOf(at(key)),
    text(key) {
      const value = at(key)
      return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null
    },
    dictionary(key) {
      const found = dictionaryOf(at(key))
      return found && entriesOf(found, false)
    },
  }
}

export function planOf(dictionary: PDFDict) {
  const filter = dictionary.lookup(PDFName.of('Filter'))
  const names = filter instanceof PDFArray ? filter.asArray().map((_, index) => filter.lookup(index)) : [filter]
  const side = (key: string) => {
    const value = dictionary.lookup(PDFName.of(key))
    return value instanceof PDFNumber ? value.asNumber() : 0
  }
  return streamPlan({
    filters: names.flatMap((name) => nameOf(name) ?? []),
    width: side('Width'),
    height: side('Height'),
  })
}

/** Every object that can be reached from a beginning, each once, with what is nested in it. */
export function* reachedFrom(document: PDFDocument, beginnings: readonly PDFObject[]): Generator<PDFObject> {
  const seen = new Set<PDFObject>()
  const waiting = [...beginnings]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    yield next
    if (next instanceof PDFRef) {
      const target = document.context.lookup(next)
      if (target) waiting.push(target)
    } else if (next instanceof PDFArray) waiting.push(...next.asArray())
    else if (next instanceof PDFDict) waiting.push(...next.values())
    else if (next instanceof PDFStream) waiting.push(next.dict)
  }
}
