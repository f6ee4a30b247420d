import type { ReactElement } from 'react'

/** A mail written on the sheet of layout.tsx, as HTML and as the plain text that says the same. */
export async function drawMail(mail: ReactElement): Promise<{ text: string; html: string }> {
  // With the first mail, not with the start.
  const { render, toPlainText } = await import('@react-email/render')
  const html = await render(mail)
  // A heading is not shouted.
  const selectors = [{ selector: 'h1', options: { uppercase: false } }]
  return { html, text: `${toPlainText(html, { wordwrap: false, selectors }).trim()}\n` }
}
