import { localRecord } from '../../product/local-user.ts'
import { askViewer } from '../document/ask-viewer.ts'
import { setViewer, type Viewer } from '../root-data.ts'
import { rootReading } from './root-reading.ts'

/** Pause before the user of a shared page is read again, after a failure (ms). */
const RETRY_MS = 2_000

/** Reads the user of a shared page, which carries no personal data, before the application starts. */
export async function nameViewer(asked: Promise<Viewer | null>): Promise<void> {
  const viewer = (await asked) ?? storedViewer()
  if (viewer?.session) return setViewer({ ...viewer, session: viewer.session })
  // The session ended after the page was sent: the same address shows a visitor's page.
  if (viewer) window.location.reload()
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  return nameViewer(askViewer())
}

/** The last user of this browser, shown while the server gives no answer (rule: local snapshot). */
function storedViewer(): Viewer | null {
  const user = localRecord.user()
  if (!user) return null
  rootReading.doubt()
  const { id, name, email, ...subscription } = user
  return { session: { userId: id, name, email, isAdmin: false }, isPremiumUser: false, subscription }
}
