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
  const page = pageOf({ list: LIST })
  const form = page.match(/<form.*?<\/form>/s)?.[0] ?? ''
  expect(form).toContain('aria-describedby="unshare-mar"')
  expect(form).toContain('Se você desfizer o link, quem já o recebeu não abre mais a lista.')
})
