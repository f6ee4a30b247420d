/** Share of the body that is sent, 0 to 1. */
export type OnProgress = (share: number) => void

/**
 * fetch by XMLHttpRequest, which alone tells how far an upload is. Rejects like fetch: TypeError without an answer,
 * AbortError when the signal says so.
 */
export function uploadCarrier(onProgress: OnProgress): typeof globalThis.fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const aborted = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
      const { signal } = init ?? {}
      if (signal?.aborted) return aborted()
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.response as Blob, { status: request.status }))
      request.onabort = aborted
      request.onerror = () => reject(new TypeError('Failed to upload'))
      request.open(init?.method ?? 'GET', String(input))
      request.responseType = 'blob'
      request.send(init?.body as XMLHttpRequestBodyInit | null | undefined)
    })
}
