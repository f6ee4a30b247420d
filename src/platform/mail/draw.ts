import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** A mail written on the sheet of layout.tsx, as HTML and as the plain text that says the same. */
export async function drawMail(mail: ReactElement): Promise<{ text: string; html: string }> {
  const html = await render(mail)
  // A heading is not shouted.
  const selectors = [{ selector: 'h1', options: { uppercase: false } }]
  return { html, text: `${toPlainText(html, { wordwrap: false, selectors }).trim()}\n` }
}
