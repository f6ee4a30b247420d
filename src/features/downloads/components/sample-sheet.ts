import type { Activity } from '../../catalogue/schema.ts'
import { SAMPLE_SHEET_TEXTS as TEXTS } from '../texts.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')
}

const STYLE = `
  @page { size: A4; margin: 16mm }
  body { font: 12pt/1.5 sans-serif; color: #1b1f2a; margin: 0 auto; max-width: 178mm }
  header { border-bottom: 1pt solid #1b1f2a; padding-bottom: 4mm }
  small { text-transform: uppercase; letter-spacing: .08em }
  h1 { font-size: 22pt; line-height: 1.2; margin: 2mm 0; overflow-wrap: anywhere }
  p { overflow-wrap: anywhere; white-space: pre-line }
  dl { display: flex; flex-wrap: wrap; gap: 2mm 8mm; margin: 0 }
  dl div { display: flex; gap: 2mm }
  dt { font-weight: bold }
  dd { margin: 0 }
  .lines { display: flex; gap: 8mm; margin: 6mm 0 }
  .lines span { flex: 1; border-bottom: 1pt solid #1b1f2a; padding-bottom: 1mm }
  .space { border: 1pt dashed #6b7280; border-radius: 3mm; height: 130mm }
`

/** One printable A4 page from an activity's data, as self-contained HTML (rule: sample sheet). */
export function sampleSheetHtml(activity: Activity): string {
  const facts: [string, string][] = [
    [TEXTS.category, activity.category],
    [TEXTS.ageRange, activity.ageRange],
    [TEXTS.format, activity.format],
  ]
  if (activity.tags.length > 0) facts.push([TEXTS.tags, activity.tags.join(', ')])
  const list = facts.map(([term, value]) => `<div><dt>${term}:</dt><dd>${escapeHtml(value)}</dd></div>`).join('')
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(activity.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<small>${TEXTS.label} · ${escapeHtml(TEXTS.pages(activity.pageCount))}</small>
<h1>${escapeHtml(activity.title)}</h1>
<dl>${list}</dl>
</header>
<p>${escapeHtml(activity.description)}</p>
<div class="lines"><span>${TEXTS.name}:</span><span>${TEXTS.date}:</span></div>
<div class="space" role="img" aria-label="${TEXTS.space}"></div>
</body>
</html>
`
}

export function sampleSheet(activity: Activity): Blob {
  return new Blob([sampleSheetHtml(activity)], { type: 'text/html;charset=utf-8' })
}
