import { saveFile } from './save-file.ts'

/** True if this browser prints a PDF in a frame. Phones do not, even if they claim it. */
export function printsInPlace(): boolean {
  return navigator.pdfViewerEnabled && window.matchMedia('(pointer: fine)').matches
}

/** Frame of the last print. It stays while the browser's dialog is open, and no event reports its end. */
let last: { frame: HTMLIFrameElement; url: string } | null = null

function forgetLast(): void {
  if (!last) return
  last.frame.remove()
  URL.revokeObjectURL(last.url)
  last = null
}

/** Opens the file beside the page for the phone's viewer; saves it where popups are blocked. */
function openFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  if (window.open(url, '_blank')) setTimeout(() => URL.revokeObjectURL(url), 60_000)
  else {
    URL.revokeObjectURL(url)
    saveFile(file, name)
  }
}

/** Prints a PDF in the browser's dialog, or opens it (rule: printing). */
export function printFile(file: Blob, name: string): void {
  if (!printsInPlace()) {
    openFile(file, name)
    return
  }
  forgetLast()
  const url = URL.createObjectURL(file)
  const frame = document.createElement('iframe')
  // With `display: none` some browsers do not load the PDF.
  frame.style.cssText = 'position:absolute;visibility:hidden;width:0;height:0;border:0'
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  frame.dataset.printing = name
  frame.addEventListener('load', () => {
    try {
      const page = frame.contentWindow
      if (!page) throw new Error('the frame has no page')
      page.focus()
      page.print()
    } catch {
      openFile(file, name)
    }
  })
  frame.src = url
  document.body.append(frame)
  last = { frame, url }
}
