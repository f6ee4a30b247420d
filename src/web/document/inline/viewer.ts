import type { Viewer } from '../../root-data.ts'
import { askViewer } from '../ask-viewer.ts'

declare global {
  interface Window {
    /** The user of a shared page; absent on every other page. */
    viewer?: Promise<Viewer | null>
  }
}

/** Runs in the head of a page that members share: the answer is here before the application starts. */
window.viewer = askViewer()
