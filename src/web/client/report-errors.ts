import type { BrowserError } from '../browser-error.ts'

/** Different errors a page reports; what goes wrong more often is one fault (count). */
const REPORTS_MAX = 5
const MESSAGE_MAX_LENGTH = 200
const FRAMES_MAX = 8

/** Between two of these a message may hold what a person typed. */
const QUOTATION_MARK = /["'`“”‘’]/
/** Ids in a path: of people, of payments. */
const ID = /(?<=\/)(?=[^/]*\d)[\w-]{6,}(?=\/|$)/g
/** A line of one of our files; other lines of a stack describe the visitor's browser. */
const FRAME = /\/assets\/[\w.-]+\.js:\d+:\d+/g

/** Every second piece between quotation marks is a quote; what follows a mark that is never closed counts as one. */
function withoutQuotes(message: string): string {
  return message
    .split(QUOTATION_MARK)
    .filter((_, i) => i % 2 === 0)
    .join('…')
}

/** Report of an error: its place in our files, without personal data. */
export function describeError(error: unknown, path: string): BrowserError {
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: '', stack: '' }
  return {
    kind: name.slice(0, MESSAGE_MAX_LENGTH),
    message: withoutQuotes(message).slice(0, MESSAGE_MAX_LENGTH),
    frames: (stack?.match(FRAME) ?? []).slice(0, FRAMES_MAX),
    path: path.replace(ID, ':id').slice(0, MESSAGE_MAX_LENGTH),
  }
}

/** Reports every uncaught error to the server once. `send` gets the JSON of a report. */
export function reportErrors(page: Window, send: (report: string) => void): void {
  const told = new Set<string>()
  const tell = (error: unknown) => {
    const report = JSON.stringify(describeError(error, page.location.pathname))
    if (told.has(report) || told.size >= REPORTS_MAX) return
    told.add(report)
    send(report)
  }
  page.addEventListener('error', ({ error }) => error && tell(error))
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** Past the limiters of the page's own calls, and after the page has gone. A report that does not arrive is lost. */
export function sendReport(report: string): void {
  const headers = { 'content-type': 'application/json' }
  void fetch('/functions/v1/browser-error', { method: 'POST', headers, body: report, keepalive: true }).catch(() => {})
}
