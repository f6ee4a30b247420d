import { SAVING_ATTRIBUTE, type Saving, WAITING_TYPE } from './waiting-module.ts'

const MODULE_SCRIPT = /<script((?: nonce="[^"]*")?) type="module" async="">/
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g

/** The rendered page with an inactive module, which inline/start-scripts.ts activates, and without preloads. */
export function withWaitingScripts(html: string, saving: Saving): string {
  const files: string[] = []
  const withoutPreloads = html.replace(PRELOAD, (_, file: string) => {
    files.push(file)
    return ''
  })
  return withoutPreloads.replace(
    MODULE_SCRIPT,
    (_, nonce: string) =>
      `<script${nonce} type="${WAITING_TYPE}" ${SAVING_ATTRIBUTE}="${saving}" data-files="${files.join(' ')}">`,
  )
}

/** Pages that act on load, by script. */
const SPEAKING_PAGE = /^\/(?:reset-password|profile|cancel-subscription|payment-success)(?:\/|$)/
/** Addresses with a message that a script shows once. */
const SPEAKING_QUERY = /[?&](?:notice|error)=/

/** Start of a page's scripts where data is saved. */
export function savingOf(url: URL): Saving {
  return SPEAKING_PAGE.test(url.pathname) || SPEAKING_QUERY.test(url.search) ? 'all-the-same' : 'waits'
}
