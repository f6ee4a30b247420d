import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './identity.ts'
import { emptyState, type State } from './state.ts'

const FILE_NAME = 'state.json'
const OWNER_ONLY = 0o600
/** Delivered notifications stored for the overview, and answers stored for repeated calls. */
const MAX_NOTIFICATIONS = 500
const MAX_ANSWERS = 300
const MAX_CARD_TOKENS = 100

/** Keeps the state in one file, replaced whole: a process that is killed leaves the old one or the new one. */
export async function openStore(directory: string) {
  const file = join(directory, FILE_NAME)
  const stored = await readFile(file, 'utf8').catch(unlessMissing)
  // A state of an earlier version of the sandbox lacks what was added since.
  const state: State = { ...emptyState(Date.now()), ...(stored ? JSON.parse(stored) : {}) }
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function write() {
    forgetOld(state)
    const aside = `${file}.next`
    await writeFile(aside, JSON.stringify(state), { mode: OWNER_ONLY })
    await rename(aside, file)
  }

  function start(): Promise<void> {
    running = write().finally(() => {
      running = null
    })
    return running
  }

  return {
    state,
    /** Resolves once what the state is now is on disk. Calls that come during a write share the next one. */
    save(): Promise<void> {
      if (!running) return start()
      next ??= running
        .catch(() => {})
        .then(() => {
          next = null
          return start()
        })
      return next
    },
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>

function forgetOld(state: State) {
  const done = state.notifications.filter(({ status }) => status !== 'waiting')
  if (done.length > MAX_NOTIFICATIONS) {
    const forgotten = new Set(done.slice(0, done.length - MAX_NOTIFICATIONS))
    state.notifications = state.notifications.filter((notification) => !forgotten.has(notification))
  }
  const tokens = Object.keys(state.cardTokens)
  for (const token of tokens.slice(0, Math.max(0, tokens.length - MAX_CARD_TOKENS))) delete state.cardTokens[token]
  const keys = Object.keys(state.answers)
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_ANSWERS))) delete state.answers[key]
}
