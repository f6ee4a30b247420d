/** Share of the body that is sent, 0 to 1. */
export type OnProgress = (share: number) => void

/**
 * fetch by XMLHttpRequest, which alone reports the progress of an upload. The answer is text, and can be read while it
 * arrives. Rejects like fetch: TypeError without an answer, AbortError by the signal.
 */
export function uploadCarrier(onProgress: OnProgress): typeof globalThis.fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const aborted = () => new DOMException('The upload was cancelled', 'AbortError')
      const { signal } = init ?? {}
      if (signal?.aborted) return reject(aborted())
      signal?.addEventListener('abort', () => request.abort(), { once: true })

      const encoder = new TextEncoder()
      let given = 0
      let answer: ReadableStreamDefaultController<Uint8Array> | null = null
      const giveNew = () => {
        const text = request.responseText.slice(given)
        given += text.length
        if (text !== '') answer?.enqueue(encoder.encode(text))
      }
      const fail = (error: Error) => {
        reject(error)
        answer?.error(error)
      }

      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onreadystatechange = () => {
        if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED || request.status === 0) return
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            answer = controller
          },
          cancel: () => request.abort(),
        })
        resolve(new Response(body, { status: request.status }))
      }
      request.onprogress = giveNew
      request.onload = () => {
        giveNew()
        answer?.close()
      }
      request.onabort = () => fail(aborted())
      request.onerror = () => fail(new TypeError('Failed to upload'))
      request.open(init?.method ?? 'GET', String(input))
      request.send(init?.body as XMLHttpRequestBodyInit | null | undefined)
    })
}
