import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ListSharing } from './list-sharing.tsx'

const LIST = { id: 'mar', name: 'Semana do mar', isDefault: false, count: 6, shareToken: 'A'.repeat(22) }

function pageOf(props: Omit<Parameters<typeof ListSharing>[0], 'siteOrigin'>): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ListSharing siteOrigin="https://folhas.example" {...props} /> },
  ])
  return renderToStaticMarkup(<Page />)
}

test('the end of the link is described on the button that ends it', () => {
  const page = pageOf({ list: LIST, activities: [] })
  const form = page.match(/<form.*?<\/form>/s)?.[0] ?? ''
  expect(form).toContain('aria-describedby="unshare-mar"')
  expect(form).toContain('Se você desfizer o link, quem já o recebeu não abre mais a lista.')
})

const sheets = (free: number, premium: number) => [
  ...Array.from({ length: free }, () => ({ isPremium: false })),
  ...Array.from({ length: premium }, () => ({ isPremium: true })),
]

test.each([
  [5, 1, 'Desta lista, 1 folha é Premium. Quem recebe vê todas, mas precisa do Premium para imprimir essa.'],
  [3, 3, 'Desta lista, 3 folhas são Premium. Quem recebe vê todas, mas precisa do Premium para imprimir essas 3.'],
  [0, 2, 'Todas as folhas desta lista são Premium. Quem recebe vê, mas precisa do Premium para imprimir.'],
  [0, 1, 'A folha desta lista é Premium. Quem recebe vê, mas precisa do Premium para imprimir.'],
])('%i free and %i premium sheets are told before the link is made', (free, premium, words) => {
  expect(pageOf({ list: { ...LIST, shareToken: null }, activities: sheets(free, premium) })).toContain(words)
})

test('a list of free sheets is sent without a word about Premium', () => {
  expect(pageOf({ list: LIST, activities: sheets(6, 0) })).not.toContain('Premium')
})
