import { createElement, type ReactElement } from 'react'
import { Imprint } from './layout.tsx'

/**
 * Renders a mail in the layout of layout.tsx, as HTML and as equivalent plain text.
 * @param imprint name of the responsible company, at the end of every mail; empty if it is not set
 */
export async function drawMail(mail: ReactElement, imprint: string): Promise<{ text: string; html: string }> {
  // With the first mail, not with the start.
  const { render, toPlainText } = await import('@react-email/render')
  const html = await render(createElement(Imprint, { value: imprint }, mail))
  // A heading is not shouted.
  const selectors = [{ selector: 'h1', options: { uppercase: false } }]
  return { html, text: `${toPlainText(html, { wordwrap: false, selectors }).trim()}\n` }
}
