import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { EngineReply, EngineRequest } from '../../../src/features/variants/components/engine-messages.ts'

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** The thread of the built site that draws sheets, on this page: asked directly, as its panel asks it. */
export async function openDrawingThread(page: Page) {
  const file = readdirSync('build/client/assets').find((name) => /^engine\.worker-.*\.js$/.test(name))
  await page.evaluate((url) => {
    Object.assign(window, { drawingThread: new Worker(url, { type: 'module' }) })
  }, `/assets/${file}`)
  let last = 0
  return (request: Unnumbered<EngineRequest>): Promise<EngineReply> =>
    page.evaluate(
      (asked) =>
        new Promise<EngineReply>((resolve, reject) => {
          const { drawingThread } = window as unknown as { drawingThread: Worker }
          drawingThread.onerror = (event) => reject(new Error(event.message))
          drawingThread.onmessage = ({ data }) => resolve(data)
          drawingThread.postMessage(asked)
        }),
      { ...request, id: ++last },
    )
}
