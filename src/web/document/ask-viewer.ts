import type { Viewer } from '../root-data.ts'

/** Reads the user of this browser; null without an answer. */
export const askViewer = (): Promise<Viewer | null> =>
  fetch('/rest/v1/viewer').then(
    (answer) => (answer.ok ? answer.json() : null),
    () => null,
  )
