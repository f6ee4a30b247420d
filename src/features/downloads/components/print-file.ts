import { saveFile } from './save-file.ts'

/** True if this browser shows a PDF in a frame and prints it: phones do not, even if they claim to. */
function printsInPlace(): boolean {
  return navigator.pdfViewerEnabled && window.matchMedia('(pointer: fine)').matches
}

/** The frame of the last print. It has to stay while the browser's dialog is open, and no event reports its end. */
let last: { frame: HTMLIFrameElement; url: string } | null = null

function forgetLast(): void {
  if (!last) return
  last.frame.remove()
  URL.revokeObjectURL(last.url)
  last = null
}

/** Opens the file beside the page, where the phone's own viewer prints it; saves it where opening is blocked. */
function openFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  if (window.open(url, '_blank')) setTimeout(() => URL.revokeObjectURL(url), 60_000)
  else {
    URL.revokeObjectURL(url)
    saveFile(file, name)
  }
}

/** Prints a PDF by the browser's own dialog, or opens it where that cannot be (rule: printing). */
export function printFile(file: Blob, name: string): void {
  if (!printsInPlace()) {
    openFile(file, name)
    return
  }
  forgetLast()
  const url = URL.createObjectURL(file)
  const frame = document.createElement('iframe')
  // Without any display some browsers show no PDF in it.
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
