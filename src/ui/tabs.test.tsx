import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

test('keys reach the open tab, and only that one, before the application is there', () => {
  const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase(), content: value }))
  const page = renderToStaticMarkup(<Tabs label="Letras" initial="b" tabs={tabs} />)
  const reached = page.match(/<button[^>]*tabindex="0"[^>]*>/gi) ?? []
  expect(reached).toHaveLength(1)
  expect(reached[0]).toContain('aria-selected="true"')
})
