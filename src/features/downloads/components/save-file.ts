/** Lifetime of the temporary object URL (ms). */
const OBJECT_URL_LIFE_MS = 100

/** Saves bytes as a click on a download link does. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  try {
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.hidden = true
    document.body.append(link)
    link.click()
    link.remove()
  } finally {
    setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFE_MS)
  }
}
